import type { WorkingCalendar } from "../task/calendar/calendar.ts";
import type { ProductLanguage } from "../value/language.ts";
import type { ProgramToKeep } from "./draft.ts";
import { daysOf } from "./draft-effort.ts";
import { inAllSizes } from "./draft-sizes.ts";
import type { DraftText, DraftWriter } from "./draft-writer.ts";
import type { GivenPlaybook, PlaybookSize } from "./playbook.ts";

const mostRoles = 30;
type Role = { id: string; name: DraftText };

/** The roles of a program's tasks that may be named, by what the program calls them. */
export function rolesOf(tasks: ProgramToKeep["tasks"], writer: DraftWriter): Map<string, Role> {
	const roles = new Map<string, Role>();
	for (const role of new Set(tasks.flatMap(({ role }) => role ?? []))) {
		const name = writer.line("roles", role);
		if (name !== null && roles.size < mostRoles)
			roles.set(role, { id: writer.idOf("role", name), name: writer.text(name) });
	}
	return roles;
}

/** What a workstream is called whose title cannot be said, or whose tasks are in none. */
const otherWork: Record<ProductLanguage, string> = {
	en: "Other work",
	de: "Weiteres",
	fr: "Autres travaux",
	es: "Otros trabajos",
	it: "Altro lavoro",
	nl: "Overig werk",
};

/** A program's tasks by workstream, as far as they may be said; each waits for what those that are left out waited for. */
export function workstreamsOf(
	{ workstreams, tasks, links }: ProgramToKeep,
	roles: ReadonlyMap<string, Role>,
	writer: DraftWriter,
	{ calendar, size }: { calendar: WorkingCalendar; size: PlaybookSize },
): GivenPlaybook["workstreams"] {
	const draftTasks = new Map(
		tasks.flatMap((task) => {
			const name = writer.line("tasks", task.name);
			return name === null ? [] : [[task.id, { id: writer.idOf("task", name), name }] as const];
		}),
	);
	const predecessors = Map.groupBy(links, ({ successorId }) => successorId);
	const before = (id: string, seen: Set<string>): string[] =>
		(predecessors.get(id) ?? []).flatMap(({ predecessorId }) => {
			if (seen.has(predecessorId)) return [];
			seen.add(predecessorId);
			return draftTasks.get(predecessorId)?.id ?? before(predecessorId, seen);
		});
	const streamIds = new Set<string | null>(workstreams.map(({ id }) => id));
	const inNone = { id: null, name: otherWork[writer.language] };
	return [...workstreams, inNone].flatMap((stream) => {
		const streamTasks = tasks.flatMap((task) => {
			const isIn = stream.id === (streamIds.has(task.workstreamId) ? task.workstreamId : null);
			const kept = draftTasks.get(task.id);
			return isIn && kept ? [{ task, kept }] : [];
		});
		if (streamTasks.length === 0) return [];
		const title = writer.line("workstreams", stream.name) ?? inNone.name;
		return [
			{
				id: writer.idOf("workstream", title),
				title: writer.text(title),
				tasks: streamTasks.map(({ task, kept }) => ({
					id: kept.id,
					name: writer.text(kept.name),
					days: inAllSizes(daysOf(task, calendar), size, "days"),
					after: before(task.id, new Set()).slice(0, 20),
					...(task.role !== null && roles.has(task.role) && { role: roles.get(task.role)?.id }),
				})),
			},
		];
	});
}
