import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { isVariant } from "./offering.ts";
import { withoutCount } from "./spoken.ts";
import { wayName } from "./way-name.ts";

const longestLabel = 160;
const fewWords = 3;

/** The label of an option: its own sentence up to where price and time begin; of a word alone with the next sentence. */
export function labelOf(statement: Read, block: readonly Read[]): string {
	const amounts = statement.figures
		.filter(({ kind }) => kind === "money")
		.map(({ start, end }) => statement.text.slice(start, end));
	const label = wayName(ownLabelOf(statement, block), statement.language, amounts);
	const [, next] = block;
	const isWord = wordsOf(label).length === 1 && block.length > 1;
	if (!isWord || !next || next.figures.some(({ kind }) => kind === "money" || kind === "duration"))
		return label;
	// "Opt-in. Families confirm by 15 June or the seat goes."
	return `${label.replace(/[.:;,\s]+$/u, "")}: ${next.plain}`;
}

function ownLabelOf(statement: Read, block: readonly Read[]): string {
	const marked =
		/^(?:\p{L}+(?:\s[\dA-Z]|\d)[.:]?|[A-H1-9]\s?[–—.:)-])\s*$/iu.test(statement.plain) &&
		(isVariant(statement.plain, statement.language) || /^[A-H1-9]\s?\P{L}/iu.test(statement.plain));
	const own =
		marked && block[1]
			? `${statement.plain} ${block[1].plain}`
			: withoutCount(withoutSpeaker(statement), statement.language);
	const text = withoutJoint(
		withoutMark(own.replace(/^\(?(?:\d{1,2}|[a-h])[.)]\s+/iu, ""), statement.language),
		statement.language,
	);
	const told = statement.figures
		.filter(({ kind, unit }) => kind === "money" || (kind === "duration" && !isOfHours(unit)))
		.map(({ start, end }) => statement.text.slice(start, end));
	const kept = beforeTold(text, told);
	const label = kept.replace(/[\s,;:(–—-]+$/u, "");
	// "The supplier (Alder) quoted …" is no name before its bracket.
	if (text.charAt(kept.length) === "(" && wordsOf(label).length < fewWords)
		return text.replaceAll(/\s*\([^()]*\)/gu, "");
	return label.length >= 8 ? label : text;
}

/** The clauses of a text before the first that tells a figure. */
function beforeTold(text: string, told: readonly string[]): string {
	let kept = "";
	for (const { 0: end, index } of [
		...text.matchAll(/[,;:](?!\d)\s*|\.\s+(?=\P{Ll})|\(|\s(?=[–—]|-\s)|$/gu),
	]) {
		// A name is not cut within a bracket.
		if (text.lastIndexOf("(", index - 1) > text.lastIndexOf(")", index - 1) && index < text.length) continue;
		// Where nothing ends the name in its sentence, the sentence does.
		if (end.startsWith(".") && kept !== "") continue;
		if (told.some((figure) => text.slice(0, index).includes(figure))) break;
		kept = text.slice(0, index);
	}
	return kept;
}

/** "Option B: Lease a washer", "Proposal: lease a washer" is called by what it does. */
function withoutMark(text: string, language: Language): string {
	const [lead = "", word = ""] = /^(\p{L}+)\s?:\s+(?=\p{L}.*\s)/u.exec(text) ?? [];
	if (lead !== "" && cuesOf(language).headings.option.has(word.toLowerCase()))
		return capitalise(text.slice(lead.length));
	const [mark = ""] = /^\p{L}+\s[A-H1-9]\s?[:.–—-]\s+(?=\p{L}{2}.*\s)/u.exec(text) ?? [];
	return mark !== "" && isVariant(text, language) ? text.slice(mark.length) : text;
}

/** Hours say how something works ("answers within 24 hours"), not how long it takes. */
function isOfHours(unit: string | null): boolean {
	return unit === "hour" || unit === "minute";
}

/** "And a check before signing": what joins it to what was said before goes. */
function withoutJoint(text: string, language: Language): string {
	const joint = /^\S+/u.exec(text)?.[0] ?? "";
	return joints(language).test(joint) ? capitalise(text.slice(joint.length).trim()) : text;
}

const joints = patternByLanguage(({ and, or }) => new RegExp(`^(?:${and}|${or})$`, "iu"));

/** At most so long as a name may be, cut where a clause ends. */
export function shortened(label: string): string {
	const text = label.replace(/[\s.;,:]+$/u, "");
	if (text.length <= longestLabel) return text;
	const cut = text.slice(0, longestLabel).search(/(?:[,;:](?!\d)|[–—(])(?:[^,;:–—(]|[,;:](?=\d))*$/u);
	return cut > 30 ? text.slice(0, cut).trim() : text.slice(0, text.lastIndexOf(" ", longestLabel));
}
