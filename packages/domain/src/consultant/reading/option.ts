import type { Language } from "../text/words.ts";
import type { CauseForm } from "./cause-cues.ts";
import { subjectOf } from "./subject.ts";
import { plain, withSmallHead } from "./wording.ts";

/** Longer causes are cut at a word. */
const longest = 180;

const pronoun: Record<Language, RegExp> = {
	en: /^(?:it|they|he|she)\b(?! (?:is|was|takes|took) \w+ (?:to|that|for)\b)/iu,
	de: /^(?:sie|er)\b/iu,
};

type Statement = { cause: string; effect: string; form: CauseForm; lead: string };
type Reading = { language: Language; isCommon(word: string): boolean };

export type Option = {
	option: string;
	/** The cause as it goes on a question, with what a pronoun stands for in its place. */
	asked: string;
	/** What its pronoun stands for; null when it has none. */
	subject: string | null;
};

/**
 * A cause as an option: it begins with a capital and ends without a mark. A German clause or phrase keeps the word that
 * it needs to stand alone, and a pronoun gets behind it what it stands for, which is the subject of the effect.
 */
export function optionOf({ cause, effect, form, lead }: Statement, { language, isCommon }: Reading): Option {
	const text = withSmallHead(shortened(plain(cause)), isCommon);
	const said = form !== "phrase" && pronoun[language].test(text);
	const subject = said ? subjectOf(effect, language, isCommon) : null;
	const named = subject === null ? text : `${text} (${subject})`;
	const whole = lead === "" ? named : `${lead} ${named}`;
	return {
		option: whole.charAt(0).toUpperCase() + whole.slice(1),
		asked: subject === null ? text : text.replace(/^\p{L}+/u, subject),
		subject,
	};
}

function shortened(text: string): string {
	if (text.length <= longest) return text;
	const cut = Math.max(text.lastIndexOf(", ", longest), text.lastIndexOf("; ", longest));
	const end = cut > longest / 3 ? cut : text.lastIndexOf(" ", longest);
	return `${text.slice(0, end > longest / 3 ? end : longest)} …`;
}
