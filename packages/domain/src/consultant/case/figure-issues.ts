import type { LedgerRole } from "../case.ts";

/** A figure as a person gives it; a date's value is its year. */
type GivenFigure = {
	type: "money" | "percent" | "count" | "duration" | "date" | "ratio" | "number";
	value: number;
	high?: number | null | undefined;
	of?: number | null | undefined;
	date: string | null;
	role: LedgerRole;
};

export type FigureIssue = { field: "value" | "high" | "of" | "date" | "role"; message: string };

/** Beyond this a number is a slip of the keyboard. */
const largest = 1e15;
/** What is never below nothing. */
const neverNegative: ReadonlySet<LedgerRole | GivenFigure["type"]> = new Set([
	"count",
	"duration",
	"ratio",
	"limit",
	"problem cost",
	"benefit",
	"funding",
	"option cost",
	"option time",
] as const);

/**
 * What makes no sense of a figure, with the field where it stands.
 * @param mayBeNegative whether an amount can be below nothing where its role allows it, as an operating result that the text
 * states so; one that a person adds is so only without a role
 */
export function figureIssues(given: GivenFigure, mayBeNegative = false): FigureIssue[] {
	return given.type === "date" ? dateIssues(given) : valueIssues(given, mayBeNegative);
}

function dateIssues({ date, role }: GivenFigure): FigureIssue[] {
	const issues: FigureIssue[] = [];
	if (date === null) issues.push({ field: "date", message: "Enter the date" });
	else if (date < "1900" || date >= "2200")
		issues.push({ field: "date", message: "Enter a date from 1900 to 2199" });
	if (role === "limit") issues.push({ field: "role", message: "A date is no limit: choose Deadline" });
	return issues;
}

function valueIssues(given: GivenFigure, mayBeNegative: boolean): FigureIssue[] {
	const { type, value, high, role } = given;
	const issues: FigureIssue[] = [];
	const isNeverNegative =
		neverNegative.has(type) ||
		neverNegative.has(role) ||
		(type === "money" && role !== "other" && !mayBeNegative);
	if (role === "deadline") issues.push({ field: "role", message: "A deadline is a date" });
	if (Math.abs(value) > largest) issues.push({ field: "value", message: "The value is too large" });
	else if (value < 0 && isNeverNegative)
		issues.push({ field: "value", message: "The value must not be negative" });
	if (high != null && high <= value)
		issues.push({ field: "high", message: "The upper end must be above the value" });
	else if (high != null && high > largest)
		issues.push({ field: "high", message: "The upper end is too large" });
	return [...issues, ...ratioIssues(given)];
}

function ratioIssues({ type, value, high, of }: GivenFigure): FigureIssue[] {
	// Left out it stays as it was, which its case knows.
	if (type !== "ratio" || of === undefined) return [];
	if (of === null) return [{ field: "of", message: "Say what it is out of" }];
	return of <= 0 || of < (high ?? value)
		? [{ field: "of", message: "It must be out of at least as many" }]
		: [];
}
