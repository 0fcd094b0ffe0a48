import type { Language } from "../text/words.ts";
import type { Material, ReadPassage } from "./material.ts";
import { saidIn } from "./row.ts";
import { measuresIn } from "./statements.ts";

/** What a strategy needs to know. */
export const needed = [
	"customers",
	"competitors",
	"money",
	"time",
	"responsibility",
	"law",
	"suppliers",
	"alternatives",
	"targets",
	"risks",
] as const;
export type Need = (typeof needed)[number];

/** What the material does not tell: with the passage that admits it, or what it is silent about. */
export type Gap =
	| { sentence: string; passage: ReadPassage; about: null }
	| { sentence: string; passage: null; about: Need };

const admitted: Record<Language, RegExp> = {
	en: /\b(?:(?:we|nobody|no one) (?:do(?:es)? not|don['’]t|doesn['’]t) (?:yet )?know|nobody knows|no one knows|is (?:still |as yet )?(?:unknown|unclear|undecided|open)|are (?:still )?(?:unknown|unclear|undecided|open)|not yet (?:known|decided|measured|quantified|clear)|to be (?:determined|decided|confirmed|clarified)|tbd|no (?:reliable |current )?(?:data|figures?|numbers?|evidence|information)(?: on| about| for)?|(?:has|have) (?:never|not) been (?:measured|quantified|assessed|checked|asked)|(?:data|figures?|numbers?|evidence|information|answers?|estimates?) (?:is|are) (?:still )?missing|open question)\b/iu,
	de: /(?:wissen wir (?:noch )?nicht|weiß niemand|ist (?:noch |bisher )?(?:unbekannt|unklar|offen)|sind (?:noch |bisher )?(?:unbekannt|unklar|offen)|noch nicht (?:bekannt|entschieden|gemessen|geklärt)|zu klären|keine (?:belastbaren |aktuellen )?(?:daten|zahlen|erkenntnisse|angaben|informationen)|wurde nie (?:gemessen|erhoben|geprüft)|wurden nie (?:gemessen|erhoben|geprüft)|fehlen (?:uns|noch)|offene frage)/iu,
};

type Telling = { tells: RegExp; missing: string };

const needs: Record<Language, Record<Need, Telling>> = {
	en: {
		customers: {
			tells:
				/\b(?:customer|client|buyer|user|patient|citizen|guest|visitor|passenger|learner|student|pupil|resident|tenant|subscriber|shopper|demand)s?\b/iu,
			missing: "Nothing is said about customers: who they are, what they ask for, how many.",
		},
		competitors: {
			tells: /\b(?:competitor|competition|rival|competing|market share|vendor)s?\b/iu,
			missing: "Nothing is said about competitors: who they are and what they do differently.",
		},
		money: {
			tells: /(?:[$€£]|\b(?:usd|eur|chf|gbp|budget|dollars?|euros?)\b)/iu,
			missing: "No amount of money is named: neither a budget nor what the problem costs.",
		},
		time: {
			tells:
				/\b(?:by (?:the end of )?(?:20\d\d|q[1-4])|\d{0,2} ?(?:january|february|march|april|june|july|august|september|october|november|december)|(?:in|by|of|until) may\b|20\d\d-\d\d|(?:by|until|from|before|for) 20\d\d|(?:will|shall|should|must|plan\w*) [^.]{0,60}\b20\d\d|within \d+|deadline|months?|weeks?|quarters?)\b/iu,
			missing: "No time frame is named: neither a deadline nor how long it may take.",
		},
		responsibility: {
			tells:
				/\b(?:responsible|accountable|owner|owns|sponsor|in charge|lead by|led by|head of)\b|\b(?:decision|action)s?:\s+(?:(?:mr|mrs|ms|dr)\.? )?\p{L}+ (?:to|will)\b/iu,
			missing: "Nobody is named who is responsible.",
		},
		law: {
			tells:
				/\b(?:regulat\w+|laws?|legal|compliance|gdpr|coppa|hipaa|permit\w*|licen[cs]\w+|certif\w+|norm|standard|legislation|statut\w+|directive|ordinance|bill [A-Z]?\d+|(?:sb|hb) ?\d+|rules? (?:requires?|forbids?|prohibits?|apply|applies|oblige))\b|\b(?:new|federal|state|national|EU|European) rules?\b|(?-i:\b(?:[A-Z]{2,}|[A-Z]\p{L}+) Act\b)/iu,
			missing: "Nothing is said about laws, rules or permits.",
		},
		suppliers: {
			tells: /\b(?:supplier|partner|vendor|contractor|provider|haulier|carrier)s?\b/iu,
			missing: "Nothing is said about suppliers or partners.",
		},
		alternatives: {
			tells: /\b(?:alternative|option|instead|compared (?:with|to)|rather than)s?\b/iu,
			missing: "No alternative is compared.",
		},
		targets: {
			tells:
				/\b(?:target|goal|aim|objective|kpi|measure|we want|must reach)\w*\b|\b(?:shall|should|must|has to|have to) (?:(?:be|rise|fall|drop|grow|increase|decrease|reach|stay|go|come|get|improve|shrink)\b)[^.]{0,60}\d/iu,
			missing: "No target is named by which success could be measured.",
		},
		risks: { tells: /\b(?:risk|danger|threat|could fail|might fail)\w*\b/iu, missing: "No risk is named." },
	},
	de: {
		customers: {
			tells:
				/kund|käufer|nutzer|nachfrage|patient|bürger|\bgäste?\b|besucher|fahrgast|fahrgäste|lernende|schüler|studierende|mieter|bewohner/iu,
			missing: "Über Kunden steht nichts: wer sie sind, was sie verlangen, wie viele es sind.",
		},
		competitors: {
			tells: /wettbewerb|konkurren|marktanteil|mitbewerb/iu,
			missing: "Über Wettbewerber steht nichts: wer sie sind und was sie anders machen.",
		},
		money: {
			tells: /€|\$|\b(?:eur|euro|chf|budget)\b/iu,
			missing: "Es ist kein Betrag genannt: weder ein Budget noch was das Problem kostet.",
		},
		time: {
			tells:
				/\d{1,2}\. ?\d{1,2}\. ?20\d\d|(?:wird|werden|soll|sollen|muss|müssen|plan\w*|endet|enden) [^.]{0,60}\b20\d\d|\b(?:ab|für|vor) (?:ende |anfang |mitte )?20\d\d|\b(?:ende|anfang|mitte|frühjahr|sommer|herbst|winter) 20\d\d|\b(?:bis (?:zum |zur )?(?:\d{1,2}\. )?(?:ende |anfang |mitte )?(?:20\d\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|innerhalb|frist|monat\w*|woche\w*|quartal\w*)/iu,
			missing: "Es ist kein Zeitraum genannt: weder eine Frist noch wie lange es dauern darf.",
		},
		responsibility: {
			tells:
				/verantwortlich|zuständig|verantwortung|leiter|leitung|auftraggeber|vorstand hat|geschäftsführung hat/iu,
			missing: "Es ist niemand genannt, der verantwortlich ist.",
		},
		law: {
			tells:
				/gesetz|verordnung|\p{L}{6,30}reform\b|reform (?=\(\p{Lu}{3,})|richtlinie|vorschrift|recht|compliance|dsgvo|genehmigung|zertifi|norm/iu,
			missing: "Über Gesetze, Vorschriften oder Genehmigungen steht nichts.",
		},
		suppliers: {
			tells: /lieferant|partner|dienstleister|anbieter|spedit|zulieferer/iu,
			missing: "Über Lieferanten oder Partner steht nichts.",
		},
		alternatives: {
			tells: /alternativ|stattdessen|im vergleich|anstatt|option/iu,
			missing: "Es wird keine Alternative verglichen.",
		},
		targets: {
			tells:
				/\bziel|kennzahl|messgröße|wir wollen|angestrebt|(?<!\p{L})(?:soll|sollen|muss|müssen)(?!\p{L})[^!?]{0,120}?\d[^!?]{0,60} (?:steigen|sinken|fallen|wachsen|erreichen|betragen|liegen|zunehmen|abnehmen)(?!\p{L})/iu,
			missing: "Es ist kein Ziel genannt, an dem Erfolg zu messen wäre.",
		},
		risks: { tells: /risik|gefahr|bedroh|scheitern/iu, missing: "Es ist kein Risiko genannt." },
	},
};

/** Whether a sentence admits that something is not known. */
export function admitsGap(text: string, language: Language): boolean {
	return admitted[language].test(text);
}

/**
 * What is missing: first what the material itself admits not to know, then what it is silent about. That nobody knows
 * something is known where it is the cause of something else.
 */
export function gapsIn(material: Material): Gap[] {
	const { passages, links, language } = material;
	const causes = new Set(links.flatMap((link) => (admitted[language].test(link.cause) ? link.passages : [])));
	const own = passages
		.filter(({ text, topics, heading }) => topics.length > 0 && !heading && admitted[language].test(text))
		.filter((passage) => !causes.has(passage))
		.map((passage) => ({ sentence: sentenceOf(passage), passage, about: null }));
	// Two measures with their costs or times are alternatives, whatever they are called.
	const compares = measuresIn(material).length >= 2;
	const silent = needed
		.filter((need) => !(need === "alternatives" && compares))
		.filter(
			(need) =>
				!passages.some(({ text, topics }) => topics.length > 0 && needs[language][need].tells.test(text)),
		)
		.map((need) => ({ sentence: needs[language][need].missing, passage: null, about: need }));
	return [...own, ...silent];
}

/** What a passage says, on one line. */
export function sentenceOf({ text }: ReadPassage): string {
	const { start, end } = saidIn(text) ?? { start: 0, end: text.length };
	return text.slice(start, end).replaceAll(/\s+/g, " ");
}
