import { describe, expect, test } from "vitest";
import { planOf } from "../../../tests/plan.ts";

/** The value and category of each benefit that has a value. */
function benefitsOf(text: string, rootCause = text) {
	return planOf(text, rootCause).benefits.flatMap(({ quantified_value, category }) =>
		quantified_value === null ? [] : [[quantified_value, category]],
	);
}

describe("a benefit", () => {
	test.each([
		[
			"Der Umsatz lag 2024 bei 312,4 Mio. €, der Jahresfehlbetrag bei 8,7 Mio. €.",
			[[4_350_000, "Kostensenkung"]],
		],
		["The system failed because the IT budget was frozen at €1.9 million.", []],
		["Revenue fell to $200 million because customers were unhappy.", []],
		["Revenue fell by $6 million because customers were unhappy.", [[3_000_000, "Revenue Growth"]]],
		["Lost sales of $900,000 are a problem of late stock.", [[450_000, "Revenue Growth"]]],
		["Late orders cost us $640,000 a year.", [[320_000, "Cost Savings"]]],
	])("is half of what was lost, and never of what is earned, owned or spent: %s", (text, benefits) => {
		expect(benefitsOf(text)).toEqual(benefits);
	});

	test.each([
		[
			"Late trucks cost us $9 million a year. The program brings €2.3 million less detention fees a year and $1.1 million lower claims.",
			[
				[2_300_000, "Cost Savings"],
				[1_100_000, "Cost Savings"],
			],
		],
		[
			"Verspätungen kosten uns 9 Mio. € im Jahr. Erwartet werden 3,9 Mio. € zusätzliche Erlöse und 1,2 Mio. € weniger Leiharbeit.",
			[
				[3_900_000, "Umsatzwachstum"],
				[1_200_000, "Kostensenkung"],
			],
		],
		["Customers left in 2025. The expected benefit is $1.6M retained ARR.", [[1_600_000, "Revenue Growth"]]],
		[
			"Late trucks are a problem. The new slots bring savings of $700,000 a year.",
			[[700_000, "Cost Savings"]],
		],
	])("that is stated stands at its full figure, and nothing is supposed beside it: %s", (text, benefits) => {
		expect(benefitsOf(text)).toEqual(benefits);
	});

	test("quotes its own amount and no other", () => {
		const text = "We expect €2.3 million less detention fees and a further €1.1 million lower claims.";
		expect(planOf(text, text).benefits[0]?.description).toContain("“€2.3 million less detention fees”");
	});

	test.each([
		"Late orders brought $2 million less revenue.",
		"Late orders brought $2 million additional freight costs.",
		"Late orders: sales were $2 million lower than last year.",
		"Verspätungen brachten 2 Mio. € zusätzliche Kosten.",
	])("is not what was lost, though it is less or additional: %s", (text) => {
		expect(benefitsOf(text).map(([value]) => value)).not.toContain(2_000_000);
	});
});
