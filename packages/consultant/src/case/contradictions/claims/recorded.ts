import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { accountWords } from "../../../languages/people/account-words.ts";
import { recordWords } from "../../../languages/people/record-words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { isOfOtherCode } from "../pairs.ts";
import { hoursOf } from "../values/hours.ts";
import { isOneScale } from "../values/scale.ts";
import { confirms, isOnRecord } from "../voices.ts";
import { clausesOf, isAsserted } from "./clauses.ts";

const score = 0.75;

/**
 * "He says the screen was tested in September. By the logbook it last ran on 11 June": what somebody says, and right behind
 * it a record that has another value, another last day, or the opposite.
 */
export function recordPairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((one, at): Clash[] => {
		if (!isTold(one) || !saysSo(one)) return [];
		const other = statements.slice(at + 1, at + 1 + farthest).find(({ kind }) => kind !== "letterhead");
		if (!other || !isBehind(other, one) || !saysSo(other) || confirms(other) || isOfOtherCode(one, other))
			return [];
		const isFound = isOnRecord(other, one.words);
		if (isFound && hasOtherValue(one, other)) return [{ one, other, kind: "figures", score }];
		const isOtherwise = isFound || turns(other);
		const differs = (isFound && endsEarlier(one, other)) || (isOtherwise && isOpposite(one, other));
		return differs ? [{ one, other, kind: "claims", score }] : [];
	});
}

function isBehind(other: Read, one: Read): boolean {
	return other.documentId === one.documentId && (other.block === one.block || other.order - one.order <= 1);
}

/** Between two messages stands who writes the second. */
const farthest = 3;

/** Somebody says it, or it is written somewhere. */
function isTold(statement: Read): boolean {
	const { words, language, kind } = statement;
	// "On 2 February Mr Roy wrote:"
	if (kind === "title" || kind === "row" || kind === "letterhead" || /:\s*$/u.test(statement.plain))
		return false;
	return (accountWords(language)?.claims.count(words) ?? 0) > 0 || statement.signals.says > 0;
}

/** "In the roster that has to become one day" is wanted. */
function saysSo({ signals, scores, forbids, kind, role, words, language }: Read): boolean {
	if (kind === "title" || kind === "letterhead" || role === "action" || role === "option") return false;
	if (signals.question > 0 || scores.target >= 0.8 || scores.option >= 1.2 || forbids) return false;
	return cuesOf(language).mustBe.count(words) === 0;
}

/** Of one scale, and none in common. */
function hasOtherValue(one: Read, other: Read): boolean {
	const [ones, others] = [firm(one), firm(other)];
	if (ones.length === 0 || others.length === 0) return false;
	const isSame = ones.some(({ value, of }) =>
		others.some((each) => each.value === value || each.value === of || each.of === value),
	);
	return (
		!isSame && ones.some((left) => others.some((right) => isOneScale(left, right) && isApart(left, right)))
	);
}

/** "Two days" – "2.1 days", "48 hours" is one value. */
function isApart(left: Figure, right: Figure): boolean {
	const [one, other] = [left, right].map((figure) => hoursOf(figure) || figure.value);
	if (one === undefined || other === undefined) return false;
	return Math.max(one, other) > rounding * Math.min(one, other);
}

const rounding = 1.1;

/** "Nimbo 2" is a name. */
function firm({ figures, text }: Read): readonly Figure[] {
	const isName = ({ kind, unit, start }: Figure) =>
		kind === "number" &&
		unit === null &&
		/\p{Lu}\p{L}*\s$/u.test(text.slice(Math.max(0, start - longestName), start));
	return figures.filter(
		(figure) => figure.kind !== "date" && !figure.change && figure.high === null && !isName(figure),
	);
}

const longestName = 20;

/** "Every quarter" – "last in November 2024". */
function endsEarlier(one: Read, other: Read): boolean {
	const [ones, others] = [daysOf(one), daysOf(other)];
	if (other.signals.latest === 0 || others.length === 0) return false;
	return !ones.some((day) => others.includes(day));
}

function daysOf({ figures }: Read): string[] {
	return figures.flatMap(({ date }) => date?.from ?? []);
}

/** The one is on or as it should be, and the other off, lacking or not so. */
function isOpposite(one: Read, other: Read): boolean {
	return is("on", one) && !is("off", one) && (is("off", other) || isNegated(other));
}

function is(state: "on" | "off", { words, language }: Read): boolean {
	return (recordWords(language)?.[state].count(words) ?? 0) > 0;
}

function turns({ words, language }: Read): boolean {
	const { adversative, counters } = cuesOf(language);
	return adversative.at(words, 0) || counters.at(words, 0);
}

function isNegated(statement: Read): boolean {
	const { negation, lack } = cuesOf(statement.language);
	return clausesOf(statement).some(
		(words) => isAsserted(words, statement.language) && negation.count(words) + lack.count(words) > 0,
	);
}
