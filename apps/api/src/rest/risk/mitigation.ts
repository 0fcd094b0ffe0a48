import { NewRiskMitigation, RiskMitigation, RiskMitigationChange } from "@throughline/domain/risk/mitigation";
import { nestedEditRoutes, type RestApp } from "../route.ts";

export function riskMitigationRoutes(app: RestApp): void {
	nestedEditRoutes(app, {
		tag: "Risks",
		noun: "a mitigation",
		parent: "/api/risks",
		name: "mitigations",
		key: "riskId",
		owner: "riskId",
		summaries: { list: "List the mitigations of a risk, by due date", create: "Create a mitigation" },
		shape: RiskMitigation,
		create: NewRiskMitigation,
		change: RiskMitigationChange,
		list: ({ risk }, riskId) => risk.mitigation.list({ riskId }),
		procedures: ({ risk }) => risk.mitigation,
	});
}
