import { describe, expect, it, test } from "vitest";
import { decisionsOf } from "../src/consultant.ts";
import { changesNothing, goTogether } from "../src/decisions/compatible.ts";
import type { KnownLanguage } from "../src/languages/language.ts";
import { caseOfText, consultationOf, today } from "./read-text.ts";

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

describe("Several ways together", () => {
	it("are named by their parts, and recommended where several have to do with the cause", () => {
		const { together } = decided(timers, "oven timer");
		expect(together?.label).toBe("A new oven timer with an alarm + A baker who checks the oven timer …");
		expect(together?.recommended).toBe(true);
		expect(together?.estimated_cost.max).toBe(8_400);
		expect(together?.reasoning).toContain("2 of its parts have to do with this cause");
		expect(together?.reasoning).toMatch(
			/“A new oven timer with an alarm” has to do with this cause: both speak of .*“timer”/,
		);
		expect(together?.description).toContain("A baker who checks the oven timer every morning");
	});

	it("are offered, but not recommended, where one alone has to do with the cause", () => {
		const { together, recommended } = decided(timers, "written on paper");
		expect(recommended?.label).toContain("tablet");
		expect(recommended?.reasoning).toContain("It has to do with this cause: both speak of “orders”");
		expect(together?.recommended).toBe(false);
		expect(together?.label).toMatch(/and 1 more$/);
		expect(together?.reasoning).toContain("Of its parts only “A tablet for the orders");
		expect(together?.reasoning).toContain("has to do with another cause, “The oven timer of the kiosk");
		expect(together?.description).not.toContain("Carry on");
	});

	it("are not recommended where none has to do with the cause, and what is recommended says so", () => {
		const { together, recommended } = decided(timers, "The landlord raised the rent");
		expect(together?.recommended).toBe(false);
		expect(together?.reasoning).toContain("None of its parts speaks of this cause");
		expect(recommended?.reasoning).toContain("Your text does not say that it removes this cause");
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
