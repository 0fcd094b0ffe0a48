import { join } from "node:path";
import { onStopRequested } from "../apps/api/src/lifecycle/stop-signals.ts";
import { add, believed, type Counts, describe, noTests, ofCheck, ofSuite } from "./suites/counts.ts";
import { endPrograms, runProgram } from "./suites/run-program.ts";

// npm test: every check there is. Its last line is `N passed, N failed`, and it ends with 1 when one failed.
const root = join(import.meta.dirname, "..");

/** A task of turbo.json; what passed with the same inputs is not run again, and turbo writes again what it wrote. */
type Suite = {
	name: string;
	task: string;
	counts: (output: string, exitCode: number) => Counts;
	patient: boolean;
};

const check = (name: string, task: string, patient = false): Suite => ({
	name,
	task,
	counts: (_output, exitCode) => ofCheck(exitCode),
	patient,
});
const tests = (name: string, task: string, patient = false): Suite => ({
	name,
	task,
	counts: (output, exitCode) => believed(ofSuite(output), exitCode),
	patient,
});

const environment = {
	TURBO_TELEMETRY_DISABLED: "1",
	TURBO_NO_UPDATE_NOTIFIER: "1",
	// Of all that decides how a test ends, what no file says.
	RUNNING_ON: `${process.version} ${process.platform} ${process.arch}`,
};

async function ofTurbo({ task, counts, patient }: Suite): Promise<{ counts: Counts; output: string }> {
	const { exitCode, output } = await runProgram(
		[
			join(root, "node_modules/turbo/bin/turbo"),
			"run",
			task,
			"--output-logs=full",
			"--log-prefix=none",
			"--env-mode=strict",
		],
		root,
		environment,
		patient,
	);
	return { counts: counts(output, exitCode), output };
}

/** What runs one after the other; several suites in one place of it run side by side. */
type Lane = (Suite | Suite[])[];

/** Each group is lanes side by side, group after group. */
const groups: Lane[][] = [
	[
		[check("build of the web app", "@throughline/web#build")],
		[
			check("layers and names", "//#check:layers"),
			check("versions of the packages", "//#check:versions"),
			check("format and lint", "//#check:lint"),
			check("dead code", "//#check:dead-code"),
		],
	],
	[
		// These wait for servers, browsers and ends of processes for a third to a half of their time.
		[
			tests("database and HTTP", "//#test:server"),
			[
				tests("journeys in a browser", "//#test:journeys"),
				tests("kills and ends of real processes", "//#test:faults"),
			],
		],
		// What only computes is done meanwhile, and only then: it waits for nothing but a processor, to the very end. Of the
		// screens no file is long, so that at the end both processors have work.
		[
			check("types", "//#check:types", true),
			tests("rules", "//#test:rules", true),
			tests("screens", "//#test:screens", true),
		],
	],
	// What measures time has the machine for itself.
	[[tests("Lighthouse scores", "//#test:scores")]],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runSuite(suite: Suite): Promise<Counts> {
	const { name } = suite;
	const since = performance.now();
	const { counts, output } = await ofTurbo(suite);
	console.log(`${counts.failed > 0 ? "✗" : "✓"} ${name}: ${describe(counts)} (${seconds(since)})`);
	if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
	// Not a failure, but nothing to keep quiet about either.
	else for (const [line] of output.matchAll(/^Passed at the second try only: .*$/gm)) console.log(line);
	return counts;
}

async function runLane(lane: Lane): Promise<Counts[]> {
	const counts: Counts[] = [];
	for (const place of lane) counts.push(...(await Promise.all([place].flat().map(runSuite))));
	return counts;
}

onStopRequested(() => {
	endPrograms();
	process.exit(1);
});

const since = performance.now();
let total = noTests;
for (const group of groups) {
	for (const counts of (await Promise.all(group.map(runLane))).flat()) total = add(total, counts);
}
console.log(`\nin ${seconds(since)}`);
console.log(describe(total));
process.exit(total.failed > 0 ? 1 : 0);
