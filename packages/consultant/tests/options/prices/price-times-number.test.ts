import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../../src/languages/language.ts";
import { memoOfMay } from "../../due-day.ts";
import { caseOfText } from "../../read-text.ts";

const heads: Record<KnownLanguage, string> = {
	en: "Options",
	de: "Möglichkeiten",
	fr: "Pistes",
	es: "Propuestas",
	it: "Possibilità",
	nl: "Mogelijkheden",
};

const priceOf = (language: KnownLanguage, way: string) =>
	caseOfText(`${memoOfMay[language]}\n\n${heads[language]}\n1. ${way}`).options[0]?.price ?? null;

describe("a price for each beside how many there are", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "Replace the 620 padlocks: £23 each, two months.", "620 × 23"],
		["en", "Replace the printers of the 24 practices: £310 apiece, delivery within three weeks.", "24 × 310"],
		["de", "Die 620 Schlösser austauschen: 23 € das Stück, zwei Monate.", "620 × 23"],
		["de", "Die Drucker der 24 Praxen ersetzen: je 310 €, Lieferung in drei Wochen.", "24 × 310"],
		[
			"fr",
			"Remplacer les imprimantes des 24 cabinets : 310 € l'une, livraison sous trois semaines.",
			"24 × 310",
		],
		["fr", "Remplacer les 620 cadenas : 23 € l'unité, deux mois.", "620 × 23"],
		["es", "Sustituir los 620 candados: 23 € cada uno, dos meses.", "620 × 23"],
		["es", "Cambiar las impresoras de las 24 consultas: 310 € la unidad, en tres semanas.", "24 × 310"],
		["it", "Sostituire i 620 lucchetti: 23 € l'uno, due mesi.", "620 × 23"],
		["it", "Cambiare le stampanti dei 24 studi: 310 € al pezzo, in tre settimane.", "24 × 310"],
		["nl", "De 620 hangsloten vervangen: € 23 per stuk, twee maanden.", "620 × 23"],
		[
			"nl",
			"De printers van de 24 praktijken vervangen: € 310 het stuk, levering binnen drie weken.",
			"24 × 310",
		],
	])("is multiplied, with its arithmetic (%s): %s", (language, way, arithmetic) => {
		const [count = 0, each = 0] = arithmetic.split(" × ").map(Number);
		expect(priceOf(language, way)).toMatchObject({ max: count * each, arithmetic });
	});
});
