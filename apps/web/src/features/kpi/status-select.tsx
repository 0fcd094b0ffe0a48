import { Select } from "@throughline/ui/select";
import { useViewSearch } from "../../workspace/use-view-search.ts";
import { kpiStatuses } from "./kpi-status-badge.tsx";
import { statusOf } from "./kpis-search.ts";

const all = "all";

/** Which status is shown; the address keeps it. */
export function StatusSelect() {
	const { search, change } = useViewSearch();
	return (
		<Select
			aria-label="Status"
			className="w-36!"
			value={statusOf(search) ?? all}
			onValueChange={(status) => change({ status: status === all ? undefined : status })}
			options={[
				{ value: all, label: "Any status" },
				...kpiStatuses.map((status) => ({ value: status, label: status })),
			]}
		/>
	);
}
