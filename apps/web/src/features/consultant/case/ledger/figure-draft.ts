import { type LedgerEntry, type LedgerRole, PersonalCorrection } from "@throughline/domain/consultant/case";
import { figureIssues } from "@throughline/domain/consultant/case/figure-issues";

export type FigureValue = Omit<Extract<PersonalCorrection, { kind: "added figure" }>, "kind" | "entryId">;
export type FigureType = FigureValue["type"];

export const figureTypes: Record<FigureType, string> = {
	money: "Amount of money",
	percent: "Percent",
	count: "Count",
	duration: "Duration",
	date: "Date",
	ratio: "Ratio: so many of so many",
	number: "Number",
};

/** A figure as it stands in the fields; "" for what is left open. */
export type FigureDraft = Record<
	"subject" | "value" | "high" | "of" | "per" | "unit" | "currency" | "date",
	string
> & { type: FigureType; role: LedgerRole };

/** The fields of a figure; null for a new one, in the usual currency. */
export function draftOf(entry: LedgerEntry | null, currency: string | null): FigureDraft {
	return {
		type: entry === null ? "money" : figureTypeOf(entry.kind),
		subject: entry?.subject ?? "",
		value: textOf(entry?.value),
		high: textOf(entry?.high),
		of: textOf(entry?.of),
		per: entry?.per ?? "",
		unit: entry?.unit ?? "",
		currency: entry?.currency ?? currency ?? "USD",
		date: entry?.date ?? "",
		role: entry?.role ?? "other",
	};
}

export const withUnit: ReadonlySet<FigureType> = new Set(["count", "duration", "ratio", "number"]);

/** What was typed as a figure; a value that is none is not a number. */
export function toFigure(draft: FigureDraft): FigureValue {
	const { type, subject, per, unit, currency, date, role } = draft;
	const isDate = type === "date";
	return {
		subject: subject.trim(),
		type,
		value: isDate ? Number(date.slice(0, 4)) : numberOf(draft.value),
		high: isDate || draft.high.trim() === "" ? null : numberOf(draft.high),
		of: type !== "ratio" || draft.of.trim() === "" ? null : numberOf(draft.of),
		per: isDate ? null : per || null,
		unit: withUnit.has(type) ? unit.trim() || null : null,
		currency: type === "money" ? currency : null,
		date: isDate && date !== "" ? date : null,
		role,
	};
}

/** What is missing or wrong of a figure, by field, as the server would say it. */
export function figureProblems(entry: LedgerEntry | null, figure: FigureValue): Record<string, string> {
	const correction =
		entry === null ? { kind: "added figure", ...figure } : { kind: "figure", entryId: entry.id, ...figure };
	const issues = PersonalCorrection.safeParse(correction).error?.issues ?? [];
	// An amount that stands below nothing in the text may stay there.
	const ofCase = entry === null || issues.length > 0 ? [] : figureIssues(figure, entry.value < 0);
	return Object.fromEntries([
		...ofCase.map(({ field, message }) => [field, message] as const),
		...issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const),
	]);
}

export function figureTypeOf(kind: string): FigureType {
	return Object.keys(figureTypes).find((each): each is FigureType => each === kind) ?? "number";
}

function textOf(value: number | null | undefined): string {
	return value == null ? "" : String(value);
}

function numberOf(text: string): number {
	return text.trim() === "" ? Number.NaN : Number(text);
}
