import { Role, TokenScope } from "@throughline/domain/account";
import { benefitStatuses } from "@throughline/domain/benefit";
import { expenseCategories } from "@throughline/domain/funding";
import { kpiDirections, kpiFrequencies } from "@throughline/domain/kpi";
import {
	impacts,
	likelihoods,
	mitigationStatuses,
	riskPriorities,
	riskStatuses,
} from "@throughline/domain/risk";
import { reviewStatuses } from "@throughline/domain/stage-gate";
import { expect, test } from "vitest";
import {
	benefit,
	expense,
	kpi,
	person,
	personalAccessToken,
	risk,
	riskMitigation,
	riskScore,
	stageGateReview,
} from "./schema.ts";

test("the database and the rules know the same words", () => {
	expect(person.role.enumValues).toEqual(Role.options);
	expect(personalAccessToken.scope.enumValues).toEqual(TokenScope.options);
	expect(risk.priority.enumValues).toEqual([...riskPriorities]);
	expect(risk.status.enumValues).toEqual([...riskStatuses]);
	expect(riskMitigation.status.enumValues).toEqual([...mitigationStatuses]);
	for (const table of [risk, riskScore]) {
		expect(table.likelihood.enumValues).toEqual([...likelihoods]);
		expect(table.impact.enumValues).toEqual([...impacts]);
		expect(table.residualLikelihood.enumValues).toEqual([...likelihoods]);
		expect(table.residualImpact.enumValues).toEqual([...impacts]);
	}
	expect(expense.category.enumValues).toEqual([...expenseCategories]);
	expect(kpi.frequency.enumValues).toEqual([...kpiFrequencies]);
	expect(kpi.direction.enumValues).toEqual([...kpiDirections]);
	expect(benefit.status.enumValues).toEqual([...benefitStatuses]);
	expect(stageGateReview.status.enumValues).toEqual([...reviewStatuses]);
});
