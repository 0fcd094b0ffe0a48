import { Recurrence, recurrenceText } from "@throughline/domain/task/hierarchy/recurrence";
import { useCallback, useMemo } from "react";
import { formatDay } from "../../../format/date.ts";
import { useTeam } from "../../../workspace/owners.tsx";
import { usePlan } from "./plan-context.ts";
import { schedulingText } from "./task-words.ts";

/** How single fields are told, by their names. */
const wordsOf: Readonly<Record<string, (value: string) => string>> = {
	milestone: (value) => (value === "true" ? "Yes" : "No"),
	progress: (value) => `${value}%`,
	scheduling: schedulingText,
	recurrence: (value) => {
		const rule = Recurrence.safeParse(JSON.parse(value));
		return rule.success ? recurrenceText(rule.data, formatDay) : value;
	},
	estimate: (value) => `${Number(value)} person-days`,
};

/** How ids and values of tasks are told to a person. */
export function useTaskWords() {
	const { taskById, workstreams } = usePlan();
	const { nameOf } = useTeam();
	const names = useMemo(() => new Map(workstreams.map(({ id, name }) => [id, name])), [workstreams]);
	const workstreamName = useCallback(
		(id: string | null) => (id === null ? "No workstream" : (names.get(id) ?? "Unknown")),
		[names],
	);
	/** A field's value that is not empty, as the history and the form tell it. */
	const show = useCallback(
		(field: string, value: string) => {
			if (field === "ownerId") return nameOf(value);
			if (field === "workstreamId") return workstreamName(value);
			if (field === "parentId") return taskById.get(value)?.name ?? "Unknown";
			return wordsOf[field]?.(value) ?? (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value);
		},
		[nameOf, workstreamName, taskById],
	);
	return { workstreamName, show };
}
