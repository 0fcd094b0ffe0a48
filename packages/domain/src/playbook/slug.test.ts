import { expect, test } from "vitest";
import { freeSlug, slugOf } from "./slug.ts";

test.each([
	["Größe & Maß: 2 Wege", "groesse", "grosse-mass-2-wege"],
	["…", "playbook", "playbook"],
	[
		"Returns that lie in the yard for weeks before anybody books them in",
		"",
		"returns-that-lie-in-the-yard-for-weeks-before-anybody-books",
	],
	["x".repeat(70), "", "x".repeat(60)],
])("an id of %j is cut between its words", (text, otherwise, id) => {
	expect(slugOf(text, otherwise)).toBe(id);
});

test("an id that is taken gets a number, and loses whole words for it", () => {
	const id = "returns-that-lie-in-the-yard-for-weeks-before-anybody-booked";
	expect(id).toHaveLength(60);
	expect(freeSlug(id, new Set([id]))).toBe("returns-that-lie-in-the-yard-for-weeks-before-anybody-2");
});
