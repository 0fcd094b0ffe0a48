import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { stageGatesView } from "./view.ts";

/**
 * What the address says of the stage gates. `item` is the open gate or review, `tab` its tab; `form` is the open form:
 * `new` (a review; with `gate`: its scheduling), a review's id (`part=decide`: its decision), `criterion` (a new one of the
 * gate `gate`) or a criterion's id.
 */
export function useGatesSearch() {
	const { search, change } = useViewSearch(stageGatesView);
	return {
		search,
		tab: search.tab,
		open: (item: string) => change({ item, tab: undefined }),
		close: () => change({ item: undefined, tab: undefined }),
		showTab: (tab: string) => change({ tab: stageGatesView.search.tab(tab) }, { replace: true }),
		schedule: (gate?: string) => change({ form: "new", gate }),
		edit: (id: string) => change({ form: id }),
		decide: (reviewId: string) => change({ form: reviewId, part: "decide" }),
		addCriterion: (gate: string) => change({ form: "criterion", gate }),
		/** Closes the form, and opens `item` in its place where there is one. */
		closeForm: (item?: string) =>
			change({ form: undefined, gate: undefined, part: undefined, ...(item !== undefined && { item }) }),
	};
}
