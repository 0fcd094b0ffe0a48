import { Playbook } from "@throughline/domain/playbook/playbook";
import { expect, test } from "vitest";
import { assessmentOf, consult, decisionsOf, planOf, treeOf } from "../../src/consultant.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { materialOf, today } from "../read-text.ts";

const own = Playbook.parse({
	id: "falconry-courses",
	name: { en: "Falconry courses" },
	summary: { en: "For a falconry that teaches." },
	workstreams: [
		{
			id: "birds",
			title: { en: "Birds and gloves" },
			tasks: [{ id: "moult", name: { en: "Plan courses around the moult" }, days: [2, 4, 8] }],
		},
	],
});
const text = `Falconry courses in autumn

Bookings of the falconry courses fell from 60 to 35 a month because the birds moult until October.
Guests cancel since nobody answers the telephone at weekends.
We want 70 bookings a month by June and may spend at most €9,000.`;

const library = [...shippedPlaybooks(), own];
const consultation = consult(materialOf(text), library);

test("an own playbook without words of recognition is found by its name", () => {
	expect(consultation.playbooks[0]?.playbook.id).toBe(own.id);
});

test("what a thin playbook leaves out comes from the general one, by its name", () => {
	const general = library.find(({ id }) => id === "general");
	expect(assessmentOf(consult(materialOf("Falconry courses."), library)).readiness.questions).toHaveLength(
		general?.interview.length ?? 0,
	);
	const typical = treeOf(consultation).branches.filter(({ supporting }) => supporting.length === 0);
	expect(typical.length).toBeGreaterThan(0);
	for (const { consideration } of typical) expect(consideration).toContain(general?.name.en);
});

test("an option of which nobody knows the work is sized like a measure without a price", () => {
	const option = (id: string, person_days?: [number, number, number]) => ({
		...{ id, label: { en: id }, description: { en: id }, person_days },
		months: [1, 2, 3],
	});
	const decision = { id: "how", question: { en: "How?" }, context: { en: "Two ways." } };
	const asking = Playbook.parse({
		...own,
		decisions: [
			{ ...decision, id: "first", options: [option("one", [1, 2, 3]), option("two", [1, 2, 3])] },
			{ ...decision, options: [option("unknown"), option("known", [0, 0, 0])] },
		],
	});
	const consulted = consult(materialOf(text), [...shippedPlaybooks(), asking]);
	const rootCause = treeOf(consulted).branches[0]?.option ?? "";
	const decisions = decisionsOf(consulted, { rootCause, whysPath: [], research: null }, today);
	const options = decisions.flatMap((each) => (each.question === "How?" ? each.options : []));
	const unknown = options.find(({ label }) => label === "unknown");
	expect(unknown?.estimated_cost.max).toBeGreaterThan(unknown?.estimated_cost.min ?? 0);
	expect(unknown?.cost_basis).toMatch(/^assumed: \d+–\d+ person-days/);
	expect(options.find(({ label }) => label === "known")?.estimated_cost.max).toBe(0);
});

test("a plan takes the work of a thin playbook", () => {
	const [branch] = treeOf(consultation).branches;
	const rootCause = branch?.option ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [], research: null }, today);
	const selected = Object.fromEntries(
		decisions.flatMap(({ id, options: [first] }) => (first ? [[id, first.id]] : [])),
	);
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	expect(plan.workstreams.map(({ title }) => title)).toContain("Birds and gloves");
});
