import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

it.each([
	["The penalty is £350 a late run, 118 late runs.", ["money", "number"]],
	["It costs £4,000, 900 a month.", ["money", "money"]],
	["It costs £4,000, plus 900 for the van.", ["money", "money"]],
])("what is counted behind an amount is no amount: %s", (text, kinds) => {
	const { statements } = caseOfText(text);
	expect(statements.flatMap(({ figures }) => figures.map(({ kind }) => kind))).toEqual(kinds);
});
