import type { Task } from "@throughline/domain/task";
import type { TableGrouping } from "@throughline/ui/data-table";
import { Select } from "@throughline/ui/select";
import { useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import type { CreateEntry } from "../../../workspace/quick-add/use-quick-add.ts";
import { groupOfNew, newTaskFields } from "../plan/filters/new-task.ts";
import { filterTasks } from "../plan/filters/task-filters.ts";
import type { TimelineSearch } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";

const PasteTasks = lazyPart(() => import("./paste-tasks.tsx"), "PasteTasks");

type QuickTaskProps = {
	view: TimelineSearch;
	/** The heads under which the list stands, if any. */
	grouping: TableGrouping<Task> | undefined;
	onClearFilters: () => void;
};

/** Writes tasks down one after the other, where the filters let them be seen and in the chosen group. */
export function QuickTask({ view: { filters, grouping: by }, grouping, onClearFilters }: QuickTaskProps) {
	const utils = trpc.useUtils();
	const { program, today, schedule } = usePlan();
	const [chosen, setChosen] = useState<string | null>(null);
	const groups = grouping?.groups ?? [];
	const group = groups.find(({ id }) => id === chosen)?.id ?? (by ? groupOfNew(by, filters) : "");
	const fields = newTaskFields(filters, by && { by, id: group });
	const create: CreateEntry = async ({ text }, options) => {
		const task = await trpcClient.task.create.mutate(
			{ ...fields, programId: program.id, name: text },
			options,
		);
		await insertRows(utils.task.list, { programId: program.id }, [task]);
		const shown = filterTasks([task], filters, { today, criticalIds: schedule.criticalIds });
		return { hidden: shown.length === 0 };
	};
	return (
		<QuickAdd
			label="Add a task"
			draftKey={`task/${program.id}`}
			create={create}
			onClearFilters={onClearFilters}
			paste={(text, onClose) => <PasteTasks text={text} defaults={fields} onClose={onClose} />}
		>
			{by && (
				<Select
					aria-label={`Add to ${by}`}
					className="w-44! max-sm:h-11! max-sm:grow"
					value={group}
					onValueChange={setChosen}
					options={groups.map(({ id, label }) => ({ value: id, label }))}
				/>
			)}
		</QuickAdd>
	);
}
