import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const capOf = (text: string) => caseOfText(text).limits.cap?.figure.value ?? null;

describe("an amount in words", () => {
	it.each([
		["en", "Visits are late because nobody plans the tour. We've got fifty thousand this year, full stop."],
		[
			"de",
			"Besuche sind verspätet, weil niemand die Tour plant. Wir haben dieses Jahr fünfzigtausend, Punkt.",
		],
		[
			"fr",
			"Les visites sont en retard, parce que personne ne planifie la tournée. Nous avons cinquante mille cette année, point.",
		],
		[
			"it",
			"Le visite sono in ritardo perché nessuno pianifica il giro. Abbiamo cinquantamila quest'anno, punto.",
		],
		["nl", "De bezoeken zijn te laat omdat niemand de route plant. We hebben vijftigduizend dit jaar, punt."],
	])("is the cap where the text says that this is all (%s)", (_, text) => {
		expect(capOf(`2026-11-02\n\n${text}`)).toBe(50_000);
	});

	it.each([
		[
			"en",
			"Visits are late because nobody plans the tour. We have fifty thousand customers this year, full stop.",
		],
		["de", "Besuche sind verspätet, weil niemand die Tour plant. Wir haben fünfzigtausend Kunden, Punkt."],
		["nl", "De bezoeken zijn te laat omdat niemand de route plant. We hebben vijftigduizend klanten, punt."],
	])("is none where it counts something (%s)", (_, text) => {
		expect(capOf(`2026-11-02\n\n${text}`)).toBeNull();
	});
});
