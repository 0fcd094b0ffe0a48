import { describe, expect, it, test } from "vitest";
import { hasActivePlan, isActive, NewRisk, RiskChange, riskScore } from "../risk.ts";

const programId = "018f0000-0000-7000-8000-000000000000";

it.each([
	["Rare", "Very Low", 1],
	["Possible", "High", 12],
	["Certain", "Very High", 25],
] as const)("a %s risk of %s impact scores %i", (likelihood, impact, score) => {
	expect(riskScore(likelihood, impact)).toBe(score);
});

test.each([
	["Open", true, true],
	["Monitoring", true, false],
	["Mitigated", false, false],
	["Closed", false, false],
] as const)("a risk that is %s is active: %s; its plan is an active plan: %s", (status, active, plan) => {
	expect(isActive({ status })).toBe(active);
	expect(hasActivePlan({ status, mitigationPlan: "Rehearse" })).toBe(plan);
	expect(hasActivePlan({ status, mitigationPlan: null })).toBe(false);
});

describe("a new risk", () => {
	it("needs a program and a description; the rest is absent or as usual", () => {
		expect(NewRisk.parse({ programId, description: " Radio does not reach\nthe high shelves " })).toEqual({
			programId,
			description: "Radio does not reach\nthe high shelves",
			category: null,
			likelihood: "Possible",
			impact: "Medium",
			priority: null,
			status: "Open",
			ownerId: null,
			mitigationPlan: null,
			residualLikelihood: null,
			residualImpact: null,
			probability: null,
			impactCost: null,
		});
	});

	it.each([
		[0.35, 0.35],
		["0.35", 0.35],
		[".5", 0.5],
		[0, 0],
		["1.0", 1],
		[1, 1],
		["0.1234", 0.1234],
	])("may have the probability %j", (probability, exact) => {
		expect(NewRisk.parse({ programId, description: "A", probability }).probability).toBe(exact);
	});

	it.each<[string, object, string, string]>([
		["no description", { description: undefined }, "description", "Description is required"],
		["a blank description", { description: " \n " }, "description", "Description is required"],
		["a likelihood of another scale", { likelihood: "High" }, "likelihood", ""],
		["an unknown status", { status: "Done" }, "status", ""],
		[
			"half a residual position",
			{ residualLikelihood: "Rare" },
			"residualImpact",
			"Choose the residual impact too",
		],
		["the other half", { residualImpact: "Low" }, "residualLikelihood", "Choose the residual likelihood too"],
		["a probability in percent", { probability: 35 }, "probability", "Enter a probability from 0 to 1"],
		["a probability above 1", { probability: 1.0001 }, "probability", "Enter a probability from 0 to 1"],
		["a negative probability", { probability: -0.1 }, "probability", "Enter a probability from 0 to 1"],
		["a probability too fine", { probability: 0.12345 }, "probability", "at most four decimal places"],
		["a negative cost", { impactCost: "-1" }, "impactCost", "The amount must not be negative"],
		["a cost in thirds of a cent", { impactCost: 0.333 }, "impactCost", "Enter an amount"],
		["a code of one's own", { riskId: "R-007" }, "riskId", ""],
	])("refuses %s and names the field", (_what, input, path, message) => {
		const { error } = NewRisk.safeParse({ programId, description: "A", ...input });
		const found = error?.issues.map((issue) => ({
			path: issue.code === "unrecognized_keys" ? issue.keys.join() : issue.path.join("."),
			message: issue.message,
		}));
		expect(found).toContainEqual({ path, message: expect.stringContaining(message) });
	});
});

it("a change keeps what is not named and clears what is null", () => {
	expect(
		RiskChange.parse({ version: 2, mitigationPlan: " ", residualImpact: null, probability: null }),
	).toEqual({
		version: 2,
		mitigationPlan: null,
		residualImpact: null,
		probability: null,
	});
	expect(RiskChange.safeParse({ likelihood: null }).success).toBe(false);
	expect(RiskChange.safeParse({ programId }).success).toBe(false);
});
