import type { Case } from "../case/build.ts";
import { type StatedCause, statedCause } from "../case/causes/causes.ts";

/** So far behind the first level a cause is still a clear one. */
const fewMore = 4;

/** Whether a cause goes on from another clear one, which names what it speaks of: it is offered below that. */
export function goingOn({ causes }: Case, onFirstLevel: number): (cause: StatedCause) => boolean {
	const clear = causes.slice(0, onFirstLevel + fewMore);
	return ({ named }) => named !== null && clear.some(({ statements }) => statements.includes(named));
}

/** Whether a path holds what a cause goes on from. */
export function isReached({ named }: StatedCause, path: readonly string[], case_: Case): boolean {
	return named !== null && path.some((text) => statedCause(case_, text)?.statements.includes(named));
}
