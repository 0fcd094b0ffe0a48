import { describe, expect, it } from "vitest";
import { decisionsOf, planOf, treeOf } from "../src/consultant.ts";
import { durationText, durationUnit } from "../src/wording/money.ts";
import { consultationOf, today } from "./read-text.ts";

const german = `Vermerk vom 3. März 2026

Von 90 Kesseln fielen 31 aus. Heute dauert die Reparatur im Mittel 8 Wochen. Das Ziel sind 3 Wochen Reparatur bis zum 30. September 2026. Die Ausfälle kosteten im Februar 12.400 € an Ersatzheizungen.

Ursachen
- niemand wartet die Brenner
- Ersatzteile werden erst nach der Störung bestellt

Vorschläge
- Wartungsvertrag für alle Kessel: 22.000 € im Jahr, 4 Wochen
- Ersatzteile auf Lager legen: 9.000 €, 2 Wochen

Höchstens 40.000 € dürfen ausgegeben werden.`;

const french = `Note du 3 mars 2026

Sur 90 chaudières, 31 sont tombées en panne en février. L'objectif est de 5 pannes au plus tard le 1er septembre 2026. Les pannes ont coûté 12 400 € de chauffage d'appoint en février.

Causes
- personne n'entretient les brûleurs
- les pièces sont commandées après la panne

Propositions
- un contrat d'entretien pour toutes les chaudières : 22 000 €, 4 semaines
- un stock de pièces : 9 000 €, 2 semaines

Le budget est de 40 000 € au maximum.`;

function walked(content: string) {
	const consultation = consultationOf(content);
	const tree = treeOf(consultation);
	const rootCause = tree.branches[0]?.option ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find((option) => option.recommended)?.id ?? ""]),
	);
	return { tree, decisions, plan: planOf(consultation, { rootCause, decisions, selected }, today) };
}

describe("A sentence of the product", () => {
	it("asks why in German of a German text, at every level", () => {
		const { tree } = walked(german);
		const questions = tree.branches.flatMap(({ question, branches = [] }) => [
			question,
			...branches.map((below) => below.question),
		]);
		expect(questions.length).toBeGreaterThan(2);
		for (const question of questions) expect(question).toMatch(/^Warum ist das so\? \(/);
	});

	it("has its own language's spans of time in it", () => {
		const { plan } = walked(german);
		expect(plan.title).toContain("von 8 auf 3 Wochen");
		expect(plan.kpis[0]).toMatchObject({ unit: "Wochen", lower_is_better: true });
	});

	it("has dates and amounts in it as the text's language writes them", () => {
		const { decisions, plan } = walked(french);
		const said = JSON.stringify([decisions[0]?.context, plan.limits?.map(({ statement }) => statement)]);
		expect(said).toContain("1 septembre 2026");
		expect(said).toMatch(/40\s000\s€/u);
		expect(said).not.toMatch(/September|40,000/);
	});

	it.each([
		[german, "Die Ausfälle kosteten im Februar 12.400 € an Ersatzheizungen“."],
		[french, "Les pannes ont coûté 12 400 € de chauffage d'appoint en février »."],
	])("says what the problem costs in the text's words, with what that is for", (content, quote) => {
		const { decisions, plan } = walked(content);
		const leave = decisions[0]?.options.at(-1);
		expect(leave?.description).toContain(quote);
		expect(plan.summary?.[0]?.text).toContain(quote);
	});

	it("calls nothing released of which the text names a limit only", () => {
		expect(walked(french).plan.funding.sources.map(({ source }) => source)).toEqual([
			"À approuver, dans la limite que donne votre texte",
		]);
	});
});

it.each([
	[8, "week", "de", "8 Wochen", "Wochen"],
	[1, "month", "de", "1 Monat", "Monate"],
	[2.5, "working-day", "de", "2,5 Arbeitstage", "Arbeitstage"],
	[1, "quarter", "en", "1 quarter", "quarters"],
	[3, "year", "nl", "3 jaar", "jaar"],
] as const)("%s %s in a text in %s is %s", (value, unit, language, text, plural) => {
	expect(durationText(value, unit, language)).toBe(text);
	expect(durationUnit(unit, language)).toBe(plural);
});
