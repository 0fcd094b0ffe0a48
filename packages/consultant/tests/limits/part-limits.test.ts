import { expect, test } from "vitest";
import { caseOfText } from "../read-text.ts";

const told =
	"Visits have fallen from 3,100 to 1,950 a month since we cut Saturdays. Nobody answers the inbox. ";

test.each([
	["en", `${told}We have £4,000 in the reserve, and no more than half of it may be used.`, 2000],
	["en", `${told}We have £5,000 in the reserve, and at most 60 % of that may be used.`, 3000],
	["de", "In der Rücklage liegen 12.000 €, davon dürfen höchstens zwei Drittel verwendet werden.", 8000],
	["fr", "Il reste 9 000 € en réserve, dont au plus la moitié peut être dépensée.", 4500],
	["es", "Quedan 9.000 € en la reserva, de los cuales como máximo un tercio puede gastarse.", 3000],
	["it", "Ci sono 9.000 € di riserva, di cui al massimo un terzo può essere speso.", 3000],
	["nl", "We hebben € 8.000 in reserve, waarvan hoogstens de helft mag worden gebruikt.", 4000],
])("a part of an amount bounds what it comes to (%s)", (_, text, most) => {
	expect(caseOfText(text).limits.cap?.figure.value).toBe(most);
});

test("a share of something else stays a share", () => {
	const { statements } = caseOfText("We have £4,000, and at most a third of the staff may be away.");
	expect(statements.flatMap(({ figures }) => figures).filter(({ kind }) => kind === "money")).toHaveLength(1);
});

test.each([
	["en", "It should work by the start of the February half-term (15 February 2027).", "2027-02-15"],
	["de", "Bis zum Schulbeginn im August (Montag, 24. August 2026) muss es laufen.", "2026-08-24"],
	["fr", "Cela doit être prêt avant la rentrée de septembre (le 1er septembre 2026).", "2026-09-01"],
])("a day in brackets is the season that it stands behind (%s)", (_, text, day) => {
	const dates = caseOfText(text).statements.flatMap(({ figures }) =>
		figures.flatMap(({ date }) => date ?? []),
	);
	expect(dates.map(({ to }) => to)).toEqual([day]);
});

test.each([
	["en", "Rob has $20,000 for it this year.", 20000],
	["en", "It has to be done with £14,000.", 14000],
	["de", "Rob hat dafür dieses Jahr 20.000 €.", 20000],
	["de", "Es muss mit 14.000 € gehen.", 14000],
	["fr", "Il faut que cela tienne dans 14 000 €.", 14000],
	["es", "Rob tiene 20.000 € para esto este año.", 20000],
	["es", "Hay que hacerlo con 14.000 €.", 14000],
	["it", "Rob ha 20.000 € per questo quest'anno.", 20000],
	["it", "Il presidente dice che bisogna farcela con 14.000 €.", 14000],
	["nl", "Rob heeft hier dit jaar € 20.000 voor.", 20000],
	["nl", "Het moet met € 14.000 kunnen.", 14000],
	["en", "We've £14,000 from the Hartley fund for this and it has to be spent by 31 March.", 14000],
	["en", "The reserve fund allows $30,000 for all of this.", 30000],
	["de", "Wir haben 14.000 € aus dem Kerner-Fonds dafür.", 14000],
	["fr", "Nous avons 14 000 € du fonds Morel pour cela.", 14000],
	["es", "Tenemos 14.000 € del fondo Prado para esto.", 14000],
	["it", "Abbiamo 14.000 € dal fondo Neri per questo.", 14000],
	["nl", "We hebben € 14.000 uit het Janssen-fonds hiervoor.", 14000],
	["en", "The parish has $18,000 left for this.", 18000],
	["de", "Der Verein hat noch rund 18.000 € übrig.", 18000],
	["fr", "Il nous reste encore 18 000 € pour cela.", 18000],
	["es", "Todavía nos quedan 18.000 € para esto.", 18000],
	["it", "Abbiamo ancora 18.000 € per questo.", 18000],
	["nl", "We hebben nog € 18.000 over.", 18000],
])("what somebody has for it, or it has to do with, is the limit (%s: %s)", (_, text, most) => {
	expect(caseOfText(text).limits.cap?.figure.value).toBe(most);
});

test.each([
	["en", "The parish has $18,000 left to pay on the roof."],
	["de", "Der Verein hat noch 18.000 € Schulden."],
	["fr", "Il reste encore 18 000 € à payer pour le toit."],
	["es", "Todavía debemos 18.000 € del tejado."],
	["it", "Abbiamo ancora 18.000 € di debiti."],
	["nl", "We hebben nog € 18.000 schuld."],
])("what is still owed is none (%s: %s)", (_, text) => {
	expect(caseOfText(text).limits.cap).toBeNull();
});
