import { expect, it } from "vitest";
import { readTyped } from "./read-typed.ts";

it("of a text of very many lines the first 50,000 can be quoted, and its document says so", () => {
	const lines = Array.from({ length: 50_001 }, (_, at) => `item ${at}`).join("\n");
	const document = readTyped(lines);
	expect(document?.content).toBe(lines);
	expect(document?.passages).toHaveLength(50_000);
	const last = document?.passages.at(-1);
	expect(lines.slice(last?.start, last?.end)).toBe("item 49999");
	expect(document?.notes).toEqual([
		"Only the first 50,000 sentences and lines can be quoted. The rest is kept, but cannot be quoted.",
	]);
});
