import { type Edit, removeAt, setAt } from "./draft-document.ts";
import type { FormContent } from "./form-content.ts";

type Content = Pick<FormContent, "roles" | "decisions" | "workstreams">;

/** Leaves out what refers to parts that were there before an edit and are gone: roles, predecessors, chosen options. */
export function withoutReferences(before: Content, now: Content): Edit[] {
	const gone = (idsOf: (content: Content) => string[]) => {
		const left = new Set(idsOf(now));
		return new Set(idsOf(before).filter((id) => !left.has(id)));
	};
	const [roles, tasks, options] = [gone(rolesOf), gone(tasksOf), gone(optionsOf)];
	return now.workstreams.flatMap(({ serves, tasks: ownTasks }, at) => {
		const path = ["workstreams", at];
		const lost = serves && options.has(`${serves.decision} ${serves.option}`);
		return [
			...(lost ? [removeAt([...path, "serves"])] : []),
			...ownTasks.flatMap(({ role, after }, position) => {
				const task = [...path, "tasks", position];
				const kept = after.filter((id) => !tasks.has(id));
				return [
					...(roles.has(role) ? [removeAt([...task, "role"])] : []),
					...(kept.length < after.length ? [setAt([...task, "after"], kept)] : []),
				];
			}),
		];
	});
}

function rolesOf({ roles }: Content): string[] {
	return roles.map(({ id }) => id);
}

function tasksOf({ workstreams }: Content): string[] {
	return workstreams.flatMap(({ tasks }) => tasks.map(({ id }) => id));
}

function optionsOf({ decisions }: Content): string[] {
	return decisions.flatMap(({ id, options }) => options.map((option) => `${id} ${option.id}`));
}
