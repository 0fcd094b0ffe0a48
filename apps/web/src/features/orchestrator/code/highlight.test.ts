import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";

describe("A file that is shown", () => {
	test("has its words told apart, by the ending of its name", () => {
		const tokens = highlight("src/Task.TS", 'export const name = "Kassel"; // done');
		expect(tokens).toContainEqual({ text: "export", scope: "keyword" });
		expect(tokens).toContainEqual({ text: '"Kassel"', scope: "string" });
		expect(tokens).toContainEqual({ text: "// done", scope: "comment" });
	});

	test.each([
		["page.html", "<p>hi</p><script>const x = 1 < 2;</script><style>p{color:red}</style>"],
		["notes.md", "# Title\n\n- **one** <b>two</b>\n```ts\nconst a = 1\n```\n"],
		["data.json", '{"a": [1, true, null], "broken": }'],
	])("keeps every character of %s", (path, content) => {
		expect(
			highlight(path, content)
				?.map(({ text }) => text)
				.join(""),
		).toBe(content);
	});

	test("stays plain in a language that is not known", () => {
		expect(highlight("Makefile", "all: build")).toBeNull();
	});
});
