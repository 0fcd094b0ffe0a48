import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** The labels up to where a price has been left in them. */
const optionsOf = (text: string) => caseOfText(text).options.map(({ label }) => label.split(".")[0]);

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
		[
			"en",
			"1. New burners: £9,000, in two months\n2. A second fitter, £31,000 a year, in 2 weeks\n3. web portal that stops impossible orders. no quote yet, they guess four to six months",
			"web portal that stops impossible orders",
		],
		[
			"de",
			"1. Neue Brenner: 9.000 €, in zwei Monaten\n2. Ein zweiter Monteur, 31.000 € im Jahr, in 2 Wochen\n3. Portal, das unmögliche Bestellungen abweist. Noch kein Angebot, wohl vier bis sechs Monate",
			"Portal, das unmögliche Bestellungen abweist",
		],
		[
			"es",
			"1. Quemadores nuevos: 9.000 €, en dos meses\n2. Un segundo técnico, 31.000 € al año, en 2 semanas\n3. Portal que rechaza pedidos imposibles. Todavía sin presupuesto, serán cuatro a seis meses",
			"Portal que rechaza pedidos imposibles",
		],
	])("holds what has no price yet as one, and none of it as a cause (%s)", (_, list, label) => {
		const head = "4 March 2026\n\nOf 90 boilers 31 failed because nobody cleans the burners.\n\n";
		const { options, causes } = caseOfText(`${head}${list}`);
		expect(options.map((option) => option.label)).toContainEqual(expect.stringContaining(label));
		expect(causes.map(({ text }) => text).join("\n")).not.toContain(label);
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

describe("the answers to a request for ideas in a talk", () => {
	it.each([
		[
			"en",
			"Any ideas? With a price, please",
			"repair the ramp",
			"That's £2,900 a year",
			"a second fitter, £31,000 a year",
		],
		[
			"de",
			"Ideen bitte mit Preis",
			"Rampe reparieren lassen",
			"Kostet 2.900 €",
			"ein zweiter Monteur, 31.000 € im Jahr",
		],
		[
			"fr",
			"Des idées ? Avec un prix",
			"réparer la rampe",
			"Ça fait 2 900 €",
			"un deuxième technicien, 31 000 € par an",
		],
		[
			"es",
			"¿Ideas? Con precio",
			"reparar la rampa",
			"Eso son 2.900 €",
			"un segundo técnico, 31.000 € al año",
		],
		[
			"it",
			"Idee? Con un prezzo",
			"riparare la rampa",
			"Sono 2.900 euro",
			"un secondo tecnico, 31.000 euro l'anno",
		],
		[
			"nl",
			"Wie heeft ideeën?",
			"helling laten repareren",
			"Dat is 2.900 euro",
			"een tweede monteur, 31.000 euro per jaar",
		],
	])("are options each, with the price that the next turn names (%s)", (_, request, first, price, second) => {
		const lines = [`Hanna: ${request}`, `Tom: ${first}`, `Hanna: ${price}`, `Ida: ${second}`, "Tom: ok"];
		const { options } = caseOfText(lines.map((line, at) => `04/03/2026, 17:0${at} - ${line}`).join("\n"));
		expect(options.map((option) => option.price?.min)).toEqual([2900, 31000]);
		expect(options[0]?.label.toLowerCase()).toBe(first.toLowerCase());
	});
});

it("what stands under a letter of a list of ways is one of them, also without a price", () => {
	const found = optionsOf(
		"Call of 4 March 2026\n\n38 % of the sailings leave late, two years ago 14 %.\n\nwhat they are looking at\n  a) put the old readers back, 3 days, maybe £2k\n  b) temp ramp from Lindholm: £8,900 a month, on site within 5 weeks\n  c) move crew change to 12.30 - costs nothing\n  d) redirect coach mails to the bridge tablet",
	);
	expect(found).toHaveLength(4);
	expect(found[3]).toContain("redirect coach mails");
});
