import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { durationUnitOf } from "../../figures/figures.ts";
import { cuesOf } from "../../languages/cues.ts";
import { seasonalWords } from "../../languages/time/seasonal.ts";
import { stretchWords } from "../../languages/time/stretches.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/**
 * Of how many months an amount is that is told for a part of a year: "in the last quarter", "im ersten Halbjahr", "ces six
 * derniers mois". Null where the statement names no such stretch or several, where it comes once only, and in a season. A
 * month by its name is none: nothing says that others are like it.
 */
export function stretchOf(figure: Figure, statement: Read): number | null {
	const { language, words } = statement;
	const clause = wordsAround(statement.text, figure);
	const isOnce = cuesOf(language).oneOff.count(clause) > 0;
	if (isOnce || (seasonalWords(language)?.seasonal.count(words) ?? 0) > 0) return null;
	const dated = statement.figures.flatMap((each) => monthsOfFigure(each, statement) ?? []);
	const found = new Set(dated.length > 0 ? dated : monthsInWords(statement));
	const [months] = found;
	return found.size === 1 && months !== undefined ? months : null;
}

/** Of a quarter, a half, "last month", "the past six months"; undefined for any other figure. */
function monthsOfFigure(figure: Figure, statement: Read): number | undefined {
	return figure.kind === "date"
		? monthsOfDate(figure, statement)
		: figure.kind === "duration" || figure.kind === "count"
			? monthsOfSpan(figure, statement)
			: undefined;
}

function monthsOfDate({ date, relation, start, end }: Figure, { text, language, asOf }: Read) {
	if (!date || (relation !== null && relation !== "in" && relation !== "on")) return undefined;
	if (asOf !== null && date.from > asOf) return undefined;
	if (date.precision === "quarter") return 3;
	if (date.precision === "month") {
		const unit = stretchWords(language)?.month;
		return wordsOf(text.slice(start, end)).some((word) => unit?.has(word)) ? 1 : undefined;
	}
	// A half-year is told as a season is; it begins with a year or in its middle.
	return date.precision === "season" &&
		/-(?:01|07)-01$/u.test(date.from) &&
		/-(?:06-30|12-31)$/u.test(date.to)
		? halfYear
		: undefined;
}

const halfYear = 6;
const quarter = 3;
const year = 12;

/** "The last six months", "six derniers mois": counted months behind or before the word that says which. */
function monthsOfSpan({ kind, value, unit, high, start, end, per }: Figure, { text, language }: Read) {
	const lists = stretchWords(language);
	if (!lists || high !== null || per !== null) return undefined;
	const before = wordsOf(text.slice(0, start)).at(-1) ?? "";
	const behind = wordsOf(text.slice(end));
	const [next = "", after = ""] = behind;
	const isTold = lists.which.has(before) || lists.which.has(next) || lists.which.has(unit ?? "");
	const span = kind === "duration" ? unit : durationUnitOf(lists.which.has(next) ? after : next, language);
	const months = value * (monthsPer[span ?? ""] ?? 0);
	return isTold && months >= 1 && months < year ? months : undefined;
}

const monthsPer: Readonly<Record<string, number>> = { month: 1, quarter };

/** The stretches that no date tells: "im ersten Halbjahr", "nell'ultimo trimestre". */
function monthsInWords({ words, language }: Read): number[] {
	const lists = stretchWords(language);
	if (!lists) return [];
	const isWhich = (at: number) => lists.which.has(words[at] ?? "");
	return words.flatMap((_, at) => {
		if (!isWhich(at - 1) && !isWhich(at + 1)) return [];
		if (lists.half.at(words, at)) return [halfYear];
		if (lists.bareHalf.at(words, at) && !lists.of.has(words[at + 1] ?? "")) return [halfYear];
		return lists.quarter.at(words, at) ? [quarter] : [];
	});
}
