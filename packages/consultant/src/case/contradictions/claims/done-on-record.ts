import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { sharedSubject } from "../subject.ts";
import { isOnRecord, isStated } from "../voices.ts";

const score = 0.8;
/** What it is done to, and what is done. */
const fewestShared = 2;

/** "The scale is not calibrated", "… has not been calibrated since May" – "the log says it was calibrated on 12 September". */
export function donePairs(statements: readonly Read[]): Clash[] {
	const never = new Set(statements.filter(saysUndone));
	const done = new Map(
		statements.flatMap((statement) => {
			const days = daysDone(statement);
			return days.length > 0 ? [[statement, days] as const] : [];
		}),
	);
	return pairsOf(statements, (each) => never.has(each) || done.has(each)).flatMap(([one, other]): Clash[] => {
		const [undone, record] = never.has(one) ? [one, other] : [other, one];
		const days = done.get(record);
		if (!never.has(undone) || !days || never.has(record)) return [];
		const since = undone.figures.find(({ date, relation }) => date && relation === "since")?.date;
		if (since && !days.every(({ from }) => from > since.to)) return [];
		const clauses = undoneIn(undone);
		const shared = sharedSubject(record, undone);
		const isOfOne = clauses.some((stems) => shared.filter((stem) => stems.has(stem)).length >= fewestShared);
		return isOfOne ? [{ one, other, kind: "claims", score, refutedBy: record }] : [];
	});
}

function saysUndone(statement: Read): boolean {
	const { kind, signals, forbids, ahead } = statement;
	if (kind === "title" || kind === "letterhead" || kind === "row") return false;
	return signals.question === 0 && !forbids && !ahead && undoneIn(statement).length > 0;
}

/** The stems of each clause with a "not", a reason for itself. */
function undoneIn({ plain, language }: Read): ReadonlySet<string>[] {
	const { negation, causal } = cuesOf(language);
	const clauses = plain.split(/[,;:]\s/u).flatMap((clause) => {
		const words = wordsOf(clause);
		const at = words.findIndex((_, index) => causal.at(words, index));
		return at < 0 ? [words] : [words.slice(0, at), words.slice(at)];
	});
	return clauses.flatMap((words) => (negation.count(words) > 0 ? new Set(stemsOf(words, language)) : []));
}

/** The days, months and quarters on which a record says that something was done. */
function daysDone(record: Read): NonNullable<Figure["date"]>[] {
	const { words, language, figures, text, kind } = record;
	const { negation, lack, mustBe } = cuesOf(language);
	if (kind === "title" || kind === "letterhead" || !isOnRecord(record) || !isStated(record)) return [];
	if ([negation, lack, mustBe].some((list) => list.count(words) > 0)) return [];
	return figures.flatMap(({ date, relation, start, end }) => {
		if (!date || date.precision === "year" || relation === "by" || relation === "until") return [];
		// "This week" is when something is to be done.
		return date.precision !== "day" || /\d/u.test(text.slice(start, end)) ? date : [];
	});
}
