import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { walked } from "../walked.ts";

/** A memo on late parcels, with what they cost and what is proposed. */
function walk(text: string) {
	const { plan, options } = walked(text);
	const leave = options.find(({ measures, estimated_cost: { max } }) => !measures && max === 0);
	return { plan, options, leave };
}

const memos: Record<KnownLanguage, (cost: string) => string> = {
	en: (cost) =>
		`Memo of 12 October 2026\n\nLate parcels are at 12 %, because nobody plans the tours. ${cost} By June 2027 late parcels must be at 3 %.\n\nOptions\n- a planner for the tours, £45,000, 4 months\n- a second gate at the depot, £30,000, 3 months`,
	de: (cost) =>
		`Vermerk vom 12. Oktober 2026\n\nVerspätete Pakete liegen bei 12 %, weil niemand die Touren plant. ${cost} Bis Juni 2027 sollen verspätete Pakete bei 3 % liegen.\n\nVorschläge\n- ein Planer für die Touren, 45.000 €, 4 Monate\n- ein zweites Tor am Lager, 30.000 €, 3 Monate`,
	fr: (cost) =>
		`Note du 12 octobre 2026\n\nLes colis en retard sont à 12 %, parce que personne ne planifie les tournées. ${cost} D'ici juin 2027, les colis en retard doivent être à 3 %.\n\nPropositions\n- un planificateur pour les tournées, 45 000 €, 4 mois\n- une deuxième porte au dépôt, 30 000 €, 3 mois`,
	es: (cost) =>
		`Nota del 12 de octubre de 2026\n\nLos paquetes con retraso están en el 12 %, porque nadie planifica las rutas. ${cost} Para junio de 2027 los paquetes con retraso deben estar en el 3 %.\n\nPropuestas\n- un planificador para las rutas, 45.000 €, 4 meses\n- una segunda puerta en el almacén, 30.000 €, 3 meses`,
	it: (cost) =>
		`Nota del 12 ottobre 2026\n\nI pacchi in ritardo sono al 12 %, perché nessuno pianifica i giri. ${cost} Entro giugno 2027 i pacchi in ritardo devono essere al 3 %.\n\nProposte\n- un pianificatore per i giri, 45.000 €, 4 mesi\n- un secondo portone al deposito, 30.000 €, 3 mesi`,
	nl: (cost) =>
		`Notitie van 12 oktober 2026\n\nTe late pakketten liggen op 12 %, omdat niemand de ritten plant. ${cost} In juni 2027 moeten te late pakketten op 3 % liggen.\n\nVoorstellen\n- een planner voor de ritten, € 45.000, 4 maanden\n- een tweede poort bij het depot, € 30.000, 3 maanden`,
};

const yearly: [KnownLanguage, string][] = [
	["en", "Late parcels cost us £20,000 a month in penalties."],
	["de", "Verspätete Pakete kosten uns 20.000 € Vertragsstrafe im Monat."],
	["fr", "Les colis en retard nous coûtent 20 000 € de pénalités par mois."],
	["es", "Los paquetes con retraso nos cuestan 20.000 € de penalizaciones al mes."],
	["it", "I pacchi in ritardo ci costano 20.000 € di penali al mese."],
	["nl", "Te late pakketten kosten ons € 20.000 aan boetes per maand."],
];

describe("the benefit of a plan", () => {
	it.each(yearly)(
		"is the part of the loss that the target removes, every year (%s: %s)",
		(language, cost) => {
			const [benefit] = walk(memos[language](cost)).plan.benefits;
			expect(benefit).toMatchObject({ quantified_value: 180_000, recurrence: "yearly", mark: "derived" });
			expect(benefit?.up_to).toBeUndefined();
			expect(benefit?.derivation).toMatch(
				/20[.,\s]000.* × 12 = .*240[.,\s]000.* × \(12\s?% − 3\s?%\) ÷ 12\s?% = .*180[.,\s]000/u,
			);
		},
	);

	it("is all of the loss at most where nothing wanted has to do with it", () => {
		const text =
			"Memo of 12 October 2026\n\nLate parcels cost us £240,000 a year in penalties, because nobody plans the tours.\n\nOptions\n- a planner for the tours, £45,000, 4 months\n- a second gate, £30,000, 3 months";
		const { plan, options } = walk(text);
		expect(plan.benefits[0]).toMatchObject({ quantified_value: 240_000, up_to: true, recurrence: "yearly" });
		expect(plan.payback).toBeUndefined();
		expect(options.map(({ payback }) => payback)).not.toContainEqual(expect.anything());
	});

	it.each<[KnownLanguage, string]>([
		["en", "a planner for the tours, £45,000, saves £4,000 a month"],
		["de", "ein Planer für die Touren, 45.000 €, spart 4.000 € im Monat"],
		["fr", "un planificateur pour les tournées, 45 000 €, économise 4 000 € par mois"],
		["es", "un planificador para las rutas, 45.000 €, ahorra 4.000 € al mes"],
		["it", "un pianificatore per i giri, 45.000 €, fa risparmiare 4.000 € al mese"],
		["nl", "een planner voor de ritten, € 45.000, bespaart € 4.000 per maand"],
	])("that a way states by the month is told for a year, with its payback (%s: %s)", (language, item) => {
		const text = memos[language]("").replace(/- [^\n]+/u, `- ${item}`);
		const option = walk(text).options.find(({ payback }) => payback);
		expect(option?.payback?.months).toBeCloseTo((45_000 / 48_000) * 12, 0);
		expect(option?.payback?.arithmetic).toMatch(/45[.,\s]000.* ÷ .*48[.,\s]000.* × 12 = /u);
	});
});

it.each<[KnownLanguage, string]>([
	[
		"en",
		"Closing one depot would save £1,600,000 a year, but our pledge rules out any closure before the end of 2026.",
	],
	[
		"de",
		"Ein Lager zu schließen würde 1.600.000 € im Jahr sparen, aber unsere Zusage schließt jede Schließung vor Ende 2026 aus.",
	],
	[
		"fr",
		"Fermer un dépôt ferait gagner 1 600 000 € par an, mais l'engagement pris exclut toute fermeture avant fin 2026.",
	],
	[
		"es",
		"Cerrar un almacén ahorraría 1.600.000 € al año, pero el compromiso excluye cualquier cierre antes de finales de 2026.",
	],
	[
		"it",
		"Chiudere un deposito farebbe risparmiare 1.600.000 € all'anno, ma l'impegno preso esclude ogni chiusura prima di fine 2026.",
	],
	[
		"nl",
		"Een depot sluiten bespaart € 1.600.000 per jaar, maar onze belofte sluit elke sluiting vóór eind 2026 uit.",
	],
])(
	"a gain that is barred before a day comes later, and is told with what bars it (%s)",
	(language, sentence) => {
		const { benefits } = walk(memos[language](sentence)).plan;
		expect(benefits.map((each) => [each.quantified_value, each.description])).toContainEqual([
			1_600_000,
			sentence,
		]);
	},
);

describe("what nobody gains", () => {
	it.each<[KnownLanguage, string]>([
		[
			"en",
			"Closing one depot would save £1,600,000 a year, but our pledge rules out any closure before the end of 2027.",
		],
		[
			"de",
			"Ein Lager zu schließen würde 1.600.000 € im Jahr sparen, aber unsere Zusage schließt jede Schließung vor Ende 2027 aus.",
		],
	])("is what is barred until after the day by which all must be done (%s)", (language, sentence) => {
		const { benefits } = walk(memos[language](sentence)).plan;
		expect(benefits.map((each) => each.quantified_value)).not.toContain(1_600_000);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Closing one depot would save £1,600,000 a year, but our pledge rules out any closure."],
		[
			"de",
			"Ein Lager zu schließen würde 1.600.000 € im Jahr sparen, aber unsere Zusage schließt jede Schließung aus.",
		],
		[
			"fr",
			"Fermer un dépôt ferait gagner 1 600 000 € par an, mais l'engagement pris exclut toute fermeture.",
		],
		["es", "Cerrar un almacén ahorraría 1.600.000 € al año, pero el compromiso excluye cualquier cierre."],
		[
			"it",
			"Chiudere un deposito farebbe risparmiare 1.600.000 € all'anno, ma l'impegno preso esclude ogni chiusura.",
		],
		["nl", "Een depot sluiten bespaart € 1.600.000 per jaar, maar onze belofte sluit elke sluiting uit."],
		["en", "A fine of £45,000 has been imposed."],
		["de", "Ein Bußgeldbescheid über 45.000 € liegt vor."],
		["fr", "Une amende de 45 000 € nous a été infligée."],
		["es", "Nos han impuesto una multa de 45.000 €."],
		["it", "Ci è stata inflitta una sanzione di 45.000 €."],
		["nl", "Er is een boete van € 45.000 opgelegd."],
	])("is told as no benefit (%s: %s)", (language, sentence) => {
		const values = walk(memos[language](sentence)).plan.benefits.map((each) => each.quantified_value);
		expect(values.filter((value) => value !== null)).toEqual([]);
	});
});

describe("the payback of a plan", () => {
	it.each(yearly)("is what is spent divided by what is gained every year (%s: %s)", (language, cost) => {
		const { plan } = walk(memos[language](cost));
		const spent = plan.cost_estimate.total_max;
		expect(plan.payback?.months).toBe(Math.round((spent / 180_000) * 120) / 10);
		expect(plan.payback?.arithmetic).toMatch(/ ÷ .*180[.,\s]000.* × 12 = /u);
	});

	it("leaves what runs on out of what is gained", () => {
		const text = memos
			.en(yearly[0]?.[1] ?? "")
			.replace(/- a planner[^\n]+/u, "- a planner for the tours, £45,000 once and £30,000 a year, 4 months");
		const { plan } = walk(text);
		expect(plan.payback?.arithmetic).toMatch(/ ÷ \(£180,000 − £30,000\) × 12 = /u);
	});

	it("is none where what runs on costs more than is gained", () => {
		const text = memos
			.en(yearly[0]?.[1] ?? "")
			.replace(/- a planner[^\n]+/u, "- a planner for the tours, £45,000 once and £190,000 a year, 4 months");
		const { plan } = walk(text);
		expect(plan.payback).toEqual({
			months: null,
			arithmetic: "Not paid back: it takes £190,000 a year and brings £180,000.",
		});
	});
});

describe("leaving it as it is", () => {
	it.each(yearly)(
		"says what the problem costs a year, with the sentence, and costs nothing (%s: %s)",
		(language, cost) => {
			const { leave } = walk(memos[language](cost));
			expect(leave).toMatchObject({
				estimated_cost: { min: 0, max: 0 },
				problem_cost: { amount: 240_000, quote: { text: cost } },
				mark: "derived",
			});
		},
	);

	it.each<[KnownLanguage, string]>([
		["en", "Last year late parcels cost us £240,000 in penalties."],
		["de", "Im letzten Jahr kosteten uns verspätete Pakete 240.000 € Vertragsstrafe."],
		["fr", "L'an dernier, les colis en retard nous ont coûté 240 000 € de pénalités."],
		["es", "El año pasado los paquetes con retraso nos costaron 240.000 € de penalizaciones."],
		["it", "L'anno scorso i pacchi in ritardo ci sono costati 240.000 € di penali."],
		["nl", "Vorig jaar kostten te late pakketten ons € 240.000 aan boetes."],
		["en", "In 2025 late parcels cost us £240,000 in penalties."],
	])("takes the sum of a whole year for a year (%s: %s)", (language, cost) => {
		expect(walk(memos[language](cost)).leave).toMatchObject({ problem_cost: { amount: 240_000 } });
	});

	it.each([
		"Since January 2026 late parcels have cost us £240,000 in penalties.",
		"In December 2025 late parcels cost us £240,000 in penalties.",
	])("names no cost of a year where the text names none (%s)", (cost) => {
		expect(walk(memos.en(cost)).leave?.problem_cost).toBeUndefined();
	});
});

describe("a measure that is itself of money", () => {
	it.each([
		["€4.2m a year", 3_300_000, "yearly", "€0.9m a year"],
		["€48,000 a month", 888_000, "yearly", "€122,000 a month"],
		["€5.20 per room", null, undefined, "€6.85 per room"],
		// A month is not taken from a year: what it costs stands whole, at most.
		["€48,000 a month", 1_200_000, "yearly", "€1.2m a year"],
	])(
		"gains what lies between today and what is wanted, of a year, and none of one piece (%s)",
		(target, value, recurrence, today) => {
			const [benefit] = walk(
				`Note of 3 October 2026\n\nThe freight cost is ${today} because nobody bundles the orders.\n\nTarget: a freight cost of ${target} by June 2027.\n\nOptions\n- a planner for the orders, €45,000, 4 months\n- a second gate, €30,000, 3 months`,
			).plan.benefits;
			expect(benefit?.quantified_value).toBe(value);
			expect(benefit?.recurrence).toBe(recurrence);
		},
	);
});

it.each<[KnownLanguage, string]>([
	["en", "The harmonisation of pay costs £640,000 a year."],
	["de", "Die Angleichung der Löhne kostet 640.000 € im Jahr."],
	["fr", "L'harmonisation des salaires coûte 640 000 € par an."],
	["es", "La equiparación de los salarios cuesta 640.000 € al año."],
	["it", "L'allineamento degli stipendi costa 640.000 € all'anno."],
	["nl", "De harmonisatie van de lonen kost € 640.000 per jaar."],
])("What a change would cost is no cost of the problem (%s)", (language, said) => {
	const { plan, leave } = walk(memos[language](said));
	expect(leave?.problem_cost).toBeUndefined();
	expect(plan.benefits.map(({ quantified_value }) => quantified_value)).not.toContain(640_000);
});

it("What an amount fell to is no cost of the problem", () => {
	const { plan } = walk(memos.de("Der Verlust an Umsatz fiel in zwei Jahren von 14,2 auf 11,6 Mio. €."));
	expect(plan.benefits.map(({ quantified_value }) => quantified_value)).toEqual([null]);
});
