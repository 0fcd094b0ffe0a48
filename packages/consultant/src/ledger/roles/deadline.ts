import { clauseAround, sidesOf, wordsAround } from "../../figures/clause.ts";
import type { DatePrecision, Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import { patternByLanguage, patternInAny } from "../../languages/phrases/pattern.ts";
import { tellsOfThePast } from "../../languages/time/tense.ts";
import { wordsOf } from "../../languages/words.ts";
import { capWorth, leastCapWorth } from "../../roles/cap.ts";
import type { Read } from "../../roles/statements.ts";
import { decisionDay } from "./decision-day.ts";
import { isGranted } from "./wanted.ts";

/** A date that is hardly more than itself: "14 December at the latest". */
const fewWords = 4;

/** Whether a date is one by which something must be reached; what is over, or only says for when money is, is none. */
export function isDeadline(figure: Figure, statement: Read): boolean {
	const { relation, date } = figure;
	const { signals, scores } = statement;
	if (!date || relation === "since") return false;
	if (relation === "from") return comesIntoForce(date.precision, statement) || isBoundFrom(statement);
	if (isNothingDue(figure, statement) || isStamp(figure, statement) || isSaidCloser(figure, statement))
		return false;
	if (isInspected(figure, statement)) return true;
	if (isLabelled(figure, statement) || isExplained(figure, statement) || isMarked(date.precision, statement))
		return true;
	if (scores.option > 1.2 && signals.heading.option > 0) return false;
	if (isDue(figure, statement)) return true;
	return isWantedBy(figure, statement);
}

/** A day of what is wanted: by which it is, or the last one of a stretch of time. */
function isWantedBy(figure: Figure, statement: Read): boolean {
	const { relation } = figure;
	const { signals, scores, words } = statement;
	const isEnd = relation === "by" || relation === "until";
	if (!isEnd) return scores.target >= 0.8 || (signals.target > 0 && isEndOfPeriod(figure, statement));
	return (
		words.length <= fewWords ||
		signals.target + signals.limit + signals.heading.target + signals.heading.limit + signals.risk > 0 ||
		scores.target > 0.4
	);
}

/** "The aim is 28 in the survey that closes at the end of September": the last day of a stretch of time to come. */
function isEndOfPeriod({ date, start, end }: Figure, { ahead, text }: Read): boolean {
	const isNumbered = /(?<!\d)\d{1,2}(?!\d)/u.test(text.slice(start, end));
	return ahead && date?.precision === "day" && !isNumbered;
}

/** It is over, lasts until then, says for when money is, or is asked of the reader. */
function isNothingDue(figure: Figure, statement: Read): boolean {
	// Until then something is forbidden; nothing is to be reached.
	if (statement.forbids && (figure.relation === "until" || isBeforeThat(figure, statement))) return true;
	if (decisionDay(figure, statement) !== null) return true;
	if (isOver(figure, statement) || wasSoUntil(figure, statement) || isPeriodOfMoney(figure, statement))
		return true;
	if (isOfTariff(figure, statement)) return true;
	return lasts(figure, statement) || isAskedOfReader(statement) || statement.signals.heading.risk === 1;
}

/** "Comment Ines 30.11.: …": the day on which something was said. */
function isStamp(figure: Figure, { text, kind }: Read): boolean {
	if (figure.relation === "by" || figure.relation === "until") return false;
	if (kind === "row" || !/^\s?(?:\([^)]*\)\s?)?:\s/u.test(text.slice(figure.end))) return false;
	return (
		figure.start < longestStamp &&
		!/[:.;!?]\s/u.test(text.slice(0, figure.start).replace(/\b\p{L}{1,3}\.\s/gu, ""))
	);
}

const longestStamp = 40;

/** "By the May Day weekend, 1 May", "the accounts for 2026 … by the end of September": another date of the sentence says the day. */
function isSaidCloser({ date, relation, end }: Figure, { figures, text }: Read): boolean {
	const others = figures.filter((other) => other.date !== null && other.date.to !== date?.to);
	const next = others.find(({ start }) => start >= end);
	const isNamed = next?.date?.precision === "day" && apposition.test(text.slice(end, next.start));
	const isWhole = date?.precision === "year" && relation !== "by" && relation !== "until";
	return (
		isNamed || (isWhole && others.some((other) => other.relation === "by" || other.relation === "until"))
	);
}

const apposition = /^(?:\s\p{L}+){0,3}\s?[,(–]\s?(?:\p{L}{1,6}\s){0,3}$/u;

/** A day before the text's own, in a sentence that tells what has happened. */
function isOver({ date }: Figure, { asOf, told }: Read): boolean {
	return told && date !== null && asOf !== null && date.to <= asOf;
}

/** "We had two checkers till Christmas": so long it was so, and nothing is wanted. */
export function wasSoUntil(figure: Figure, { told, text, language, signals }: Read): boolean {
	return (
		told &&
		figure.relation === "until" &&
		signals.target + signals.limit + signals.expiry === 0 &&
		tellsOfThePast(clauseAround(text, figure), language)
	);
}

/** "The new rules take effect on 1 July". */
function comesIntoForce(precision: DatePrecision, { ahead, signals }: Read): boolean {
	return ahead && signals.expiry > 0 && precision !== "year" && signals.heading.option === 0;
}

/** "From 1 September at most 5 % may fail": from then on it has to be so. */
function isBoundFrom(statement: Read): boolean {
	const { ahead, scores, signals, figures } = statement;
	if (!ahead || scores.option >= 1 || signals.heading.option > 0) return false;
	return figures.some(
		(figure) => isGranted(figure, statement) || (isUpperOrLower(figure) && figure.kind !== "money"),
	);
}

function isUpperOrLower({ kind, bound }: Figure): boolean {
	return kind !== "date" && bound !== null && bound !== "about";
}

/** "The price rises on 1 July", "the tariff holds until June": what is paid changes on that day. */
function isOfTariff(figure: Figure, statement: Read): boolean {
	const { text, language, signals } = statement;
	if (signals.expiry > 0 || isMeasured(statement)) return false;
	const { tariff, mustBe, target } = cuesOf(language);
	const words = wordsAround(text, figure);
	return tariff.count(words) > 0 && mustBe.count(words) + target.count(words) === 0;
}

/** "The auditor comes back on 16 November": by then all has to be as it must be. */
function isInspected({ date, relation }: Figure, { words, language, ahead, told, signals }: Read): boolean {
	if (!ahead || told || date?.precision !== "day" || relation === "until") return false;
	return signals.risk + signals.option === 0 && cuesOf(language).inspection.count(words) > 0;
}

/** "All must be in place on 30 September 2026". */
function isDue(figure: Figure, { text, language, ahead, signals }: Read): boolean {
	return (
		ahead &&
		figure.date?.precision !== "year" &&
		signals.risk + signals.heading.option === 0 &&
		!isConditional(text, language) &&
		cuesOf(language).must.count(wordsAround(text, figure)) > 0
	);
}

const earlier = patternByLanguage(
	({ before }) => new RegExp(`(?<!\\p{L})${before}(?:\\s\\p{L}{1,5}){0,2}\\s$`, "iu"),
);

/** "The shifts stay as they are before the talks end (May)." */
function isBeforeThat({ start }: Figure, { text, language }: Read): boolean {
	return sooner(language).test(text.slice(0, start));
}

const sooner = patternByLanguage(
	({ before }) => new RegExp(`(?<!\\p{L})(?:${before})(?!\\p{L})[^.;:]*$`, "iu"),
);

/** "The price does not change before May", "the contract is valid until May": until then all stays as it is. */
function lasts(figure: Figure, statement: Read): boolean {
	if (isMeasured(statement)) return false;
	const { text, language, signals } = statement;
	const { negation, valid } = cuesOf(language);
	const { before } = sidesOf(text, figure);
	if (earlier(language).test(text.slice(0, figure.start))) return negation.count(wordsOf(before)) > 0;
	return figure.relation === "until" && signals.expiry === 0 && valid.count(wordsOf(before)) > 0;
}

/** "Please tell Nora by 30 November whether you come." */
function isAskedOfReader(statement: Read): boolean {
	return cuesOf(statement.language).polite.count(statement.words) > 0 && !isMeasured(statement);
}

/** Something beside the day is measured. */
function isMeasured({ figures }: Read): boolean {
	return figures.some(({ kind }) => kind === "percent" || kind === "count" || kind === "duration");
}

/** "For 2027 there are 110,000 €, no more": the year is that of the money. */
function isPeriodOfMoney({ date }: Figure, statement: Read): boolean {
	const others = statement.figures.filter(({ kind }) => kind !== "date");
	return (
		date?.precision !== "day" &&
		others.length > 0 &&
		others.every((figure) => capWorth(figure, statement) >= leastCapWorth)
	);
}

/** "No more than 3 late routes a day": says what is wanted, whatever it stands under. */
function isBounded({ figures, signals }: Read): boolean {
	return signals.target > 0 && signals.money === 0 && figures.some(isUpperOrLower);
}

/** A day to come beside something measured, or one on which something ends. */
function isMarked(precision: DatePrecision, statement: Read): boolean {
	const { ahead, signals } = statement;
	const isOpen = signals.heading.option === 0 || isBounded(statement) || isAside(statement);
	if (!ahead || !isOpen) return false;
	return (isMeasured(statement) && precision === "day") || (signals.expiry > 0 && precision !== "year");
}

/** "Latest | 1 September 2026": a row of a table that is named so; "Deadline: 1 September 2026". */
function isLabelled({ start }: Figure, { kind, cells, text }: Read): boolean {
	return kind === "row" ? beginsWithLabel.test(cells[0]?.text ?? "") : behindLabel.test(text.slice(0, start));
}

const beginsWithLabel = patternInAny(({ dueLabel }) => new RegExp(`^${dueLabel}(?!\\p{L})`, "iu"));
const behindLabel = patternInAny(
	({ dueLabel }) => new RegExp(`(?<!\\p{L})${dueLabel}\\s?[:|–—\\t]\\s?(?:\\p{L}+\\s){0,3}$`, "iu"),
);

/** "At the latest when term begins (1 April 2027)": the day in brackets says when that is. */
function isExplained({ start }: Figure, { text, language }: Read): boolean {
	return atTheLatest(language).test(text.slice(0, start));
}

const atTheLatest = patternByLanguage(
	({ latest }) => new RegExp(`(?<!\\p{L})${latest}(?!\\p{L})[^.;:()]{0,40}\\(\\s*(?:\\p{L}{1,4}\\s)?$`, "iu"),
);

/** A sentence behind a list of options that speaks of none: "The permit is renewed on 30 September 2026." */
function isAside({ kind, signals }: Read): boolean {
	return kind === "sentence" && signals.expiry > 0 && signals.option === 0 && signals.money === 0;
}
