import type { Read } from "../roles/statements.ts";

/** What research asks for when it does not find it. */
export type Sought = "target" | "cap" | "deadline" | "option";

const mostNearest = 3;

/** How near a statement comes to what is sought; 0 for one that cannot be it. */
const worth: Record<Sought, (statement: Read) => number> = {
	target: ({ scores, signals }) => (signals.target > 0 ? scores.target + 0.3 * signals.percent : 0),
	cap: ({ scores, signals }) => (signals.money > 0 ? 0.2 + Math.max(0, scores.constraint) : 0),
	deadline: ({ scores, signals, ahead }) => (ahead ? 0.2 + signals.deadline + Math.max(0, scores.target) : 0),
	option: ({ scores, signals }) => (signals.option > 0 ? Math.max(scores.option, scores.action) : 0),
};

/** The statements that come nearest to what was not found, in the order of the text: a person can say which it is. */
export function nearestTo(sought: Sought, statements: readonly Read[]): Read[] {
	const near = statements
		.filter(
			({ kind, signals }) => kind !== "title" && kind !== "letterhead" && kind !== "row" && !signals.question,
		)
		.map((statement) => ({ statement, value: worth[sought](statement) }))
		.filter(({ value }) => value > 0)
		.sort((one, other) => other.value - one.value)
		.slice(0, mostNearest)
		.map(({ statement }) => statement);
	return statements.filter((statement) => near.includes(statement));
}
