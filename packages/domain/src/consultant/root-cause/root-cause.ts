import type { ProductLanguage } from "../../value/language.ts";
import { isGibberish } from "../text/gibberish.ts";
import type { Language } from "../text/words.ts";
import { generalisations, judgements } from "./cues.ts";
import { refuseCause } from "./refusal.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import { nl } from "./words/nl.ts";
import type { RootCauseWords } from "./words/words.ts";

/** What the server says of a root cause that speaks of culture, of people's nature or of blame. */
export const culturalObservation =
	"This root cause contains cultural observations instead of business problems.";

/** What the server says of a text that names no cause at all. */
export const nothingNamed = "This root cause names no business problem. Say in a few words what is wrong.";

/** A figure, or a thing of the business: with it a sentence about a group can be a fact of the market. */
const grounds =
	/(?<![\d.,])(?<!(?<!\p{L})(?:over|above|under|über|ab|unter) )\d|\d ?(?:%|percent\b|prozent\b)|\b(?:half|two|three|four|five|twice|hälfte|zwei|drei|vier|fünf|doppelt)\b|\b(?:our|unser(?:e[nmrs]?)?) (?!(?:\p{L}+ )?(?:people|employees|staff|workers|colleagues|managers|engineers|teams?|women|men|suppliers|partners|dealers|drivers|nurses|doctors|surgeons|developers|technicians|salespeople|mitarbeiter|kollegen|beschäftigten|leute|belegschaft|ärzte|verkäufer|vertriebler|ingenieure|entwickler|sachbearbeiter|lieferanten|partner|händler|fahrer|frauen|männer)\b)|\b(?:cards?|cash|payments?|prepayment|pric(?:e|es|ing)|products?|packaging|flavou?rs?|foods?|drinks?|colou?rs?|sizes?|brands?|advertising|newspapers?|newsletters?|shops?|stores?|checkout|discounts?|subscriptions?|insurance|cars?|delivery|invoices?|training|manuals?|budgets?|segment|market|menu)\b|(?:karten?|bargeld|zahlung|preise?n?|produkte?n?|verpackung|marken?|größen?|farben?|zeitung(?:en)?|werbung|rabatte?|rechnung(?:en)?|lieferung(?:en)?|schulung(?:en)?|handbuch|anleitung|zugang|zugriff|zielgruppe|markt|geschmack)\b/iu;

/**
 * Phrases that only sound like a judgement: what customers want of a business, in their language and customs; terms of
 * a trade; a thing that is to blame.
 */
const harmless =
	/\b(?:languages? (?:and|or) )?cultural (?:preferences?|expectations?|needs|requirements?|adapt(?:ation|ions?)|locali[sz]ation|tastes?)\b|\b(?:sprachliche[nrms]? und )?kulturelle[nrms]? (?:vorlieben|bedürfnissen?|erwartungen|anforderungen|anpassung(?:en)?|wünschen?|gewohnheiten)\b|\blazy[ -](?:load(?:s|ed|ing)?|evaluation|initiali[sz]ation|susans?)\b|\bfaule[nrms]? (?:kredite?n?|forderungen|wertpapiere?|obst|früchten?|ware|äpfeln?|eiern?|stellen?)\b|\b(?:software|system|sensor|machine|pump|server|erp|bug|interface|process|contract|tariff|price|cost|material|weather|exchange rate|customs duty)s? (?:is|are|was|were) (?:partly |mainly |often |mostly )?(?:to blame|at fault)\b|(?:fehler|sensor|software|system|maschine|pumpe|server|schnittstelle|prozess|vertrag|zölle|preise?|kosten|material|wetter|wechselkurs) (?:ist|sind|war|waren|trägt|tragen) (?:die )?schuld\b/giu;

const whole = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
/** Up to three words between people and what is said of them: where they are from, what they do. */
const between = "(?: (?!et |y |e |en )\\p{L}+){0,3}";

/** English and German have lists of their own, in `cues.ts`. */
const lists: Record<Exclude<ProductLanguage, Language>, RootCauseWords> = { fr, es, it, nl };

/** What is refused in the other languages, whatever else the statement says. */
const judged = Object.values(lists).flatMap(({ folk, staff, nature, unwilling, judgement }) => [
	whole(judgement),
	whole(`(?:${folk}|${staff})${between} (?:${nature}|${unwilling})`),
]);
/** The same that passes with a figure or a thing of the business. */
const generalised = Object.values(lists).map(({ folk, habit }) =>
	whole(`(?:${folk})${between} (?:${habit})`),
);

/**
 * Whether a statement can be a root cause: about market, position, product, process or money, not about culture,
 * people's nature or blame, and no question, limit or measure. All languages are checked, since a person may write in
 * another one than the material.
 * What generalises about a group passes when a figure or a thing of the business stands in it: then it may be a fact
 * of the market.
 */
export function validateRootCause(text: string): { valid: boolean; message: string } {
	if (isGibberish(text)) return { valid: false, message: nothingNamed };
	const said = text
		.replaceAll(/\s+/gu, " ")
		.replaceAll(harmless, " ")
		.trim()
		.replace(/(?<![.!?…])[.!?…]+$/u, "");
	const noCause = refuseCause(text);
	if (noCause !== null) return { valid: false, message: noCause };
	const isHeard = (patterns: Record<Language, readonly RegExp[]>) =>
		[...patterns.en, ...patterns.de].some((pattern) => pattern.test(said));
	const isRefused =
		isHeard(judgements) ||
		judged.some((pattern) => pattern.test(said)) ||
		((isHeard(generalisations) || generalised.some((pattern) => pattern.test(said))) && !grounds.test(said));
	return isRefused ? { valid: false, message: culturalObservation } : { valid: true, message: "" };
}
