import { type Span, sentencesOf } from "./passages.ts";
import { languageOf } from "./words.ts";

const longestTitle = 120;

/** The head of a mail: what it begins with, and what it is about. */
const mailHead =
	/^\s*(?:from|to|sent|date|subject|von|an|gesendet|datum|betreff|de|à|objet|para|asunto|da|oggetto|van|aan|onderwerp)\s?:/iu;
const mailSubject =
	/^(?:subject|betreff|objet|asunto|oggetto|onderwerp)\s?:\s*(?:(?:re|fwd?|aw|wg|tr|rif|antw)\s?:\s*)*(\S.*)$/imu;

/** Where a line begins with a word and a colon, such as who wrote or who was there: the heading above ends. */
const labelledLine = /\n(?=\s*\p{Lu}[\p{L} ]{1,20}\s?:\s)/u;

/** "… (R. Vidal)": a sentence that ends within a bracket was cut at an abbreviation; its line is whole. */
function wholeOf(content: string, { start, text }: Span & { text: string }): string {
	return /\([^()]*$/u.test(text) ? (/^.*/u.exec(content.slice(start))?.[0] ?? text) : text;
}

/**
 * What a session is called: the subject of a mail or else the first sentence of its material, cut at a word; `fallback`
 * when there is none.
 */
export function titleOf(content: string, fallback: string): string {
	const beginning = content.slice(0, 4_000);
	const subject = mailHead.test(beginning) ? mailSubject.exec(beginning)?.[1] : undefined;
	const [first] = subject === undefined ? sentencesOf(beginning, languageOf(beginning), 1) : [];
	const sentence = (subject ?? (first && wholeOf(beginning, first).split(labelledLine)[0]) ?? fallback)
		.replaceAll(/\s+/g, " ")
		.replaceAll(/^[\s#=*~]+|[\s#=*~]+$/g, "");
	if (sentence.length <= longestTitle) return sentence;
	const cut = sentence.slice(0, longestTitle).toWellFormed();
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestTitle / 2)).replace(/[\s,;:–-]+$/, "")}…`;
}
