import type { Task } from "@throughline/domain/task";
import { formatCount } from "../../../format/count.ts";
import type { Plan } from "./plan-context.ts";
import { taskCount } from "./task-words.ts";

type Known = Pick<Plan, "taskById" | "workstreams" | "dependencies" | "baselines">;

/**
 * What tasks leave behind when they go to another program, as the server does it: a sentence for each.
 * @param chosen what was chosen, summaries included
 * @param leaves what moves of it
 */
export function moveLosses(
	chosen: readonly Task[],
	leaves: readonly Task[],
	{ taskById, workstreams, dependencies, baselines }: Known,
): string[] {
	const ids = new Set(leaves.map(({ id }) => id));
	const links = dependencies.filter(
		({ predecessorId, successorId }) => ids.has(predecessorId) || ids.has(successorId),
	).length;
	const namesOf = (ids: (string | null)[], nameOf: (id: string) => string | undefined) =>
		[...new Set(ids)].flatMap((id) => (id === null ? [] : `“${nameOf(id) ?? "Unknown"}”`));
	const left = namesOf(
		leaves.map(({ workstreamId }) => workstreamId),
		(id) => workstreams.find((each) => each.id === id)?.name,
	);
	const parents = namesOf(
		leaves.map(({ parentId }) => parentId),
		(id) => taskById.get(id)?.name,
	);
	const summaries = chosen.filter(({ summary }) => summary).map(({ name }) => `“${name}”`);
	return [
		summaries.length > 0 &&
			`${inShort(summaries)} ${summaries.length === 1 ? "stays: it is a summary" : "stay: they are summaries"}, and ${taskCount(leaves.length)} below ${leaves.length === 1 ? "goes" : "go"}.`,
		links > 0 &&
			(links === 1
				? "One dependency is deleted: it links tasks of this program."
				: `${formatCount(links)} dependencies are deleted: they link tasks of this program.`),
		left.length > 0 && `The workstream ${inShort(left)} is left.`,
		parents.length > 0 && `The place under ${inShort(parents)} is left.`,
		baselines.all.length > 0 && "Baselines of this program show what has moved as removed.",
	].filter((sentence) => sentence !== false);
}

const namedAtMost = 3;

function inShort(names: readonly string[]): string {
	const shown = names.slice(0, namedAtMost).join(", ");
	return names.length > namedAtMost ? `${shown} and ${names.length - namedAtMost} more` : shown;
}
