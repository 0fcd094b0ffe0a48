import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const refutations = new URL("../subjects/refutations.ts", import.meta.url).href;

// V8 compiles a pattern by the first text that it meets: with a group that minds case in one that does not, it then
// passed over "Thema" where that text was German, so that a case's causes depended on what had been read before.
it("a pattern finds the same in the first text that a process reads", async () => {
	const read = `
		const { refutationsOf } = await import(${JSON.stringify(refutations)});
		const sentence = "vorweg: Unterlagen sind bei uns kein Thema, jede Vollmacht liegt im Original vor.";
		console.log(refutationsOf("de").denied.exec(sentence)?.[0]);
	`;
	const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", read]);
	expect(stdout.trim()).toBe("sind bei uns kein Thema");
});
