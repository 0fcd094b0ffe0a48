import { cuesOf } from "../../languages/cues.ts";
import { monthsFromTo } from "../../ledger/dates/months-from-to.ts";
import { monthsBetween } from "../dates.ts";
import { isTerm, monthsOfFigure } from "./times.ts";
import { clauseWords, type ToldFigure } from "./told-figure.ts";

/** For how many months something is paid, and whether it ends then or only the money that is given. */
export type Hire = { months: number; ends: boolean };

/**
 * For how long something is hired or kept, by what is said of the option: "for nine months", "November to March", "until
 * the end of April"; else up to the day until which money is given (an ISO date). Null where nothing says how long.
 */
export function hireOf(told: ToldFigure, all: readonly ToldFigure[], moneyUntil: string | null): Hire | null {
	const own = all.filter(({ statement }) => statement.block === told.statement.block);
	const term = own.find((each) => isTerm(each));
	const months = term ? monthsOfFigure(term.figure) : null;
	if (months !== null) return { months, ends: true };
	const named = [told, ...own].flatMap(
		({ statement }) => monthsFromTo(statement.text, statement.language) ?? [],
	)[0];
	if (named !== undefined) return { months: named, ends: true };
	const span = own.find(({ figure: { date } }) => date !== null && monthsBetween(date.from, date.to) > 1.5);
	if (span?.figure.date)
		return { months: halves(monthsBetween(span.figure.date.from, span.figure.date.to)), ends: true };
	const begin = own.find(({ figure: { date, relation } }) => date !== null && isBegin(relation))?.figure.date;
	const from = [begin?.from, told.statement.asOf]
		.flatMap((day) => day ?? [])
		.toSorted()
		.at(-1);
	const end = own.find(({ figure: { relation, date } }) => date !== null && relation === "until")?.figure
		.date;
	const to = end?.to ?? moneyUntil;
	if (!from || !to || to <= from) return null;
	return { months: Math.max(0.5, halves(monthsBetween(from, to))), ends: end !== undefined };
}

function isBegin(relation: string | null): boolean {
	return relation === "from" || relation === "since" || relation === "by";
}

function halves(months: number): number {
	return Math.round(months * 2) / 2;
}

/** "2,300 a month for the season": nothing says how many months those are. */
export function isForSeason(told: ToldFigure): boolean {
	return cuesOf(told.statement.language).season.count(clauseWords(told)) > 0;
}
