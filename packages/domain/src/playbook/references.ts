import type { Playbook } from "./playbook.ts";

type BrokenReference = { path: (string | number)[]; message: string };

/** Ids of a playbook that stand for nothing, are given twice or wait for each other in a circle. */
export function brokenReferences(playbook: Playbook): BrokenReference[] {
	const circle = circleOfTasks(playbook);
	return [
		...repeatedIds(playbook),
		...unknownOptions(playbook),
		...unknownNamesInTasks(playbook),
		...(circle ? [circle] : []),
	];
}

/** Every list of things that have ids, each with its place in the playbook; tasks share one space of ids. */
function repeatedIds({ roles, interview, decisions, workstreams, gates }: Playbook): BrokenReference[] {
	return [
		...repeated("roles", placed(["roles"], roles)),
		...repeated("questions", placed(["interview"], interview)),
		...repeated("decisions", placed(["decisions"], decisions)),
		...decisions.flatMap(({ options }, at) =>
			repeated("options of this decision", placed(["decisions", at, "options"], options)),
		),
		...repeated("workstreams", placed(["workstreams"], workstreams)),
		...repeated(
			"gates",
			gates.map(({ gate }, at) => ({ id: gate, path: ["gates", at, "gate"] })),
		),
		...repeated(
			"tasks",
			workstreams.flatMap(({ tasks }, at) => placed(["workstreams", at, "tasks"], tasks)),
		),
	];
}

type Placed = { id: string; path: (string | number)[] };

function placed(path: (string | number)[], things: readonly { id: string }[]): Placed[] {
	return things.map(({ id }, at) => ({ id, path: [...path, at, "id"] }));
}

function repeated(kind: string, things: readonly Placed[]): BrokenReference[] {
	const seen = new Set<string>();
	return things.flatMap(({ id, path }) => {
		const isNew = !seen.has(id);
		seen.add(id);
		return isNew ? [] : [{ path, message: `Two ${kind} have the id "${id}"` }];
	});
}

function unknownOptions({ decisions, workstreams }: Playbook): BrokenReference[] {
	return workstreams.flatMap(({ serves }, at) => {
		const decision = decisions.find(({ id }) => id === serves?.decision);
		if (!serves || decision?.options.some(({ id }) => id === serves.option)) return [];
		const message = `There is no option "${serves.option}" of a decision "${serves.decision}"`;
		return [{ path: ["workstreams", at, "serves"], message }];
	});
}

function unknownNamesInTasks({ roles, workstreams }: Playbook): BrokenReference[] {
	const knownRoles = new Set(roles.map(({ id }) => id));
	const knownTasks = new Set(workstreams.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
	return workstreams.flatMap(({ tasks }, at) =>
		tasks.flatMap(({ role, after }, position) => {
			const path = ["workstreams", at, "tasks", position];
			const unknown = after.flatMap((id, place) =>
				knownTasks.has(id) ? [] : [{ path: [...path, "after", place], message: `There is no task "${id}"` }],
			);
			if (role === undefined || knownRoles.has(role)) return unknown;
			return [{ path: [...path, "role"], message: `There is no role "${role}"` }, ...unknown];
		}),
	);
}

/** The tasks that are left when all are taken away that wait for none of the rest. */
function circleOfTasks({ workstreams }: Playbook): BrokenReference | null {
	const tasks = workstreams.flatMap((workstream, at) =>
		workstream.tasks.map(({ id, after }, position) => ({ id, after, at, position })),
	);
	let left = tasks;
	for (;;) {
		const ids = new Set(left.map(({ id }) => id));
		const waiting = left.filter(({ after }) => after.some((id) => ids.has(id)));
		const [first] = waiting;
		if (!first) return null;
		if (waiting.length === left.length) {
			const message = `These tasks wait for each other: ${[...ids].join(", ")}`;
			return { path: ["workstreams", first.at, "tasks", first.position, "after"], message };
		}
		left = waiting;
	}
}
