import { limitNotes } from "../../wording/limit-notes.ts";
import { dateText } from "../../wording/money.ts";
import type { Case } from "../build.ts";

/** The day by which it is due, with the text's own words where that names none: "31 May 2027 (taken from “spring”)". */
export function dueText({ limits: { deadline }, statements, reading: { language } }: Case): string | null {
	const date = deadline?.figure.date;
	if (!deadline || !date) return null;
	const day = dateText(date.to, language);
	if (date.precision === "day") return day;
	const text = statements.find(({ id }) => id === deadline.statementId)?.text;
	const said = text?.slice(deadline.figure.start, deadline.figure.end) ?? "";
	return said === "" ? day : limitNotes(language).derivedDay(day, said);
}
