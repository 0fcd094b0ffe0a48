import { describe, expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { offlineResearch } from "../offline/research.ts";
import { contradictionsIn } from "./contradictions.ts";

function contradictions(text: string): string[][] {
	return contradictionsIn(materialOf(text)).map(({ one, other }) => [one.text, other.text]);
}

/** What stands between two sentences, in their language. */
function filler(text: string): string {
	return /\b(?:Unsere|Der|Das|sind)\b/.test(text)
		? "Der Hafen ist tief und alt."
		: "The harbour is deep and old.";
}

describe("two sentences", () => {
	test.each([
		["Revenue grew in FY25.", "Revenue declined in FY25 by 3.1%."],
		["The plant opened in 2019.", "The plant opened in 2021."],
		["We have 40 engineers.", "We have 25 engineers."],
		["Margins are rising.", "Margins are falling."],
		["Unsere Marge steigt.", "Unsere Marge sinkt."],
		["Das Werk wurde 2019 eröffnet.", "Das Werk wurde 2021 eröffnet."],
		["Price is not the problem.", "Price is the number one reason for leaving."],
		["Exit interviews: price is the number one reason for leaving.", "Sales says price is not the problem."],
		["Der Preis ist nicht das Problem.", "Der Preis ist der wichtigste Grund für die Kündigungen."],
		[
			"11 von 58 Stellen in der Anästhesie sind unbesetzt.",
			"Laut Personalbericht sind alle Stellen in der Anästhesie besetzt.",
		],
		["11 of 58 posts in anaesthesia are vacant.", "All posts in anaesthesia are filled."],
		["The budget is €4 million.", "The budget is €6 million."],
	])(
		"that speak of the same thing and differ contradict each other, and neither is held for certain: %j and %j",
		(one, other) => {
			const text = `${one}\n${filler(one)}\n${other}`;
			expect(contradictions(text)).toEqual([[one, other]]);
			const { validation } = offlineResearch(materialOf(text), { rootCause: "The harbour", whysPath: [] });
			const disputed = validation.filter(({ contradicts }) => contradicts);
			expect(disputed.map(({ claim }) => claim).sort()).toEqual([one, other].sort());
			for (const { strength, details } of disputed) {
				expect(strength).toBe("WEAK");
				expect(details).not.toMatch(/supports? this|stützt|stützen/);
			}
		},
	);

	test.each([
		["Revenue grew in FY24.", "Revenue declined in FY25 by 3.1%."],
		["Revenue grew in Spain.", "Revenue fell in Poland."],
		["Revenue grew.", "Revenue in the Spanish stores fell."],
		["Revenue grew for years.", "Revenue is falling now."],
		["Unsere Marge stieg.", "Unsere Marge sinkt jetzt."],
		["We have 40 engineers.", "We have 25 engineers in Madrid."],
		["We have 40 engineers.", "We have 25 nurses."],
		["We have 40 engineers.", "We have more than 25 engineers."],
		["Team A has 40 engineers.", "Team B has 25 engineers."],
		["It has 40 engineers.", "It has 25 engineers."],
		["We have 40 engineers.", "We need 25 engineers."],
		["The plant opened in 2019.", "The plant closed in 2021."],
		["We opened a store in 2019.", "We opened a store in 2021."],
		["Price is not the problem.", "Price is a reason for leaving."],
		["Price is not the only problem.", "Price is the main problem."],
		["Price is not the problem in Spain.", "Price is the main problem in Poland."],
		["11 of 58 posts in anaesthesia are vacant.", "All posts in surgery are filled."],
		["11 of 58 posts in anaesthesia are vacant.", "47 of 58 posts in anaesthesia are filled."],
		["The budget is €4 million.", "The loss is €6 million."],
		["The budget for 2026 is €4 million.", "The budget for 2027 is €6 million."],
		["Unsere Marge steigt.", "Unsere Kosten sinken."],
	])("of different things, times or places may both hold: %j and %j", (one, other) => {
		expect(contradictions(`${one}\n${filler(one)}\n${other}`)).toEqual([]);
	});
});

test("a passage that says the reverse is no support, nor is one of another year", () => {
	const text = `Revenue grew in FY25.
Revenue declined in FY25 by 3.1%.
Revenue in FY24 grew.
The revenue of the stores declined in FY25.`;
	const { validation } = offlineResearch(materialOf(text), { rootCause: "Revenue", whysPath: [] });
	const grew = validation.find(({ claim }) => claim === "Revenue grew in FY25.");
	expect(grew).toMatchObject({ strength: "WEAK", contradicts: true });
	expect(grew?.details).toBe(
		"Another passage says otherwise. Said once; nothing else in the material confirms it.",
	);
});
