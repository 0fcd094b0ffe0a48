import type { Language } from "../text/words.ts";
import { sentenceOfClause, sentenceOfVerbFirst } from "./german.ts";

/** Who says it: at the head of a sentence, or behind a comma. It is not what is said. */
const sayers: Record<Language, RegExp[]> = {
	en: [
		/^[^:.]{3,80}\b(?:writes?|wrote|says?|said|reports?|reported|states?|stated)\b[^:.]{0,60}:\s+/iu,
		/^(?:according to|as per|in the words of) [^,]{3,80},\s*/iu,
		/^(?:the|our|a|an|this|exit|internal|external|recent) [\p{L}\d' -]{3,60}? (?:says?|said|writes?|wrote|reports?|reported|states?|stated|claims?|claimed|shows?|showed|finds?|found|believes?|thinks?|suspects?|argues?|assumes?) that\s+/iu,
		/^(?:also|moreover|furthermore|besides|in addition|unfortunately),?\s+/iu,
		/^(?:the|our|my) [\p{L}' -]{3,40}? (?:says?|said|claims?|claimed|believes?|thinks?|suspects?)\s+(?!that\b|so\b|no\b|nothing\b|something\b|in\b|of\b|about\b|it\b$)(?=\p{L})/iu,
		/^(?:honestly|frankly|apparently|as far as (?:i|we) (?:can see|can tell|know)|in (?:my|our) (?:view|opinion)|to be honest|(?:i|we) (?:think|believe|guess|feel)(?: that)?),?\s+/iu,
		/^(?:mr|mrs|ms|miss|dr|prof)\.? [\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:also )?(?:said|says|noted|explained|believes?|thinks?|reported|added|confirmed|stressed|pointed out|argued|suspects?)(?: that\s+|\s+(?=(?:the|a|an|our|it|they|we|there|no|nobody|all|most|many)\b))/iu,
		/^(?:he|she|they|we|i|one|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:also )?(?:say|complain(?:s|ed)?|explained|pointed out|confirmed|stressed|argued|suspects?|added|said|says|wrote|writes|reports?|reported|told us|noted|states?|stated|claims?|claimed|finds?|found|believes?|thinks?) that\s+/iu,
		/(?:,\s+(?:says?|said|writes?|wrote|reports?|reported|states?|claims?)|,?\s+(?:according to|as reported by))\s+(?:the|our|a|an|my|its|their|\p{Lu})[^,.;]{1,80}(?=[.,;]|$)/iu,
	],
	de: [
		/^[^:.]{3,80}\b(?:schreibt|schrieb|sagt|sagte|meldet|berichtet)\b[^:.]{0,60}:\s+/iu,
		/^(?:laut|gemäß|nach angaben (?:von|der|des)|nach auskunft (?:von|der|des)|zufolge)\s+(?:d(?:er|em|es|en)\s+)?(?:\p{Ll}\S+\s+)*\p{Lu}[\p{L}-]*,?\s+/iu,
		/^(?:der|die|das|unser\w*|ein\w*) [\p{L} -]{3,60}? (?:sagt|schreibt|meldet|berichtet|behauptet|zeigt|nennt),? dass\s+/iu,
		/^(?:außerdem|zudem|ferner|darüber hinaus|leider)\s+/iu,
		/^(?:soweit (?:ich|wir) (?:das )?(?:sehe|sehen|weiß|wissen|beurteilen kann),? |ehrlich gesagt,? |meiner (?:meinung|ansicht) nach,? |(?:ich|wir) (?:glaube|glauben|denke|denken|meine|meinen|finde|finden),? dass\s+)/iu,
		/^(?:herr|frau|dr\.?|prof\.?) [\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:sagte?|erklärte?|berichtete?|merkte an|wies darauf hin|weist darauf hin|betonte?|meinte?|glaubt|vermutet|bestätigte?),? dass\s+/iu,
		/^(?:der|die|unser\w*|ihr\w*) (?:\p{Lu}\p{L}+ )(?:sagte?|meinte?|behauptete?|glaubt|berichtete?),? dass\s+/u,
		/^(?:er|sie|es|wir|man|ich) (?:sagte?|schrieb|schreibt|meint|berichtete?|fügte hinzu),? dass\s+/iu,
		/,\s+(?:so|sagt|sagte|schreibt|schrieb|meldet|meldete|berichtet|behauptet)\s+[^,.;]{2,80}(?=[.,;]|$)/iu,
	],
};

/** A part that only breaks down what was said: `$212, of which $96 are wages`. */
const breakdown = /,?\s+(?:of which|of these|of that|including|davon|darunter|einschließlich)\b[^.;]*/giu;

/**
 * A statement as a sentence that can stand alone, without who says it: `er meint, dass die Software abstürzt` says that
 * `die Software stürzt ab`. The statement as it is where it cannot be turned.
 */
export function assertionIn(text: string, language: Language): string {
	const bare = statementIn(text, language);
	if (language === "en" || bare === text) return bare;
	if (!isSubordinate(text, bare)) return (/^\p{Ll}/u.test(bare) ? sentenceOfVerbFirst(bare) : null) ?? bare;
	const mark = /[.!?]["”“»)]?\s*$/u.exec(bare)?.[0] ?? "";
	const sentence = sentenceOfClause(bare.slice(0, bare.length - mark.length));
	return sentence === null ? text : `${sentence}${mark}`;
}

/** What somebody believes or claims, and how a German sentence begins that says so. A survey that counts them tells a fact. */
const opinion: Record<Language, RegExp> = {
	en: /^[^.;\d]{0,80}?\b(?:believes?|believed|thinks?|thought|suspects?|suspected|argues?|argued|assumes?|assumed|blames?|blamed|insists?|insisted|(?:claims?|claimed)(?= (?:that|the|it|they|our|there)\b)|in (?:my|our|his|her|their) (?:view|opinion))\b/iu,
	de: /^[^.;\d]{0,80}?\b(?:glaub(?:t|en|te|ten)|meint|meinte|meinten|vermute(?:t|n|te|ten)|denk(?:t|en)|behaupte(?:t|n|te|ten)|geh(?:t|en) davon aus|nach (?:ansicht|meinung|einschätzung))\b/iu,
};

/** Whether a sentence tells what somebody holds to be true, which another may dispute. */
export function isOpinion(text: string, language: Language): boolean {
	return opinion[language].test(text);
}

/** What was so before: `betrug der Fehlbetrag noch 2,1 Mio. €`. */
const former: Record<Language, RegExp> = {
	en: /^(?:in the (?:year before|previous year|prior year)|(?:a|one) year (?:earlier|before))\b|\b(?:was|were|stood) still\b|\bstill (?:was|were|stood)\b/iu,
	de: /^im (?:vorjahr|jahr (?:davor|zuvor))(?!\p{L})|\b(?:betrug|betrugen|lag|lagen|war|waren|belief|standen?)\b[^.;]*(?<!\p{L})noch(?! (?:immer|nicht|nie|kein))(?!\p{L})/iu,
};

/** Whether a sentence only tells how things stood before, beside which another tells how they stand. */
export function isFormer(text: string, language: Language): boolean {
	return former[language].test(text);
}

function isSubordinate(text: string, bare: string): boolean {
	return /\bdass\s*$/u.test(text.slice(0, Math.max(0, text.indexOf(bare))));
}

/** A statement without who says it and without what only breaks it down. */
export function statementIn(text: string, language: Language): string {
	let bare = text.replaceAll(breakdown, "");
	for (const sayer of sayers[language]) {
		const said = bare.replace(sayer, "");
		// Of a statement more is left than a word.
		if (/\s\S/u.test(said.trim())) bare = said;
	}
	return bare;
}
