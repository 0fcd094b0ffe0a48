import type { Language } from "../language.ts";
import { ands } from "./small-words.ts";

/** How a clause with its verb at the end is made a sentence: who does it, the verb, and all between them. */
type VerbLast = {
	/** A subject that surely ends there. */
	subject: RegExp;
	/** Forms that stand last in a clause and second in a sentence. */
	verb: RegExp;
	/** What looks like one and is none, or is torn in two in a sentence: "abgleicht" is "gleicht … ab". */
	noVerb: RegExp;
};

/** Lower-case, but for the subject. */
const forms: Partial<Record<Language, VerbLast>> = {
	de: {
		subject:
			/^(?:(?:niemand|man|wir|es|keiner(?=\s\P{Lu}))(?=\s(?!(?:der|von)\s))|(?:(?:der|die|das|ein|eine|kein|keine|unsere?|ihre?|jede[rs]?|beide|alle|viele|nur)\s(?:\p{Ll}+(?:e|er|es|en)\s)?)?\p{Lu}[\p{L}-]+(?=\s(?!(?:der|des|dieser|dieses|eines|einer|unserer|und|oder|sowie|aus|von|vom|mit|im|in|am|an|auf|für|bei|beim|zum|zur|zwischen|wie|als)\s|\p{Lu})))/u,
		verb: /^(?:ist|sind|war|waren|hat|haben|hatten?|wird|werden|wurden?|kann|können|konnten?|muss|müssen|musste|darf|dürfen|durfte|soll|sollen|sollte|will|wollen|wollte|fehlt|kommt|geht|liegt|steht|\p{Ll}{3,}(?:t|te|en|ten))$/u,
		noVerb:
			/^(?:ge|ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|nieder|statt|teil|über|um|unter|vor|weg|weiter|wider|wieder|zu)\p{Ll}{3,}|lassen$|^(?:nicht|heute|bisher|selten|oft)$/u,
	},
	nl: {
		subject: /^(?:niemand|men|wij|we|ze|hij)(?=\s(?!(?:van|uit|en|of)\s))/u,
		verb: /^(?:is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|kan|kunnen|kon|moet|moeten|moest|mag|mogen|mocht|wil|willen|zal|gaat|weet|doet|ziet|\p{Ll}{3,}t)$/u,
		noVerb:
			/^(?:ge|af|aan|achter|bij|binnen|buiten|door|in|langs|mee|na|om|onder|op|open|over|rond|samen|tegen|terug|toe|tussen|uit|vast|voor|weg)\p{Ll}{3,}|^niet$/u,
	},
};

/** "Niemand die Retouren bucht" as "niemand bucht die Retouren"; null where it is not sure what belongs where. */
export function withVerbSecond(clause: string, language: Language): string | null {
	const form = forms[language];
	const [subject = ""] = form?.subject.exec(clause) ?? [];
	const [, between = "", verb = ""] = /^\s(.+)\s(\S+)$/u.exec(clause.slice(subject.length)) ?? [];
	if (!form || subject === "" || /[,;:–—"„“]/u.test(clause)) return null;
	const isVerb = (word: string) => form.verb.test(word) && !form.noVerb.test(word);
	const words = between.split(" ");
	// "Es 25 Minuten dauert und nicht vorgesehen ist": each half has a verb at its end.
	const hasTwo = words.some((word, at) => ands.has(words[at + 1] ?? "") && isVerb(word));
	return isVerb(verb) && !hasTwo ? `${subject} ${verb} ${between}` : null;
}
