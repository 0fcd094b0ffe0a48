import type { Language } from "../text/words.ts";
import type { Material, ReadPassage } from "./material.ts";

/** What a strategy needs to know and the material does not tell, with the passage that admits it, where one does. */
export type Gap = { sentence: string; passage: ReadPassage | null };

const admitted: Record<Language, RegExp> = {
	en: /\b(?:(?:we|nobody|no one) (?:do(?:es)? not|don['’]t|doesn['’]t) (?:yet )?know|nobody knows|no one knows|is (?:still |as yet )?(?:unknown|unclear|undecided|open)|are (?:still )?(?:unknown|unclear|undecided|open)|not yet (?:known|decided|measured|quantified|clear)|to be (?:determined|decided|confirmed|clarified)|tbd|no (?:reliable |current )?(?:data|figures?|numbers?|evidence|information)(?: on| about| for)?|(?:has|have) (?:never|not) been (?:measured|quantified|assessed|checked|asked)|(?:data|figures?|numbers?|evidence|information|answers?|estimates?) (?:is|are) (?:still )?missing|open question)\b/iu,
	de: /(?:wissen wir (?:noch )?nicht|weiß niemand|ist (?:noch |bisher )?(?:unbekannt|unklar|offen)|sind (?:noch |bisher )?(?:unbekannt|unklar|offen)|noch nicht (?:bekannt|entschieden|gemessen|geklärt)|zu klären|keine (?:belastbaren |aktuellen )?(?:daten|zahlen|erkenntnisse|angaben|informationen)|wurde nie (?:gemessen|erhoben|geprüft)|wurden nie (?:gemessen|erhoben|geprüft)|fehlen (?:uns|noch)|offene frage)/iu,
};

type Need = { tells: RegExp; missing: string };

const needs: Record<Language, Need[]> = {
	en: [
		{
			tells: /\b(?:customer|client|buyer|user|patient|citizen|demand)s?\b/iu,
			missing: "Nothing is said about customers: who they are, what they ask for, how many.",
		},
		{
			tells: /\b(?:competitor|competition|rival|competing|market share|vendor)s?\b/iu,
			missing: "Nothing is said about competitors: who they are and what they do differently.",
		},
		{
			tells: /(?:[$€£]|\b(?:usd|eur|chf|gbp|budget|dollars?|euros?)\b)/iu,
			missing: "No amount of money is named: neither a budget nor what the problem costs.",
		},
		{
			tells:
				/\b(?:by (?:the end of )?(?:20\d\d|q[1-4])|\d{0,2} ?(?:january|february|march|april|june|july|august|september|october|november|december)|(?:in|by|of|until) may\b|20\d\d-\d\d|within \d+|deadline|months?|weeks?|quarters?)\b/iu,
			missing: "No time frame is named: neither a deadline nor how long it may take.",
		},
		{
			tells: /\b(?:responsible|accountable|owner|owns|sponsor|in charge|lead by|led by|head of)\b/iu,
			missing: "Nobody is named who is responsible.",
		},
		{
			tells: /\b(?:regulat\w+|law|legal|compliance|gdpr|permit\w*|licen[cs]\w+|certif\w+|norm|standard)\b/iu,
			missing: "Nothing is said about laws, rules or permits.",
		},
		{
			tells: /\b(?:supplier|partner|vendor|contractor|provider)s?\b/iu,
			missing: "Nothing is said about suppliers or partners.",
		},
		{
			tells: /\b(?:alternative|option|instead|compared (?:with|to)|rather than)s?\b/iu,
			missing: "No alternative is compared.",
		},
		{
			tells: /\b(?:target|goal|aim|objective|kpi|measure|we want|must reach)\w*\b/iu,
			missing: "No target is named by which success could be measured.",
		},
		{ tells: /\b(?:risk|danger|threat|could fail|might fail)\w*\b/iu, missing: "No risk is named." },
	],
	de: [
		{
			tells: /kund|käufer|nutzer|nachfrage|patient|bürger/iu,
			missing: "Über Kunden steht nichts: wer sie sind, was sie verlangen, wie viele es sind.",
		},
		{
			tells: /wettbewerb|konkurren|marktanteil|mitbewerb/iu,
			missing: "Über Wettbewerber steht nichts: wer sie sind und was sie anders machen.",
		},
		{
			tells: /€|\$|\b(?:eur|euro|chf|budget)\b/iu,
			missing: "Es ist kein Betrag genannt: weder ein Budget noch was das Problem kostet.",
		},
		{
			tells:
				/\b(?:bis (?:ende |anfang |mitte )?(?:20\d\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|innerhalb|frist|monat\w*|woche\w*|quartal\w*)/iu,
			missing: "Es ist kein Zeitraum genannt: weder eine Frist noch wie lange es dauern darf.",
		},
		{
			tells: /verantwortlich|zuständig|verantwortung|leiter|leitung|auftraggeber/iu,
			missing: "Es ist niemand genannt, der verantwortlich ist.",
		},
		{
			tells: /gesetz|vorschrift|recht|compliance|dsgvo|genehmigung|zertifi|norm/iu,
			missing: "Über Gesetze, Vorschriften oder Genehmigungen steht nichts.",
		},
		{
			tells: /lieferant|partner|dienstleister|anbieter/iu,
			missing: "Über Lieferanten oder Partner steht nichts.",
		},
		{
			tells: /alternativ|stattdessen|im vergleich|anstatt|option/iu,
			missing: "Es wird keine Alternative verglichen.",
		},
		{
			tells: /\bziel|kennzahl|messgröße|wir wollen|angestrebt/iu,
			missing: "Es ist kein Ziel genannt, an dem Erfolg zu messen wäre.",
		},
		{ tells: /risik|gefahr|bedroh|scheitern/iu, missing: "Es ist kein Risiko genannt." },
	],
};

/** What is missing: first what the material itself admits not to know, then what it is silent about. */
export function gapsIn({ passages, language }: Material): Gap[] {
	const own = passages
		.filter(({ text, topics, heading }) => topics.length > 0 && !heading && admitted[language].test(text))
		.map((passage) => ({ sentence: passage.text.replaceAll(/\s+/g, " "), passage }));
	const silent = needs[language]
		.filter(({ tells }) => !passages.some(({ text, topics }) => topics.length > 0 && tells.test(text)))
		.map(({ missing }) => ({ sentence: missing, passage: null }));
	return [...own, ...silent];
}
