import { useMemo } from "react";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { risksSearch } from "./risks-search.ts";
import { risksView } from "./view.ts";

/** What the address says of the risks, and how to change it. */
export function useRisksSearch() {
	const { search, change } = useViewSearch(risksView);
	return { search: useMemo(() => risksSearch(search), [search]), change };
}

export type ChangeSearch = ReturnType<typeof useRisksSearch>["change"];
