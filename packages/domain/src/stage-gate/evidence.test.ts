import { describe, expect, it, test } from "vitest";
import { type Binding, criteriaInForce, criterionIssues, NewCriterion } from "./criterion.ts";
import {
	type Evidence,
	evidenceOf,
	judgementIssues,
	type MeasuredCriterion,
	measure,
	noteIssues,
	unaskedJudgements,
} from "./evidence.ts";
import type { GateFacts } from "./measure.ts";

const gate = "019a0000-0000-7000-8000-000000000002";
const other = "019a0000-0000-7000-8000-000000000003";
const program = "019a0000-0000-7000-9000-000000000001";
const byHand = criterion("019a0000-0000-7000-8001-000000000001", null);
const bound = criterion("019a0000-0000-7000-8001-000000000002", {
	measure: "open-critical-risks",
	operator: "=",
	value: "0",
});

function criterion(id: string, binding: Binding | null): MeasuredCriterion {
	return {
		id,
		stageGateId: gate,
		programId: null,
		text: `Criterion ${id.at(-1)}`,
		binding,
		position: 0,
		version: 1,
		createdAt: "2026-01-01T00:00:00.000Z",
		updatedAt: "2026-01-01T00:00:00.000Z",
		condition: binding && "Open critical risks: exactly 0",
		live: binding && "2 open critical risks",
		met: binding && false,
	};
}

const judged = (criterionId: string, met = true) => ({ criterionId, met, remark: null });

test("a criterion without a measure is left to the reviewer, another is measured", () => {
	const facts = { openCriticalRisks: 0, kpis: [], gates: [] } as unknown as GateFacts;
	expect(measure(byHand, facts)).toMatchObject({ condition: null, live: null, met: null });
	expect(measure(bound, facts)).toMatchObject({ live: "No open critical risk", met: true });
});

test("evidence holds measured criteria as measured, whatever is judged, and the others as they were judged", () => {
	const judgements = [judged(bound.id), { criterionId: byHand.id, met: true, remark: "Minutes of March 3" }];
	expect(evidenceOf([byHand, bound], judgements)).toEqual([
		{
			text: "Criterion 1",
			binding: null,
			condition: null,
			live: null,
			met: true,
			remark: "Minutes of March 3",
		},
		{
			text: "Criterion 2",
			binding: bound.binding,
			condition: "Open critical risks: exactly 0",
			live: "2 open critical risks",
			met: false,
			remark: null,
		},
	]);
	expect(evidenceOf([byHand], [])[0]?.met).toBeNull();
});

describe("a judgement is refused", () => {
	it.each([
		[
			"of a criterion elsewhere",
			[judged(other)],
			"judgements.0.criterionId",
			"This is no criterion of the gate",
		],
		[
			"of a measured criterion",
			[judged(bound.id)],
			"judgements.0.criterionId",
			"This criterion is measured, not judged",
		],
		[
			"that comes twice",
			[judged(byHand.id), judged(byHand.id)],
			"judgements.1.criterionId",
			"This criterion is judged twice",
		],
	])("%s", (_what, judgements, path, message) => {
		expect(judgementIssues(judgements, [byHand, bound])).toEqual([{ path, message }]);
	});

	it("without a decision", () => {
		expect(unaskedJudgements([judged(byHand.id)])?.path).toBe("judgements");
		expect(unaskedJudgements([])).toBeNull();
	});
});

describe("a note", () => {
	const met: Evidence = { text: "a", binding: null, condition: null, live: null, met: true, remark: null };
	const unmet: Evidence = { ...met, met: false };
	const open: Evidence = { ...met, met: null };

	it.each([
		["Passed", null, [met, unmet], "Say why the gate is passed although a criterion is not met"],
		["Passed", null, [unmet, unmet], "Say why the gate is passed although 2 criteria are not met"],
		["Passed", null, [met, open], undefined],
		["Passed", "The board accepts it", [unmet], undefined],
		["Failed", null, [unmet], undefined],
		["On Hold", null, [unmet], undefined],
	] as const)("to a gate that is %s, %j, with %j: %s", (status, note, evidence, message) => {
		expect(noteIssues(status, note, evidence)[0]?.message).toBe(message);
	});
});

test("a program's own criteria at a gate hold in place of those of every program", () => {
	const own = { ...byHand, programId: program };
	expect(criteriaInForce([byHand, bound])).toEqual({ tailored: false, criteria: [byHand, bound] });
	expect(criteriaInForce([byHand, own, bound])).toEqual({ tailored: true, criteria: [own] });
	expect(criteriaInForce([])).toEqual({ tailored: false, criteria: [] });
});

describe("a criterion is refused", () => {
	it.each<[string, unknown, string]>([
		["without a text", { text: " " }, "text"],
		[
			"with an unknown measure",
			{ binding: { measure: "luck", operator: "=", value: "1" } },
			"binding.measure",
		],
		[
			"with a broken count",
			{ binding: { measure: "overdue-tasks", operator: "<=", value: "1.5" } },
			"binding.value",
		],
		[
			"with a value below nothing",
			{ binding: { measure: "tasks-completed", operator: ">=", value: "-1" } },
			"binding.value",
		],
		[
			"for every program with one program's KPI",
			{ binding: { measure: "kpi", kpiId: other, operator: ">=", value: "70" } },
			"binding.kpiId",
		],
		[
			"that asks for its own gate",
			{ programId: program, binding: { measure: "gate-passed", stageGateId: gate } },
			"binding.stageGateId",
		],
	])("%s", (_what, change, path) => {
		const parsed = NewCriterion.safeParse({ stageGateId: gate, text: "Ready", ...(change as object) });
		expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toContain(path);
	});

	it("but not when a program's own names the program's KPI", () => {
		const binding: Binding = { measure: "kpi", kpiId: other, operator: ">=", value: "70" };
		expect(criterionIssues({ stageGateId: gate, programId: program, binding })).toEqual([]);
	});
});
