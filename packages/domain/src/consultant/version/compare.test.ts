import { expect, test } from "vitest";
import type { Decision } from "../decision.ts";
import type { StrategyVersion } from "../version.ts";
import { compareVersions } from "./compare.ts";

const option = (id: string): Decision["options"][number] => ({
	id,
	label: id,
	description: "",
	warning: null,
	reasoning: "",
	estimated_cost: { min: 1, max: 2 },
	cost_basis: "",
	estimated_timeline_months: 1,
	recommended: false,
	pros: [],
	cons: [],
});
const decision = (id: string): Decision => ({
	id,
	question: `${id}?`,
	context: "",
	options: [option("one"), option("two")],
	assumptions: [],
	quotes: [],
});

function version(
	versionNumber: number,
	ids: string[],
	selectedDecisions: Record<string, string>,
): StrategyVersion {
	return {
		id: "018f0000-0000-7000-8000-000000000000",
		sessionId: "session",
		versionNumber,
		versionLabel: null,
		inputSummary: null,
		rootCause: null,
		whysPath: [],
		branchedFrom: null,
		provider: null,
		status: "draft",
		createdAt: "2026-11-21T08:00:00.000Z",
		finalizedAt: null,
		convertedProgramId: null,
		analysis: null,
		enhancedAnalysis: null,
		research: null,
		decisions: ids.map(decision),
		selectedDecisions,
		program: null,
		version: 1,
	};
}

test("Two versions with the same choices differ in nothing", () => {
	const { differences } = compareVersions(version(1, ["a"], { a: "one" }), version(2, ["a"], { a: "one" }));
	expect(differences).toEqual({
		root_cause_changed: false,
		approach_changed: false,
		market_changed: false,
		decisions_changed: [],
	});
});

test("A decision that was chosen otherwise, or in one version only, has changed", () => {
	const one = version(1, ["a", "b", "c"], { a: "one", b: "one" });
	const other = version(2, ["a", "b", "c"], { a: "two", b: "one", c: "two" });
	expect(compareVersions(one, other).differences.decisions_changed).toEqual(["a", "c"]);
});

test("A decision that one version alone has is a change, even while it is open", () => {
	const { differences, version1, version2 } = compareVersions(
		version(1, ["a"], {}),
		version(2, ["a", "b"], {}),
	);
	expect(differences.decisions_changed).toEqual(["b"]);
	expect([version1.versionNumber, version2.decisions?.length]).toEqual([1, 2]);
});

test("The approach has changed with the option that is chosen for it, whatever was recommended", () => {
	const { differences } = compareVersions(
		version(1, ["rollout", "approach"], { approach: "one" }),
		version(2, ["rollout", "approach"], { approach: "two" }),
	);
	expect(differences.approach_changed).toBe(true);
	const sameWay = compareVersions(
		version(1, ["approach", "rollout"], { approach: "one", rollout: "one" }),
		version(2, ["approach", "rollout"], { approach: "one", rollout: "two" }),
	);
	expect(sameWay.differences.approach_changed).toBe(false);
});

test("versions that answer to different root causes say so", () => {
	const one = version(1, ["a"], { a: "one" });
	const other = { ...version(2, ["a"], { a: "one" }), rootCause: "The stock is wrong" };
	expect(compareVersions(one, other).differences).toMatchObject({
		root_cause_changed: true,
		decisions_changed: [],
	});
});
