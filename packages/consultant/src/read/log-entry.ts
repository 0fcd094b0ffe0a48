import { fewestWords, wordsIn } from "./columns.ts";
import type { Cell } from "./statement.ts";

/** An entry of a log: who wrote what. */
export type LogEntry = { who: Cell; text: Cell };

/** "1043 | 17/11/2026 | Hugo Prats | The map does not load": a row of nothing but number, day, name and words at its end. */
export function logEntryOf(cells: readonly Cell[]): LogEntry | null {
	const text = cells.at(-1);
	if (!text || wordsIn(text) < fewestWords) return null;
	const others = cells.slice(0, -1);
	const [who, ...more] = others.filter((each) => name.test(each.text));
	if (!who || more.length > 0 || !others.some((each) => day.test(each.text))) return null;
	const isLog = others.every((each) => each === who || day.test(each.text) || code.test(each.text));
	return isLog ? { who, text } : null;
}

const name = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{L}[\p{L}.'’-]*){0,3}$/u;
const day = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[./-]\d{1,2}\.?)(?:,?\s\d{1,2}[:.h]\d{2})?$/u;
/** "1043", "#12", "T-7", "09:30" */
const code = /^#?\p{Lu}{0,4}-?\d[\d.:h-]{0,9}$/u;
