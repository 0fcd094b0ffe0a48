import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/case/causes/parts.ts";
import { levelBelow, treeOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

/** What is counted, the parts that add up to it with the largest in the middle, and what goes on from that. */
const notes = {
	en: {
		text: "Note of 3 November 2026\n\nIn October 90 of 1,200 deliveries were refused. Of the 90 refusals 20 had a wrong address. 55 came in crushed crates. The crates are stacked by a belt that was built for bags. The remaining 15 arrived too late because nobody calls the customer.\n\nGoal: 30 refusals by 30 June 2027.",
		largest: "55 came in crushed crates.",
		further: "The crates are stacked by a belt that was built for bags.",
		other: "too late",
	},
	de: {
		text: "Vermerk vom 3. November 2026\n\nIm Oktober wurden 90 von 1.200 Lieferungen zurückgewiesen. Von den 90 Rückweisungen hatten 20 eine falsche Adresse. 55 kamen in eingedrückten Kisten an. Die Kisten stapelt ein Band, das für Säcke gebaut wurde. Die übrigen 15 kamen zu spät, weil niemand den Kunden anruft.\n\nZiel: 30 Rückweisungen bis 30. Juni 2027.",
		largest: "55 kamen in eingedrückten Kisten an.",
		further: "Die Kisten stapelt ein Band, das für Säcke gebaut wurde.",
		other: "zu spät",
	},
	it: {
		text: "Nota del 3 novembre 2026\n\nIn ottobre sono state respinte 90 consegne su 1.200. Delle 90 respinte 20 avevano un indirizzo sbagliato. 55 sono arrivate in casse schiacciate. Le casse sono impilate da un nastro costruito per i sacchi. Le altre 15 sono arrivate tardi perché nessuno chiama il cliente.\n\nObiettivo: 30 consegne respinte entro il 30 giugno 2027.",
		largest: "55 sono arrivate in casse schiacciate.",
		further: "Le casse sono impilate da un nastro costruito per i sacchi.",
		other: "tardi",
	},
} as const;

describe.each(Object.entries(notes))(
	"what makes up a counted whole (%s)",
	(_, { text, largest, further, other }) => {
		it("is offered by how much it is, the largest part first", () => {
			expect(treeOf(consultationOf(text)).branches[0]?.option).toBe(largest);
		});

		it("is explained by what is said of that part, not by another part", () => {
			const options = levelBelow(consultationOf(text), [largest]).map(({ option }) => option);
			expect(options[0]).toBe(further);
			expect(options.filter((option) => option.includes(other))).toEqual([]);
		});

		it("is no part where the numbers do not add up", () => {
			expect(partsOf(caseOfText(text.replace("15", "16")).statements)).toEqual([]);
		});
	},
);

it("Shares that make up all are parts, those of different things are not", () => {
	const shares = (last: number) =>
		`Note of 3 November 2026\n\nEvery month 300 orders come back.\n\n- 20 %: the label is missing\n- 55 %: the crates are crushed by the belt\n- ${last} %: nobody calls the customer\n`;
	expect(partsOf(caseOfText(shares(25)).statements).map(({ value }) => value)).toEqual([55, 25, 20]);
	expect(partsOf(caseOfText(shares(60)).statements)).toEqual([]);
});

it("A text with very many numbers is looked through in the time of its length", () => {
	const text = Array.from(
		{ length: 4_000 },
		(_, at) => `${(at % 7) + 1} boxes were broken on day ${at}.`,
	).join("\n");
	const { statements } = caseOfText(`In all 9,000,000 boxes were counted.\n\n${text}`);
	const since = process.threadCpuUsage();
	partsOf(statements);
	const { user } = process.threadCpuUsage(since);
	expect(user / 1000).toBeLessThan(1_000);
});
