import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onStopRequested } from "../apps/api/src/lifecycle/stop-signals.ts";
import {
	add,
	believed,
	type Counts,
	describe,
	noTests,
	ofCheck,
	ofJourneys,
	ofVitest,
} from "./suites/counts.ts";
import { endPrograms, runProgram } from "./suites/run-program.ts";

// npm test: every check there is. Its last line is `N passed, N failed`, and it ends with 1 when one failed.
const root = join(import.meta.dirname, "..");
const web = join(root, "apps/web");
const inRoot = (path: string): string => join(root, "node_modules", path);

type Suite = { name: string; run: () => Promise<{ counts: Counts; output: string }> };

const check = (
	name: string,
	args: string[],
	environment?: Record<string, string>,
	patient = false,
): Suite => ({
	name,
	async run() {
		const { exitCode, output } = await runProgram(args, root, environment, patient);
		return { counts: ofCheck(exitCode), output };
	},
});

const turbo = (task: string, ...args: string[]): string[] => [
	inRoot("turbo/bin/turbo"),
	"run",
	task,
	"--output-logs=errors-only",
	...args,
];
const quietTurbo = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

const vitest = (name: string, args: string[], patient = false): Suite => ({
	name,
	async run() {
		const folder = await mkdtemp(join(tmpdir(), "throughline-report-"));
		const report = join(folder, "report.json");
		const program = [
			inRoot("vitest/vitest.mjs"),
			"run",
			"--reporter=dot",
			"--silent=passed-only",
			"--reporter=json",
			`--outputFile.json=${report}`,
		];
		const { exitCode, output } = await runProgram([...program, ...args], root, {}, patient);
		const text = existsSync(report) ? await readFile(report, "utf8") : "";
		await rm(folder, { recursive: true, force: true });
		return { counts: believed(ofVitest(text), exitCode), output };
	},
});

const journeys: Suite = {
	name: "journeys in a browser",
	async run() {
		const { exitCode, output } = await runProgram(
			[join(web, "node_modules/@playwright/test/cli.js"), "test"],
			web,
		);
		return { counts: believed(ofJourneys(output), exitCode), output };
	},
};

/** Each checker works out for itself what it needs of the types: four take twice the processor time of one. */
const oneChecker = ["--checkers", "1"];
const typesOf = (project: string): string[] => [inRoot("typescript/bin/tsc"), "-p", project, ...oneChecker];
const biome = [inRoot("@biomejs/biome/bin/biome"), "ci", "--colors=off", "--max-diagnostics=50", "."];
/** They are compiled with the same options: as one program they read each other once. */
const server = ["consultant", "db", "trpc", "api"].map((name) => `--filter=!@throughline/${name}`);

/** Each group is what runs side by side, group after group; of a lane in it, one suite after the other. */
const groups: Suite[][][] = [
	[
		[check("build of the web app", turbo("build", "--filter=@throughline/web"), quietTurbo)],
		[
			check("layers and names", ["scripts/check-layers.ts"]),
			check("versions of the packages", [inRoot("sherif/index.js"), "--fail-on-warnings"]),
		],
	],
	// What only computes is done while a test of these waits for its server, and only then: it has no limit of time.
	[
		[vitest("rules, database and HTTP", ["--project", "!faults", "--project", "!web"])],
		[
			check("types of the server and scripts", typesOf("tsconfig.server.json"), {}, true),
			check(
				"types of the other packages",
				turbo("typecheck", "--only", ...server, "--", ...oneChecker),
				quietTurbo,
				true,
			),
			check("format and lint", biome, {}, true),
			check("dead code", [inRoot("knip/bin/knip.js"), "--no-progress"], {}, true),
		],
	],
	// Journeys and kills wait for a quarter of their time: what the screens need is done meanwhile, and only then.
	[
		[vitest("screens", ["--project", "web", "--maxWorkers", "2"], true)],
		[journeys],
		[vitest("kills and ends of real processes", ["--project", "faults"])],
	],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runSuite({ name, run }: Suite): Promise<Counts> {
	const since = performance.now();
	const { counts, output } = await run();
	console.log(`${counts.failed > 0 ? "✗" : "✓"} ${name}: ${describe(counts)} (${seconds(since)})`);
	if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
	// Not a failure, but nothing to keep quiet about either.
	else for (const [line] of output.matchAll(/^Passed at the second try only: .*$/gm)) console.log(line);
	return counts;
}

async function runLane(lane: Suite[]): Promise<Counts[]> {
	const counts: Counts[] = [];
	for (const suite of lane) counts.push(await runSuite(suite));
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
