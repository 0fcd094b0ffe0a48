import type { CaseCorrection } from "@throughline/domain/consultant/case";
import { expect, test } from "vitest";
import { buildCase } from "../../src/case/build.ts";
import { orderCorrections } from "../../src/case/corrections.ts";
import { KnownFigures } from "../../src/grounding/known-figures.ts";
import { readText } from "../read-text.ts";

const text = `The tills stop for 38 minutes every Saturday, and 14 % of the customers leave.
The failures cost us €1.2 million a year.
At most €120,000 may be spent until 30 June 2027.
A new network takes 3 months and costs €95k.`;

function knownWith(...corrections: CaseCorrection[]): KnownFigures {
	const reading = readText(text);
	return new KnownFigures(buildCase(reading, orderCorrections(corrections, reading)));
}

const idOf = (words: string, figure: string) => {
	const start = text.indexOf(words);
	return `0:${start}:${text.indexOf(figure, start) - start}`;
};

test.each([
	["The failures cost €1,200,000 a year", []],
	["14 % leave; a new network for €95,000 in 13 weeks", []],
	["Due in June 2027", []],
	["Three steps, and step 2 comes first", []],
	["15 % leave", ["15 %"]],
	["It costs $95,000", ["$95,000"]],
	["Between €95k and €130k", ["€95k and €130k"]],
	["It takes 5 months until May 2029", ["5 months", "May 2029"]],
])("of %j the case does not have %j", (said, unknown) => {
	expect(knownWith().lookUp(said).unknown).toEqual(unknown);
});

test("A figure that a person dropped is not known, and of a corrected one only the new value", () => {
	const entryId = idOf("The tills", "14 %");
	expect(knownWith({ kind: "dropped figure", entryId }).lookUp("14 % leave").unknown).toEqual(["14 %"]);
	const value = {
		type: "percent",
		value: 17,
		unit: "%",
		currency: null,
		date: null,
		role: "baseline",
	} as const;
	const corrected = knownWith({ kind: "figure", entryId, subject: "Customers who leave", ...value });
	expect(corrected.lookUp("14 % leave, or 17 %").unknown).toEqual(["14 %"]);
});

test("A figure that is known leads to its statement", () => {
	expect(
		knownWith()
			.lookUp("Stay below €120,000")
			.quotes.map(({ text: quoted }) => quoted),
	).toEqual(["At most €120,000 may be spent until 30 June 2027."]);
});
