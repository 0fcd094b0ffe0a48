import { describe, expect, it, test } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import { changesNothing, goTogether } from "../../src/decisions/compatible.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

/** The decision about measures against the cause that has these words. */
function decided(text: string, words: string) {
	const consultation = consultationOf(text);
	const rootCause = consultation.case.causes.find(({ text: said }) => said.includes(words))?.text ?? words;
	const [measures] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const options = measures?.options ?? [];
	return {
		options,
		together: options.find(({ id }) => id === "package"),
		recommended: options.find(({ recommended }) => recommended),
	};
}

const memo = (proposals: string) => `Ferry kiosk note, 3 October 2026

In September 22 % of the kiosk's rolls were thrown away, the target is 5 % by 30 June 2027. It costs us £31,000 a year.

Findings
- the oven timer of the kiosk has been broken since Easter, so every tray is baked by guess
- orders for the kiosk are written on paper the evening before

Proposals
${proposals}

At most £20,000 may be spent.`;

const timers = memo(`1. A new oven timer with an alarm, £2,400, 3 weeks
2. A baker who checks the oven timer every morning, £6,000, 4 weeks
3. A tablet for the orders, £1,800, 2 weeks
4. Carry on as now`);

const unlimited = timers.replace("\n\nAt most £20,000 may be spent.", "");

const stopgaps: Record<KnownLanguage, (way: string) => string> = {
	en: (way) =>
		`Note of 3 October 2026\n\nLate parcels are at 22 %, nobody plans the tours.\n\nProposals\n- ${way}\n- A planner for the tours, £1,800, 2 weeks\n\nAt most £20,000 may be spent.`,
	de: (way) =>
		`Vermerk vom 3. Oktober 2026\n\nVerspätete Pakete liegen bei 22 %, niemand plant die Touren.\n\nVorschläge\n- ${way}\n- Ein Planer für die Touren, 1.800 €, 2 Wochen\n\nHöchstens 20.000 € dürfen ausgegeben werden.`,
	fr: (way) =>
		`Note du 3 octobre 2026\n\nLes colis en retard sont à 22 %, personne ne planifie les tournées.\n\nPropositions\n- ${way}\n- Un planificateur pour les tournées, 1 800 €, 2 semaines\n\nOn peut dépenser 20 000 € au plus.`,
	es: (way) =>
		`Nota del 3 de octubre de 2026\n\nLos paquetes con retraso están en el 22 %, nadie planifica las rutas.\n\nPropuestas\n- ${way}\n- Un planificador para las rutas, 1.800 €, 2 semanas\n\nSe pueden gastar 20.000 € como máximo.`,
	it: (way) =>
		`Nota del 3 ottobre 2026\n\nI pacchi in ritardo sono al 22 %, nessuno pianifica i giri.\n\nProposte\n- ${way}\n- Un pianificatore per i giri, 1.800 €, 2 settimane\n\nSi possono spendere al massimo 20.000 €.`,
	nl: (way) =>
		`Notitie van 3 oktober 2026\n\nTe late pakketten liggen op 22 %, niemand plant de ritten.\n\nVoorstellen\n- ${way}\n- Een planner voor de ritten, € 1.800, 2 weken\n\nEr mag maximaal € 20.000 worden uitgegeven.`,
};

describe("Several ways together", () => {
	it("are named by their parts, and recommended where several have to do with the cause", () => {
		const { together } = decided(unlimited, "oven timer");
		expect(together?.label).toBe(
			"A new oven timer with an alarm + A baker who checks the oven timer every morning",
		);
		expect(together?.recommended).toBe(true);
		expect(together?.estimated_cost.max).toBe(8_400);
		expect(together?.reasoning).toContain("2 of its parts concern this cause");
		expect(together?.reasoning).toContain("“A new oven timer with an alarm” concerns this cause.");
		expect(together?.reasoning).not.toContain("speak of");
		expect(together?.description).toContain("A baker who checks the oven timer every morning");
	});

	it("hold nothing that no cause of the text names, however little it costs", () => {
		const { together } = decided(
			timers.replace("4. Carry on as now", "4. Short talks for the helpers, £900, 1 week"),
			"oven timer",
		);
		expect(together?.recommended).toBe(true);
		expect(together?.description).not.toContain("Short talks");
	});

	it("are recommended with what goes at other causes of the text where the limit leaves room", () => {
		const { together } = decided(timers, "written on paper");
		expect(together?.recommended).toBe(true);
		expect(together?.label.split(" + ")).toHaveLength(3);
		expect(together?.reasoning).toContain("Of its parts “A tablet for the orders” concerns this cause");
		expect(together?.reasoning).toContain(
			"concerns another cause in your text, “The oven timer of the kiosk",
		);
		expect(together?.description).not.toContain("Carry on");
	});

	it("are offered, but not recommended, where one alone has to do with the cause and nothing bounds the others", () => {
		const { together, recommended } = decided(unlimited, "written on paper");
		expect(recommended?.label).toContain("tablet");
		expect(recommended?.reasoning).toContain("It concerns this cause.");
		expect(together?.recommended).toBe(false);
	});

	it("say so where none has to do with the cause, and are not recommended then", () => {
		const { together, recommended } = decided(unlimited, "The landlord raised the rent");
		expect(together?.recommended).toBe(false);
		expect(together?.reasoning).toContain("None of its parts concerns this cause");
		expect(recommended?.reasoning).toContain("No way was found in your text that goes at this cause");
		expect(decided(timers, "The landlord raised the rent").together?.recommended).toBe(false);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "Put up a leaflet for the time being, no cost, 1 week", "leaflet"],
		["de", "Vorübergehend ein Merkblatt aushängen, kostet nichts, 1 Woche", "Merkblatt"],
		["fr", "Afficher provisoirement une fiche, sans coût, 1 semaine", "fiche"],
		["es", "Colgar provisionalmente una ficha, sin coste, 1 semana", "ficha"],
		["it", "Appendere provvisoriamente una scheda, nessun costo, 1 settimana", "scheda"],
		["nl", "Tijdelijk een folder ophangen, kost niets, 1 week", "folder"],
	])("are not left out for what helps only for a while (%s: %s)", (language, way, word) => {
		const { recommended } = decided(stopgaps[language](way), "x");
		expect(recommended?.label).not.toContain(word);
	});

	it("are not left out for what somebody has been told to do already", () => {
		const { options, recommended } = decided(
			`${memo("1. A tablet for the orders, £1,800, 2 weeks\n2. A checklist at the counter, no cost, 1 week")}\n\nNext steps\n- Karen Doyle puts the checklist at the counter online by 30 November 2026.`,
			"The landlord raised the rent",
		);
		const ordered = options.find(({ label }) => label.includes("checklist"));
		expect(recommended?.label).not.toContain("checklist");
		expect(ordered?.cons.join()).toContain("already told somebody");
	});

	it("are one where the text itself has agreed on several", () => {
		const agreed = memo(`1. A shelf by the door, £900, 3 weeks. It was agreed with the landlord.
2. A second fridge, £1,400, 2 weeks. It was agreed with the bank.
3. A painted sign, £700, 2 weeks.`);
		const { together } = decided(agreed, "The landlord raised the rent");
		expect(together?.recommended).toBe(true);
		expect(together?.reasoning).toContain("Your text itself has agreed or recommends 2 of its parts");
		expect(together?.label).toBe("A shelf by the door + A second fridge");
	});

	it("hold no two versions of one thing", () => {
		const { together } = decided(
			memo(`1. Repair the oven timer, £400, 1 week
2. A new oven timer, £2,400, 3 weeks
3. A tablet for the orders, £1,800, 2 weeks`),
			"oven timer",
		);
		expect(together?.description).toMatch(/tablet/);
		expect(together?.description.match(/oven timer/g)).toHaveLength(1);
	});

	it("stay within the limit, and there are none where only one fits it", () => {
		const { together } = decided(
			memo(`1. A new oven timer with an alarm, £12,400, 3 weeks
2. A baker who checks the oven timer every morning, £16,000, 4 weeks`),
			"oven timer",
		);
		expect(together).toBeUndefined();
	});
});

test.each<[KnownLanguage, string, string, boolean]>([
	["en", "Repair the cable winch", "A new cable winch", false],
	["en", "A small greenhouse", "A large greenhouse with heating", false],
	["en", "Train the porters", "Train the cooks", true],
	["de", "Die Seilwinde reparieren", "Eine neue Seilwinde", false],
	["de", "Ein kleines Gewächshaus", "Ein großes Gewächshaus mit Heizung", false],
	["de", "Die Pförtner schulen", "Die Köche schulen", true],
	["fr", "Réparer le treuil", "Un treuil neuf", false],
	["fr", "Former les portiers", "Former les cuisiniers", true],
	["es", "Reparar el cabrestante", "Un cabrestante nuevo", false],
	["es", "Formar a los porteros", "Formar a los cocineros", true],
	["it", "Riparare il verricello", "Un verricello nuovo", false],
	["it", "Formare i portieri", "Formare i cuochi", true],
	["nl", "De lier repareren", "Een nieuwe lier", false],
	["nl", "De portiers opleiden", "De koks opleiden", true],
])("In %s “%s” and “%s” go together: %s", (language, one, other, expected) => {
	const [option] = caseOfText(timers).options;
	if (!option) throw new Error("no option was read");
	const named = (label: string) => ({ ...option, label });
	expect(goTogether(named(one), named(other), language)).toBe(expected);
	expect(goTogether(named(other), named(one), language)).toBe(expected);
});

test.each<[KnownLanguage, string, boolean]>([
	["en", "Wait for the new depot", true],
	["en", "Just carry on as before", true],
	["en", "A waiting room at the pier", false],
	["de", "Alles so lassen, wie es ist", true],
	["de", "Erst einmal abwarten", true],
	["de", "Abwarten, bis das neue Depot fertig ist", true],
	["de", "Wartehäuschen am Steg", false],
	["fr", "Ne rien faire cette année", true],
	["fr", "Attendre le nouveau dépôt", true],
	["es", "Seguir como estamos", true],
	["es", "Esperar al nuevo depósito", true],
	["it", "Non fare niente", true],
	["it", "Aspettare il nuovo deposito", true],
	["nl", "Alles laten zoals het is", true],
	["nl", "Wachten op het nieuwe depot", true],
	["nl", "Een wachthuisje op de kade", false],
])("In %s “%s” changes nothing: %s", (language, label, expected) => {
	expect(changesNothing({ label }, language)).toBe(expected);
});

describe("Ways that stand as alternatives", () => {
	const under = (ways: string) => timers.replace(/Proposals[\s\S]*?\n\n/u, `Alternatives\n${ways}\n\n`);

	it("are taken together where they go at causes of different paragraphs", () => {
		const { together, recommended } = decided(
			under(
				"A. A new oven timer with an alarm, £2,400, 3 weeks\nB. A tablet for the paper orders, £1,800, 2 weeks",
			),
			"oven timer",
		);
		expect(recommended?.id).toBe("package");
		expect(together?.estimated_cost.max).toBe(4200);
	});

	it("exclude each other where they go at one cause, or at none", () => {
		const { together, recommended } = decided(
			under(
				"A. A new oven timer with an alarm, £2,400, 3 weeks\nB. A second oven timer beside the old, £1,800, 2 weeks\nC. A brochure, £900, 1 week",
			),
			"oven timer",
		);
		expect([together, recommended?.label]).toEqual([undefined, "A second oven timer beside the old"]);
	});

	it("are taken together in Italian as well", () => {
		const { recommended } = decided(
			`Rapporto del 3 ottobre 2026

A settembre abbiamo buttato il 14 % della carta, due anni fa il 6 %. L'obiettivo è il 7 % entro il 30 giugno 2027.

Cause
La macchina viene tarata una volta al mese perché la procedura non è mai stata scritta.
Il locale di acclimatazione è occupato dagli archivi.

Alternative
A. Scrivere la procedura: 2.800 euro, quattro settimane.
B. Liberare il locale di acclimatazione: 350 euro al mese, due settimane.

Il budget massimo è di 22.000 euro.`,
			"procedura",
		);
		expect(recommended?.id).toBe("package");
	});
});

it("Where a limit leaves no room for all, what takes least comes first, whether the text prices it or not", () => {
	const { recommended } = decided(
		memo(`1. A new oven timer with an alarm, £2,400, 3 weeks
2. Orders for the kiosk by telephone
3. A tablet for the orders, £16,900, 2 weeks`),
		"oven timer",
	);
	expect(recommended?.label).toMatch(/telephone/u);
	expect(recommended?.label).not.toMatch(/tablet/u);
});

describe("A way that costs far more than may be spent", () => {
	const robots = (price: string) => `Ferry kiosk note, 3 October 2026

In September 22 % of the kiosk's rolls were thrown away, the target is 5 % by 30 June 2027.

Findings
- the oven timer of the kiosk has been broken since Easter
- orders are written on paper the evening before

Proposals
1. A new oven with a timer of its own, ${price}, 3 weeks
2. A second freezer, £3,000, 2 weeks

At most £20,000 may be spent.`;

	it("is not recommended, though it alone goes at the cause, and the reason says so", () => {
		const { recommended, options } = decided(robots("£64,000"), "oven timer");
		expect(recommended?.label).toBe("A second freezer");
		expect(recommended?.reasoning).toContain("“A new oven with a timer of its own” is left out here");
		expect(recommended?.reasoning).toContain("£64,000, and at most £20,000 may be spent");
		expect(options.map(({ label }) => label)).toContain("A new oven with a timer of its own");
	});

	it("is where it is only a little over", () => {
		expect(decided(robots("£22,000"), "oven timer").recommended?.label).toBe(
			"A new oven with a timer of its own",
		);
	});
});
