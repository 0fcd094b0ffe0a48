import { wordsAround } from "../../figures/clause.ts";
import { type Figure, isShortTime } from "../../figures/figure.ts";
import { isLaidDown } from "../../figures/laid-down.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Statement } from "../../read/statement.ts";

type Counted = { statement: Statement; figures: readonly Figure[] };

/** So many statements before may say of what a bare number is: "38 minutes. In 2018 it was 22. We want 15." */
export const mostBefore = 2;

/**
 * The figures of a statement; a bare number that is wanted is one of what was told before it: "In April it was 2.7 per
 * cent. I promised that we'd be down at 0.5", "They wait 38 minutes. We have set ourselves 15."
 */
export function withBareValues(
	figures: readonly Figure[],
	statement: Statement,
	all: readonly Counted[],
	at: number,
): readonly Figure[] {
	if (statement.kind === "row" || !figures.some(isBare)) return figures;
	return figures.map((figure, index) => {
		if (!isBare(figure) || !isWantedAlone(figure, statement, figures[index + 1])) return figure;
		const own = figures.slice(0, index).filter((each) => isOtherClause(each, figure, statement));
		const scale = scaleBefore(own, statement, all, at);
		if (!scale || !couldBeOf(scale, figure)) return figure;
		return { ...figure, kind: scale.kind, unit: scale.unit };
	});
}

/** "Takes the 14 hours down to maybe 3" is one change; "61 hours, allowed are 20" are two values. */
function isOtherClause({ kind, end }: Figure, { start }: Figure, { text }: Statement): boolean {
	return kind === "percent" || /[,;:()–—]/u.test(text.slice(end, start));
}

/** The value with a unit that was told last; a share before all others of its statement. */
function scaleBefore(
	own: readonly Figure[],
	statement: Statement,
	all: readonly Counted[],
	at: number,
): Figure | undefined {
	const before = [own];
	for (let back = 1; back <= mostBefore; back++) {
		const earlier = all[at - back];
		if (earlier?.statement.block !== statement.block || earlier.statement.kind === "row") break;
		before.push(earlier.figures);
	}
	const scales = before.map((figures) => {
		const times = figures.filter((figure) => isShortTime(figure) && figure.change === null);
		return figures.find(({ kind }) => kind === "percent") ?? times.at(-1);
	});
	return scales.find((scale) => scale !== undefined);
}

function isBare({ kind, value, unit, per, change, high }: Figure): boolean {
	return kind === "number" && value > 0 && unit === null && per === null && change === null && high === null;
}

function couldBeOf(scale: Figure, { value }: Figure): boolean {
	if (scale.kind === "percent") return value <= 100;
	return value < scale.value * mostTimes && value > scale.value / mostTimes;
}

/** Nobody wants to wait a hundredth of the time. */
const mostTimes = 20;

/** "14 sind das Ziel": it opens the sentence, and the next words call it what is wanted. */
function isSaidTarget({ start, end }: Figure, text: string, language: Language): boolean {
	const words = wordsOf(text.slice(end)).slice(0, ofTarget);
	return start < 2 && cuesOf(language).target.count(words) > 0;
}

/** "Are the target" */
const ofTarget = 3;

/** It ends its clause, or opens the sentence, which says that it is wanted. */
function isWantedAlone(figure: Figure, { text, language }: Statement, next: Figure | undefined): boolean {
	const { target, must, mustBe, wanting, granted } = cuesOf(language);
	const words = wordsAround(text, figure);
	const says = (lists: readonly (typeof target)[]) =>
		lists.some((list) => list.count(words) > 0) || isLaidDown(figure, text, language);
	if (!Number.isInteger(figure.value)) return says([target, must, mustBe, wanting, granted]);
	const isOnly = endsClause(figure, text, language, next) || isSaidTarget(figure, text, language);
	return isOnly && says([target, wanting, granted]);
}

/** Nothing stands behind it that it could count: a stop, "and", the word of wanting, or the day by which. */
function endsClause(
	figure: Figure,
	text: string,
	language: Statement["language"],
	next: Figure | undefined,
): boolean {
	const behind = text.slice(figure.end);
	if (isEnd.test(behind) || andSomething(language).test(behind)) return true;
	if (next?.kind === "date" && wordsOf(text.slice(figure.end, next.start)).length <= 1) return true;
	const { target, granted } = cuesOf(language);
	const [, word = "", rest = ""] = /^\s(\p{L}+)(.*)$/su.exec(behind) ?? [];
	return word !== "" && isEnd.test(rest) && [target, granted].some((list) => list.has(word.toLowerCase()));
}

const isEnd = /^\s?(?:[.;,!?)]|$)/u;

const andSomething = patternByLanguage(({ and }) => new RegExp(`^\\s(?:${and})\\s(?!\\d)`, "iu"));
