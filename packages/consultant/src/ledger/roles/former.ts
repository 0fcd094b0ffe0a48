import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { earlierTimes } from "../../languages/time/earlier-times.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/**
 * Whether a value is one of an earlier time beside a later one of the same scale: "23,4 % (2021: 15 %)", "31 % (last year
 * 22 %)", "15 % in 2021, 23,4 % in 2024".
 */
export function isFormer(figure: Figure, statement: Read): boolean {
	if (figure.kind === "date" || figure.change !== null) return false;
	if (isBesideLater(figure, statement)) return true;
	const { figures, kind } = statement;
	const others = figures.filter((other) => other !== figure && isOfOneScale(other, figure));
	if (others.length === 0) return false;
	const bracket = bracketAround(statement.text, figure);
	if (bracket !== null && others.some((other) => !isWithin(other, bracket)))
		return saysEarlier(bracket, statement);
	return kind !== "row" && hasEarlierDate(figure, others, figures);
}

/** "Shut on 23 days, in the whole of the year before on 6": its clause says an earlier time, and that of another value none. */
export function isBesideLater(figure: Figure, { text, figures, language, kind }: Read): boolean {
	if (kind !== "sentence" || !isMeasured(figure)) return false;
	const lists = earlierTimes(language);
	const { target, now } = cuesOf(language);
	const saysEarlier = (words: readonly string[]) => (lists?.earlier.count(words) ?? 0) > 0;
	const own = wordsAround(text, figure);
	if (!saysEarlier(own) || target.count(own) + now.count(own) > 0) return false;
	return figures.some((other) => {
		if (other === figure || !isMeasured(other) || !isOfOneSort(other, figure)) return false;
		const words = wordsAround(text, other);
		// "240 groups last year, we used to have 610": what stands behind without a time of today may be older still.
		const isLater = other.start < figure.start || now.count(words) > 0;
		return isLater && !saysEarlier(words) && target.count(words) === 0;
	});
}

function isMeasured({ kind, change }: Figure): boolean {
	return change === null && kind !== "date" && kind !== "money";
}

function isOfOneScale(one: Figure, other: Figure): boolean {
	if (one.kind === "number" || other.kind === "number") return one.kind !== "date" && one.kind !== "ratio";
	return one.kind === other.kind && one.unit === other.unit;
}

/**
 * "The year before it was 11": a sentence that does nothing but say what the value before it was at an earlier time.
 */
export function isEarlierValue(figure: Figure, statement: Read, before: Read | undefined): boolean {
	const { signals, stems, words, kind } = statement;
	if (!before || kind === "row" || figure.kind === "date" || figure.kind === "money") return false;
	if (signals.past === 0 || signals.now + signals.target > 0) return false;
	if (words.length > mostOfEarlier || stems.length > fewStems) return false;
	return before.figures.some(
		(other) => other.kind !== "date" && other.kind !== "money" && isOfOneSort(other, figure),
	);
}

/** "In the whole of the year before there were 11.", in words and in those that mean something. */
const mostOfEarlier = 10;
const fewStems = 2;

/** The unit is not said twice. */
function isOfOneSort(one: Figure, other: Figure): boolean {
	const isCount = ({ kind }: Figure) => kind === "count" || kind === "number" || kind === "ratio";
	return one.kind === other.kind || other.kind === "number" || (isCount(one) && isCount(other));
}

type Span = { start: number; end: number };

const isWithin = (one: Span, other: Span) => one.start >= other.start && one.end <= other.end;

/** The brackets that a figure stands in. */
function bracketAround(text: string, { start, end }: Figure): Span | null {
	const open = Math.max(text.lastIndexOf("(", start), text.lastIndexOf("[", start));
	const close = /[)\]]/u.exec(text.slice(end));
	const isOpen = open >= 0 && !/[)\]]/u.test(text.slice(open, start));
	return isOpen && close ? { start: open, end: end + close.index } : null;
}

/** A word of an earlier time, or a day that is over and no later than those outside. */
function saysEarlier(bracket: Span, { text, language, figures, asOf }: Read): boolean {
	const { past, now, target } = cuesOf(language);
	const words = wordsOf(text.slice(bracket.start, bracket.end));
	if (now.count(words) + target.count(words) > 0) return false;
	if (past.count(words) > 0) return true;
	const days = figures.flatMap(({ date, ...span }) =>
		date ? [{ to: date.to, inside: isWithin(span, bracket) }] : [],
	);
	const own = days.find(({ inside }) => inside)?.to;
	if (own === undefined || (asOf !== null && own >= asOf)) return false;
	return days.every(({ to, inside }) => inside || to > own);
}

/** Each value has its own day: of "in 2021 15 %, in 2024 23 %" the first is the earlier one. */
function hasEarlierDate(figure: Figure, others: readonly Figure[], figures: readonly Figure[]): boolean {
	const values = new Set([figure, ...others]);
	const line = figures.filter((each) => each.date !== null || values.has(each));
	const isPaired =
		line.length === 2 * values.size && line.every((each, at) => (at % 2 === 0) === hasDay(each, line[0]));
	if (!isPaired) return false;
	const dayOf = (each: Figure) => {
		const at = line.indexOf(each);
		return line[at % 2 === 0 ? at + 1 : at - 1]?.date ?? null;
	};
	const own = dayOf(figure);
	return own !== null && others.some((other) => (dayOf(other)?.from ?? "") > own.to);
}

/** Whether a figure is of the sort that the line begins with. */
function hasDay({ date }: Figure, first: Figure | undefined): boolean {
	return (date !== null) === (first !== undefined && first.date !== null);
}
