import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { believed, describe, ofVitest } from "./counts.ts";
import { endPrograms, runProgram } from "./run-program.ts";

// node scripts/suites/vitest.ts <arguments of vitest run>: what Vitest writes, and as the last line `Suite: N passed, N failed`.
const root = join(import.meta.dirname, "../..");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.once(signal, () => {
		endPrograms();
		process.exit(1);
	});
}
const folder = await mkdtemp(join(tmpdir(), "throughline-report-"));
const report = join(folder, "report.json");
const { exitCode, output } = await runProgram(
	[
		// A screen is drawn of much that lives shortly: with V8's own room for that, a tenth of the time is spent on sweeping.
		"--max-semi-space-size=64",
		join(root, "node_modules/vitest/vitest.mjs"),
		"run",
		"--reporter=dot",
		"--silent=passed-only",
		`--reporter=${join(import.meta.dirname, "second-try-reporter.ts")}`,
		"--reporter=json",
		`--outputFile.json=${report}`,
		...process.argv.slice(2),
	],
	root,
);
const text = existsSync(report) ? await readFile(report, "utf8") : "";
await rm(folder, { recursive: true, force: true });
console.log(output);
console.log(`Suite: ${describe(believed(ofVitest(text), exitCode))}`);
process.exitCode = exitCode;
