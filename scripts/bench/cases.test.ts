import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const bench = join(import.meta.dirname, "../../bench");
const cases = join(bench, "cases");

/** Hash by file name, as `sha256sum` writes them. */
const recorded = Object.fromEntries(
	readFileSync(join(import.meta.dirname, "cases.sha256"), "utf8")
		.trim()
		.split("\n")
		.map((line) => line.split("  ").reverse()),
);

test("The cases that measure the consultant, their gold files and their scoring are the ones that were given", () => {
	const found = readdirSync(cases, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => [
			name,
			createHash("sha256")
				.update(readFileSync(join(cases, name)))
				.digest("hex"),
		]);
	expect(Object.fromEntries(found)).toEqual(recorded);
});

test("Our own cases are all there, and what their gold files quote and match stands in their texts", () => {
	const check = [join(cases, "score.mjs"), join(bench, "own-cases"), "--check"];
	const said = execFileSync(process.execPath, check, { encoding: "utf8" });
	expect(said).toBe("175 cases, 0 faults in gold files\n");
});
