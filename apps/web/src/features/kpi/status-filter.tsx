import { kpiStatuses } from "@throughline/domain/kpi";
import { FilterSelect } from "../../workspace/list/filter-select.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { kpisView } from "./view.ts";

/** Which status is shown; the address keeps it. */
export function StatusFilter() {
	const { search, change } = useViewSearch(kpisView);
	return (
		<FilterSelect
			label="Status"
			all="Any status"
			value={search.status}
			values={kpiStatuses}
			onChange={(status) => change({ status })}
		/>
	);
}
