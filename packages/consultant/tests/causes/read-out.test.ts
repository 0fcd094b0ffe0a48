import { expect, it } from "vitest";
import { readOut } from "../../src/case/causes/read-out.ts";
import { caseOfText, readText } from "../read-text.ts";

it.each([
	"The list was moved without its numbers; these bills wait for weeks.",
	"The pump stands still, because nobody ordered the seal for the second time.",
	"Die Liste kam ohne ihre Nummern an; diese Rechnungen liegen seit Wochen.",
])("reads “%s” out as it stands, however it was cut", (text) => {
	expect(readOut(readText(text).statements)).toBe(text);
});

it("puts a space between two sentences", () => {
	expect(readOut(readText("The pump stands still. Nobody ordered the seal.").statements)).toBe(
		"The pump stands still. Nobody ordered the seal.",
	);
});

it("pairs no figure of today with a target that it keeps already", () => {
	const { measures } = caseOfText(
		"Note of 3 May 2026\n\nNew staff work alone after 16 weeks on average. A laptop arrives after 5 weeks.\n\nTarget: new staff work alone after at most 8 weeks by 30 September 2026.",
	);
	expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
		[16, 8],
	]);
});
