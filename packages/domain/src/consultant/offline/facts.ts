import { oppositions } from "../reading/contradictions.ts";
import { gapsIn, sentenceOf } from "../reading/gaps.ts";
import { isLetterhead } from "../reading/headings.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { rowIn, saidIn } from "../reading/row.ts";
import type { Language } from "../text/words.ts";
import { corroborationIn } from "./corroboration.ts";

/** Sentences that say what a text is, who made it, or what its writer wants to say: about the text, not about the matter. */
const aboutItself: Record<Language, RegExp> = {
	en: /^(?:I (?:owe|write|ask|thank|hope|apologi[sz]e)\b|prepared by\b|written by\b|confidential\b|(?:this|our|the) (?:memo|paper|report|study|document|register|audit|survey|assessment|minutes) (?:is (?:kept|about|to)|was (?:done|made|written|prepared)|describes|lists|covers|sums)|(?:it|this register|the register) (?:lists|rests on)|(?:our|the) (?:objective|aim|task|purpose) (?:was|is)\b|what follows|we asked, but|four groups of|present were)/iu,
	de: /^(?:vertraulich\b|verfasst von\b|erstellt von\b|von \p{Lu}\p{L}+ \p{Lu}\p{L}+,|ich (?:schreibe|bitte|danke|schulde|hoffe)\b|(?:dieser|dieses|diese|der|das|die) (?:vermerk|bericht|papier|studie|dokument|register|protokoll) (?:ist|wurde|beschreibt|fasst|listet))/iu,
};

/** A day or a year and no verb: the line of a title. */
const dated = /\b(?:19|20)\d\d\b/u;
const verb: Record<Language, RegExp> = {
	en: /\b(?:is|are|was|were|has|have|had|can|cannot|may|must|will|would|do|does|did|\p{L}{2,}(?:ed|es|[^su]s)|spent|rose|fell|grew|cost|kept|left|lost|took|went|told|put|paid|stood|came)\b/u,
	de: /(?:^|\s)(?:ist|sind|war|waren|hat|haben|wird|werden|wurden?|kann|können|muss|müssen|darf|dürfen|\p{Ll}{2,}(?:t|te|en|ten))(?=[\s.,;]|$)/u,
};

/** A question that somebody asked. */
const asks: Record<Language, RegExp> = {
	en: /\b(?:asks?|asked|wonders?|wondered|wants? to know|wanted to know|can you tell me) (?:why|whether|if|how|who|what|when|where)\b/iu,
	de: /\b(?:fragte?n?|wollte?n? wissen|will wissen|möchte wissen),? (?:warum|weshalb|ob|wie|wer|was|wann|wo)\b/iu,
};

/** What a material tells for certain, and for each passage what backs it: the only way in which backing is counted. */
type Facts = { all: readonly ReadPassage[]; confirming(passage: ReadPassage): ReadPassage[] };

const known = new WeakMap<Material, Facts>();

/** The facts of a material, in their order. What contradicts a passage does not back it, nor does what is no fact. */
export function factsIn(material: Material): Facts {
	const found = known.get(material) ?? sought(material);
	known.set(material, found);
	return found;
}

function sought(material: Material): Facts {
	const unknown = new Set(gapsIn(material).flatMap(({ passage }) => passage ?? []));
	const opposed = oppositions(material);
	// What is disputed has to be weighed, however short it is.
	const all = material.passages.filter(
		(passage) => (isFact(passage, material.language) || opposed.has(passage)) && !unknown.has(passage),
	);
	const facts = new Set(all);
	const supporting = corroborationIn(material);
	return {
		all,
		confirming(passage) {
			const against = opposed.get(passage) ?? [];
			return supporting(passage).filter((other) => facts.has(other) && !against.includes(other));
		},
	};
}

/** Neither a heading, a title or a question is a fact, nor a row without a sentence, nor what a text says about itself. */
function isFact(passage: ReadPassage, language: Language): boolean {
	if (passage.heading || isLetterhead(passage.text)) return false;
	if (passage.topics.length < 3 || saidIn(passage.text) === null) return false;
	const said = sentenceOf(passage);
	// A cell of a few words is a label or a figure.
	if (rowIn(passage.text) !== null && !/[.!?]$/u.test(said) && said.split(" ").length < 6) return false;
	if (said.length < 20 || said.split(" ").length < 4 || said.endsWith("?")) return false;
	if (aboutItself[language].test(said) || asks[language].test(said)) return false;
	// `In 2023 it was 29 days` says nothing without the sentence before.
	if (passage.topics.filter((word) => !/^\d/.test(word)).length < 2) return false;
	return verb[language].test(said) || (!dated.test(said) && /[.!%\d]/.test(said));
}
