import { cuesOf } from "../../languages/cues.ts";
import { isOneWord, stemsOf, wordsOf } from "../../languages/words.ts";
import { cellOf, nameCell } from "../../roles/values/table-subject.ts";
import type { Place } from "../place.ts";

/** "Total | 7,455 | 689 | 9.2 %" below "Failure rate": the value of all rows, in a column that what is wanted has a word of. */
export function isTotalOf({ entry: { figure }, statement }: Place, wanted: Place): boolean {
	if (statement.kind !== "row" || wanted.statement.kind === "row" || figure.kind !== wanted.entry.figure.kind)
		return false;
	const { language, cells } = statement;
	const { total, whole, every, function: small } = cuesOf(language);
	const name = wordsOf(nameCell(cells)?.text ?? "");
	const isSum = name.some((word) => [total, whole, every].some((list) => list.has(word)));
	if (!isSum || name.length > mostWords) return false;
	const head = stemsOf(
		wordsOf(cellOf(statement, figure)?.header ?? "").filter((word) => !small.has(word)),
		language,
	);
	return head.some((stem) => wanted.statement.stems.some((each) => isOneWord(stem, each)));
}

/** "All sites together" */
const mostWords = 3;
