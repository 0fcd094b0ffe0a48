import type { LedgerRole } from "../case.ts";

/** A figure as a person gives it; a date's value is its year. */
type GivenFigure = {
	type: "money" | "percent" | "count" | "duration" | "date" | "number";
	value: number;
	date: string | null;
	role: LedgerRole;
};

type FigureIssue = { field: "value" | "date" | "role"; message: string };

/** Beyond this a number is a slip of the keyboard. */
const largest = 1e15;
/** What is never below nothing; a margin or a balance may be. */
const neverNegative: ReadonlySet<LedgerRole | GivenFigure["type"]> = new Set([
	"count",
	"duration",
	"limit",
	"problem cost",
	"benefit",
	"funding",
	"option cost",
	"option time",
] as const);

/** What makes no sense of a figure, with the field where it stands. */
export function figureIssues({ type, value, date, role }: GivenFigure): FigureIssue[] {
	const issues: FigureIssue[] = [];
	if (type === "date") {
		if (date === null) issues.push({ field: "date", message: "Enter the date" });
		else if (date < "1900" || date >= "2200")
			issues.push({ field: "date", message: "Enter a date from 1900 to 2199" });
		if (role === "limit") issues.push({ field: "role", message: "A date is no limit: choose Deadline" });
		return issues;
	}
	if (role === "deadline") issues.push({ field: "role", message: "A deadline is a date" });
	if (Math.abs(value) > largest) issues.push({ field: "value", message: "The value is too large" });
	else if (value < 0 && (neverNegative.has(type) || neverNegative.has(role)))
		issues.push({ field: "value", message: "The value must not be negative" });
	return issues;
}
