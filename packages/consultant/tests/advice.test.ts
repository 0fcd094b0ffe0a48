import { expect, it } from "vitest";
import { caseOf, decisionsOf, planOf } from "../src/consultant.ts";
import { consultationOf, today } from "./read-text.ts";

const of = (content: string) => {
	const consultation = consultationOf(content);
	const advising = caseOf(consultation).playbooks.filter(({ advises }) => advises);
	const question = { rootCause: "Nobody decides", whysPath: ["Nobody decides"], research: null };
	return { advising, decisions: decisionsOf(consultation, question, today) };
};

const prices =
	"Prices and discounts\n\nOur gross margin fell from 31 % to 27 % because every sales representative grants discounts of his own and the price list has not been raised since 2023. Customers compare list prices with competitors. We want a margin of 30 % by 30 June 2027. A discount corridor with approval above 12 % would cost £140,000.";
const benches =
	"Report of 3 May 2026\n\nThe benches in the yard are wet every morning, 14 of 20. Nobody covers them in the evening. We want at most 2 wet benches by 30 June 2027.";

it("comes from the playbook that surely fits", () => {
	expect(of(prices).advising.map(({ id }) => id)).toEqual(["pricing-change"]);
});

it("comes from the general one where none surely fits", () => {
	expect(of(benches).advising).toEqual([expect.objectContaining({ id: "general" })]);
});

const ferries = `Note of 3 May 2026

In April 31 of 240 crossings did not sail. We want at most 5 a month by 30 September 2027. On-board sales are paid by voucher since the online booking changed.

What stops us
- the ramp at the north pier jams at low water
- the spare pump is kept on the mainland

What could be done
- Grind the ramp's hinge, GBP 14,000, 3 weeks
- Keep a pump on the island, GBP 6,000, 1 week

At most GBP 40,000 may be spent.`;
const bornes = `Note du 3 mai 2026

En avril, 31 courses sur 240 n'ont pas été assurées. L'objectif est de 5 par mois au plus tard le 30 septembre 2026.

Causes
- les bornes disjonctent quand douze véhicules chargent
- le taux d'absentéisme est passé de 6 à 10 %

Propositions
- renforcer le poste électrique : 14 000 €, 3 semaines
- une deuxième borne au dépôt : 6 000 €, 1 semaine

Le budget est de 40 000 € au maximum.`;

it.each([ferries, bornes])("comes from no playbook of which single words stand in the text", (content) => {
	expect(of(content).advising.map(({ id }) => id)).toEqual(["general"]);
});

it("adds no work of a playbook to what the text offers itself where none surely fits", () => {
	const consultation = consultationOf(ferries);
	const rootCause = consultation.case.causes[0]?.text ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const recommended = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find((option) => option.recommended)?.id ?? ""]),
	);
	const selected = { ...recommended, measures: "package" };
	const { workstreams, kpis, limits } = planOf(consultation, { rootCause, decisions, selected }, today);
	const names = workstreams.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join("\n");
	expect(names).toMatch(/Grind the ramp/);
	expect(names).not.toMatch(/trial area|one-page standard|as one sentence with a figure/);
	expect(new Set(kpis.map(({ mark }) => mark))).toEqual(new Set(["quoted"]));
	expect(limits?.every(({ met }) => met)).toBe(true);
});

it.each([prices, benches])("asks for three decisions at least", (content) => {
	expect(of(content).decisions.length).toBeGreaterThanOrEqual(3);
});
