import { figuresIn } from "../../ledger/figures.ts";
import type { Read } from "../statements.ts";

/** Any day will do: only whether one is named counts, in a text that does not say of which year. */
const anyDay = "2000-01-01";

/** Whether a statement names a day that is not over; the day itself is known only in a text with a date of its own. */
export function namesDay({ figures, over, text, language }: Read): boolean {
	if (over || !/\d/.test(text)) return false;
	const dates = figures.filter(({ kind }) => kind === "date");
	const found = dates.length > 0 ? dates : figuresIn(text, { language, asOf: anyDay, currency: null });
	return found.some(({ kind, date }) => kind === "date" && date?.precision === "day");
}
