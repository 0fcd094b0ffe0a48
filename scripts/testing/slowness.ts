/** What takes `referenceMs` of a processor that is well and alone. */
const referenceSteps = 22_000_000;
const referenceMs = 60;

/**
 * How many times as long as usual this machine takes for the same at the moment: 1 or more.
 * @param clock "processor" counts what this thread computes; "wall" also how long it waits for its turn
 */
export function slowness(clock: "processor" | "wall"): number {
	const before = process.threadCpuUsage();
	const since = performance.now();
	let sum = 0;
	for (let step = 0; step < referenceSteps; step++) sum = (sum + step) % 1_000_003;
	if (sum < 0) throw new Error("nothing was computed");
	const { user, system } = process.threadCpuUsage(before);
	const tookMs = clock === "wall" ? performance.now() - since : (user + system) / 1000;
	return Math.max(1, tookMs / referenceMs);
}
