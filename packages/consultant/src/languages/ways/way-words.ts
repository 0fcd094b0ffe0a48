import { atWordEnds } from "../grammar/word-ends.ts";
import { hasForm } from "../grammar/word-forms.ts";
import type { KnownLanguage, Language } from "../language.ts";

/**
 * How the name of something that could be done begins (`opening`: a verb, or something that would be new or more) or ends
 * (`ending`: an infinitive, where the language puts it last), and how somebody says that its price is not known yet
 * (`unpriced`). `asking` are words with which ideas are asked for in a few words or a question, `reported` those of minutes that
 * tell of it. Written for speakers to review.
 */
type Words = Record<"opening" | "ending" | "unpriced" | "asking" | "reported", RegExp>;

const never = /(?!)/u;

const wordsOf = atWordEnds<keyof Words>({
	en: () => ({
		opening:
			/^(?:(?:an?|one|two|three|four|five|six|some|have|put in) )?(?:new|second|third|another|extra|additional|bigger|larger|temporary|second-hand|part-time|more)\b|^(?:repair|replace|buy|hire|rent|lease|open|close|ask|let|make|move|train|stop|switch|charge|tender|bring|put|give|take|build|install|introduce|change|extend|add|reduce|raise|lower|cut|split|merge|sell|pay|publish|recruit|appoint|send|renegotiate|reopen|run|try|test|keep|allow|limit|drop|get|fix|upgrade|automate|order|swap|stay|use|set|start|share|pool|write|clear|bundle|outsource|convert|insulate|double|shorten|lengthen|lay|ring|call|fit|plant|paint|clean|hold|offer|print|advertise|employ|borrow|rebuild|widen|relocate|redesign|remove|update|negotiate|link|separate|expand|promote|invite|clear out|hand over|do without|go back|have) (?!(?:is|are|was|were|has|in|on|at|by|from|for)\b)/iu,
		ending: never,
		unpriced:
			/\bno (?:price|quote|quotation|offer|figure|idea what (?:it|that) costs?)\b|\b(?:price|cost|costs|quote) (?:is |are )?(?:unknown|open|not known|still open|to follow|pending)\b|\bto be (?:costed|priced)\b|\bnot (?:yet )?(?:been )?(?:costed|priced)\b|\basked for a (?:price|quote)\b|\b(?:tbd|tbc)\b/iu,
		asking: /\b(?:ideas|suggestions|proposals)\b/iu,
		reported:
			/\b(?:what (?:each|everyone|everybody|they|people|the others) (?:of them )?(?:would|could) (?:do|suggest|propose)|(?:asks?|asked|calls?|called) for (?:ideas|suggestions|proposals)|what could be done)\b/iu,
	}),
	de: () => ({
		opening:
			/^(?:(?:ein(?:e[nrs]?)?|zwei|drei|vier|fünf|sechs) )?(?:neue[nrs]?|zweite[nrs]?|dritte[nrs]?|weitere[nrs]?|zusätzliche[nrs]?|externe[nrs]?|größere[nrs]?|mehr|noch ein(?:e[nrs]?)?|jemand)\b|^(?:an|be)schaffung\b/iu,
		ending:
			/^(?!weil|dass|wenn|die\b|wir\b|sie\b).{0,90} (?!\p{Ll}{0,5}ge\p{Ll}{3,}$)\p{Ll}{3,}(?:en|ern|eln)$/u,
		unpriced:
			/\b(?:noch )?kein(?:en?)? (?:preis|angebot|kostenvoranschlag|zahl)\b|\b(?:preis|kosten|erlös) (?:noch |ist |sind )*(?:offen|unbekannt|unklar|nicht (?:bekannt|geschätzt|beziffert))\b|\bnoch nicht (?:beziffert|kalkuliert|angefragt|geschätzt)\b|\bangebot (?:kommt|folgt|steht aus)\b|\bwas kostet das\b/iu,
		asking: /\b(?:ideen|vorschläge)\b/iu,
		reported:
			/\b(?:was (?:jede[rs]?|alle|die anderen|sie|man) (?:tun|machen|vorschlagen) (?:würde|würden|könnte|könnten)|(?:fragt|fragte|bittet|bat) (?:\p{L}+ ){0,3}(?:nach|um) (?:ideen|vorschlägen?)|was zu tun (?:ist|sei|wäre))\b/iu,
	}),
	fr: () => ({
		opening:
			/^(?:(?:une?|des|deux|trois|quatre|cinq|six) )?(?:nouveau|nouvel|nouvelles?|nouveaux|deuxième|seconde?|troisième|autre)\b|^(?:(?:une?|des|deux|trois) )?\p{L}+ (?:neu(?:fs?|ves?)|supplémentaires?|extérieure?s?|de plus)\b/iu,
		ending: never,
		unpriced:
			/\b(?:à|reste à|restent à) chiffrer\b|\b(?:pas|aucun) (?:encore )?(?:de )?(?:prix|devis|chiffre|chiffrage)\b|\b(?:prix|coût|devis) (?:inconnu|à venir|attendu|en attente|non connu)\b|\bnon chiffrée?s?\b|\battend (?:\p{L}+ )?(?:devis|offres?)\b/iu,
		asking: /\b(?:idées|propositions|pistes|suggestions)\b/iu,
		reported:
			/\b(?:ce que chacune? (?:ferait|propose|proposerait)|ce qu['’]on (?:pourrait|peut) faire|(?:demande|sollicite) (?:à tous |à chacun )?(?:des|les|leurs) (?:idées|propositions|suggestions)|que faire)\b/iu,
	}),
	es: () => ({
		opening:
			/^(?:(?:una?|unos|unas|dos|tres|cuatro|cinco|seis) )?(?:nuev[oa]s?|segund[oa]s?|tercer[oa]?|otr[oa]s?|más)\b|^(?:(?:una?|dos|tres) )?\p{L}+ (?:nuev[oa]s?|adicional(?:es)?|extern[oa]s?|más)\b/iu,
		ending: never,
		unpriced:
			/\b(?:no hay|sin|falta|todavía sin|aún sin) (?:el )?(?:precio|presupuesto|oferta|cifra|coste)s?\b|\b(?:precio|coste|presupuesto) (?:desconocido|pendiente|por ver)\b|\b(?:por|sin) (?:presupuestar|calcular|valorar)\b|\bpendiente de (?:precio|presupuesto|oferta|valorar)\b/iu,
		asking: /\b(?:ideas|propuestas|sugerencias)\b/iu,
		reported:
			/\b(?:(?:pide|pidió|solicita) (?:a todos )?(?:ideas|propuestas|sugerencias)|qué (?:haría|propone|propondría) cada uno|qué se (?:puede|podría) hacer)\b/iu,
	}),
	it: () => ({
		opening:
			/^(?:(?:un[ao']?|dei|delle|due|tre|quattro|cinque|sei) )?(?:nuov[oaie]|second[oa]|terz[oa]|altr[oaie]|più)\b|^(?:(?:un[ao']?|due|tre) )?\p{L}+ (?:nuov[oaie]|aggiuntiv[oaie]|estern[oaie]|in più)\b/iu,
		ending: never,
		unpriced:
			/\bda (?:calcolare|quantificare|preventivare|stimare)\b|\b(?:nessun|manca il|senza) (?:prezzo|preventivo|costo)\b|\b(?:prezzo|costo|preventivo) (?:ignoto|sconosciuto|in arrivo|da (?:definire|chiedere|vedere))\b|\bnon (?:c['’]è|abbiamo) (?:ancora )?(?:il |un )?(?:prezzo|preventivo)\b/iu,
		asking: /\b(?:idee|proposte|suggerimenti)\b/iu,
		reported:
			/\b(?:(?:chiede|chiese|ha chiesto) (?:a tutti )?(?:idee|proposte|suggerimenti)|(?:cosa|che cosa) (?:farebbe|propone|proporrebbe) (?:ciascuno|ognuno)|(?:cosa|che cosa) si (?:può|potrebbe) fare)\b/iu,
	}),
	nl: () => ({
		opening:
			/^(?:(?:een|twee|drie|vier|vijf|zes) )?(?:nieuwe?|tweede|derde|andere?|extra|tijdelijke|vaste|grotere|meer|iemand)\b/iu,
		ending: /^(?!omdat|dat\b|als\b|de\b|wij\b|we\b|ze\b).{0,90} (?!\p{Ll}{0,5}ge\p{Ll}{3,}$)\p{Ll}{2,}en$/u,
		unpriced:
			/\bprijs (?:is )?(?:nog )?(?:onbekend|open|volgt)\b|\b(?:nog )?geen (?:prijs|offerte|bedrag|idee wat (?:het|dat) kost)\b|\bkosten (?:zijn )?(?:nog )?(?:onbekend|niet bekend)\b|\b(?:nog )?te (?:begroten|berekenen|becijferen)\b|\b(?:moet|moeten) (?:\p{L}+ ){0,3}(?:berekenen|begroten|berekend worden)\b|\boffertes? (?:volgt|volgen|komt)\b/iu,
		asking: /\b(?:ideeën|voorstellen|suggesties)\b/iu,
		reported:
			/\b(?:vraagt (?:\p{L}+ ){0,3}(?:om|naar) (?:ideeën|voorstellen|suggesties)|wat (?:ieder|iedereen|elk|men) zou (?:doen|voorstellen)|wat er (?:kan|zou kunnen) (?:gebeuren|worden gedaan))\b/iu,
	}),
});

/** Whether what is said begins, or its first clause ends, like something that is to be done: "neue Pumpen", "Rampe reparieren". */
export function namesDeed(said: string, language: Language): boolean {
	if (language === "unknown") return false;
	const { opening, ending } = wordsOf(language);
	const clause = said.split(/\s*(?:[.,;(?!]|:(?!\d)|\s[–—-]\s)/u)[0] ?? "";
	const first = /^\p{L}+/u.exec(clause)?.[0].toLowerCase() ?? "";
	return (
		opening.test(said) ||
		ending.test(clause) ||
		(beginsWithVerb.has(language) && isInfinitive(first, language))
	);
}

/** In these a verb stands first; elsewhere the ending would name too many other words. */
const beginsWithVerb: ReadonlySet<KnownLanguage> = new Set(["fr", "es", "it"]);

function isInfinitive(word: string, language: KnownLanguage): boolean {
	return word.length > 4 && hasForm(word, "infinitive", language);
}

/** Whether somebody says that the price is not known yet. */
export function isUnpriced(plain: string, language: Language): boolean {
	return language !== "unknown" && wordsOf(language).unpriced.test(plain);
}

/** Whether ideas are asked for in a few words ("Ideen bitte mit Preis", "any suggestions?"), or minutes tell that they were. */
export function asksForIdeas(said: string, language: Language): boolean {
	if (language === "unknown") return false;
	const { asking, reported } = wordsOf(language);
	const isShort = said.split(/\s+/u).length <= mostOfRequest;
	return reported.test(said) || (asking.test(said) && isShort && /^[^:]*$/u.test(said));
}

const mostOfRequest = 7;
