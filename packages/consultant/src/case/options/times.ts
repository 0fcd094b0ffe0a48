import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import type { StatedTime, TimeUnit } from "../../figures/stated-time.ts";
import { cuesOf } from "../../languages/cues.ts";
import { oneTime } from "../../languages/money/one-time.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { aroundEvents } from "../../languages/time/around-events.ts";
import { offerWordsOf } from "../../languages/ways/offer-words.ts";
import { wordsOf } from "../../languages/words.ts";
import { isAgo } from "../../ledger/roles/ago.ts";
import { clauseWords, isOfTrial, type ToldFigure, wordsBefore } from "../../ledger/told-figure.ts";
import type { Read } from "../../roles/statements.ts";

/** How many months lie between one unit of time and the next. */
export const monthsPer: Record<string, number> = {
	day: 1 / 30.4,
	"working-day": 1 / 21,
	week: 12 / 52,
	weekend: 12 / 52,
	month: 1,
	quarter: 3,
	year: 12,
};

/** Ten years: a longer time is no duration of a measure. */
const longestMonths = 120;

/** How long doing it takes, in months by quarters of one, the least at once; null where the text does not say. */
export function monthsOf(told: readonly ToldFigure[], atOnce = false): number | null {
	const time = durationOf(told);
	if (time) return monthsOfFigure(time);
	return atOnce ? leastMonths : null;
}

const leastMonths = 0.25;

/** The same as it is stated; no day at all for what can be had at once. */
export function timeOf(told: readonly ToldFigure[], atOnce = false): StatedTime | null {
	const time = durationOf(told);
	return !time && atOnce ? { value: 0, unit: "day" } : asStated(time);
}

function asStated(time: Figure | null): StatedTime | null {
	const unit = units.find((each) => each === time?.unit);
	return time && unit ? { value: time.high ?? time.value, unit } : null;
}

/** In what time it can begin ("could start in two weeks"); null where the text does not say. */
export function startsInOf(told: readonly ToldFigure[]): StatedTime | null {
	return asStated(told.find(isUntilStart)?.figure ?? null);
}

/** "Could start in two weeks", "peut commencer dans dix jours"; what is delivered then takes that long. */
function isUntilStart(told: ToldFigure): boolean {
	const { figure, statement } = told;
	const { language } = statement;
	if (figure.kind !== "duration" || figure.per !== null || language === "unknown") return false;
	const words = offerWordsOf(language);
	const clause = clauseWords(told);
	return (
		saysBegin(told) &&
		words?.supply.count(clause) === 0 &&
		aroundEvents(language).until.test(statement.text.slice(0, figure.start))
	);
}

/** "Two days before loading", "zehn Tage nach der Lieferung": when something is done, not how long it takes. */
function isAroundEvent({ figure, statement: { text, language } }: ToldFigure): boolean {
	return language !== "unknown" && aroundEvents(language).behind.test(text.slice(figure.end));
}

const units: readonly TimeUnit[] = ["day", "working-day", "week", "month", "quarter", "year"];

const oneOf: Record<string, StatedTime> = {
	day: { value: 1, unit: "day" },
	week: { value: 1, unit: "week" },
	fortnight: { value: 2, unit: "week" },
	month: { value: 1, unit: "month" },
};

/** One unit of time without its number: "done inside a week"; null for none. */
export function oneTimeOf(block: readonly Read[]): { time: StatedTime; months: number } | null {
	const [said] = block.flatMap(({ plain, language, told }) => {
		const found = told ? null : oneTime[language]?.exec(plain);
		const clause = wordsOf(/[^,;:.()]*$/u.exec(plain.slice(0, found?.index ?? 0))?.[0] ?? "");
		const isUntil = (offerWordsOf(language)?.begins.count(clause) ?? 0) > 0;
		return isUntil ? [] : (found?.[1]?.toLowerCase() ?? []);
	});
	const time = said === undefined ? undefined : oneOf[said];
	if (!time) return null;
	return { time, months: Math.round(time.value * (monthsPer[time.unit] ?? 1) * 4) / 4 || leastMonths };
}

function durationOf(told: readonly ToldFigure[]): Figure | null {
	const times = told.filter(
		(each) =>
			each.figure.kind === "duration" &&
			each.figure.per === null &&
			each.figure.change === null &&
			!isAgo(each.figure, each.statement.text, each.statement.language) &&
			!isWork(each) &&
			!isTurn(each) &&
			!isUntilStart(each) &&
			!isAroundEvent(each) &&
			!isNotice(each) &&
			!isPaidTerm(each) &&
			!isOfContract(each) &&
			!isPayback(each),
	);
	// Hours say how something works: "release it four hours early, six weeks".
	const long = times.filter(({ figure }) => monthsOfFigure(figure) !== null);
	const own = long.filter((each) => !isOfTrial(each));
	const first = own.find(({ statement }) => !statement.told) ?? own[0] ?? long[0];
	return first?.figure ?? null;
}

/** "Break-even after 20 months": how long until what it cost has come back. */
function isPayback({ figure, statement: { text, language } }: ToldFigure): boolean {
	return paysBack(language).test(wordsAround(text, figure).join(" "));
}

const paysBack = patternByLanguage(
	({ paysBack: said }) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "iu"),
);

/** A duration in months by quarters of one; null for hours and for what lasts too long. */
export function monthsOfFigure({ value, high, unit }: Figure): number | null {
	const times = unit === null ? undefined : monthsPer[unit];
	if (times === undefined) return null;
	const months = Math.round((high ?? value) * times * 4) / 4 || leastMonths;
	return months > longestMonths ? null : months;
}

/** So many days of work, as the text states them; null where it states none. */
export function personDaysOf(told: readonly ToldFigure[]): number | null {
	const work = told.find((each) => isWork(each));
	return work ? (work.figure.high ?? work.figure.value) : null;
}

/** Days of one person are effort, not time. */
const effort = patternByLanguage(({ workOf }) => new RegExp(workOf, "iu"));

function isWork({ figure, statement }: ToldFigure): boolean {
	if (figure.kind !== "duration" || (figure.unit !== "day" && figure.unit !== "working-day")) return false;
	return effort(statement.language).test(
		statement.text.slice(figure.start, figure.end + 12).split(/[,;.(]/u)[0] ?? "",
	);
}

/** For so long something is hired or kept: "for nine months", "pendant 9 mois", "sechs Monate lang". */
export function isTerm(told: ToldFigure): boolean {
	const { figure, statement } = told;
	if (figure.kind !== "duration" || figure.per !== null || monthsOfFigure(figure) === null) return false;
	const clause = /[^,;:.()]*$/u.exec(statement.text.slice(0, figure.start))?.[0] ?? "";
	const before = wordsOf(clause).slice(-3);
	const behind = statement.text.slice(figure.end, figure.end + 8);
	const { language } = statement;
	return before.some(cuesOf(language).during.has) || lasting(language).test(behind);
}

/** "A fixed gas price for two years", "guaranteed 12 months": for so long it is agreed, not how long making it takes. */
function isOfContract(told: ToldFigure): boolean {
	const { figure, statement } = told;
	if (figure.unit === "year" && isTerm(told)) return true;
	const { agreed } = cuesOf(statement.language);
	// A mark sets apart what is said of something else: "fixed price, 3 months".
	const [clause = ""] = /[^,;:.()]*$/u.exec(statement.text.slice(0, figure.start)) ?? [];
	const [behind = ""] = statement.text.slice(figure.end).split(/[,;:.()]/u);
	return agreed.count([...wordsOf(clause).slice(-2), ...wordsOf(behind).slice(0, 2)]) > 0;
}

/** "54,000 a year, three years fixed", "Laufzeit 48 Monate": for so long a contract binds. */
export function isBinding({ figure, statement }: ToldFigure): boolean {
	const term = offerWordsOf(statement.language)?.term;
	if (!term || figure.kind !== "duration" || figure.per !== null || monthsOfFigure(figure) === null)
		return false;
	const [before = ""] = /[^,;:.()]*$/u.exec(statement.text.slice(0, figure.start)) ?? [];
	const [behind = ""] = statement.text.slice(figure.end).split(/[,;:.()]/u);
	return term.count([...wordsOf(before).slice(-2), ...wordsOf(behind).slice(0, 2)]) > 0;
}

/** A year or more beside what is paid again and again: so long that is paid, not how long doing it takes. */
function isPaidTerm(told: ToldFigure): boolean {
	const months = monthsOfFigure(told.figure) ?? 0;
	const isPaid = told.statement.figures.some(
		({ kind, per }) => (kind === "money" || kind === "number") && per !== null && per in monthsPer,
	);
	return isPaid && months >= 12 && (isTerm(told) || isBinding(told));
}

const lasting = patternByLanguage(({ long }) => new RegExp(`^\\s${long}(?!\\p{L})`, "u"));

/** "Every six weeks" says how often; "9,500 each, six weeks" does not. */
function isTurn(told: ToldFigure): boolean {
	const { figure, statement } = told;
	const { every } = cuesOf(statement.language);
	return !/[,;:.)]\s*$/u.test(statement.text.slice(0, figure.start)) && wordsBefore(told, 1).some(every.has);
}

/** "Three weeks ahead": how early something is done. */
function isNotice({ figure, statement }: ToldFigure): boolean {
	const behind = wordsOf(statement.text.slice(figure.end, figure.end + 30));
	return cuesOf(statement.language).notice.at(behind, 0);
}

/** Beside what is paid by the month a day says when that begins or ends. */
function isOfRent({ figures, words, language }: ToldFigure["statement"]): boolean {
	const isDelivered = (offerWordsOf(language)?.supply.count(words) ?? 0) > 0;
	return (
		!isDelivered && figures.some(({ kind, per }) => kind === "money" && (per === "month" || per === "week"))
	);
}

/**
 * When it is due, as an ISO date: the day by which it shall be done, not one since or from which something holds, nor a
 * year up to which it does.
 */
export function dueOf(told: readonly ToldFigure[]): string | null {
	const day = told.find(
		({ figure, statement, figure: { date, relation } }) =>
			date !== null &&
			relation !== "from" &&
			relation !== "since" &&
			!(relation === "until" && date.precision === "year") &&
			!isOfRent(statement) &&
			!saysBegin({ figure, statement }) &&
			!(statement.asOf !== null && date.to < statement.asOf) &&
			!statement.told,
	);
	return day?.figure.date?.to ?? null;
}

/** The day before which it does not begin ("can only start in May"), as an ISO date; null where the text names none. */
export function beginOf(told: readonly ToldFigure[]): string | null {
	const begin = told.find(
		({ figure: { date }, statement, figure }) =>
			date !== null &&
			date.from > (statement.asOf ?? "") &&
			!statement.told &&
			saysBegin({ figure, statement }),
	);
	return begin?.figure.date?.from ?? null;
}

function saysBegin(told: ToldFigure): boolean {
	return (offerWordsOf(told.statement.language)?.begins.count(clauseWords(told)) ?? 0) > 0;
}

/** Whether what is said of an option says that it can be had without waiting. */
export function isAtOnce(block: readonly Read[]): boolean {
	return block.some(
		({ words, language, told }) => !told && (offerWordsOf(language)?.atOnce.count(words) ?? 0) > 0,
	);
}
