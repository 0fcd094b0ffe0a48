import { day } from "@throughline/domain/shape";
import { noDate } from "@throughline/ui/date-field";

/** What is wrong with a typed day, as its field says it; null for a day, or none. */
export function dayProblem(text: string | null): string | null {
	const read = day.nullable().safeParse(text);
	if (read.success) return null;
	if (text === null || text.trim() === "") return "Enter a date";
	const [issue] = read.error.issues;
	return issue === undefined || issue.code === "invalid_format" ? noDate(text) : issue.message;
}
