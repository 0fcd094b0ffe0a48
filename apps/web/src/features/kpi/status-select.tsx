import { kpiStatuses } from "@throughline/domain/kpi";
import { Select } from "@throughline/ui/select";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { kpisView } from "./view.ts";

const all = "all";

/** Which status is shown; the address keeps it. */
export function StatusSelect() {
	const { search, change } = useViewSearch(kpisView);
	return (
		<Select
			aria-label="Status"
			className="w-36!"
			value={search.status ?? all}
			onValueChange={(chosen) => change({ status: kpiStatuses.find((status) => status === chosen) })}
			options={[
				{ value: all, label: "Any status" },
				...kpiStatuses.map((status) => ({ value: status, label: status })),
			]}
		/>
	);
}
