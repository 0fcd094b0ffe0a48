import { medianMs, type Running, withProduct } from "./product.ts";
import { addPrograms, addTasks } from "./task-rows.ts";

const growthTarget = 1.5;
const oneProgramTargetMs = 30;
const calls = 400;

/**
 * `GET /api/dashboard/summary`, one call after another: with a thousand tasks in the database, with a million spread
 * over a thousand programs, and of a program that has a million more; of that one the overview, too. What they cost
 * must not follow what is stored.
 * @returns whether every target was met
 */
export function benchDashboard(print: (line: string) => void): Promise<boolean> {
	return withProduct(async (running) => {
		const programIds = await addPrograms(running.connection, 1_000);
		await addTasks(running.connection, programIds, 1_000);
		const small = await medianOf(running, programIds);
		await addTasks(running.connection, programIds, 999_000);
		const spread = await medianOf(running, programIds);
		const large = await addPrograms(running.connection, 1);
		await addTasks(running.connection, large, 1_000_000);
		const inOne = await medianOf(running, large);
		const overview = await medianOf(running, large, "overview");

		const growth = spread / small;
		const flat = growth <= growthTarget;
		const quick = inOne < oneProgramTargetMs;
		print(`Dashboard summary of a program, median of ${calls} calls one after another`);
		print(`1,000 tasks in 1,000 programs       ${small.toFixed(2)} ms`);
		print(
			`1,000,000 tasks in 1,000 programs   ${spread.toFixed(2)} ms  ratio ${growth.toFixed(2)}  target ${growthTarget}  ${flat ? "met" : "MISSED"}`,
		);
		print(
			`1,000,000 more in one program       ${inOne.toFixed(2)} ms  target ${oneProgramTargetMs} ms  ${quick ? "met" : "MISSED"}`,
		);
		const whole = overview < oneProgramTargetMs;
		print(
			`the overview of that program        ${overview.toFixed(2)} ms  target ${oneProgramTargetMs} ms  ${whole ? "met" : "MISSED"}`,
		);
		return flat && quick && whole;
	});
}

/** The median time of a call in milliseconds, each for the next of the programs. */
function medianOf(
	{ base, headers }: Running,
	programIds: string[],
	part: "summary" | "overview" = "summary",
): Promise<number> {
	let call = 0;
	return medianMs(calls, () => {
		const programId = programIds[call++ % programIds.length];
		return fetch(`${base}/api/dashboard/${part}?programId=${programId}`, { headers });
	});
}
