import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

it.each([
	["es", "Nerea: buenos días, ayer quedaron otra vez pedidos sin entregar\nPilar: Buenos días a todos."],
	["en", "Nobody counts the crates.\n\nEquality note: attached. Risk register: unchanged since November."],
])("sees no contradiction between matters of form (%s)", (_language, text) => {
	expect(caseOfText(text).contradictions).toEqual([]);
});
