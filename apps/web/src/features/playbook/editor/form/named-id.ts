import { freeSlug, slugOf } from "@throughline/domain/playbook/slug";
import { type Edit, type Path, setAt } from "./draft-document.ts";
import type { FormContent } from "./form-content.ts";

/** What an entry of each list that has ids is called as long as nobody has named it. */
const nouns = {
	roles: "role",
	interview: "question",
	decisions: "decision",
	options: "option",
	workstreams: "workstream",
	tasks: "task",
} as const;
type Kind = keyof typeof nouns;

/** An id for a new entry among others of its kind: "task", "task-2". */
export function newId(kind: Kind, others: readonly { id: string }[]): string {
	return freeSlug(nouns[kind], new Set(others.map(({ id }) => id)));
}

/**
 * Gives an entry that still has the id with which it was added one of its name, which history and files show; what refers
 * to it follows. Nothing for one that has an id of its own.
 */
export function nameId(content: FormContent, entry: Path, name: string): Edit[] {
	const kind = kindOf(entry);
	if (kind === null) return [];
	const others = idsOf(content, kind, entry);
	const id = at(content, [...entry, "id"]);
	if (typeof id !== "string" || !new RegExp(`^${nouns[kind]}(?:-\\d+)?$`).test(id)) return [];
	const named = freeSlug(slugOf(name, nouns[kind]), new Set(others));
	const follow = content.workstreams.flatMap((workstream, place) =>
		referencesIn(workstream, ["workstreams", place], { kind, entry, content, id, named }),
	);
	return [setAt([...entry, "id"], named), ...follow];
}

function kindOf(entry: Path): Kind | null {
	const list = entry.at(-2);
	return (Object.keys(nouns) as Kind[]).find((kind) => kind === list) ?? null;
}

/** The ids of an entry's kind but its own; tasks share them in all of the playbook. */
function idsOf(content: FormContent, kind: Kind, entry: Path): string[] {
	const list = at(content, entry.slice(0, -1));
	const beside = kind === "tasks" ? content.workstreams.flatMap(({ tasks }) => tasks) : list;
	const own = at(content, entry);
	if (!Array.isArray(beside)) return [];
	return beside.filter((each) => each !== own).map((each: { id: string }) => each.id);
}

type Renamed = { kind: Kind; entry: Path; content: FormContent; id: string; named: string };

function referencesIn(
	{ serves, tasks }: FormContent["workstreams"][number],
	path: Path,
	{ kind, entry, content, id, named }: Renamed,
): Edit[] {
	const ofDecision = kind === "options" ? at(content, [...entry.slice(0, 2), "id"]) : null;
	if (kind === "decisions" && serves?.decision === id) return [setAt([...path, "serves", "decision"], named)];
	if (kind === "options" && serves?.decision === ofDecision && serves?.option === id)
		return [setAt([...path, "serves", "option"], named)];
	return tasks.flatMap(({ role, after }, place) => {
		const task = [...path, "tasks", place];
		if (kind === "roles" && role === id) return [setAt([...task, "role"], named)];
		if (kind !== "tasks" || !after.includes(id)) return [];
		return [
			setAt(
				[...task, "after"],
				after.map((each) => (each === id ? named : each)),
			),
		];
	});
}

function at(content: FormContent, path: Path): unknown {
	return path.reduce<unknown>(
		(part, step) =>
			typeof part === "object" && part !== null
				? (part as Record<string | number, unknown>)[step]
				: undefined,
		content,
	);
}
