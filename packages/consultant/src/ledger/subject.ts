import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import type { Figure } from "./figure.ts";

const mostWords = 8;
/** What stands behind a figure without "of" names it only while it is short: "97 % availability". */
const mostWordsBehind = 4;

/**
 * What a figure of a text is the value of, in the text's own words: what stands before it in its clause, or behind it
 * ("81% of sailings run"). "" where the clause names nothing.
 */
export function subjectOf(
	text: string,
	figure: Figure,
	figures: readonly Figure[],
	language: Language,
): string {
	const found = subjectBeside(text, figure, figures, language);
	if (found !== "") return found;
	// A date only says when: "Average in February: 84 days".
	const undated = figures.filter(({ kind }) => kind !== "date");
	return subjectBeside(withoutDates(text, figures), figure, undated, language);
}

function subjectBeside(text: string, figure: Figure, figures: readonly Figure[], language: Language): string {
	const before = figures.filter(({ end }) => end <= figure.start).at(-1);
	const after = figures.find(({ start }) => start >= figure.end);
	const left = lastClause(text.slice(before?.end ?? 0, figure.start));
	const right = firstClause(text.slice(figure.end, after?.start ?? text.length));
	const behind = strip(right, language);
	const ahead = strip(left, language);
	if (
		/^\s*(?:of|von|der|des|de|du|des|d'|del|della|dei|degli|di|van|aller?)\s/iu.test(right) &&
		figure.kind !== "money" &&
		behind !== ""
	)
		return behind;
	if (ahead !== "") return ahead;
	return behind.split(" ").length > mostWordsBehind ? "" : behind;
}

function withoutDates(text: string, figures: readonly Figure[]): string {
	let found = text;
	for (const { kind, start, end } of figures)
		if (kind === "date") found = found.slice(0, start) + " ".repeat(end - start) + found.slice(end);
	return found;
}

function lastClause(text: string): string {
	const parts = text.split(/[;()«»„“"|\t\n]|,\s|\s[–—]\s|[.!?]\s/u);
	const last = parts.at(-1) ?? "";
	if (/[\p{L}]{3}/u.test(last.replace(/:\s*$/, ""))) {
		const [label = "", own = ""] = last.split(/:\s(?=[^:]*$)/u);
		return /\p{L}{3}/u.test(own) && own !== "" ? own : label;
	}
	return parts.length > 1 && /:\s*$/.test(parts.slice(0, -1).join("")) ? "" : (parts.at(-2) ?? "");
}

function firstClause(text: string): string {
	return text.split(/[;:()«»„“"|\t\n]|,\s|\s[–—]\s|[.!?](?:\s|$)/u)[0] ?? "";
}

/** Without the small and joining words at both ends; at most eight words, the last of them. */
function strip(clause: string, language: Language): string {
	const { function: empty, linking, now, target, says: told } = cuesOf(language);
	const words = clause
		.trim()
		.split(/\s+/)
		.filter((word) => word !== "");
	const says = (word: string | undefined) => {
		const [plain = ""] = wordsOf(word ?? "");
		return plain !== "" && ![empty, linking, now, target, told].some((list) => list.has(plain));
	};
	let from = 0;
	let to = words.length;
	while (to > from && !says(words[to - 1])) to--;
	while (from < to && !says(words[from])) from++;
	const kept = words.slice(Math.max(from, to - mostWords), to);
	while (kept.length > 0 && !says(kept[0])) kept.shift();
	return kept.join(" ").replace(/^[\s"'„“«(*>-]+|[\s"'”»),.:*-]+$/gu, "");
}
