import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const memo = (section: string, ...said: string[]) =>
	`${section}\n\n1. Now\nIn the third quarter 2,140 invoices went out late, 47 days after the reading. Three of seven posts are empty.\n\n${said.join("\n")}`;

describe("what is proposed in prose below a numbered heading", () => {
	it.each([
		[
			"de",
			"Vermerk vom 5. Oktober 2026\n\n1. Lage\nIm dritten Quartal gingen 2.140 Rechnungen zu spät hinaus. Drei von sieben Stellen sind unbesetzt.\n\n2. Vorschlag\nHerr Demirel korrigiert die Schnittstelle bis 15. November, Aufwand 28.000 €. Frau Lindqvist führt Schwellenwerte für die Freigabe ein (2 Wochen, keine Kosten).\nDas Budget ist auf 60.000 € begrenzt. Bis 31. Dezember 2026 müssen alle Rechnungen fristgerecht sein.",
			[28_000, 0],
			60_000,
			"2026-12-31",
		],
		[
			"it",
			"Verbale del 7 ottobre 2026\n\n1. Reclami\nNel terzo trimestre i reclami sono saliti da 14 a 61. Il camion frigorifero è guasto da agosto.\n2. Proposte\nRiparare il camion: 6.800 €, dieci giorni. Noleggiare un camion sostitutivo: 1.900 € al mese.\n3. Decisioni\nMarco Bassi chiede tre preventivi entro il 16 ottobre.\nIl comitato non può spendere più di 15.000 €. Entro il 30 novembre i reclami devono tornare sotto 20 al trimestre.",
			[6800, 22_800],
			15_000,
			"2026-11-30",
		],
		[
			"en",
			memo(
				"Note of 5 October 2026",
				"2. Options",
				"Mr Dale repairs the interface, cost £28,000. Ms Lind sets thresholds for the release (2 weeks, no cost).",
				"The budget is limited to £60,000. By 31 December 2026 all invoices must be on time.",
			),
			[28_000, 0],
			60_000,
			"2026-12-31",
		],
	])("is a way each, and its limits are none (%s)", (_language, text, prices, cap, deadline) => {
		const { options, limits } = caseOfText(text);
		expect(options.map(({ price }) => price?.max)).toEqual(prices);
		expect(limits.cap?.figure.value).toBe(cap);
		expect(limits.deadline?.figure.date?.to).toBe(deadline);
	});
});

describe("a sum that limits", () => {
	it.each([
		[
			"en",
			"Mail of 12 October 2026\n\nWe lost 312 of 4,100 sheets. Nobody ordered the part since purchasing wants three quotes for anything above £2,000.\n\nOptions I see:\n1. Replace the part: £7,800, two weeks.\n2. Rent a second washer: £6,200 a month.\nTotal budget I can release: £25,000.",
			25_000,
		],
		[
			"de",
			"Mail vom 12. Oktober 2026\n\nWir verloren 312 von 4.100 Laken. Niemand hat das Teil bestellt, da der Einkauf für alles über 2.000 € drei Angebote verlangt.\n\nMöglichkeiten:\n1. Das Teil ersetzen: 7.800 €, zwei Wochen.\n2. Eine zweite Maschine mieten: 6.200 € im Monat.\nBudget insgesamt: 25.000 €.",
			25_000,
		],
	])("is the one behind the word for it, not one above which a rule begins (%s)", (_language, text, cap) => {
		expect(caseOfText(text).limits.cap?.figure.value).toBe(cap);
	});

	it("Things that are called rejects forbid nothing", () => {
		const text =
			"We lost 312 of 4,100 sheets. I looked at the rejects with the night shift. Nobody cleans the washer.";
		expect(caseOfText(text).statements.filter(({ forbids }) => forbids)).toEqual([]);
	});
});

it.each(["1. ", "1) "])(
	"A way that has a number and its price on the next line is no section (%s)",
	(mark) => {
		const text = `Note of 5 October 2026

In the third quarter 2,140 invoices went out late. Three of seven posts are empty.

Options
${mark}Replace the interface
It costs £28,000 and takes six weeks.
${mark.replace("1", "2")}Rent a billing service
It costs £4,000 a month from January.`;
		expect(caseOfText(text).options.map(({ label }) => label)).toEqual([
			"Replace the interface",
			"Rent a billing service",
		]);
	},
);
