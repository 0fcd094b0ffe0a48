import { taskPriorities } from "@throughline/domain/task";
import { Checkbox } from "@throughline/ui/checkbox";
import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { FilterButton } from "../../../workspace/filter-button.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { listText, nobody, type TaskFilters } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

/** What of the plan is shown. */
export function TaskFilterButton({ filters }: { filters: TaskFilters }) {
	const count =
		filters.statuses.length +
		filters.priorities.length +
		[filters.owner, filters.workstream, filters.overdue, filters.criticalOnly].filter(Boolean).length;
	return (
		<FilterButton label="Filter tasks" count={count}>
			<Filters filters={filters} />
		</FilterButton>
	);
}

function Filters({ filters }: { filters: TaskFilters }) {
	const { statuses, workstreams } = usePlan();
	const { members } = useTeam();
	const { change } = useViewSearch(timelineView);
	return (
		<>
			<Choices
				legend="Status"
				values={statuses}
				chosen={filters.statuses}
				onChange={(chosen) => change({ status: listText(chosen) })}
			/>
			<Choices
				legend="Priority"
				values={taskPriorities}
				chosen={filters.priorities}
				onChange={(chosen) => change({ priority: listText(chosen) })}
			/>
			<div className="grid grid-cols-1 gap-3">
				<Field label="Owner">
					<Combobox
						value={filters.owner}
						onValueChange={(owner) => change({ owner: owner || undefined })}
						options={[{ value: nobody, label: "Unassigned" }, ...named(members)]}
						placeholder="Anybody"
						searchPlaceholder="Search the team"
						clearable
					/>
				</Field>
				<Field label="Workstream">
					<Combobox
						value={filters.workstream}
						onValueChange={(workstream) => change({ workstream: workstream || undefined })}
						options={[...named(workstreams), { value: nobody, label: "No workstream" }]}
						placeholder="Any workstream"
						searchPlaceholder="Search workstreams"
						clearable
					/>
				</Field>
			</div>
			<div className="space-y-2">
				<Checkbox
					label="Overdue"
					checked={filters.overdue}
					onCheckedChange={(overdue) => change({ due: overdue ? "overdue" : undefined })}
				/>
				<Checkbox
					label="On the critical path"
					checked={filters.criticalOnly}
					onCheckedChange={(only) => change({ critical: only ? "only" : undefined })}
				/>
			</div>
		</>
	);
}

type ChoicesProps = {
	legend: string;
	values: readonly string[];
	chosen: readonly string[];
	onChange: (chosen: string[]) => void;
};

/** Any of several values. */
function Choices({ legend, values, chosen, onChange }: ChoicesProps) {
	return (
		<fieldset>
			<legend className="mb-2 text-table font-medium text-ink">{legend}</legend>
			<div className="grid grid-cols-2 gap-x-3 gap-y-2">
				{values.map((value) => (
					<Checkbox
						key={value}
						label={value}
						checked={chosen.includes(value)}
						onCheckedChange={(checked) =>
							onChange(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
						}
					/>
				))}
			</div>
		</fieldset>
	);
}

function named(items: readonly { id: string; name: string }[]) {
	return items.map(({ id, name }) => ({ value: id, label: name }));
}
