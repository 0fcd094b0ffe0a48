import { measure, memoryMiB } from "./load.ts";
import { withProduct } from "./product.ts";
import { reportRatios } from "./report.ts";

const targets = { "GET /api/programs": 0.75, "tRPC program.list": 0.7 };
const memoryTargetMiB = 250;

/**
 * Authenticated `GET /api/programs` and its tRPC twin, each against its floor, in one run on one database.
 * @returns whether every target was met
 */
export function benchPrograms(print: (line: string) => void): Promise<boolean> {
	return withProduct(async ({ base, floor, headers, pid }) => {
		const memory = watchMemory(pid);
		const against = (path: string, name: string) =>
			measure(
				[
					{ name: `floor of ${name}`, url: `${floor}${path}`, headers },
					{ name, url: `${base}${path}`, headers },
				],
				5,
				4,
			);
		const rest = await against("/api/programs", "GET /api/programs");
		const trpc = await against("/trpc/program.list", "tRPC program.list");
		const highest = memory.stop();
		print("Authenticated list of programs, 16 connections, median of 5 rounds in turn");
		const fast = reportRatios([...rest, ...trpc], targets, print);
		const lean = highest === null || highest < memoryTargetMiB;
		print(
			`server memory         ${highest ?? "not told here"} MiB at most  target ${memoryTargetMiB}  ${lean ? "met" : "MISSED"}`,
		);
		return lean && fast;
	});
}

/** The highest resident memory of a process from now until `stop`, looked at ten times a second. */
function watchMemory(pid: number): { stop(): number | null } {
	let highest = memoryMiB(pid);
	const timer = setInterval(() => {
		const now = memoryMiB(pid);
		if (now !== null && highest !== null) highest = Math.max(highest, now);
	}, 100);
	return {
		stop() {
			clearInterval(timer);
			return highest;
		},
	};
}
