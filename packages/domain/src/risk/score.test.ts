import { expect, test } from "vitest";
import { isReassessed, scoresOf } from "./score.ts";

const before = {
	likelihood: "Likely",
	impact: "High",
	residualLikelihood: "Rare",
	residualImpact: "High",
} as const;

test("an assessment scores before and after mitigation; without a residual position only before", () => {
	expect(scoresOf(before)).toEqual({ inherentScore: 16, residualScore: 4 });
	expect(scoresOf({ ...before, residualLikelihood: null, residualImpact: null })).toEqual({
		inherentScore: 16,
		residualScore: null,
	});
});

test.each([
	[{}, false],
	[{ likelihood: "Rare" }, true],
	[{ impact: "Low" }, true],
	[{ residualLikelihood: "Unlikely" }, true],
	[{ residualLikelihood: null, residualImpact: null }, true],
] as const)("with %j changed it is another assessment: %s", (change, reassessed) => {
	expect(isReassessed(before, { ...before, ...change })).toBe(reassessed);
});
