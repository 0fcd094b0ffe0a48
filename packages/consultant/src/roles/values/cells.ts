import { bareFigure, type Figure } from "../../figures/figure.ts";
import { type FigureContext, figuresIn } from "../../figures/figures.ts";
import { isColumnOfTime } from "../../figures/says-when.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Cell } from "../../read/statement.ts";
import { nameCell } from "./table-subject.ts";

const currencies: readonly [RegExp, string][] = [
	[/€|\beur(?:o|os|en)?\b/iu, "EUR"],
	[/£|\bgbp\b/iu, "GBP"],
	[/\bchf\b/iu, "CHF"],
	[/\bpln\b|zł/iu, "PLN"],
	[/\baud\b/iu, "AUD"],
	[/\bsek\b/iu, "SEK"],
	[/\bnok\b/iu, "NOK"],
	[/\bdkk\b/iu, "DKK"],
	[/\$|\busd\b/iu, "USD"],
];
const durations: readonly [RegExp, string][] = [
	[patternInAny(({ workingDays }) => new RegExp(workingDays, "iu")), "working-day"],
	[patternInAny(({ months }) => new RegExp(months, "iu")), "month"],
	[patternInAny(({ weeks }) => new RegExp(weeks, "iu")), "week"],
	[patternInAny(({ days }) => new RegExp(days, "iu")), "day"],
];
/** "Stops per month": so many of something in a time. */
const perTime = patternInAny(
	({ per, each, aUnit, inAPeriod, months, weeks, days }) =>
		new RegExp(
			`(\\p{L}{2,})?\\s?(?:(?<!\\p{L})(?:${per}|${each}|${aUnit}|${inAPeriod})\\s|\\/\\s?)(?:${months}|${weeks}|${days})(?!\\p{L})`,
			"iu",
		),
);
const inThousands = patternInAny(
	({ thousands }) => new RegExp(`\\bk\\b|[€£$]k|[kt][€£$]|'000|${thousands}`, "iu"),
);
const ofMoney = patternInAny(({ money }) => new RegExp(money, "iu"));

/**
 * The figures of a row: in each cell by itself, with the unit that its column's heading gives. The bare number of a row's
 * name is none: "Press 4".
 */
export function rowFigures(cells: readonly Cell[], rowStart: number, about: FigureContext): Figure[] {
	const named = nameCell(cells);
	return cells.flatMap((cell) => {
		const offset = cell.start - rowStart;
		// A code before the name only counts the rows.
		if (named && cell.start < named.start) return [];
		const bare = bareNumber(cell.text, about.language);
		if (bare === null)
			return figuresIn(cell.text, about)
				.filter(({ kind }) => kind !== "number" || cell !== named || cell.header === "")
				.map((figure) => ({
					...figure,
					per: figure.per ?? (figure.kind === "money" ? periodIn(cell.header) : null),
					start: figure.start + offset,
					end: figure.end + offset,
				}));
		const what = isLabel(cell.header, about.language)
			? labelled(bare, cell.header, named?.text ?? "")
			: typed(bare, cell.header);
		return [{ ...what, start: offset, end: offset + cell.text.length }];
	});
}

const periods: readonly [RegExp, string][] = [
	[patternInAny(({ weekly }) => new RegExp(`(?<!\\p{L})${weekly}`, "iu")), "week"],
	[patternInAny(({ monthly }) => new RegExp(`(?<!\\p{L})${monthly}`, "iu")), "month"],
	[patternInAny(({ yearly }) => new RegExp(`(?<!\\p{L})${yearly}`, "iu")), "year"],
];

/** "Per month", "Canone mensile": for which time the amounts of such a column are paid; null where its head says none. */
function periodIn(header: string): string | null {
	return periods.find(([pattern]) => pattern.test(header))?.[1] ?? null;
}

/** "Lead time, weeks", "Durchlaufzeit in Tagen", "Coût (k€)" */
const unitOfName = patternInAny(
	({ unitIn }) => new RegExp(`(?:[([]|,\\s|\\s${unitIn}\\s)([^()[\\],]{1,24})[)\\]]?$`, "u"),
);

/** "2025", "Week 18", "Target": when or what for; "Weeks" is a unit. */
function isLabel(header: string, language: Language): boolean {
	return isColumnOfTime(header, language) && (/\d/.test(header) || timeIn(header) === null);
}

/** Below such a head the row's name says the unit, or the sign in the head; else something is counted. */
function labelled(value: number, header: string, name: string): Omit<Figure, "start" | "end"> {
	const unit = unitOfName.exec(name)?.[1];
	const found = [unit ?? "", header.replaceAll(/\p{L}{4,}|\d/gu, " ")]
		.map((text) => typed(value, text))
		.find(({ kind }) => kind === "money" || kind === "duration" || kind === "percent");
	return found ?? bareFigure(/\p{L}/u.test(header) ? "count" : "number", value);
}

/** A cell that holds nothing but a number, as the language writes it; null for any other. */
function bareNumber(text: string, language: Language): number | null {
	if (!/^[+-]?\d[\d.,'’\s]*$/u.test(text) || /^(?:19\d\d|20[0-4]\d)$/.test(text)) return null;
	const [figure] = figuresIn(text.trim(), { language, asOf: null, currency: null });
	if (figure && figure.kind !== "date" && figure.end - figure.start === text.trim().length)
		return figure.value;
	const plain = Number(
		text
			.replaceAll(/[\s'’]/gu, "")
			.replace(/[.,](?=\d{3}(?:\D|$))/g, "")
			.replace(",", "."),
	);
	return Number.isFinite(plain) ? plain : null;
}

function typed(value: number, header: string): Omit<Figure, "start" | "end"> {
	const currency = currencies.find(([pattern]) => pattern.test(header))?.[1] ?? null;
	if (currency !== null || ofMoney.test(header))
		return {
			...bareFigure("money", inThousands.test(header) ? value * 1_000 : value),
			currency,
			per: periodIn(header),
		};
	const time = timeIn(header);
	if (time) return { ...bareFigure(time.kind, value), ...time };
	if (header.includes("%")) return { ...bareFigure("percent", value), unit: "%" };
	const last = header.trim().split(/\s+/).at(-1) ?? "";
	const unit = /^\p{L}{2,8}$/u.test(last) && !cuesOf("en").function.has(wordsOf(last)[0] ?? "") ? last : null;
	return { ...bareFigure(unit ? "count" : "number", value), unit };
}

/** What a column's head says of time: "Weeks" is a duration, "Stops per month" a count in one. */
function timeIn(header: string): Pick<Figure, "kind" | "unit" | "per"> | null {
	const [rate, counted = null] = perTime.exec(header) ?? [];
	const unit = durations.find(([pattern]) => pattern.test(rate ?? header))?.[1];
	if (!unit) return null;
	return rate ? { kind: "count", unit: counted, per: unit } : { kind: "duration", unit, per: null };
}
