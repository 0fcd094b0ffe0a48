import { describe, expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { sentencesOf } from "./passages.ts";
import { languageOf, stemOf } from "./words.ts";

describe("sentences", () => {
	const memo = `# To the board

Orders arrive late, e.g. in the north. Mr. Weber says that
pickers search for 38 percent of their shift because the stock
is wrong.

- Nine of 14 positions are open
- Overtime costs $1.2 million a year

Region\tLate orders\tCost
North\t14 %\t$310,000`;

	test("each is a verbatim stretch of the text, whole also over a line's end", () => {
		const sentences = sentencesOf(memo, "en");
		for (const { start, end, text } of sentences) expect(memo.slice(start, end)).toBe(text);
		expect(sentences.map(({ text }) => text)).toEqual([
			"To the board",
			"Orders arrive late, e.g. in the north.",
			"Mr. Weber says that\npickers search for 38 percent of their shift because the stock\nis wrong.",
			"Nine of 14 positions are open",
			"Overtime costs $1.2 million a year",
			"Region\tLate orders\tCost",
			"North\t14 %\t$310,000",
		]);
	});

	test("German abbreviations and dates end none", () => {
		const text = "Am 3. März fielen z. B. zwei Server aus, d. h. der Betrieb stand. Danach lief es wieder.";
		expect(sentencesOf(text, "de").map((sentence) => sentence.text)).toEqual([
			"Am 3. März fielen z. B. zwei Server aus, d. h. der Betrieb stand.",
			"Danach lief es wieder.",
		]);
	});

	test.each([
		[
			"Repairs take too long. 46 of our customers left.",
			["Repairs take too long.", "46 of our customers left."],
		],
		[
			"It was too hot. 30 percent of the stock spoiled.",
			["It was too hot.", "30 percent of the stock spoiled."],
		],
		["See item no. 46 of our list.", ["See item no. 46 of our list."]],
		["It costs approx. 40 of the 60 days.", ["It costs approx. 40 of the 60 days."]],
	])("a figure may begin one: %s", (text, expected) => {
		expect(sentencesOf(text, "en").map((sentence) => sentence.text)).toEqual(expected);
	});

	test.each([
		[
			"It was tagged by a contractor who left in Feb. 2024. Nobody took over.",
			["It was tagged by a contractor who left in Feb. 2024.", "Nobody took over."],
		],
		[
			"All orders between Sept. 1, 2024 and Aug. 31, 2025. Returns are left out.",
			["All orders between Sept. 1, 2024 and Aug. 31, 2025.", "Returns are left out."],
		],
		["We count from Jan. 5 on.", ["We count from Jan. 5 on."]],
		[
			"Signed by Maria L. Ortiz, VP Sales, on 8/14/2025.",
			["Signed by Maria L. Ortiz, VP Sales, on 8/14/2025."],
		],
		["It was signed by J. R. Miller. Sales fell.", ["It was signed by J. R. Miller.", "Sales fell."]],
		["Acme Inc. reported a loss.", ["Acme Inc. reported a loss."]],
		["We sold it to Acme Inc. The price was low.", ["We sold it to Acme Inc.", "The price was low."]],
		["We moved in May. Sales fell.", ["We moved in May.", "Sales fell."]],
		["It broke in Feb. The next quarter was worse.", ["It broke in Feb.", "The next quarter was worse."]],
		["We fell back on Plan C. Sales fell.", ["We fell back on Plan C.", "Sales fell."]],
	])("an abbreviation ends one only where another begins: %s", (text, expected) => {
		expect(sentencesOf(text, "en").map((sentence) => sentence.text)).toEqual(expected);
	});

	test.each([
		["Seit Okt. 2025 steht es. Danach lief es.", ["Seit Okt. 2025 steht es.", "Danach lief es."]],
		["Er ging im Dez. 2024. Niemand folgte.", ["Er ging im Dez. 2024.", "Niemand folgte."]],
		["Er ging im Dez. Niemand folgte.", ["Er ging im Dez.", "Niemand folgte."]],
	])("and so with German months: %s", (text, expected) => {
		expect(sentencesOf(text, "de").map((sentence) => sentence.text)).toEqual(expected);
	});

	test.each([
		["Harbor Tram: strategy note", "Ridership fell 8% in 2025"],
		["Harbor Tram: strategy note for the supervisory board", "Ridership fell 8% in 2025."],
		["Strategy Note for the Supervisory Board of the Harbor Tram", "Ridership fell 8% in 2025."],
		["Results of the passenger survey in the western districts", "The trams are late."],
		["Hafenbahn: Vorlage für die Sitzung des Aufsichtsrats am Montag", "Die Fahrgastzahl sank um 8 %."],
	])("a title is none with the line below it: %s", (title, line) => {
		const text = `${title}\n${line}`;
		expect(sentencesOf(text, "en").map((sentence) => sentence.text)).toEqual([title, line]);
	});

	test.each([
		"In the last year the company was sold to Mr. Jacob\nMiller and his wife.",
		"Wir verlieren seit dem Frühjahr immer mehr große\nKunden aus dem Norden.",
		"Die Lieferungen für die Filialen in Kassel und im\nNorden kommen zu spät.",
		"Ursache: die fehlende Planung der langfristigen\nKapazitäten im Lager und in den Filialen.",
		"Late deliveries to the stores in the northern region\ncost us two key accounts.",
	])("a sentence that goes over a line's end is one: %s", (text) => {
		expect(sentencesOf(text, "en").map((sentence) => sentence.text)).toEqual([text]);
	});

	test("an endless one is cut where it can be", () => {
		const text = `${"word after word, ".repeat(200)}end`;
		const parts = sentencesOf(text, "en");
		expect(parts.every((part) => part.text.length <= 600)).toBe(true);
		expect(parts.length).toBeGreaterThan(4);
	});
});

test.each([
	["We lose customers because the delivery is late.", "en"],
	["Wir verlieren Kunden, weil die Lieferung zu spät kommt.", "de"],
	["", "en"],
])("%j is %s", (text, language) => {
	expect(languageOf(text)).toBe(language);
});

test.each([
	["deliveries", "delivery", "en"],
	["delayed", "delays", "en"],
	["shipping", "shipped", "en"],
	["Lieferungen", "Lieferung", "de"],
	["Kunden", "Kunde", "de"],
	["Verspätungen", "Verspätung", "de"],
] as const)("%s and %s have one stem", (one, other, language) => {
	expect(stemOf(one.toLowerCase(), language)).toBe(stemOf(other.toLowerCase(), language));
});

test.each([
	["Overtime costs $1.2 million a year", "en", [[1_200_000, "$"]]],
	[
		"It fell from 14.5 % to 9 percent in 2025",
		"en",
		[
			[14.5, "%"],
			[9, "%"],
		],
	],
	[
		"9 of 1,250 sites within 18 months",
		"en",
		[
			[9, "count"],
			[1250, "count"],
			[18, "months"],
		],
	],
	[
		"Die Kosten liegen bei 2,4 Mio. € und 1.250,50 EUR",
		"de",
		[
			[2_400_000, "$"],
			[1250.5, "$"],
		],
	],
	["Version v2.1 of ISO-9001 by 2027", "en", []],
] as const)("the figures of %j", (text, language, expected) => {
	expect(figuresOf(text, language).map(({ value, unit }) => [value, unit])).toEqual(expected);
});
