import type { Measured } from "./load.ts";

/**
 * A line for each contender, with its verdict where it has a target.
 * @param targets the least ratio to the floor, by the contender's name
 * @returns whether every target was met
 */
export function reportRatios(
	measured: readonly Measured[],
	targets: Partial<Record<string, number>>,
	print: (line: string) => void,
): boolean {
	for (const { name, perSecond, p99Ms, ratio } of measured) {
		const target = targets[name];
		const verdict = target ? `  target ${target.toFixed(2)}  ${ratio >= target ? "met" : "MISSED"}` : "";
		const figures = `${perSecond.toFixed(0).padStart(8)}/s  p99 ${String(p99Ms).padStart(4)} ms`;
		print(`${name.padEnd(28)}${figures}  ratio ${ratio.toFixed(2)}${verdict}`);
	}
	return measured.every(({ name, ratio }) => ratio >= (targets[name] ?? 0));
}
