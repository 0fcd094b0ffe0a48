import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairs = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

describe("what is said to be set right, and is still as before", () => {
	it.each([
		[
			"en",
			"Facilities reports that lift 2 was repaired on 12 March.",
			"Lift 2 is still out of order, says the ward sister.",
		],
		[
			"de",
			"Laut Wartungsbuch wurde die Förderpumpe am 12. März repariert.",
			"Die Förderpumpe steht immer noch still, sagt Herr Kranz.",
		],
		[
			"fr",
			"Le service technique indique que la pompe de relevage a été remplacée le 12 mars.",
			"La pompe de relevage est toujours hors service.",
		],
		[
			"es",
			"Mantenimiento informa de que el montacargas quedó reparado el 12 de marzo.",
			"El montacargas sigue parado.",
		],
		[
			"it",
			"La manutenzione riferisce che il montacarichi è stato riparato il 12 marzo.",
			"Il montacarichi è ancora fermo.",
		],
		[
			"nl",
			"Volgens de technische dienst is de goederenlift op 12 maart hersteld.",
			"De goederenlift staat nog steeds stil.",
		],
	])("contradict each other, %s", (_, mended, still) => {
		expect(pairs(`${mended}\n\n14 % 2026.\n\n${still}`)).toEqual([[mended, still]]);
	});

	it.each([
		["another one of a kind", "Lift 2 was repaired on 12 March.\n\nLift 3 is still out of order."],
		[
			"another thing, de",
			"Die Pumpe wurde im März repariert.\n\nFür die Halle fehlt noch immer ein Mietvertrag.",
		],
		["another thing, es", "El montacargas quedó reparado en marzo.\n\nEl muelle sigue sin luz."],
		["before, en", "In March lift 2 was still out of order.\n\nLift 2 was repaired on 12 April."],
		[
			"before, de",
			"Im März war die Förderpumpe immer noch defekt.\n\nDie Förderpumpe wurde am 12. April repariert.",
		],
		[
			"before, fr",
			"En mars la pompe de relevage était encore en panne.\n\nLa pompe de relevage a été réparée le 12 avril.",
		],
		[
			"before, it",
			"A marzo il montacarichi era ancora guasto.\n\nIl montacarichi è stato riparato il 12 aprile.",
		],
		[
			"before, nl",
			"In maart was de goederenlift nog niet hersteld.\n\nDe goederenlift is op 12 april hersteld.",
		],
		[
			"other tickets",
			"Ticket 88120 was repaired on 12 March, says the log.\n\nTicket 88131 is still open, says the log.",
		],
	])("is nothing said of %s", (_, text) => {
		expect(pairs(text)).toEqual([]);
	});
});
