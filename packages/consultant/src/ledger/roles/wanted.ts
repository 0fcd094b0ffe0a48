import { clauseAround, sidesOf, wordsAround } from "../../figures/clause.ts";
import { type Figure, isShareOfRound, isShareOrShortTime } from "../../figures/figure.ts";
import { isLaidDown } from "../../figures/laid-down.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { passesLimit } from "../../languages/subjects/limits-passed.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { wasSoUntil } from "./deadline.ts";
import { isOfNothing } from "./nothing.ts";

/** The change is to be, and no option's promise. */
export function isMoved({ change }: Figure, { text, language, told, ahead, signals, scores }: Read): boolean {
	if (change === null || told || signals.heading.option > 0 || scores.option >= 1) return false;
	return ahead || cuesOf(language).must.count(wordsOf(text)) + signals.target > 0;
}

/** Whether a figure is what is to be reached: its own clause says so, or it bounds something that is due. */
export function isWanted(figure: Figure, statement: Read): boolean {
	if (isObjection(statement)) return false;
	const { text, language, signals, over } = statement;
	if (isLabelled(figure, statement)) return true;
	// What a month that has been brought is no aim.
	if (over && signals.heading.target < 1)
		return isGranted(figure, statement) && !hasDayInClause(figure, statement);
	if (isThreshold(figure, text, language) || isDemanded(figure, statement)) return true;
	if (isGranted(figure, statement) || isToBeKept(figure, statement)) return true;
	return !isOfNothing(figure, text, language) && !isLeft(figure, statement) && isAimedAt(figure, statement);
}

/** "Last winter it stood still for 61 hours, allowed are 20": the day is that of the other clause. */
function hasDayInClause(figure: Figure, { text, figures }: Read): boolean {
	const clause = clauseAround(text, figure);
	return figures.some(({ kind, start, end }) => kind === "date" && clause.includes(text.slice(start, end)));
}

/** "Target 88 %", "Soll: 5 %", "Ziel ist ein halbes Prozent" */
function isLabelled({ start, kind }: Figure, { text, language }: Read): boolean {
	if (kind === "money") return false;
	const { headings, linking, function: small } = cuesOf(language);
	const own =
		text
			.slice(0, start)
			.split(/[.;,!?()]/u)
			.at(-1) ?? "";
	const words = wordsOf(own).slice(-mostBetween);
	const isLabel = (word: string) => headings.target.has(word);
	const label = words.findLast((word) => isLabel(word) || !(linking.has(word) || small.has(word)));
	return label !== undefined && isLabel(label);
}

/** "The regulator allows us 15 %", "contre 2 % inscrits au contrat": how far a rate may go, by rule or word. */
export function isGranted(figure: Figure, { text, language, kind, signals, scores }: Read): boolean {
	if (kind === "row" || !isShareOrShortTime(figure) || scores.option >= 1 || signals.heading.option > 0)
		return false;
	// "It fell below what is permitted on 37 of 92 days" counts how often.
	const words = wordsAround(text, figure);
	return (
		(cuesOf(language).granted.count(words) > 0 && !passesLimit(words, language)) ||
		isLaidDown(figure, text, language)
	);
}

/** "By then we're at 0.4 %", "below 60 % on that day the State takes over": what a day that was named will ask for. */
function isToBeKept(figure: Figure, { text, language, ahead, told, scores }: Read): boolean {
	if (!isShareOrShortTime(figure) || told || scores.option >= 1) return false;
	const { byThen, thatDay } = cuesOf(language);
	const words = wordsOf(text);
	if (byThen.count(words) > 0) return true;
	const isBound = figure.bound !== null && figure.bound !== "about";
	return isBound && (ahead || thatDay.count(words) > 0);
}

/** "Mr Ostrow objects: it is four weeks at most": says what is, against what somebody else said. */
function isObjection({ words, language, signals }: Read): boolean {
	return cuesOf(language).objects.count(words) > 0 && signals.heading.target === 0;
}

/** Its clause has a word of wanting, it stands beside a day to come, or under a heading of targets. */
function isAimedAt(figure: Figure, statement: Read): boolean {
	const { text, language, signals, scores, figures } = statement;
	const said = cuesOf(language).target.count(wordsAround(text, figure)) > 0;
	const bounds = figure.bound !== null && figure.bound !== "about" && figure.kind !== "ratio";
	if (
		figure.kind === "ratio" &&
		!bounds &&
		!isWhole(figure) &&
		!isShareOfRound(figure) &&
		signals.heading.target < 1
	)
		return false;
	if (said && (signals.now === 0 || figures.length > 1 || scores.target > scores.problem))
		return !isToday(figure, statement);
	if (
		isDated(figure, statement) &&
		(figure.kind === "ratio" ? isWhole(figure) || isShareOfRound(figure) : figure.kind !== "number")
	)
		return isOfTheDay(figure, statement) || !isToday(figure, statement);
	if (bounds && signals.deadline + signals.heading.target + signals.target > 0 && !isOfThePast(statement))
		return true;
	return signals.heading.target === 1 && scores.target >= 0.6;
}

/** "64 of 64" */
function isWhole({ value, of }: Figure): boolean {
	return value === of;
}

/** A value beside a day to come: "97 % by 31 March". The rows of a table are full of both. */
function isDated(figure: Figure, statement: Read): boolean {
	const { ahead, kind, figures, text, language, signals } = statement;
	return (
		ahead &&
		kind !== "row" &&
		!isOfThePast(statement) &&
		// "We have to be at 3 % by May, otherwise they walk away."
		cuesOf(language).risk.count(wordsOf(clauseAround(text, figure))) === 0 &&
		!figures.some((each) => wasSoUntil(each, statement)) &&
		figures.some(
			({ date, relation, start, end }) =>
				date !== null &&
				date.precision !== "year" &&
				relation !== "since" &&
				relation !== "from" &&
				// "In March 34 leave": what comes every year.
				(relation !== "in" || /\d{4}/.test(text.slice(start, end))) &&
				// What somebody reports of "November" was last November.
				(signals.says === 0 ||
					(relation === "by" && date.precision === "day") ||
					/\d{4}/.test(text.slice(start, end))),
		)
	);
}

/** "Late starts must be below 10 %", "il devrait rester sous 20 g": a rate or a bound that has to be kept. */
function isDemanded(figure: Figure, { text, language, scores }: Read): boolean {
	const isBound = figure.bound !== null && figure.bound !== "about";
	if (figure.kind === "money" || figure.kind === "number" || !(isBound || figure.kind === "percent"))
		return false;
	if (scores.option >= 1) return false;
	return cuesOf(language).mustBe.count(wordsAround(text, figure)) > 0;
}

/** What is to be left behind: "(21 % against 23 %)" tells first what is, "the 18 hours down to 4" from where. */
function isLeft(figure: Figure, { text, language, told, ahead }: Read): boolean {
	const { before } = sidesOf(text, figure);
	const behind = text.slice(figure.end);
	if (/[([]\s?$/u.test(text.slice(0, figure.start)) && comparedTo(language).test(behind)) return true;
	if (goesTo(language).test(behind)) return true;
	// "Sick leave was 5 %, under that of the offices": what it was compared with stands behind.
	return told && !ahead && figure.bound === null && cuesOf(language).target.count(wordsOf(before)) === 0;
}

const comparedTo = patternByLanguage(
	({ against }) => new RegExp(`^\\s?${against}\\s\\p{P}?(?:\\p{L}{1,4}\\s){0,2}\\d`, "iu"),
);

const goesTo = patternByLanguage(
	({ movedTo }) => new RegExp(`^\\s(?:\\p{L}+\\s){0,1}${movedTo}\\s(?:\\p{L}+\\s){0,2}\\d`, "iu"),
);

/** "So that we are at 20 days by 31 October": the day by which it is so stands next to it, with no other value between. */
function isOfTheDay(figure: Figure, { figures, text, language }: Read): boolean {
	const at = figures.indexOf(figure);
	const day = [figures[at + 1], figures[at - 1]].find((each) => each?.relation === "by");
	if (!day) return false;
	const between = text.slice(Math.min(day.end, figure.end), Math.max(day.start, figure.start));
	return wordsOf(between).length <= mostBetween && !saysToday(language).test(clauseAround(text, figure));
}

const mostBetween = 5;

const saysToday = patternByLanguage(({ today }) => new RegExp(`(?<!\\p{L})(?:${today})(?!\\p{L})`, "iu"));

/** Words of an earlier time, other than the "before" of a day to come. */
function isOfThePast({ signals }: Read): boolean {
	return signals.past > signals.deadline;
}

/** Of the words of today and of what is wanted, the one that stands closer before the figure counts; else any behind it. */
function isToday(figure: Figure, { text, language }: Read): boolean {
	const { now, target, mean } = cuesOf(language);
	const { before, after } = sidesOf(text, figure);
	const words = wordsOf(before);
	const behind = wordsOf(after);
	// "14 % today, 3 % wanted": what begins its clause has its words behind it.
	if (/[,;]\s$/.test(text.slice(0, figure.start)) && target.count(behind) > 0) return false;
	// "What I want to see is at most 8 %": "is at" belongs to the bound.
	if (figure.bound !== null && figure.bound !== "about" && target.count(words) > 0) return false;
	for (let from = words.length - 1; from >= 0; from--) {
		const nearest = words.slice(from);
		if (target.count(nearest) > 0) return false;
		// "At the latest in May we are at 3 % on average": that is no word of today.
		if (now.count(nearest) > mean.count(nearest)) return true;
	}
	return now.count(behind) > mean.count(behind) && target.count(behind) === 0;
}

/** "If we are not below 5 %", "as long as we are above 3 %": what has to be kept, or else. */
function isThreshold(figure: Figure, text: string, language: Language): boolean {
	const { kind, bound, start } = figure;
	if (kind === "money" || kind === "number") return false;
	const { lasting, negation, now, exceeding } = cuesOf(language);
	// The words of its own stretch, without another figure in between.
	const near = wordsOf(/[^.;!?\d]{0,60}$/u.exec(text.slice(0, start))?.[0] ?? "");
	if (bound === "over" && lasting.count(near) > 0) return true;
	// "The customer leaves if we pass 6 %": a rate that must not be passed.
	const isPassed = kind === "percent" && (bound === "over" || exceeding.count(near) > 0);
	return (
		isConditional(text.slice(0, start), language) &&
		(negation.count(near) > 0 || isPassed) &&
		now.count(wordsAround(text, figure)) === 0
	);
}
