import { type Benefit, type BenefitStatus, benefitStatuses } from "@throughline/domain/benefit";
import type { ViewSearch } from "../../workspace/use-view-search.ts";

const tabs = ["overview", "categories", "tracking"] as const;
export type BenefitTab = (typeof tabs)[number];

export function tabOf(search: ViewSearch): BenefitTab {
	return tabs.find((tab) => tab === search.tab) ?? "overview";
}

/** What the address says of which benefits are shown; undefined: all. */
export type BenefitFilter = { category: string | undefined; status: BenefitStatus | undefined };

export function filterOf(search: ViewSearch): BenefitFilter {
	return {
		category: search.category,
		status: benefitStatuses.find((status) => status === search.status),
	};
}

export function filterBenefits(
	benefits: readonly Benefit[],
	{ category, status }: BenefitFilter,
): readonly Benefit[] {
	if (category === undefined && status === undefined) return benefits;
	return benefits.filter(
		(benefit) =>
			(category === undefined || benefit.category === category) &&
			(status === undefined || benefit.status === status),
	);
}
