import { nounPhraseAt } from "../text/noun-phrase.ts";

const alone =
	/^(?:niemand|man|wir|sie|er|es|ich|dort|heute|oft|bisher|täglich|wöchentlich|monatlich|jährlich|durchschnittlich|derzeit|zurzeit|regelmäßig|häufig|seither|seitdem|inzwischen|mittlerweile|zuletzt|damals|früher|(?:jeder|jede|keiner|alle|viele|das|dies)(?! (?:\p{Ll}+e[nrsm]? ){0,2}\p{Lu}))(?!\p{L})/u;
/** A subject of its own, for certain. */
const own = /^(?:niemand|keiner|jeder|man|wir|er|ich|der|ein|kein) /u;
const opening = /^(?:im|in|am|an|bei|beim|vom|von|zum|zur|nach|seit|mit|ohne|für|auf|aus|pro)\s+/iu;
const joined = /\s+(?:im|in|am|an|bei|beim|zu|zum|zur|zwischen|durch|mit|ohne|aus|über|unter|für|vom|von)\s/u;
const ofNoun = /^\s+(?:aus|von|vom|zwischen|für|über)\s/u;
/** A verb in its person: `wartet`, `sind`, `kommen`. */
const verb =
	/^(?:ist|sind|war|waren|hat|haben|wird|wurde|kann|muss|soll|will|darf|fehlt|\p{Ll}{2,}(?:t|te|en|ten|rn|ln)|\p{Ll}*(?:kam|ging|fiel|stieg|sank|blieb|stand|lag|ließ|hielt|brach|verlor))$/u;
const parts =
	/^(?<part>zusammen|zurück|ab|an|auf|aus|bei|ein|fest|fort|her|hin|los|mit|nach|statt|vor|weg|zu)(?<stem>(?:sch(?:[lrmnw])?|s[tp]r?|[bcdfgkp]l|[bdfgkpt]r|zw|kn|pf|qu|[bdfghjklmnprstvwz])?[aeiouäöü]\p{Ll}{2,})$/u;
/** Verbs that only look as if they came apart. */
const whole = /^(?:antwort|einig|abonnier|nachhaltig|beinhalt|zusteh?t$|festig|einen$|anders)/u;

/**
 * A German clause as a sentence of its own: `die Endmontage auf Bleche wartet` is `die Endmontage wartet auf Bleche`.
 * Null when its first part or its verb cannot be told.
 */
export function sentenceOfClause(clause: string): string | null {
	const comma = clause.indexOf(", ");
	const [main, behind] = comma < 0 ? [clause, ""] : [clause.slice(0, comma), clause.slice(comma)];
	if (/ …$/u.test(clause)) return null;
	const words = main.split(" ");
	const tied = words.findIndex((word, at) => at > 1 && word === "und" && verb.test(words[at - 1] ?? ""));
	if (tied > 0) {
		const one = mainClause(words.slice(0, tied).join(" "));
		const rest = words.slice(tied + 1);
		const other = own.test(rest.join(" ")) ? mainClause(rest.join(" ")) : verbFirst(rest);
		return one === null || other === null ? null : `${one} und ${other}${behind}`;
	}
	const said = mainClause(main);
	return said === null ? null : `${said}${behind}`;
}

function mainClause(clause: string): string | null {
	const reflexive = /^sich (?=\p{L})/u.exec(clause)?.[0] ?? "";
	const first = firstPart(clause.slice(reflexive.length));
	if (first === null) return null;
	const said = verbFirst(`${reflexive}${clause.slice(reflexive.length + first.length).trim()}`.split(" "));
	return said === null ? null : `${first} ${said}`;
}

/** With the verb, which stands at the end, in front, and what comes off it at the end. */
function verbFirst(words: readonly string[]): string | null {
	const last = words.at(-1);
	if (last === undefined || !verb.test(last)) return null;
	const taken = whole.test(last) ? undefined : parts.exec(last)?.groups;
	const rest = words.slice(0, -1);
	const all = taken ? [taken.stem ?? "", ...rest, taken.part ?? ""] : [last, ...rest];
	return all.join(" ");
}

/** What stands before the verb: the subject, a word for when or where, or a phrase for it. */
function firstPart(clause: string): string | null {
	const word = alone.exec(clause)?.[0];
	if (word !== undefined) return word;
	const from = opening.exec(clause)?.[0].length ?? 0;
	const end = nounPhraseAt(clause, from);
	if (end === null) return null;
	const phrase = clause.slice(0, end);
	const join = joined.exec(phrase.slice(from));
	// `Der Bestand aus dem Vorjahr abgearbeitet wurde`: with more than the verb behind it, it belongs to the noun.
	const more = clause.slice(end).trim().split(" ").length > 1;
	return join && !(more && ofNoun.test(join[0])) ? phrase.slice(0, from + join.index) : phrase;
}

const oneWoman = /(?:ung|heit|keit|schaft|ion|tät|ik|ei|enz|anz|ur|[^n]e)$/u;

/** How nouns end of which the article is known. */
const him =
	/(?:mangel|rückgang|gang|druck|stand|ausfall|fall|bruch|wechsel|anstieg|bedarf|aufwand|verlust|fehler|streik|sturm|brand|markt|vertrag|preis|plan|krieg|schaden|umbau|ausbau|verzug|überhang|engpass|wettbewerb|umsatz|einbruch|verzicht|stau|krankenstand|ismus|ling|eur|ator)$/iu;
const it =
	/(?:chen|lein|tum|ment|system|projekt|personal|material|wetter|werk|lager|problem|netz|gesetz|verfahren|angebot|budget|risiko|ergebnis|wachstum|embargo|verbot|verhalten|fehlen|hochwasser)$/iu;

/** `Des anhaltenden Mangels` is `der anhaltende Mangel`; null where the article of the noun is not known. */
function ofHim(phrase: string): string | null {
	const [, article = "", adjectives = "", noun = "", rest = ""] =
		/^(des|eines|unseres|ihres|seines|dieses)\s+((?:\p{Ll}+en\s+)*)(\p{Lu}[\p{L}-]*)(.*)$/u.exec(phrase) ??
		[];
	const [ending = "", bare = ""] = ["es", "s"].flatMap((end) => {
		const stem = noun.endsWith(end) ? noun.slice(0, -end.length) : "";
		return him.test(stem) || it.test(stem) ? [end, stem] : [];
	});
	if (ending === "") return null;
	const isHe = him.test(bare);
	const first =
		article === "des"
			? isHe
				? "der"
				: "das"
			: article.slice(0, -2) + (article === "dieses" ? (isHe ? "er" : "es") : "");
	const weak = article === "des" || article === "dieses";
	const said = adjectives.replaceAll(/en(?=\s)/gu, weak ? "e" : isHe ? "er" : "es");
	return `${first} ${said}${bare}${rest}`;
}

/** What follows a reason, `kam es zu Lücken`, as a sentence of its own: `es kam zu Lücken`; null when it begins with no verb. */
export function sentenceOfVerbFirst(text: string): string | null {
	const [, said = "", rest = ""] = /^(\p{Ll}+)\s+(.+)$/u.exec(text) ?? [];
	if (!verb.test(said)) return null;
	const first = firstPart(rest);
	return first === null ? null : `${first} ${said}${rest.slice(first.length)}`;
}

/** A German phrase in the second case as one in the first: `der unbesetzten Stellen` is `die unbesetzten Stellen`; null for others. */
export function firstCaseOf(phrase: string): string | null {
	const [, article = "", adjectives = "", noun = "", rest = ""] =
		/^(der|einer|unserer|ihrer|seiner|dieser)\s+((?:\p{Ll}+\s+)*)(\p{Lu}[\p{L}-]*)(.*)$/u.exec(phrase) ?? [];
	if (article !== "") {
		const said = oneWoman.test(noun) ? adjectives.replaceAll(/en(?=\s)/gu, "e") : adjectives;
		return `${article === "der" ? "die" : article.slice(0, -1)} ${said}${noun}${rest}`;
	}
	const masculine = ofHim(phrase);
	if (masculine !== null) return masculine;
	const bare =
		/^((?:\p{Ll}+er\s+)+)(\p{Lu}[\p{L}-]*(?:e|en|n|s|ung|heit|keit|ion|tät))(?![\p{L}-])(.*)$/u.exec(phrase);
	return bare ? `${(bare[1] ?? "").replaceAll(/er(?=\s)/gu, "e")}${bare[2]}${bare[3]}` : null;
}
