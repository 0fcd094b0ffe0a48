import { describe, expect, test } from "vitest";
import { archiveNames } from "./archive-names.ts";

describe("The name of an artifact in an archive", () => {
	test.each([
		["src/task.ts", "src/task.ts"],
		["./src//task.ts", "src/task.ts"],
		["/etc/passwd", "etc/passwd"],
		["../../../root/.ssh/authorized_keys", "root/.ssh/authorized_keys"],
		["src/../../../evil.sh", "src/evil.sh"],
		["src/.. /evil.sh", "src/evil.sh"],
		["C:\\Windows\\System32\\drivers\\etc\\hosts", "Windows/System32/drivers/etc/hosts"],
		["c:C:evil.exe", "evil.exe"],
		["\\\\server\\share\\file.txt", "server/share/file.txt"],
		["a\u0000b\u001b[31m\n.ts", "ab[31m.ts"],
		["report\u202etxt.exe", "reporttxt.exe"],
		['what?/is: "this"*.md', "what-/is- -this--.md"],
		["aux.txt", "_aux.txt"],
		["con", "_con"],
		["name. . .", "name"],
		["", "file"],
		["../..", "file"],
		["///", "file"],
		["cafe\u0301.md", "café.md"],
	])("of %j is %j", (path, name) => {
		expect(archiveNames([path])).toEqual([name]);
	});

	test("is different for each, also where only case tells them apart", () => {
		expect(archiveNames(["a.ts", "A.ts", "./a.ts", "x/../a.ts", "a-2.ts"])).toEqual([
			"a.ts",
			"A-2.ts",
			"a-3.ts",
			"x/a.ts",
			"a-2-2.ts",
		]);
	});

	test("is never that of another's folder", () => {
		expect(archiveNames(["src", "src/task.ts"])).toEqual(["src-2", "src/task.ts"]);
	});

	test("has a bounded length and depth, and keeps its ending", () => {
		const [long = "", deep = ""] = archiveNames([`${"n".repeat(5_000)}.ts`, `${"d/".repeat(500)}end.ts`]);
		expect(long).toHaveLength(100);
		expect(long.endsWith(".ts")).toBe(true);
		expect(deep.split("/")).toHaveLength(12);
		expect(deep.endsWith("/end.ts")).toBe(true);
	});
});
