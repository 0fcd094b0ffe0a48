import { describe, expect, test } from "vitest";
import { compareArtifacts } from "./artifact-diff.ts";

const file = (filePath: string, ...lines: string[]) => ({
	filePath,
	content: `${lines.join("\n")}\n`,
	description: "",
});
const numbers = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);

describe("Two iterations side by side", () => {
	test("show which files came, went, changed and stayed, the changed ones first", () => {
		const diffs = compareArtifacts(
			[file("same.ts", "a"), file("gone.ts", "b"), file("changed.ts", "c")],
			[file("same.ts", "a"), file("changed.ts", "d"), file("new.ts", "e", "f")],
		);
		expect(diffs.map(({ filePath, change, added, removed }) => [filePath, change, added, removed])).toEqual([
			["changed.ts", "changed", 1, 1],
			["new.ts", "added", 2, 0],
			["gone.ts", "removed", 0, 1],
			["same.ts", "same", 0, 0],
		]);
	});

	test("show the lines around a change, numbered as in their file, and leave out the rest", () => {
		const after = numbers.map((line) => (line === "line 10" ? "line ten" : line));
		const [diff] = compareArtifacts([file("a.md", ...numbers)], [file("a.md", ...after)]);
		expect(diff?.parts).toHaveLength(3);
		expect(diff?.parts[0]).toEqual({ leftOut: 6 });
		expect(diff?.parts[1]).toMatchObject({
			lines: [
				{ kind: "same", text: "line 7", number: 7 },
				{ kind: "same" },
				{ kind: "same" },
				{ kind: "removed", text: "line 10", number: 10 },
				{ kind: "added", text: "line ten", number: 10 },
				{ kind: "same", text: "line 11", number: 11 },
				{ kind: "same" },
				{ kind: "same", text: "line 13" },
			],
		});
		expect(diff?.parts[2]).toEqual({ leftOut: 7 });
	});
});
