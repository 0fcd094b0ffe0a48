import { clauseAround, wordsAround } from "../../figures/clause.ts";
import { type Figure, isShareOrShortTime, isShortTime } from "../../figures/figure.ts";
import { namesNothing } from "../../figures/says-when.ts";
import { type CueKind, cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { stemOf, stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { mostBefore } from "../../roles/values/bare-value.ts";
import { keptFor } from "../kept-for.ts";
import type { Place } from "../place.ts";
import { isFollowed } from "./closeness.ts";
import { isWhoWants, namesNoThing } from "./names.ts";
import { saysWhatIsDone } from "./subject-name.ts";
import { isTotalOf } from "./total-row.ts";

/**
 * Whether two values of one scale are surely values of the same thing: a person says so, they stand together, they count
 * the same, or their statements share a word that says what is measured. Where one of them names nothing, a rate or a
 * short time may be meant; amounts of money, bare numbers and spans of months never are.
 */
export function isSameThing(today: Place, wanted: Place, statements: readonly Read[]): boolean {
	if (today.entry.confirmed && wanted.entry.confirmed) return true;
	const rates = isRate(today.entry.figure) && isRate(wanted.entry.figure);
	const isForeign = !rates && [today, wanted].some(({ entry }) => entry.figure.kind === "percent");
	const isWeak = [today, wanted].every(({ entry }) => isAnyAmount(entry.figure));
	const surely = [isTotalOf, countsSame, areHarm, isLeftOut, isInOneParagraph, isTargetLine];
	if (surely.some((isSame) => isSame(today, wanted))) return true;
	if (isCountedBefore(today, wanted, statements)) return true;
	if (countsOther(today, wanted)) return false;
	if (isBeside(today, wanted, isWeak) && !isForeign) return true;
	if (sharesWord(saidAt(today, statements), saidOf(wanted.statement))) return true;
	if (!rates || (wanted.statement.forbids && !isDatedAim(wanted))) return false;
	return !isNamed(today) || !isNamed(wanted) || isSaidOfWho(wanted);
}

/** "The regulator wants us under 20 % by July, that's not negotiable": an aim with its day, however firm. */
function isDatedAim({ entry: { figure }, statement: { signals } }: Place): boolean {
	return signals.target > 0 && signals.deadline > 0 && figure.bound !== null;
}

function sharesWord(one: readonly string[], other: readonly string[]): boolean {
	const own = new Set(one);
	return other.some((stem) => own.has(stem));
}

/** One statement, rows below the same headings, or, of more than any amount, two that follow each other. */
function isBeside({ statement: one }: Place, { statement: other }: Place, isWeak: boolean): boolean {
	if (one.id === other.id) return true;
	if (one.kind === "row" || other.kind === "row")
		return one.kind === other.kind && one.headings.join() === other.headings.join();
	const isNext = !isWeak && Math.abs(one.order - other.order) <= 1;
	return isNext && (one.block === other.block || one.headings.join() === other.headings.join());
}

/** "38 minutes on peak days … The association holds us to 15 minutes": two times of one unit in a few sentences of a paragraph. */
function isInOneParagraph(
	{ statement: one, entry: today }: Place,
	{ statement: other, entry: wanted }: Place,
): boolean {
	const areTimes = isShortTime(today.figure) && today.figure.unit === wanted.figure.unit;
	return areTimes && one.block === other.block && Math.abs(one.order - other.order) <= fewSentences;
}

const fewSentences = 3;

/** "Shop takings per visitor: €1.12", and the next point: "Target set by the ministry: €2.00": it says whose, not of what. */
function isTargetLine(
	{ statement: one, entry: today }: Place,
	{ statement: other, entry: wanted }: Place,
): boolean {
	const areItems = one.kind === "item" && other.kind === "item" && other.order - one.order === 1;
	const [label = "", value] = other.plain.split(/\s?:\s/u, 2);
	if (!areItems || value === undefined || today.figure.kind !== wanted.figure.kind) return false;
	const [low = 0, high = 0] = [today.figure.value, wanted.figure.value].toSorted(
		(first, second) => first - second,
	);
	return cuesOf(other.language).target.count(wordsOf(label)) > 0 && high <= mostTimes * low;
}

const mostTimes = 5;

function countsSame({ entry: one, statement }: Place, { entry: other }: Place): boolean {
	const stem = ({ unit }: Figure) =>
		unit === null ? null : stemOf(wordsOf(unit).at(-1) ?? "", statement.language);
	const counted = one.figure.kind === "count" || one.figure.kind === "ratio";
	return counted && stem(one.figure) !== null && stem(one.figure) === stem(other.figure);
}

/**
 * "412 hires, and we were called out to 131 breakdowns" beside "fewer than 60 breakdowns": of several things that a
 * statement counts the target's is the one whose own clause speaks of it.
 */
function countsOther({ entry: { figure }, statement }: Place, wanted: Place): boolean {
	const { text, figures, language, kind } = statement;
	const target = wanted.entry.figure;
	if (kind === "row" || figure.kind !== "count" || figure.unit === null || figure.change !== null)
		return false;
	if (target.kind !== "count" && target.kind !== "number") return false;
	const isCounted = (each: Figure) => each.kind === "count" && /\d/u.test(text.slice(each.start, each.end));
	if (figures.filter(isCounted).length < 2) return false;
	const said = `${wanted.statement.text} ${wanted.statement.headings.at(-1) ?? ""}`;
	const saidIn = (part: string) =>
		stemsOf(
			withParts(wordsOf(part)).filter((word) => !namesNothing(word, language)),
			language,
		);
	return !sharesWord(saidIn(clauseAround(text, figure)), saidIn(said));
}

/** "They wait 38 minutes. We want 15": the number without its unit is of what was told before. */
function isLeftOut(
	{ entry: one, statement }: Place,
	{ entry: { figure }, statement: other }: Place,
): boolean {
	const isBare = figure.unit !== null && /^[\d\s.,'’]+$/u.test(other.text.slice(figure.start, figure.end));
	const isNear = statement.block === other.block && other.order - statement.order <= mostBefore;
	return isBare && isNear && statement.order <= other.order && one.figure.unit === figure.unit;
}

/** "57 errors, a year ago 19. … The number has to come down to 20": what was counted and compared before, in one paragraph. */
function isCountedBefore(today: Place, wanted: Place, statements: readonly Read[]): boolean {
	const { kind, unit } = wanted.entry.figure;
	const distance = wanted.statement.order - today.statement.order;
	return (
		kind === "number" &&
		unit === null &&
		today.entry.figure.kind === "count" &&
		today.statement.block === wanted.statement.block &&
		distance > 0 &&
		distance <= mostBetween &&
		isFollowed(today, statements)
	);
}

const mostBetween = 4;

/** "612 journeys were cancelled" and "at most 120 failures": both say how much of the harm there is. */
function areHarm(...places: readonly Place[]): boolean {
	return places.every(({ entry: { figure }, statement: { text, language } }) => {
		return (
			figure.kind !== "money" &&
			figure.kind !== "duration" &&
			cuesOf(language).worse.count(wordsAround(text, figure)) > 0
		);
	});
}

/** "Call-outs" and "called out" speak of one thing. */
function withParts(words: readonly string[]): string[] {
	return words.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : word));
}

/** What a statement says, with the one before it in its paragraph and the heading above: "Found in September: 0.9 m". */
function saidAt({ statement }: Place, statements: readonly Read[]): string[] {
	const before = statements[statement.order - 1];
	return [
		...saidOf(statement),
		...(before?.block === statement.block ? saidOf(before) : []),
		...stemsOf(wordsOf(statement.headings.at(-1) ?? ""), statement.language),
	];
}

const wanting: ReadonlySet<CueKind> = new Set(["timing", "target", "limit", "now", "mustBe"]);

/** What the statement says besides when, how much, and that it is wanted. */
const saidOf = keptFor(({ text, figures, language, speaker }: Read): readonly string[] => {
	const { kindsOf } = cuesOf(language);
	let plain = text;
	for (const { kind, start, end } of figures)
		if (kind !== "count" && kind !== "ratio")
			plain = plain.slice(0, start) + " ".repeat(end - start) + plain.slice(end);
	const telling = withParts(wordsOf(plain)).filter(
		(word) => !kindsOf(word).some((kind) => wanting.has(kind)),
	);
	// That one person says both does not make them one thing.
	const own = new Set(wordsOf(speaker ?? ""));
	return stemsOf(
		telling.filter((word) => !own.has(word)),
		language,
	);
});

/** Whether going from one to the other would be for the worse: more of what there should be less of, or the contrary. */
export function isBackwards(today: Place, wanted: Place): boolean {
	const [from, to] = [today.entry.figure, wanted.entry.figure];
	const rises = to.value > from.value;
	const isToFall = comesDown(wanted.statement.language).test(clauseAround(wanted.statement.text, to));
	if (isToFall && rises && from.unit === to.unit) return true;
	const direction = directionOf(today);
	if (direction === null || direction !== directionOf(wanted)) return false;
	return direction === "less" ? rises : !rises;
}

/** "Has to come down to 5 hours" */
export const comesDown = patternByLanguage(
	({ comesDown: words }) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"),
);

/** Whether there should be more or less of a figure, by the words of its clause; null where they do not say. */
export function directionOf({
	entry: { figure, subject },
	statement: { text, language },
}: Place): "more" | "less" | null {
	const { better, worse } = cuesOf(language);
	const said = wordsOf(`${clauseAround(text, figure)} ${subject}`);
	const [more, less] = [better.count(said) > 0, worse.count(said) > 0];
	return more === less ? null : more ? "more" : "less";
}

const unnamed: ReadonlySet<CueKind> = new Set(["function", "timing", "target"]);

/** Whether the text says before the figure, or behind it with an "of", what it is the value of. */
function isNamed(place: Place): boolean {
	const {
		entry: { subject, figure },
		statement: { text, language },
	} = place;
	const { kindsOf } = cuesOf(language);
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	// "I would like to go down to 18 %" names nothing.
	if (at < 0 || isWhoWants(place) || saysWhatIsDone(place) || namesNoThing(subject, language)) return false;
	return wordsOf(subject).some((word) => word.length > 2 && !kindsOf(word).some((kind) => unnamed.has(kind)));
}

/** "With the council the commitment is 90 minutes": what stands before the word of wanting is not what is measured. */
function isSaidOfWho({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = text.lastIndexOf(subject, figure.start);
	return cuesOf(language).target.count(wordsOf(text.slice(at + subject.length, figure.start))) > 0;
}

/** Money, bare numbers and spans of months stand beside each other in every text. */
function isAnyAmount({ kind, unit, value }: Figure): boolean {
	if (kind === "duration") return unit === "month" || unit === "year";
	return kind === "money" || (kind === "number" && Number.isInteger(value));
}

/** A share, a time of less than a month, or a bare number with a fraction. */
export function isRate(figure: Figure): boolean {
	return isShareOrShortTime(figure) || (figure.kind === "number" && !Number.isInteger(figure.value));
}
