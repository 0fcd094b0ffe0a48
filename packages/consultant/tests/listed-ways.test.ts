import { describe, expect, it } from "vitest";
import { caseOfText } from "./read-text.ts";

const optionsOf = (text: string) => caseOfText(text).options.map(({ label }) => label);

describe("a list under words that say nothing of options", () => {
	it.each([
		[
			"en",
			"Boiler house, 4 March 2026\n\nOf 90 boilers 31 failed last winter.\n\nFrom the meeting:\n- Replace the burners, £9,000 and two months\n- A second fitter. £31,000 a year.\n- Sell the old tank. No price yet.",
			["Replace the burners", "A second fitter", "Sell the old tank"],
		],
		[
			"de",
			"Heizhaus, 4. März 2026\n\nVon 90 Kesseln fielen 31 aus.\n\nAus der Sitzung:\n- Brenner tauschen, 9.000 € und zwei Monate\n- Ein zweiter Monteur. 31.000 € im Jahr.\n- Alten Tank verkaufen. Noch kein Preis.",
			["Brenner tauschen", "Ein zweiter Monteur", "Alten Tank verkaufen"],
		],
		[
			"fr",
			"Chaufferie, 4 mars 2026\n\nSur 90 chaudières, 31 sont tombées en panne.\n\nLors de la réunion :\n- Remplacer les brûleurs, 9 000 € et deux mois\n- Un deuxième technicien. 31 000 € par an.\n- Vendre la vieille cuve. À chiffrer.",
			["Remplacer les brûleurs", "Un deuxième technicien", "Vendre la vieille cuve"],
		],
		[
			"es",
			"Sala de calderas, 4 de marzo de 2026\n\nDe 90 calderas fallaron 31.\n\nDe la reunión:\n- Cambiar los quemadores, 9.000 € y dos meses\n- Un segundo técnico. 31.000 € al año.\n- Vender el depósito viejo. Sin precio.",
			["Cambiar los quemadores", "Un segundo técnico", "Vender el depósito viejo"],
		],
		[
			"it",
			"Centrale termica, 4 marzo 2026\n\nSu 90 caldaie 31 si sono fermate.\n\nDalla riunione:\n- Sostituire i bruciatori, 9.000 euro e due mesi\n- Un secondo tecnico. 31.000 euro l'anno.\n- Vendere la vecchia cisterna. Da quantificare.",
			["Sostituire i bruciatori", "Un secondo tecnico", "Vendere la vecchia cisterna"],
		],
		[
			"nl",
			"Ketelhuis, 4 maart 2026\n\nVan de 90 ketels vielen er 31 uit.\n\nUit de vergadering:\n- Branders vervangen, 9.000 euro en twee maanden\n- Een tweede monteur. 31.000 euro per jaar.\n- Oude tank verkopen. Prijs onbekend.",
			["Branders vervangen", "Een tweede monteur", "Oude tank verkopen"],
		],
	])("holds options where most items name a deed and what it takes (%s)", (_, text, options) => {
		expect(optionsOf(text)).toEqual(options);
	});

	it.each([
		"What we pay for:\n- Cleaning: £9,400 a year\n- Heating: £14,200 a year\n- Insurance: £3,100 a year",
		"Bought in May:\n- Gloves, £340\n- New seals, £610\n- Filters, £1,250",
		"What we saw:\n- New fitters need three weeks to learn it\n- The second pump costs £900 a month in repairs\n- Nobody writes the readings down",
		"Agenda:\n- Open the meeting\n- Change of minutes\n- Set the next date",
	])("holds none where it lists what is paid, bought, seen or talked of", (list) => {
		expect(
			optionsOf(`Boiler house, 4 March 2026\n\nOf 90 boilers 31 failed last winter.\n\n${list}`),
		).toEqual([]);
	});
});
