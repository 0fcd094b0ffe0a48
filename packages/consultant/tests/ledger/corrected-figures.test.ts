import type { PersonalCorrection } from "@throughline/domain/consultant/case";
import { describe, expect, test } from "vitest";
import { misfits } from "../../src/case/misfits.ts";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { caseOf, consult } from "../../src/consultant.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { materialOf } from "../read-text.ts";

type Figure = Extract<PersonalCorrection, { kind: "figure" }>;

const text = `Orders leave the depot late. 12 of 40 orders were late in May because the gate opens late.
A second gate costs £1,150 per month. The repair takes 3 to 5 days. The operating result was -£40,000.`;

const consulted = (...corrections: PersonalCorrection[]) =>
	consult({ ...materialOf(text), corrections }, shippedPlaybooks());

/** A correction of the figure with this value, whose other parts stay out. */
function correctionOf(value: number, change: Partial<Figure>): Figure {
	const entry = consulted().case.ledger.find(({ figure }) => figure.value === value);
	if (!entry || entry.figure.kind === "date") throw new Error(`no figure ${value}`);
	const { kind: type, unit, currency } = entry.figure;
	const { id: entryId, subject, role } = entry;
	return { kind: "figure", entryId, subject, type, value, unit, currency, date: null, role, ...change };
}

describe("A figure that a person corrects", () => {
	test.each([
		["gets another period", 1150, { per: "week" }, { value: 1150, per: "week" }],
		["loses its period", 1150, { per: null }, { value: 1150, per: null }],
		["keeps a period of which nothing is said", 1150, { value: 1200 }, { value: 1200, per: "month" }],
		["gets another whole", 12, { of: 48 }, { kind: "ratio", value: 12, of: 48 }],
		["keeps its whole", 12, { value: 14 }, { kind: "ratio", value: 14, of: 40 }],
		["gets another upper end", 3, { high: 8 }, { value: 3, high: 8 }],
		["loses its upper end", 3, { high: null }, { value: 3, high: null }],
	] as const)("%s", (_, value, change, wanted) => {
		const correction = correctionOf(value, change);
		const { ledger } = caseOf(consulted(correction));
		expect(ledger.find(({ id }) => id === correction.entryId)).toMatchObject({ ...wanted, confirmed: true });
	});

	test("is below nothing only where it was so in the text", () => {
		const { case: case_ } = consulted();
		const negative = (value: number) =>
			misfits(case_, correctionOf(value, { value: -5, role: "baseline" })).map(({ field }) => field);
		expect(negative(1150)).toEqual(["value"]);
		expect(negative(-40_000)).toEqual([]);
	});
});

test("A cost that a person adds with its period is what the problem costs a year", () => {
	const cost = problemCostOf(
		consulted({
			kind: "added figure",
			subject: "Penalties",
			type: "money",
			value: 2_000,
			per: "month",
			unit: null,
			currency: "GBP",
			date: null,
			role: "problem cost",
		}).case,
	);
	expect(cost).toMatchObject({ amount: 24_000, yearly: true });
});

describe("What a person calls an option", () => {
	const stated: [language: string, text: string, words: string][] = [
		["en", "Orders leave late. The spares on the shelf were £3,400 last time and lasted 8 weeks.", "spares"],
		[
			"de",
			"Bestellungen gehen zu spät raus. Die Ersatzteile lagen zuletzt bei 3.400 € und hielten 8 Wochen.",
			"Ersatzteile",
		],
		[
			"fr",
			"Les commandes partent en retard. Les pièces valaient 3 400 € la dernière fois et ont tenu 8 semaines.",
			"pièces",
		],
	];
	test.each(stated)("%s: has its amount as price and its duration as time", (_, content, words) => {
		const material = materialOf(content);
		const found = consult(material, []).case.statements.find(({ plain }) => plain.includes(words));
		const role = { kind: "role", statementId: found?.id ?? "", role: "option" } as const;
		const { ledger } = caseOf(consult({ ...material, corrections: [role] }, []));
		const roles = ledger
			.filter(
				({ statementId, kind }) => statementId === found?.id && (kind === "money" || kind === "duration"),
			)
			.map(({ kind, role }) => [kind, role]);
		expect(roles).toEqual([
			["money", "option cost"],
			["duration", "option time"],
		]);
	});
});

test("A limit that a person calls something else is none, and its sentence no condition; what is forbidden stays one", () => {
	const material = materialOf("Orders leave late. We may spend at most €25,000. No shift may be cut.");
	const read = (...corrections: PersonalCorrection[]) => caseOf(consult({ ...material, corrections }, []));
	const { limits, ledger, constraints } = read();
	const cap = ledger.find(({ id }) => id === limits.cap);
	expect(cap?.value).toBe(25_000);
	expect(constraints.map(({ text }) => text)).toEqual(["No shift may be cut."]);
	const none = {
		kind: "figure",
		entryId: cap?.id ?? "",
		subject: "",
		type: "money",
		value: 25_000,
		unit: null,
		currency: "EUR",
		date: null,
		role: "other",
	} as const;
	expect(read(none).limits.cap).toBeNull();
	const statementId = constraints[0]?.statementId ?? "";
	const withoutRule = read({ kind: "role", statementId, role: "context" });
	expect(withoutRule.constraints).toEqual([]);
});
