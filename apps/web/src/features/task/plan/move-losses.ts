import type { Task } from "@throughline/domain/task";
import { formatCount } from "../../../format/count.ts";
import { namesInShort } from "../../../format/names-in-short.ts";
import type { Plan } from "./plan-context.ts";
import { taskCount } from "./task-words.ts";

const namedAtMost = 3;

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
		({ predecessorId, successorId }) => ids.has(predecessorId) !== ids.has(successorId),
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
			`${namesInShort(summaries, namedAtMost)} ${summaries.length === 1 ? "stays: it is a summary" : "stay: they are summaries"}, and ${taskCount(leaves.length)} below ${leaves.length === 1 ? "goes" : "go"}.`,
		links > 0 &&
			(links === 1
				? "One dependency is deleted: it leads to a task that stays."
				: `${formatCount(links)} dependencies are deleted: they lead to tasks that stay.`),
		left.length > 0 && `The workstream ${namesInShort(left, namedAtMost)} is left.`,
		parents.length > 0 && `The place under ${namesInShort(parents, namedAtMost)} is left.`,
		baselines.all.length > 0 && "Baselines of this program show what has moved as removed.",
	].filter((sentence) => sentence !== false);
}
