import type { Standing } from "../case/options/standing.ts";
import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";
import { asSentence, inARow } from "../wording/sentence.ts";
import type { Force } from "./forces.ts";
import { spanish } from "./words/es.ts";
import { french } from "./words/fr.ts";
import { italian } from "./words/it.ts";
import { dutch } from "./words/nl.ts";

/** What the confidence in an analysis is calculated from. */
export type ConfidenceParts = {
	facts: number;
	confirmed: number;
	contradicted: number;
	known: number;
	/** The text says it, or something backs a person's own words. */
	isStated: boolean;
	isOwn: boolean;
	measured: boolean;
};
export type AnalysisWording = {
	why(effect: string): string;
	/** The question that a cause answers which stands beside the one before. */
	beside(effect: string): string;
	summary(about: {
		problem: string;
		rootCause: string;
		facts: number;
		contradicted: number;
		measures: number;
	}): string;
	remove(cause: string): string;
	noMarket: string;
	proposed(label: string): string;
	noProposal: string;
	isItOneOf(statements: readonly string[]): string;
	unknownForce: string;
	response: Record<Force, string>;
	attractive(levels: { high: number; medium: number; low: number; unknown: number }): string;
	confidence(score: number, parts: ConfidenceParts): string;
	/** Why a way forward of the text is recommended. */
	proposal: Record<Exclude<Standing, "rejected">, string>;
	statedCause: string;
	/** Worded by a person, with something that backs it. */
	ownCause: string;
	assumedCause: string;
	resolve(one: string, other: string): string;
	resolveWhy: string;
};

const english: AnalysisWording = {
	why: (effect) => `Why is this so: ${effect}`,
	beside: (effect) => `Your text does not say why. What else does it name beside this: ${effect}`,
	summary: ({ problem, rootCause, facts, contradicted, measures }) =>
		inARow([
			asSentence(problem),
			`Root cause on your path: ${asSentence(rootCause)}`,
			facts > 0
				? `${facts} fact${facts === 1 ? "" : "s"} from your material bear${facts === 1 ? "s" : ""} on it${contradicted > 0 ? `, ${contradicted} of them contested` : ""}.`
				: "",
			measures > 0 ? `Your text names ${measures} way${measures === 1 ? "" : "s"} forward.` : "",
		]),
	remove: (cause) => `Remove what causes it: ${cause}`,
	noMarket: "No market was found in your material.",
	proposed: (label) => `Weigh what is proposed: ${label}`,
	noProposal: "No proposal was found in your material: collect what those concerned suggest.",
	isItOneOf: (statements) => `Is it one of these: ${statements.map((text) => `“${text}”`).join(" · ")}?`,
	unknownForce: "Limited research data available for this force. Analysis may be less comprehensive.",
	response: {
		competitive_rivalry: "Compare the statements above with your own position before you commit money.",
		supplier_power: "Check terms, notice periods and a second source for the suppliers named above.",
		buyer_power: "Ask the customers named above what would keep them, before measures are chosen.",
		threat_of_substitution: "Work out what the alternatives named above would cost you and them.",
		threat_of_new_entry: "Watch the newcomers named above and decide what you would defend.",
	},
	attractive: ({ high, medium, low, unknown }) =>
		unknown === 5
			? "Too little was found about the five forces to say."
			: `${high} of five forces press strongly, ${medium} moderately, ${low} little; of ${unknown} too little was found.`,
	confidence: (score, { facts, confirmed, contradicted, known, isStated, isOwn, measured }) =>
		`${score} of 100: ${confirmed} of ${facts} facts are counted or supported by another passage, ${contradicted} contested; ${known} of five forces can be described; the root cause is ${isOwn ? "in your own words, with passages that speak of it" : isStated ? "stated in your text" : "an assumption"}; the problem is ${measured ? "measured" : "not measured"}.`,
	proposal: {
		agreed: "Agreed in your text.",
		recommended: "Recommended in your text.",
		open: "Proposed in your text.",
	},
	statedCause: "It is stated in your text.",
	ownCause: "The words are your own; the passages beside it speak of it.",
	assumedCause: "It is an assumption: collect evidence first.",
	resolve: (one, other) => `Find out which holds: ${asSentence(one)} Or: ${other}`,
	resolveWhy: "The two statements cannot both hold, and later steps rest on them.",
};

const german: AnalysisWording = {
	why: (effect) => `Warum ist das so: ${effect}`,
	beside: (effect) => `Ihr Text sagt nicht, warum. Was nennt er neben diesem: ${effect}`,
	summary: ({ problem, rootCause, facts, contradicted, measures }) =>
		inARow([
			asSentence(problem),
			`Grundursache auf Ihrem Weg: ${asSentence(rootCause)}`,
			facts > 0
				? `${facts} Tatsache${facts === 1 ? "" : "n"} aus Ihrem Material betr${facts === 1 ? "ifft" : "effen"} das${contradicted > 0 ? `, ${contradicted} davon strittig` : ""}.`
				: "",
			measures > 0 ? `Ihr Text nennt ${measures === 1 ? "einen Weg" : `${measures} Wege`}.` : "",
		]),
	remove: (cause) => `Abstellen, was es verursacht: ${cause}`,
	noMarket: "In Ihrem Material wurde kein Markt gefunden.",
	proposed: (label) => `Abwägen, was vorgeschlagen ist: ${label}`,
	noProposal:
		"In Ihrem Material wurde kein Vorschlag gefunden: Sammeln Sie, was die Betroffenen vorschlagen.",
	isItOneOf: (statements) =>
		`Ist eine dieser Aussagen gemeint: ${statements.map((text) => `„${text}“`).join(" · ")}?`,
	unknownForce: "Zu dieser Kraft wurde zu wenig gefunden; hier ist die Analyse weniger vollständig.",
	response: {
		competitive_rivalry: "Die Aussagen oben mit der eigenen Stellung vergleichen, bevor Geld gebunden wird.",
		supplier_power:
			"Bedingungen, Kündigungsfristen und eine zweite Quelle für die oben genannten Lieferanten prüfen.",
		buyer_power: "Die oben genannten Kunden fragen, was sie hält, bevor Maßnahmen gewählt werden.",
		threat_of_substitution: "Ausrechnen, was die oben genannten Alternativen kosten würden.",
		threat_of_new_entry: "Die oben genannten neuen Anbieter beobachten und entscheiden, was verteidigt wird.",
	},
	attractive: ({ high, medium, low, unknown }) =>
		unknown === 5
			? "Über die fünf Kräfte wurde zu wenig gefunden."
			: `${high} von fünf Kräften drücken stark, ${medium} mäßig, ${low} wenig; über ${unknown} wurde zu wenig gefunden.`,
	confidence: (score, { facts, confirmed, contradicted, known, isStated, isOwn, measured }) =>
		`${score} von 100: ${confirmed} von ${facts} Tatsachen sind gezählt oder durch eine andere Stelle gestützt, ${contradicted} sind strittig; ${known} von fünf Kräften lassen sich beschreiben; die Grundursache ${isOwn ? "ist mit Ihren eigenen Worten gesagt, Textstellen sprechen davon" : isStated ? "steht in Ihrem Text" : "ist eine Annahme"}; das Problem ist ${measured ? "gemessen" : "nicht gemessen"}.`,
	proposal: {
		agreed: "In Ihrem Text vereinbart.",
		recommended: "In Ihrem Text empfohlen.",
		open: "In Ihrem Text vorgeschlagen.",
	},
	statedCause: "Sie steht in Ihrem Text.",
	ownCause: "Die Worte sind Ihre eigenen; die Stellen daneben sprechen davon.",
	assumedCause: "Sie ist eine Annahme: zuerst Belege sammeln.",
	resolve: (one, other) => `Klären, was gilt: ${asSentence(one)} Oder: ${other}`,
	resolveWhy: "Beide Aussagen zugleich können nicht gelten, und spätere Schritte beruhen darauf.",
};

const wordings: Record<KnownLanguage, AnalysisWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences of the analysis in a language; English in an unknown one. */
export function analysisWording(language: Language): AnalysisWording {
	return wordings[spoken(language)];
}
