import { expect, test } from "vitest";
import { caseOfText } from "../read-text.ts";

/** The days of a text's dates, read on 22 November 2026. */
const daysIn = (text: string) =>
	caseOfText(text).ledger.flatMap(({ figure }) => (figure.kind === "date" ? [figure.date?.to] : []));

test.each([
	"Returns are at 9 % now, in May it was 6 %.",
	"In May it was 6 %.",
	"Die Retouren sind jetzt bei 9 %, im Mai waren es 6 %.",
	"Les retours sont à 9 % aujourd'hui, en mai c'était 6 %.",
	"Las devoluciones son hoy el 9 %, en mayo eran el 6 %.",
	"I resi sono oggi al 9 %, a maggio erano il 6 %.",
	"De retouren zijn nu 9 %, in mei waren ze 6 %.",
])("A month of which a clause tells the past is over, whatever the sentence says else: %s", (text) => {
	expect(daysIn(text)).toEqual(["2026-05-31"]);
});

test.each(["Returns were at 9 %, in May we want to be at 6 %.", "It may be 6 % by May."])(
	"A month of which it tells what is wanted is ahead: %s",
	(text) => {
		expect(daysIn(text)).toEqual(["2027-05-31"]);
	},
);
