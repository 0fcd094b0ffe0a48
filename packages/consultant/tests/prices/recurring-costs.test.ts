import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { memoBesideGate } from "../late-deliveries.ts";
import { inList } from "../options/in-list.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const priceOf = (head: KnownLanguage, item: string) =>
	caseOfText(memoBesideGate(head, item)).options[1]?.price;

const measuresOf = (text: string) =>
	decisionsOf(
		consultationOf(text),
		{ rootCause: "Nobody plans the tours.", whysPath: [], research: null },
		today,
	)[0];

const scanners: [KnownLanguage, string][] = [
	["en", "new scanners, £120,000 once and £18,000 a year for service"],
	["de", "neue Scanner, einmalig 120.000 € und 18.000 € im Jahr für die Wartung"],
	["fr", "nouveaux lecteurs, 120 000 € une fois puis 18 000 € par an"],
	["es", "lectores nuevos, 120.000 € una vez y 18.000 € al año"],
	["it", "lettori nuovi, 120.000 € una tantum e 18.000 € l'anno"],
	["nl", "nieuwe scanners, € 120.000 eenmalig en € 18.000 per jaar"],
];

describe("the price of an option", () => {
	it.each(scanners)("tells what is paid once from what is paid every year (%s: %s)", (head, item) => {
		expect(priceOf(head, item)).toMatchObject({
			max: 138_000,
			once: { max: 120_000 },
			yearly: { max: 18_000 },
			months: 12,
		});
	});

	it.each<[KnownLanguage, string]>([
		["en", "a second crew on Saturdays, £380 a weekend"],
		["de", "eine zweite Mannschaft am Samstag, 380 € pro Wochenende"],
		["fr", "une seconde équipe le samedi, 380 € par week-end"],
		["es", "un segundo equipo los sábados, 380 € por fin de semana"],
		["it", "una seconda squadra al sabato, 380 € a fine settimana"],
		["nl", "een tweede ploeg op zaterdag, € 380 per weekend"],
	])("of a weekend comes 52 times a year (%s: %s)", (head, item) => {
		expect(priceOf(head, item)).toMatchObject({
			once: null,
			yearly: { max: 19_760, arithmetic: "380 × 52" },
		});
	});

	it("of a weekend is for as many as the text names", () => {
		expect(priceOf("en", "a second crew, £380 a weekend for the ten weekends until Christmas")).toMatchObject(
			{
				once: { max: 3_800, arithmetic: "10 × 380" },
				yearly: null,
			},
		);
	});

	it.each<[KnownLanguage, string]>([
		["en", "rent four vans for six months: £2,000 a month"],
		["de", "vier Wagen mieten für sechs Monate: 2.000 € je Monat"],
		["it", "noleggiare quattro furgoni per 6 mesi: 2.000 € al mese"],
	])("for a time that the text names recurs no further (%s: %s)", (head, item) => {
		expect(priceOf(head, item)).toMatchObject({ once: { max: 12_000 }, yearly: null });
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "a porter at night, £240 a shift", "£240 a shift"],
		["de", "ein Pförtner in der Nacht, 240 € je Schicht", "240 € je Schicht"],
		["fr", "un gardien la nuit, 240 € par vacation", "240 € par vacation"],
		["es", "un portero de noche, 240 € por turno", "240 € por turno"],
		["it", "un portiere di notte, 240 € a turno", "240 € a turno"],
		["nl", "een portier in de nacht, € 240 per dienst", "€ 240 per dienst"],
		["en", "a fitter on call, £95 a visit", "£95 a visit"],
		["en", "a crane on the yard, £900 a week", "£900 a week"],
	])(
		"of a shift, a visit or a week stays what it is where nothing says how many (%s: %s)",
		(head, item, written) => {
			const decision = measuresOf(memoBesideGate(head, item));
			const option = decision?.options.find(({ unit_price }) => unit_price !== undefined);
			expect(option).toMatchObject({
				unit_price: expect.stringContaining(`${written}, `),
				estimated_cost: { min: 0, max: 0 },
			});
			expect(option?.cost_basis).toContain(written);
			expect(option?.pros.join(" ")).not.toMatch(/within|unter/u);
		},
	);
});

describe("an option of which a part recurs", () => {
	it("is held against the limit with the time that it is counted for", () => {
		const text = memoBesideGate("en", `${scanners[0]?.[1]}\n\nAt most £130,000 may be spent.`);
		const option = measuresOf(text)?.options.find(({ cost_parts }) => cost_parts !== undefined);
		expect(option).toMatchObject({
			estimated_cost: { min: 138_000, max: 138_000 },
			cost_parts: {
				once: { min: 120_000, max: 120_000 },
				yearly: { min: 18_000, max: 18_000 },
				counted_months: 12,
			},
			cost_basis: "Stated price: £120,000 once, £18,000 a year. Counted for the first 12 months: £138,000.",
		});
		expect(option?.warning).toContain(
			"Exceeds the limit of £130,000 by £8,000, counted for the first 12 months",
		);
	});

	it("is told in German where the text is German", () => {
		const option = measuresOf(memoBesideGate("de", scanners[1]?.[1] ?? ""))?.options.find(({ label }) =>
			label.startsWith("Neue Scanner"),
		);
		expect(option?.cost_basis.replaceAll("\u00a0", " ")).toBe(
			"Genannter Preis: 120.000 € einmalig, 18.000 € im Jahr. Gerechnet für die ersten 12 Monate: 138.000 €.",
		);
	});

	it("is added up beside others, what is paid once and what every year each for itself", () => {
		const together = measuresOf(
			memoBesideGate(
				"en",
				`${scanners[0]?.[1]}\n- a yard clerk on the gate, £26,000 a year, live in 2 weeks`,
			),
		)?.options.find(({ id }) => id === "package");
		expect(together?.cost_basis).toMatch(
			/^Once: .*£120,000.*\. A year: £\d+,000 \+ £\d+,000 = £44,000\. Counted for the first 12 months: £[\d,]+\.$/u,
		);
		const { once, yearly } = together?.cost_parts ?? {};
		expect((once?.max ?? 0) + (yearly?.max ?? 0)).toBe(together?.estimated_cost.max);
	});
});

it.each([
	["en", "Change the filter every four weeks: £180 a change, thirteen a year", 2340],
	["de", "Den Filter alle vier Wochen wechseln: 180 € je Wechsel, 13 im Jahr", 2340],
	["fr", "Changer le filtre : 180 € par changement, 13 par an", 2340],
	["es", "Cambiar el filtro: 180 € por cambio, 13 al año", 2340],
] as const)(
	"a price of one and how many come in a year are what it takes a year (%s)",
	(language, way, aYear) => {
		const [option] = caseOfText(inList(language, way)).options;
		expect(option?.price?.yearly).toMatchObject({ min: aYear, max: aYear });
	},
);

it("What is paid a year stays so behind another yearly amount and a number of people", () => {
	const [option] = caseOfText(
		inList(
			"en",
			"open a branch: fit-out £185,000, rent £26,000 a year, two vets and one nurse £168,000 a year",
		),
	).options;
	expect(option?.price).toMatchObject({ once: { min: 185_000 }, yearly: { min: 194_000 } });
});
