import { expect, test } from "vitest";
import { noCorrections } from "../../src/case/corrections.ts";
import { caseOfText } from "../read-text.ts";

const text =
	"14 % of our orders leave late, last year it was 6 %. Nobody checks the boxes. The depot says that every van is loaded by six. The gate log, however, shows the last van at ten past eight.";

test("a pair of which a person said that both hold speaks against nothing, and can still be taken back", () => {
	const [found] = caseOfText(text).contradictions;
	const answered = caseOfText(text, { ...noCorrections, holds: new Map([[found?.id ?? "", "both"]]) });
	expect(answered.contradictions).toEqual([]);
	expect(answered.reconciled.map(({ id }) => id)).toEqual([found?.id]);
	expect(answered.ledger).toHaveLength(caseOfText(text).ledger.length);
});
