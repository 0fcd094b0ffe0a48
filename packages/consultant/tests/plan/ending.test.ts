import { describe, expect, test } from "vitest";
import { decisionsOf, planOf, treeOf } from "../../src/consultant.ts";
import { consultationOf, today } from "../read-text.ts";

const text = `The new pump is eleven months late. The development project has cost 900,000 euros so far and customers order from competitors.
The specification changes every month because sales promises functions to single customers.
The prototype fails the pressure test in the lab, and the product cannot be released.
Lena Brandt proposes to freeze the specification for 20,000 euros within two months.`;

function planWith(choice: Record<string, string>) {
	const consultation = consultationOf(text);
	const rootCause = treeOf(consultation).branches[0]?.option ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const recommended = decisions.map(({ id, options }) => [
		id,
		options.find((option) => option.recommended)?.id ?? "",
	]);
	const selected = { ...Object.fromEntries(recommended), ...choice };
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	return {
		decisions,
		plan,
		names: plan.workstreams.flatMap(({ title, tasks }) => [title, ...tasks.map(({ name }) => name)]),
	};
}

describe("A choice after which nothing of the field follows", () => {
	test("has only the work of the field that ends the undertaking", () => {
		const { decisions, names } = planWith({ "project-fate": "stop-project" });
		expect(decisions.map(({ id }) => id)).toContain("project-fate");
		expect(names).toContain("Orderly stop");
		expect(names).not.toContain("Honest status");
		expect(names).not.toContain("Core version");
		expect(planWith({ "project-fate": "cut-scope" }).names).toContain("Honest status");
	});

	test("removes, promises and costs nothing where all is left as it is, whatever else is recommended", () => {
		const { plan, names } = planWith({ measures: "leave" });
		expect(plan.title).toMatch(/^Leave it as it is: /);
		expect(plan.strategic_approach).not.toMatch(/;/);
		expect(plan.kpis).toEqual([]);
		expect(plan.cost_estimate).toEqual({ total_min: 0, total_max: 0 });
		expect(plan.benefits).toEqual([]);
		expect(plan.workstreams).toHaveLength(1);
		expect(names.filter((name) => name.startsWith("Agree who removes this"))).toEqual([]);
		expect(plan.stage_gates.map(({ criteria }) => criteria.length > 0)).toEqual([
			true,
			true,
			true,
			true,
			true,
		]);
	});
});
