import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const measuresOf = (text: string) =>
	caseOfText(text).measures.map(({ name, baseline, target }) => [
		name,
		baseline?.figure.value,
		target?.figure.value,
	]);

describe("the value of today", () => {
	it.each([
		[
			"en",
			"Log of 22 October 2026\n\nCard payments fail too often, because nobody tested the signal. By law 97 % reliability is measured.\n\n| Site | Sessions | Payment failures | Failure rate |\n|---|---|---|---|\n| Kettering | 1,420 | 213 | 15.0% |\n| Corby | 980 | 186 | 19.0% |\n| Total | 2,400 | 399 | 16.6% |\n\nTarget: payment failures under 5% by 31 January 2027.",
		],
		[
			"de",
			"Vermerk vom 22. Oktober 2026\n\nDie Reklamationen nehmen zu, weil niemand die Ware prüft. 97 % der Fahrer haben einen Führerschein.\n\n| Lager | Sendungen | Reklamationen | Reklamationsquote |\n|---|---|---|---|\n| Nord | 1.420 | 213 | 15,0 % |\n| Süd | 980 | 186 | 19,0 % |\n| Summe | 2.400 | 399 | 16,6 % |\n\nZiel: Reklamationsquote höchstens 5 % bis 31. Januar 2027.",
		],
		[
			"it",
			"Nota del 22 ottobre 2026\n\nI resi aumentano perché nessuno controlla i pacchi. Il 97 % degli autisti ha la patente.\n\n| Magazzino | Pacchi | Resi | Tasso di resi |\n|---|---|---|---|\n| Nord | 1.420 | 213 | 15,0 % |\n| Sud | 980 | 186 | 19,0 % |\n| Totale | 2.400 | 399 | 16,6 % |\n\nObiettivo: resi sotto il 5 % entro il 31 gennaio 2027.",
		],
		[
			"nl",
			"Notitie van 22 oktober 2026\n\nDe retouren nemen toe omdat niemand de pakketten controleert. 97 % van de chauffeurs heeft een rijbewijs.\n\n| Magazijn | Pakketten | Retouren | Retourpercentage |\n|---|---|---|---|\n| Noord | 1.420 | 213 | 15,0 % |\n| Zuid | 980 | 186 | 19,0 % |\n| Totaal | 2.400 | 399 | 16,6 % |\n\nDoel: retouren onder 5 % op 31 januari 2027.",
		],
	])("is that of the row of sums, in the column of what is wanted (%s)", (_, text) => {
		const [first] = measuresOf(text);
		expect(first?.slice(1)).toEqual([16.6, 5]);
		expect(first?.[0]).not.toMatch(/total|summe|totale|totaal/iu);
	});

	it.each([
		[
			"en",
			"Log of 22 October 2026\n\nVisits are late, because nobody plans the tour. 18 % of the visits were late in September.\n\n| Site | Share of staff |\n|---|---|\n| North | 45% |\n| South | 51% |\n| Total | 96% |\n\nTarget: under 5 % late visits by 31 January 2027.",
		],
		[
			"de",
			"Vermerk vom 22. Oktober 2026\n\nBesuche sind verspätet, weil niemand die Tour plant. 18 % der Besuche waren im September verspätet.\n\n| Standort | Anteil am Personal |\n|---|---|\n| Nord | 45 % |\n| Süd | 51 % |\n| Summe | 96 % |\n\nZiel: höchstens 5 % verspätete Besuche bis 31. Januar 2027.",
		],
	])("is not that of another column's sum (%s)", (_, text) => {
		expect(measuresOf(text)[0]?.slice(1)).toEqual([18, 5]);
	});
});
