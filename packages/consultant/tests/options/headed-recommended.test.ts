import { describe, expect, it } from "vitest";
import { serviceTo } from "../../src/decisions/serves-cause.ts";
import { caseOfText } from "../read-text.ts";
import { walked } from "../walked.ts";

const reports = {
	en: [
		"Audit of 3 June 2025\n\nLabels are wrong on 18 of 60 crates. Nobody is named for product safety since January.",
		"Recommendations",
		"Name one person for product safety",
		"Central label printing: £8,000, five weeks",
	],
	de: [
		"Revision vom 3. Juni 2025\n\nEtiketten sind an 18 von 60 Kisten falsch. Für die Produktsicherheit ist seit Januar niemand benannt.",
		"Empfehlungen",
		"Eine Person für die Produktsicherheit benennen",
		"Zentraler Etikettendruck: 8.000 €, fünf Wochen",
	],
	fr: [
		"Audit du 3 juin 2025\n\nLes étiquettes sont fausses sur 18 caisses sur 60. Personne n'est désigné pour la sécurité des produits depuis janvier.",
		"Recommandations",
		"Désigner une personne pour la sécurité des produits",
		"Impression centrale des étiquettes : 8 000 €, cinq semaines",
	],
	es: [
		"Auditoría del 3 de junio de 2025\n\nLas etiquetas son erróneas en 18 de 60 cajas. Nadie está nombrado para la seguridad de los productos desde enero.",
		"Recomendaciones",
		"Nombrar a una persona para la seguridad de los productos",
		"Impresión central de etiquetas: 8.000 €, cinco semanas",
	],
	it: [
		"Audit del 3 giugno 2025\n\nLe etichette sono sbagliate su 18 casse su 60. Nessuno è incaricato della sicurezza dei prodotti da gennaio.",
		"Raccomandazioni",
		"Nominare una persona per la sicurezza dei prodotti",
		"Stampa centrale delle etichette: 8.000 €, cinque settimane",
	],
	nl: [
		"Audit van 3 juni 2025\n\nEtiketten zijn fout op 18 van de 60 kisten. Voor de productveiligheid is sinds januari niemand aangewezen.",
		"Aanbevelingen",
		"Eén persoon voor de productveiligheid aanwijzen",
		"Etiketten centraal printen: € 8.000, vijf weken",
	],
} as const;

describe("What a report lists below its recommendations", () => {
	it.each(Object.entries(reports))("is recommended, all of it (%s)", (_, [wrong, heading, one, other]) => {
		const text = (above: string) => `${wrong}\n\n${above}\n1. ${one}.\n2. ${other}.`;
		expect(caseOfText(text(heading)).options.map(({ standing }) => standing)).toEqual([
			"recommended",
			"recommended",
		]);
		const [first] = walked(text(heading)).options.filter(({ recommended }) => recommended);
		expect(first?.id).toBe("package");
	});

	it("is not where the heading says the contrary", () => {
		const [wrong, , one, other] = reports.en;
		const { options } = caseOfText(`${wrong}\n\nNot recommended\n1. ${one}.\n2. ${other}.`);
		expect(options.map(({ standing }) => standing)).not.toContain("recommended");
	});
});

describe("The form in which a way is had", () => {
	it.each([
		["de", "Der Einkauf wird am Preis gemessen.", "Zentrale Verwaltung: Angebot Kauf: 12.000 €, fünf Monate"],
		["nl", "De inkoop wordt op prijs beoordeeld.", "Centraal beheer: offerte koop: € 12.000, vijf maanden"],
	] as const)("is no part of a cause that a longer word names (%s)", (language, cause, way) => {
		const [wrong, heading] = reports[language];
		const read = caseOfText(`${wrong} ${cause}\n\n${heading}\n1. ${way}.`);
		const [option] = read.options;
		expect(option && serviceTo(read, cause)(option)).toBeNull();
	});
});
