import { title } from "../../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import { wordsOf } from "../../../languages/words.ts";
import { particle } from "../names/name-parts.ts";
import { isSomebody, type Surroundings } from "./surroundings.ts";

/** Only names, what stands in brackets behind them, and what joins them. */
const listsNames = patternInAny(
	({ together }) =>
		new RegExp(
			`^(?:(?:\\p{Lu}[\\p{L}.'’-]*|${particle}|${together}|l['’]\\p{L}+\\.?|${title}\\.?|\\([^()]*\\)|[,/+&])\\s*)*$`,
			"u",
		),
);
const labelBefore = /(?:^|[.;|(]\s?|\s{2,})([^:.;|\t]{2,40}?)\s?:\s\s*([^:;|\t]*)$/u;

/** Behind a label: "Contact: Gareth Pugh, Estates", "Team: Ana Vidal (IT), Bo Lind", the cell beside "Coordinates". */
export function labelWeight(around: Surroundings): number {
	const { person, isWhole, isGiven } = around;
	if (!around.before.includes(":")) return 0;
	const [, label = "", between = ""] = labelBefore.exec(around.before) ?? [];
	if (label === "" || !listsNames.test(between)) return 0;
	const told = wordsOf(label);
	if (person.notPeople.count(told.slice(0, 3)) > 0 || person.organisation.has(told[0] ?? "")) return -3;
	if (isOfPeople(told, around)) return isGiven || standsForOne(told, between, around) ? 2 : 0;
	if (!isWhole || told.length > 3) return 0;
	if (isList(between, around.behind)) return 1;
	return between === "" ? 0.5 : 0;
}

function isOfPeople(told: readonly string[], around: Surroundings): boolean {
	const { person, cues } = around;
	if (told.length <= 3 && isSomebody(told.at(-1) ?? "", around)) return true;
	const words = told.length > 2 ? told.filter((word) => !cues.function.has(word)) : told;
	return told.length <= 4 && person.people.count(words) > 0;
}

/** A whole name, or one word that fills its place in the list. */
function standsForOne(told: readonly string[], between: string, around: Surroundings): boolean {
	const { behind, person, isWhole } = around;
	const isOfSeveral =
		person.several.count(told) > 0 && /^\s*(?:$|[,;(])/u.test(behind) && !person.place.has(told[0] ?? "");
	const isAlone = between === "" && /^\s*(?:$|[,.;:(|/+–—-]|\p{L}{1,3}\s\p{Lu})/u.test(behind);
	return isWhole || isOfSeveral || isAlone || /^\s\(/.test(behind);
}

/** "Copies: Hester Lund, Amara Cole" */
function isList(between: string, behind: string): boolean {
	return (
		/^,\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:$|[,.;(])/u.test(behind) ||
		/^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+,\s$/u.test(between)
	);
}

const day = "(?:\\d{1,4}[./:-]\\d{1,2}(?:[./:-]\\d{0,4})?\\.?,?\\s*)+";
const longestDay = 24;
const days = new RegExp(day, "gu");
const speaks = new RegExp(`^\\)?\\s?(?:${day})?\\s?:\\s+\\S+\\s\\S`, "u");

/** Who takes a turn: "Comment (Raj Iyer): …", "24/02 Bram Maes: …", "Kommentar M. Okwu 27.11.: …". */
export function turnWeight({
	before,
	behind,
	language,
	person,
	cues,
	isWhole,
	isGiven,
	hasInitial,
}: Surroundings): number {
	if (!behind.slice(0, longestDay).includes(":") || !speaks.test(behind)) return 0;
	const bare = before.replace(days, " ").replace(/^[[\]\s•*–—-]+/u, "");
	const lead = wordsOf(bare);
	const isLabel = lead.length <= 2 && !lead.some((word) => cues.function.has(word));
	const isLabelled = isLabel && person.people.count(lead) + person.remark.count(lead) > 0;
	if (!isLabelled && lead.length > 0) return 0;
	const isTimed =
		/^\P{L}*\d{1,2}[:.]\d{2}\P{L}*$/u.test(before) || /^\s\[?\d{1,2}[:.]\d{2}\]?\s?:/u.test(behind);
	if (isLabelled || hasInitial || isGiven || isTimed) return 2;
	const isDated = bare !== before || /^\s?\d/.test(behind);
	return isWhole && (isDated || language !== "de") ? 2 : 1;
}
