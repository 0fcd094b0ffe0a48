import { monthsBetween } from "../../figures/dates/months.ts";
import { monthsFromTo } from "../../figures/dates/months-from-to.ts";
import { cuesOf } from "../../languages/cues.ts";
import { openEnds } from "../../languages/time/open-ends.ts";
import { offerWordsOf } from "../../languages/ways/offer-words.ts";
import { wordsOf } from "../../languages/words.ts";
import { clauseWords, type ToldFigure } from "../../ledger/told-figure.ts";
import { cellOf } from "../../roles/values/table-subject.ts";
import { isBinding, isTerm, monthsOfFigure } from "./times.ts";

/** For how many months something is paid, and whether it ends then or only the money that is given. */
export type Hire = { months: number; ends: boolean };

/**
 * For how long something is hired or kept, by what is said of the option: "for nine months", "November to March", "until
 * the end of April"; else up to the day until which money is given (an ISO date). Null where nothing says how long.
 */
export function hireOf(told: ToldFigure, all: readonly ToldFigure[], moneyUntil: string | null): Hire | null {
	const own = all.filter(({ statement }) => statement.block === told.statement.block);
	const term = own.find(isTerm) ?? own.find(isBinding);
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

/**
 * For how many years an amount by the year is paid: as long as a contract binds, or in the later ones that are named ("for
 * the second and third"). Null where nothing says how long.
 */
export function yearsPaid(told: ToldFigure, all: readonly ToldFigure[]): number | null {
	const later = laterYears(told);
	if (later > 0) return later;
	const own = all.filter(({ statement }) => statement.block === told.statement.block);
	const term = own.find(isTerm) ?? own.find(isBinding);
	const months = term ? monthsOfFigure(term.figure) : null;
	return months !== null && months >= 12 ? months / 12 : null;
}

/** How many later years of a contract stand beside an amount, up to the next one; none where it is paid from then on. */
export function laterYears({ figure, statement: { text, language, figures } }: ToldFigure): number {
	const words = offerWordsOf(language);
	if (!words) return 0;
	const amounts = figures.filter(({ kind }) => kind === "money");
	const before = amounts.filter(({ end }) => end <= figure.start).at(-1)?.end ?? figure.start;
	const after = amounts.find(({ start }) => start >= figure.end)?.start ?? text.length;
	const [behind = ""] = text.slice(figure.end, after).split(/[,;:()]|\.\s/u);
	// "A year, two vets £168,000 a year": a comma parts what is said of the amount before it.
	const ahead =
		text
			.slice(before, figure.start)
			.split(/[,;:()]|\.\s/u)
			.at(-1) ?? "";
	const said = wordsOf(`${ahead} ${behind}`);
	return words.fromThen.count(said) > 0 ? 0 : words.laterYears.count(said);
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

/** "1,150 a month each until the parts are here": nothing says when that is. */
export function isUntilDone({ figure, statement }: ToldFigure): boolean {
	const { text, language } = statement;
	// Another cell of a row says it of something else.
	return language !== "unknown" && openEnds(language).until.test(cellOf(statement, figure)?.text ?? text);
}
