import type { Benefit } from "@throughline/domain/benefit";
import type { ViewSearch } from "../../workspace/view/use-view-search.ts";
import type { benefitsView } from "./view.ts";

/** The benefits of a category and a status; undefined: of any. */
export function filterBenefits(
	benefits: readonly Benefit[],
	{ category, status }: Pick<ViewSearch<typeof benefitsView>, "category" | "status">,
): readonly Benefit[] {
	if (category === undefined && status === undefined) return benefits;
	return benefits.filter(
		(benefit) =>
			(category === undefined || benefit.category === category) &&
			(status === undefined || benefit.status === status),
	);
}
