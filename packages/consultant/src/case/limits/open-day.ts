import { cuesOf } from "../../languages/cues.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import { openDaysOf } from "../../languages/time/open-days.ts";
import type { Read } from "../../roles/statements.ts";

/** So many words stand at most between "before" and what it is before. */
const mostBetween = 6;

/** "All must be done before the school year starts": the first statement that says when something is due, and names no day. */
export function openDayIn(statements: readonly Read[]): Read | null {
	return statements.find((statement) => isDue(statement) && namesEvent(statement)) ?? null;
}

function isDue({ kind, told, forbids, figures, signals, scores, words, language, plain }: Read): boolean {
	if (kind === "title" || kind === "letterhead" || told || forbids) return false;
	if (figures.some(({ date }) => date !== null) || signals.question > 0 || signals.causal > 0) return false;
	if (scores.option >= 1 || signals.heading.option + signals.heading.risk > 0) return false;
	const { must, wanting, target, ready, done, negation } = cuesOf(language);
	const isWanted = [must, wanting, target, ready, done].some((list) => list.count(words) > 0);
	return isWanted && negation.count(words) === 0 && !isConditional(plain, language);
}

function namesEvent({ words, language }: Read): boolean {
	const lists = openDaysOf(language);
	if (!lists) return false;
	return words.some(
		(_, at) =>
			lists.towards.at(words, at) && lists.events.count(words.slice(at + 1, at + 2 + mostBetween)) > 0,
	);
}
