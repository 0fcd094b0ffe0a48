import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} <> ${other.plain}`);

const tables = {
	es: "Instalación por almacenes\nAlmacén        Puertas   Equipadas\nNorte              64        41\nSur                36        22\nTotal             100        63",
	de: "2 Mengen\n                         Kisten\nim Lager                    310\nausgeliefert Werk A       1.240\nSumme                     1.550",
	it: "Reparti\nReparto      Sedie\nPalestra       120\nMensa           95\nTotale         215",
};

describe("what is stated beside what a table adds up to", () => {
	it.each([
		[
			"es, of the same whole",
			`Informe, 3 de marzo de 2026\n\nEl 9 % de las puertas falla.\n\nEl despliegue llega a 71 puertas de un total de 100.\n\n${tables.es}`,
			/71 puertas.*Total 100 63/,
		],
		[
			"de, of the thing over the column",
			`Bericht, 3. März 2026\n\n${tables.de}\n\nBetroffen sind 1.480 Kisten.`,
			/Summe 1\.550.*1\.480 Kisten/,
		],
		[
			"it, of the thing over the column",
			`Nota, 3 marzo 2026\n\nSono state contate 198 sedie rotte.\n\n${tables.it}`,
			/198 sedie.*Totale 215/,
		],
	])("contradicts it: %s", (_, text, expected) => {
		expect(pairsIn(text).filter((pair) => expected.test(pair))).toHaveLength(1);
	});

	it.each([
		["a row of it", `Nota, 3 marzo 2026\n\nDelle sedie rotte 120 sedie stanno in palestra.\n\n${tables.it}`],
		["another order of size", `Nota, 3 marzo 2026\n\nSono state comprate 900 sedie.\n\n${tables.it}`],
		["last year", `Bericht, 3. März 2026\n\n${tables.de}\n\nIm Vorjahr waren es 1.480 Kisten.`],
		["what is wanted", `Nota, 3 marzo 2026\n\nL'obiettivo è al massimo 198 sedie.\n\n${tables.it}`],
	])("does not where it is %s", (_, text) => {
		expect(pairsIn(text).filter((pair) => /Summe|Total/.test(pair))).toEqual([]);
	});
});
