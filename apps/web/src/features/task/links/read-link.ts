import { type DependencyKind, dependencyKinds } from "@throughline/domain/task/dependency";

export type NamedTask = { id: string; name: string };

/** A link as it is written down: `Design > Build`, `Design > Build SS +2`. */
export type WrittenLink = {
	predecessorId: string;
	successorId: string;
	kind: DependencyKind;
	lagDays: number;
};

const arrow = /\s*(?:->|→|>)\s*/gu;
const ending =
	/^(?<name>.*?\S)(?:\s+(?<kind>FS|SS|FF|SF))?(?:\s+(?<lag>[+\-−]\s?\d{1,4})(?:\s?d(?:ays?)?)?)?$/iu;

/** Reads which of the tasks waits for which, by their names or what of them is enough to tell them apart. */
export function readLink(
	text: string,
	tasks: readonly NamedTask[],
): { link: WrittenLink } | { problem: string } {
	const parts = partsOf(text);
	if (parts.length === 0) return { problem: "Write the two tasks with > between them: Design > Build" };
	const read = parts.map(([before, after]) => readPair(before, after, tasks));
	return read.find((each) => "link" in each) ?? read[0] ?? { problem: "" };
}

/** What completes what is typed: the names of tasks, first those before the arrow, then those after it. */
export function completeLink(text: string, tasks: readonly NamedTask[]): string[] {
	const [before = "", after] = partsOf(text).at(-1) ?? [text.trim()];
	const wanted = (after ?? before).toLowerCase();
	if (wanted === "" && after === undefined) return [];
	const found = tasks.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, 8);
	return found.map(({ name }) => (after === undefined ? `${name} > ` : `${before} > ${name}`));
}

/** The text before and after each of its arrows: a name may have one, too. */
function partsOf(text: string): [before: string, after: string][] {
	return [...text.matchAll(arrow)].flatMap(({ 0: sign, index }): [string, string][] => {
		const before = text.slice(0, index).trim();
		return before === "" ? [] : [[before, text.slice(index + sign.length).trim()]];
	});
}

function readPair(before: string, after: string, tasks: readonly NamedTask[]): ReturnType<typeof readLink> {
	const predecessor = taskOf(before, tasks);
	if ("problem" in predecessor) return predecessor;
	const whole = taskOf(after, tasks);
	const { name = after, kind, lag } = ending.exec(after)?.groups ?? {};
	const successor = "id" in whole ? whole : taskOf(name, tasks);
	if ("problem" in successor) return successor;
	const ends = { predecessorId: predecessor.id, successorId: successor.id };
	if (ends.predecessorId === ends.successorId) return { problem: "A task cannot wait for itself" };
	if (successor === whole) return { link: { ...ends, kind: "FS", lagDays: 0 } };
	return {
		link: {
			...ends,
			kind: dependencyKinds.find((each) => each === kind?.toUpperCase()) ?? "FS",
			lagDays: Number(lag?.replace("−", "-").replaceAll(/\s/gu, "") ?? 0),
		},
	};
}

function taskOf(text: string, tasks: readonly NamedTask[]): { id: string } | { problem: string } {
	const wanted = text.toLowerCase();
	if (wanted === "") return { problem: "Write which task waits, after the >" };
	const ways = [
		(name: string) => name === wanted,
		(name: string) => name.startsWith(wanted),
		(name: string) => name.includes(wanted),
	];
	for (const [way, fits] of ways.entries()) {
		const [one, other] = tasks.filter(({ name }) => fits(name.toLowerCase()));
		if (one && !other) return one;
		if (one && other && way === 0)
			return { problem: `Several tasks are called “${one.name}”: use Add Dependency` };
		if (one && other)
			return { problem: `“${text}” may be “${one.name}” or “${other.name}”: write more of it` };
	}
	return { problem: `No task is called “${text}”` };
}
