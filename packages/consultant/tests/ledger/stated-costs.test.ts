import { describe, expect, it } from "vitest";
import { amountsOf, problemCostsOf } from "../../src/case/problem/problem-cost.ts";
import { caseOfText } from "../read-text.ts";

const costsOf = (text: string) => problemCostsOf(caseOfText(text)).map(amountsOf);

describe("what a text says that its problem costs", () => {
	it.each([
		[
			"en",
			"Memo of 3 May 2026\n\nWe throw away 210 loaves a day, nobody counts the orders. Over the year that comes to £9,600 for flour and £1,500 for the bins.",
		],
		[
			"de",
			"Vermerk vom 3. Mai 2026\n\nTäglich werden 210 Brote weggeworfen, niemand zählt die Bestellungen. Im Jahr sind das 9.600 € für Mehl und 1.500 € für die Abfuhr.",
		],
		[
			"fr",
			"Note du 3 mai 2026\n\nNous jetons 210 pains par jour, personne ne compte les commandes. Sur l'année, cela représente 9 600 € de farine et 1 500 € de collecte.",
		],
		[
			"es",
			"Nota del 3 de mayo de 2026\n\nTiramos 210 panes al día, nadie cuenta los pedidos. En el año eso supone 9.600 € de harina y 1.500 € de recogida.",
		],
		[
			"it",
			"Nota del 3 maggio 2026\n\nButtiamo 210 pani al giorno, nessuno conta gli ordini. In un anno questo fa 9.600 € di farina e 1.500 € di smaltimento.",
		],
		[
			"nl",
			"Notitie van 3 mei 2026\n\nWij gooien per dag 210 broden weg, verspilling die niemand telt. Over het jaar is dat € 9.600 aan meel en € 1.500 aan ophalen.",
		],
	])("is added up where one sentence joins two amounts (%s)", (_, text) => {
		expect(costsOf(text)).toEqual([[9600, 1500]]);
	});

	it("is told one beside the other where they are of different times", () => {
		expect(
			costsOf(
				"Vermerk vom 12. November 2025\n\n140 Kartons sind verschwunden, niemand zählt sie. Der Ersatz hat uns bis Ende Oktober 83.000 € gekostet. Zwei Kunden haben zum Jahresende gekündigt; das sind 64.000 € Umsatz im Jahr.",
			),
		).toEqual([[83_000], [64_000]]);
	});

	it("is no day by which something is due, and no aim, where the text tells of the past", () => {
		const { ledger } = caseOfText(
			"Vermerk vom 12. November 2025\n\n140 Kartons sind verschwunden. Der Ersatz hat uns bis Ende Oktober 83.000 € gekostet.",
		);
		expect(ledger.map(({ role }) => role)).not.toContain("deadline");
		expect(ledger.map(({ role }) => role)).not.toContain("target");
	});
});

describe("a problem", () => {
	it.each([
		[
			"The kitchens serve 900 meals a day. We bin 210 of them, or 148 grams a child, while the national mean is 115 grams. Nobody reports who is absent.",
		],
		[
			"Die Küchen liefern 900 Essen am Tag. Wir werfen davon 210 weg, also 148 Gramm je Kind; der Schnitt im Land liegt bei 115 Gramm. Niemand meldet, wer fehlt.",
		],
		[
			"Les cuisines servent 900 repas par jour. Nous en jetons 210, soit 148 grammes par enfant, alors que la moyenne est de 115 grammes. Personne ne signale les absents.",
		],
		[
			"Las cocinas sirven 900 comidas al día. Tiramos 210 de ellas, o 148 gramos por niño, mientras que la media es de 115 gramos. Nadie avisa de las ausencias.",
		],
		[
			"Le cucine servono 900 pasti al giorno. Ne buttiamo 210, cioè 148 grammi a bambino, mentre la media è di 115 grammi. Nessuno segnala gli assenti.",
		],
		[
			"De keukens leveren 900 maaltijden per dag. Wij gooien daarvan 210 porties weg, terwijl het gemiddelde 115 porties is. Niemand meldt wie er niet is.",
		],
	])("is told with what it speaks of and what it is compared with (%s)", (text) => {
		const { problem } = caseOfText(text);
		expect(problem?.text).toContain("900");
		expect(problem?.text).toContain("115");
	});
});
