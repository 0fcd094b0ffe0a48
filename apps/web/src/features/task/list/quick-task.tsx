import type { Task } from "@throughline/domain/task";
import type { TableGrouping } from "@throughline/ui/data-table";
import { IconButton } from "@throughline/ui/icon-button";
import { Select } from "@throughline/ui/select";
import { X } from "lucide-react";
import { lazy, useEffect, useRef, useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import type { CreateEntry } from "../../../workspace/quick-add/use-quick-add.ts";
import { groupOfNew, newTaskFields } from "../plan/filters/new-task.ts";
import { filterTasks } from "../plan/filters/task-filters.ts";
import type { TimelineSearch } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";

const PasteTasks = lazy(async () => ({ default: (await import("./paste-tasks.tsx")).PasteTasks }));

type QuickTaskProps = {
	view: TimelineSearch;
	/** The heads under which the list stands, if any. */
	grouping: TableGrouping<Task> | undefined;
	onClearFilters: () => void;
};

/** Writes tasks down one after the other, where the filters let them be seen and in the chosen group. */
export function QuickTask({ view: { filters, grouping: by }, grouping, onClearFilters }: QuickTaskProps) {
	const utils = trpc.useUtils();
	const { program, today, schedule, quickParent, setQuickParent } = usePlan();
	const box = useFocusOn(quickParent);
	const [chosen, setChosen] = useState<string | null>(null);
	const groups = grouping?.groups ?? [];
	const group = groups.find(({ id }) => id === chosen)?.id ?? (by ? groupOfNew(by, filters) : "");
	const fields = newTaskFields(filters, by && { by, id: group });
	const create: CreateEntry = async ({ text }, options) => {
		const task = await trpcClient.task.create.mutate(
			{
				...fields,
				...(quickParent && { parentId: quickParent.id, workstreamId: null }),
				programId: program.id,
				name: text,
			},
			options,
		);
		await insertRows(utils.task.list, { programId: program.id }, [task]);
		const shown = filterTasks([task], filters, { today, criticalIds: schedule.criticalIds });
		return { hidden: shown.length === 0 };
	};
	return (
		<div ref={box}>
			<QuickAdd
				label="Add a task"
				draftKey={`task/${program.id}`}
				create={create}
				onClearFilters={onClearFilters}
				paste={(text, onClose) => <PasteTasks text={text} defaults={fields} onClose={onClose} />}
			>
				{quickParent && (
					<span className="flex min-w-0 items-center text-table text-ink-muted">
						<span className="max-w-56 truncate">Part of {quickParent.name}</span>
						<IconButton
							size="sm"
							label={`No longer add to ${quickParent.name}`}
							icon={<X size={14} aria-hidden="true" />}
							onClick={() => setQuickParent(null)}
							className="max-sm:size-11!"
						/>
					</span>
				)}
				{by && !quickParent && (
					<Select
						aria-label={`Add to ${by}`}
						className="w-44! max-sm:h-11! max-sm:grow"
						value={group}
						onValueChange={setChosen}
						options={groups.map(({ id, label }) => ({ value: id, label }))}
					/>
				)}
			</QuickAdd>
		</div>
	);
}

/** Leads to the line once something is to be written under a task. */
function useFocusOn(parent: Task | null) {
	const box = useRef<HTMLDivElement>(null);
	const id = parent?.id;
	useEffect(() => {
		if (id !== undefined) box.current?.querySelector("input")?.focus();
	}, [id]);
	return box;
}
