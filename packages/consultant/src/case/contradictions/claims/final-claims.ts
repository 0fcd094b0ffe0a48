import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { patternByLanguage } from "../../../languages/phrases/pattern.ts";
import { disputedWords } from "../../../languages/subjects/disputed-words.ts";
import { stillWords } from "../../../languages/time/still.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { EntriesByStatement, LedgerEntry } from "../../../ledger/entry.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { countedStems, sharedSubject, topicOf } from "../subject.ts";
import { overlap, timesOf } from "../values/times.ts";
import { quantifies, reports } from "../voices.ts";

/** "All 64 were tested" – "it ran against 9 of the 64"; "last changed in April" – "changed again in October". */
export function finalPairs(statements: readonly Read[], entries: EntriesByStatement): Clash[] {
	const useful = ({ id, signals }: Read) => (entries.has(id) || signals.every > 0) && signals.question === 0;
	return pairsOf(statements, useful).flatMap(([one, other]): Clash[] => {
		const topic = [
			partOfAll(one, other),
			partOfAll(other, one),
			partOfEvery(one, other),
			partOfEvery(other, one),
			laterThanLast(one, other, entries),
			laterThanLast(other, one, entries),
			otherDay(one, other),
		].find((found) => found !== null);
		const refutedBy = [one, other].find((part) => lacksSome(part === one ? other : one, part)) ?? null;
		return topic ? [{ one, other, topic, kind: "claims", score: 0.8, refutedBy }] : [];
	});
}

/** "The 34 vans are fitted" – "eleven vans without a recorder": the one that is counted holds. */
function lacksSome(whole: Read, part: Read): boolean {
	return part.signals.lack > 0 && whole.signals.lack === 0 && partOfAll(whole, part) !== null;
}

/** What only some of are, of which somebody says that all are; null where they are no such pair. */
function partOfAll(whole: Read, part: Read): string | null {
	// What explains something else speaks of all only by the way.
	if (whole.signals.causal > 0 && !whole.figures.some(({ relation }) => relation === "since")) return null;
	const all = whole.figures.find(
		(figure) =>
			(figure.kind === "count" || figure.kind === "number") &&
			figure.value > 1 &&
			(hasEvery(whole, figure) || isDoneOfThe(whole, figure)),
	);
	const some = part.figures.find(
		({ kind, value, of, unit }) =>
			(kind === "ratio" && of === all?.value && value < (of ?? 0)) ||
			// "All 140 orders were done" – "58 orders without a visit"
			(kind === "count" && part.signals.lack > 0 && unit === all?.unit && value < (all?.value ?? 0)),
	);
	if (!all || !some) return null;
	const [what] = wordsOf(part.text.slice(some.end, some.end + 40));
	const unit = all.unit ?? some.unit ?? what ?? "";
	const [stem] = stemsOf(wordsOf(unit), whole.language).slice(-1);
	return stem !== undefined && whole.stems.includes(stem) && part.stems.includes(stem) ? unit : null;
}

/** "Reminders go to all patients" – "the log shows reminders to 61 % of the patients"; null where they are no such pair. */
function partOfEvery(whole: Read, part: Read): string | null {
	if (whole.signals.every === 0 || whole.block === part.block || isWanted(whole) || isWanted(part))
		return null;
	if (!reports(whole) && !reports(part)) return null;
	const isPart = part.figures.some(
		({ kind, value, of, change }) =>
			!change && ((kind === "percent" && value < 100) || (kind === "ratio" && value < (of ?? 0))),
	);
	if (!isPart) return null;
	const shared = sharedSubject(part, whole);
	return shared.length >= sharedByAll && quantifies(whole, shared) ? topicOf(whole, part) : null;
}

const sharedByAll = 3;

function isWanted({ scores, signals, forbids, ahead }: Read): boolean {
	return ahead || scores.target >= 0.8 || scores.option >= 1.2 || signals.question > 0 || forbids;
}

/** Whether the words beside a count say that it is all of them: "all 140 orders", "les 140 bons ont tous été exécutés". */
function hasEvery({ text, language }: Read, { start, end }: Figure): boolean {
	const before = wordsOf(text.slice(Math.max(0, start - 18), start)).slice(-2);
	const behind = wordsOf(text.slice(end, end + 40)).slice(0, 4);
	const { every } = cuesOf(language);
	const words = [...before, ...behind];
	// "two people all day" are not all people.
	return words.some(
		(_, at) => every.at(words, at) && !ofTime(language).test(words.slice(at + 1, at + 3).join(" ")),
	);
}

/** "The 34 vans are fitted since February": done, of all that there are. */
function isDoneOfThe({ text, words, signals, language }: Read, { start }: Figure): boolean {
	const before = wordsOf(text.slice(Math.max(0, start - longestArticle), start)).at(-1) ?? "";
	const isDone = (stillWords(language)?.mended.count(words) ?? 0) > 0 && signals.lack === 0;
	return isDone && (disputedWords(language)?.known.has(before) ?? false);
}

const longestArticle = 8;

/** "day", "les jours" */
const ofTime = patternByLanguage(
	({ days, weeks, months }) => new RegExp(`^(?:\\p{L}+ )?(?:${days}|${weeks}|${months})`, "iu"),
);

/** What happened after the day that is said to be its last; null where they are no such pair. */
function laterThanLast(last: Read, other: Read, entries: EntriesByStatement): string | null {
	if (last.signals.latest === 0 || last.signals.option > 1) return null;
	const subject = (entry: LedgerEntry, { language }: Read) => stemsOf(wordsOf(entry.subject), language);
	for (const end of datesOf(last, entries)) {
		for (const later of datesOf(other, entries)) {
			const [until, from] = [end.figure.date?.to ?? "", later.figure.date?.from ?? ""];
			if (until >= from) continue;
			const left = subject(end, last);
			const shared = subject(later, other).filter((stem) => left.includes(stem));
			if (shared.length >= 2) return end.subject;
		}
	}
	return null;
}

/** "The cable was inspected on 12 March" – "according to the log the cable was inspected on 4 February"; null for others. */
function otherDay(one: Read, other: Read): string | null {
	if (!(reports(one) || reports(other)) || isWanted(one) || isWanted(other) || one.block === other.block)
		return null;
	// One speaker who tells of a habit and of one of its days says two things that go together.
	const isOneVoice = one.speaker !== null && one.speaker === other.speaker;
	if (isOneVoice && !(one.signals.says > 0 && other.signals.says > 0)) return null;
	const [day, ...days] = timesOf(one);
	const [another, ...others] = timesOf(other);
	if (!day || !another || days.length + others.length > 0 || overlap(day, another)) return null;
	const shared = sharedSubject(one, other).length;
	const isMost = shared * 2 >= Math.min(one.stems.length, other.stems.length) - countedStems(one).size;
	return shared >= sharedByDays && isMost ? topicOf(one, other) : null;
}

const sharedByDays = 2;

/** Days and months in which something is said to have happened; not those it is due by. */
function datesOf({ id, ahead }: Read, entries: EntriesByStatement): LedgerEntry[] {
	return (entries.get(id) ?? []).filter(
		({ role, figure: { date, relation } }) =>
			!ahead &&
			date !== null &&
			(date.precision === "day" || date.precision === "month") &&
			role !== "deadline" &&
			relation !== "by" &&
			relation !== "until",
	);
}
