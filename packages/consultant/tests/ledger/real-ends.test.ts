import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { dueOf } from "../due-day.ts";

describe("the day by which it must be done", () => {
	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			"Rents go up on 1 October 2026. The lease on the old depot expires on 30 April 2027.",
			"2027-04-30",
		],
		["de", "Der Grundpreis steige zum 1. Juli. Die Förderung endet am 30. Juni 2027.", "2027-06-30"],
		["fr", "Le loyer augmente le 1er octobre 2026. La subvention prend fin le 31 mai 2027.", "2027-05-31"],
		[
			"es",
			"La cuota sube el 1 de octubre de 2026. La subvención termina el 31 de mayo de 2027.",
			"2027-05-31",
		],
		["it", "Il canone aumenta dal 1 ottobre 2026. Il finanziamento termina il 31 maggio 2027.", "2027-05-31"],
		["nl", "De huur gaat op 1 oktober 2026 omhoog. De vergunning loopt op 31 mei 2027 af.", "2027-05-31"],
	])("is the end of a permit, not the day of a price (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Rents go up on 1 October 2026."],
		["de", "Der Strompreis gilt bis 31. Dezember 2026."],
		["fr", "Le tarif est garanti jusqu'au 31 décembre 2026."],
		["es", "La cuota sube el 1 de octubre de 2026."],
		["it", "Il prezzo è bloccato fino al 31 dicembre 2026."],
		["nl", "De huur gaat op 1 oktober 2026 omhoog."],
	])("is none where only a price changes or holds (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
	});

	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			"The committee wants a first proposal before Christmas. From 1 February 2027 at most 2 % may be late.",
			"2027-02-01",
		],
		[
			"de",
			"Bis Weihnachten brauche ich einen Plan. Ab dem 1. Februar 2027 dürfen es höchstens 5 % sein.",
			"2027-02-01",
		],
		[
			"fr",
			"Il me faut une proposition d'ici Noël. Descendre à 6 % au 1er septembre 2026, voilà ce qui est acté.",
			"2026-09-01",
		],
		[
			"es",
			"Quiero un informe antes de Navidad. A partir del 1 de febrero de 2027 como máximo el 2 % podrá llegar tarde.",
			"2027-02-01",
		],
		[
			"it",
			"Attendo il preventivo entro il 15 luglio 2026. Dal 1 febbraio 2027 al massimo il 2 % potrà arrivare tardi.",
			"2027-02-01",
		],
		[
			"nl",
			"Voor de kerst wil ik een voorstel zien. Uiterlijk 1 februari 2027 moet het te laat komen op 6 % staan.",
			"2027-02-01",
		],
	])("is that of the work, not of the paper before it (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "The fire assessors are back on 9 October 2026.", "2026-10-09"],
		["de", "Das Wiederholungsaudit ist am 9. Oktober 2026.", "2026-10-09"],
		["fr", "L'audit de suivi a lieu le 9 octobre 2026.", "2026-10-09"],
		["es", "La auditoría de seguimiento es el 9 de octubre de 2026.", "2026-10-09"],
		["it", "L'audit di sorveglianza è il 9 ottobre 2026.", "2026-10-09"],
		["nl", "De inspectie komt op 9 oktober 2026 terug.", "2026-10-09"],
	])("is the day of an inspection where nothing else is due (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});

	it("is a feast that ends a target", () => {
		expect(dueOf("en", "30 % of the parcels right first time by Hallowe'en.")).toBe("2026-10-31");
		expect(dueOf("de", "Bis Allerheiligen höchstens 3 % verspätet.")).toBe("2026-11-01");
	});
});
