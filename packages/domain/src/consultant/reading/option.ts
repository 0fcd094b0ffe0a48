import type { Language } from "../text/words.ts";
import type { CauseForm } from "./cause-cues.ts";
import { firstCaseOf, sentenceOfClause, sentenceOfVerbFirst } from "./german.ts";
import { dangles, withoutPronoun } from "./pronouns.ts";
import { plain, withSmallHead } from "./wording.ts";

/** Longer causes are cut at a word. */
const longest = 180;

/**
 * `whole` is the stretch that holds both, within one sentence; null when two sentences say it. `holder` is the sentence
 * that names the cause, as it is written.
 */
type Statement = {
	cause: string;
	effect: string;
	form: CauseForm;
	lead: string;
	whole: string | null;
	holder: string;
};
type Reading = { language: Language; isCommon(word: string): boolean };

export type Option = {
	option: string;
	/** The cause as it goes on a question, with what a pronoun stands for in its place. */
	asked: string;
	form: CauseForm;
	/** What its pronoun stands for; null when it has none. */
	subject: string | null;
};

/**
 * A cause as an option: it begins with a capital and ends without a mark, names what its pronoun stands for, and is a
 * sentence or a noun phrase. A cause whose pronoun nobody can tell keeps its whole sentence, and so does a German clause
 * that cannot be turned; only a German phrase that cannot be turned keeps the word that leads it.
 */
export function optionOf(
	{ cause, effect, form, lead, whole, holder }: Statement,
	{ language, isCommon }: Reading,
): Option {
	const small = withSmallHead(shortened(plain(cause)), isCommon);
	const { text: asked, subject } = withoutPronoun(small, { effect, form }, { language, isCommon });
	if (whole !== null && whole.length <= longest && form !== "phrase" && dangles(asked, language)) {
		const sentence = capital(plain(whole));
		return { option: sentence, asked: sentence, form: "note", subject: null };
	}
	const turned = lead === "" ? stated(asked, form, language) : turnedFrom(asked, form, lead);
	const sentence = plain(holder);
	const untold = form === "clause" && sentence.length <= longest ? sentence : `${lead} ${asked}`;
	return { option: capital(turned ?? untold), asked, form, subject };
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Müssen Störungen notiert werden`, as it stands behind a `deshalb`, begins with its subject when it stands alone. */
function stated(text: string, form: CauseForm, language: Language): string {
	return (form === "sentence" && language === "de" ? sentenceOfVerbFirst(text) : null) ?? text;
}

function turnedFrom(text: string, form: CauseForm, lead: string): string | null {
	if (form === "clause") return sentenceOfClause(text);
	// What is missing or welcome would turn into its opposite.
	return /^(?:mangels|dank)$/u.test(lead) ? null : firstCaseOf(text);
}

function shortened(text: string): string {
	if (text.length <= longest) return text;
	const cut = Math.max(text.lastIndexOf(", ", longest), text.lastIndexOf("; ", longest));
	const end = cut > longest / 3 ? cut : text.lastIndexOf(" ", longest);
	return `${text.slice(0, end > longest / 3 ? end : longest)} …`;
}
