import { expect, it } from "vitest";
import { riskScore } from "./risk.ts";

it.each([
	["Rare", "Very Low", 1],
	["Possible", "High", 12],
	["Certain", "Very High", 25],
] as const)("a %s risk of %s impact scores %i", (likelihood, impact, score) => {
	expect(riskScore(likelihood, impact)).toBe(score);
});
