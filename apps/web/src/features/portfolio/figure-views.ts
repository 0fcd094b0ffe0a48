import type { ProgramMoney } from "@throughline/domain/portfolio";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";

/** Where each amount of a program is shown with what it is made of. */
export const figureViews = {
	budget: { view: "funding", tab: "sources" },
	spent: { view: "funding", tab: "expenses", display: "all" },
	forecast: { view: "funding", tab: "earned-value" },
	exposure: { view: "risks", tab: "matrix" },
	contingency: { view: "risks", tab: "matrix" },
	benefitsPlanned: { view: "benefits", tab: "tracking" },
	benefitsForecast: { view: "benefits", tab: "tracking" },
	benefitsRealized: { view: "benefits", tab: "tracking" },
} as const satisfies Record<keyof ProgramMoney, WorkspaceSearch>;
