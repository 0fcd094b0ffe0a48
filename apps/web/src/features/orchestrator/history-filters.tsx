import { openOutcomes, orchestratorEntities, verdicts } from "@throughline/domain/orchestrator";
import { providers } from "@throughline/domain/run";
import { Select } from "@throughline/ui/select";
import { FilterSelect } from "../../workspace/list/filter-select.tsx";
import type { TaskFilter } from "./use-tasks.ts";
import { entityLabels, outcomeWords, providerLabels } from "./words.ts";

const any = "any";

type HistoryFiltersProps = { filter: TaskFilter; onFilter: (filter: TaskFilter) => void };

/** Which of one's tasks are shown. */
export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
	return (
		<div className="flex flex-wrap gap-2 px-4 pt-3">
			<Select
				aria-label="Verdict"
				className="w-auto! min-w-28 flex-1"
				value={filter.verdict ?? filter.outcome ?? any}
				onValueChange={(value) =>
					onFilter({
						...filter,
						verdict: verdicts.find((verdict) => verdict === value),
						outcome: openOutcomes.find((outcome) => outcome === value),
					})
				}
				options={[
					{ value: any, label: "Any verdict" },
					...verdicts.map((value) => ({ value, label: value })),
					...openOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
				]}
			/>
			<FilterSelect
				label="Entity of the tasks"
				all="Any entity"
				value={filter.entity}
				values={orchestratorEntities}
				nameOf={(entity) => entityLabels[entity]}
				onChange={(entity) => onFilter({ ...filter, entity })}
				className="w-auto! min-w-28 flex-1"
			/>
			<FilterSelect
				label="Provider of the tasks"
				all="Any provider"
				value={filter.provider}
				values={providers}
				nameOf={(provider) => providerLabels[provider]}
				onChange={(provider) => onFilter({ ...filter, provider })}
				className="w-auto! min-w-32 flex-1"
			/>
		</div>
	);
}
