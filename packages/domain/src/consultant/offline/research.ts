import { oppositions } from "../reading/contradictions.ts";
import { gapsIn, sentenceOf } from "../reading/gaps.ts";
import { isLetterhead } from "../reading/headings.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { rowIn, saidIn } from "../reading/row.ts";
import type { Finding, ResearchResult, Validation } from "../research.ts";
import { findingGroups } from "../research.ts";
import type { Language } from "../text/words.ts";
import { corroborationIn } from "./corroboration.ts";
import { topicsOfPath } from "./hypothesis.ts";
import { quoteOf } from "./whys.ts";

type Group = keyof typeof findingGroups;
/** Where a telling fact goes that belongs to no group: what happens at work is nearest to how the market moves. */
const elsewhere: Group = "market_dynamics";
const groups = Object.keys(findingGroups) as Group[];

/** By which words a passage belongs to a group of findings; the first group with the most of them gets it. */
const belongs: Record<Language, Record<Group, RegExp>> = {
	en: {
		market_dynamics:
			/\b(?:market|demand|growth|grew|segment|industr\w+|trend|volume|turnover|revenue|sales|price|margin|cost|spending|econom\w+|inflation|capacity|wage|salar\w+|vacanc\w+|recruit\w*|labou?r)\w*\b|\b(?:pay gap|the pay of)\b/giu,
		competitive_landscape:
			/\b(?:competitors?|competition|competing|rivals?|market leader|market share|incumbent|newcomers?)\b|\bof the [\p{L} ]{0,30}market in\b/giu,
		language_preferences:
			/\b(?:languages?|translat\w+|cultur\w+|dialect|(?:only )?in (?:english|german|french|spanish|italian|portuguese|dutch|polish|finnish|swedish|norwegian|danish)|local (?:custom|taste|habit)s?)\b/giu,
		buyer_behavior:
			/\b(?:customer|buyer|client|key account|purchas\w+|churn\w*|complain\w*|satisf\w+|loyal\w+|contract|renew\w*|cancel\w*|user|tender|interview|guests?)s?\b|\bbuy by\b|\borders? (?:from|of) (?:customer|client)/giu,
		regulatory_factors:
			/\b(?:regulat\w+|laws?|legal\w*|compliance|gdpr|permits?|licen[cs](?:e|ed|es|ing)|certif\w+|tax(?:es|ation)?|customs|directive|works council|trade union|lease allows)\b/giu,
	},
	de: {
		market_dynamics:
			/(?:markt|nachfrage|wachstum|wuchs|segment|branche|trend|volumen|umsatz|absatz|preis|marge|kosten|konjunktur|inflation|kapazität|löhne|lohn\b|gehalt|gehälter|facharbeiter|unbesetzt)/giu,
		competitive_landscape: /(?:wettbewerb|konkurren|mitbewerb|marktführer|marktanteil|zweiten hersteller)/giu,
		language_preferences:
			/(?:sprach|übersetz|kulturell|\bkultur\b|(?:nur )?auf (?:deutsch|englisch|französisch|spanisch|italienisch|polnisch)|landestypisch)/giu,
		buyer_behavior: /(?:kunde|käufer|kündig|beschwer|reklamation|umfrage|zufrieden|nutzer|\bhändler)/giu,
		regulatory_factors:
			/(?:regulier|gesetz|rechtlich|vorschrift|compliance|dsgvo|genehmig|lizenz|zertifi|\bnorm\b|\bsteuer(?:n|lich)|\bzoll|richtlinie|betriebsrat|gewerkschaft)/giu,
	},
};

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

/** Facts that a group shows at most. */
const longest = 12;

/** Where a passage is shown in the product. */
export const placeOf = ({ documentId, id }: Pick<ReadPassage, "documentId" | "id">): string =>
	`/?source=${documentId}&passage=${id}`;

const sentences: Record<Language, { supported: (n: number) => string; alone: string; against: string }> = {
	en: {
		supported: (n) => `${n} other ${n === 1 ? "passage supports" : "passages support"} this.`,
		alone: "Said once; nothing else in the material confirms it.",
		against: "Another passage says otherwise.",
	},
	de: {
		supported: (n) => `${n} weitere ${n === 1 ? "Stelle stützt" : "Stellen stützen"} das.`,
		alone: "Einmal gesagt; nichts sonst im Material bestätigt es.",
		against: "Eine andere Stelle sagt etwas anderes.",
	},
};

type Question = { rootCause: string; whysPath: readonly string[] };
type Research = Omit<ResearchResult, "versionNumber" | "timeElapsed">;
type Weighed = { passage: ReadPassage; opposing: ReadPassage[]; confirming: ReadPassage[] };

/** What research is about to do, and how much of it is done, in percent; `query`: what the material is searched for. */
export type ResearchStep = { progress: number; message: string; kind: "progress" | "query" };

/**
 * What a material tells about a root cause: its passages as facts in the five groups, each weighed by what confirms and
 * what contradicts it. Nothing is a fact here that no passage says.
 */
export function offlineResearch(material: Material, question: Question): Research {
	const steps = researchSteps(material, question);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** The same step by step, so that whoever asks can tell how far it is. */
export function* researchSteps(
	material: Material,
	question: Question,
): Generator<ResearchStep, Research, void> {
	const { language, passages, search, sources } = material;
	const said = (progress: number, message: string): ResearchStep => ({ progress, message, kind: "progress" });
	yield said(5, `Gathering: ${counted(passages.length, "passage")} of ${counted(sources.length, "source")}`);
	yield { progress: 15, message: question.rootCause, kind: "query" };
	const asked = topicsOfPath([question.rootCause, ...question.whysPath], language);
	const nearness = new Map(search.find(asked, passages.length).map(({ at, score }) => [passages[at], score]));
	const nearest = Math.max(1, ...nearness.values());

	const bearing = nearness.size === 1 ? "bears" : "bear";
	yield said(
		35,
		`Looking for contradictions: ${counted(nearness.size, "passage")} ${bearing} on the root cause`,
	);
	const opposed = oppositions(material);

	const unknown = new Set(gapsIn(material).flatMap(({ passage }) => passage ?? []));
	const causal = new Set(material.links.flatMap((link) => link.passages));
	const facts = passages.filter((passage) => isFact(passage, language) && !unknown.has(passage));
	const known = new Set(facts);
	const rank = (passage: ReadPassage) =>
		(nearness.get(passage) ?? 0) / nearest + (causal.has(passage) ? 0.3 : 0) + (opposed.has(passage) ? 2 : 0);
	const telling = (passage: ReadPassage) =>
		causal.has(passage) || opposed.has(passage) || passage.trouble > 0 || /\d/.test(passage.text);
	const sorted = groups.map((group) => {
		const own = facts
			.filter((passage) => (groupOf(passage, language) ?? (telling(passage) ? elsewhere : null)) === group)
			.sort((one, other) => rank(other) - rank(one) || one.position - other.position);
		// What is disputed is shown however much there is of it: what counts as contradicted can be seen.
		return own.filter((passage, at) => at < longest || opposed.has(passage));
	});
	const shown = sorted.flat();
	yield said(60, `Weighing ${counted(shown.length, "fact")} by what confirms them`);
	const supporting = corroborationIn(material);
	const weighed = new Map(
		shown.map((passage): [ReadPassage, Weighed] => {
			const opposing = opposed.get(passage) ?? [];
			const confirming = supporting(passage).filter((other) => known.has(other) && !opposing.includes(other));
			return [passage, { passage, opposing, confirming }];
		}),
	);

	yield said(85, "Sorting the findings");
	const byGroup = Object.fromEntries(
		groups.map((group, at) => [group, (sorted[at] ?? []).flatMap((passage) => weighed.get(passage) ?? [])]),
	) as Record<Group, Weighed[]>;

	yield said(95, "Naming what is missing");
	return {
		sourcesAnalyzed: sources.length,
		findings: {
			sources: sourcesOf(shown, material, nearness),
			market_dynamics: byGroup.market_dynamics.map(finding),
			competitive_landscape: byGroup.competitive_landscape.map(finding),
			language_preferences: byGroup.language_preferences.map(finding),
			buyer_behavior: byGroup.buyer_behavior.map(finding),
			regulatory_factors: byGroup.regulatory_factors.map(finding),
		},
		validation: [...weighed.values()].map((each) => validation(each, language)),
		gaps: gapsIn(material).map(({ sentence }) => sentence),
	};
}

function counted(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function confidenceOf({ confirming, opposing }: Weighed): Finding["confidence"] {
	if (opposing.length > 0 || confirming.length === 0) return "low";
	return confirming.length >= 2 ? "high" : "medium";
}

function finding(each: Weighed): Finding {
	return {
		fact: sentenceOf(each.passage),
		confidence: confidenceOf(each),
		citation: placeOf(each.passage),
		quote: quoteOf(each.passage),
	};
}

function strengthOf({ confirming, opposing }: Weighed): Validation["strength"] {
	if (opposing.length > 0 || confirming.length === 0) return "WEAK";
	return confirming.length >= 2 ? "STRONG" : "MODERATE";
}

function validation(each: Weighed, language: Language): Validation {
	const { passage, confirming, opposing } = each;
	const words = sentences[language];
	const support = confirming.length === 0 ? words.alone : words.supported(confirming.length);
	const [against] = opposing;
	return {
		claim: sentenceOf(passage),
		strength: strengthOf(each),
		details: against ? `${words.against} ${support}` : support,
		contradicts: against !== undefined,
		contradiction: against ? quoteOf(against) : null,
	};
}

/** Neither a heading, a title or a question is a fact, nor a row without a sentence, nor what a text says about itself. */
/** A question that somebody asked. */
const asks: Record<Language, RegExp> = {
	en: /\b(?:asks?|asked|wonders?|wondered|wants? to know|wanted to know|can you tell me) (?:why|whether|if|how|who|what|when|where)\b/iu,
	de: /\b(?:fragte?n?|wollte?n? wissen|will wissen|möchte wissen),? (?:warum|weshalb|ob|wie|wer|was|wann|wo)\b/iu,
};

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

function groupOf(passage: ReadPassage, language: Language): Group | null {
	const text = sentenceOf(passage);
	let best: { group: Group; hits: number } | null = null;
	for (const group of groups) {
		const hits = text.match(belongs[language][group])?.length ?? 0;
		if (hits > (best?.hits ?? 0)) best = { group, hits };
	}
	return best?.group ?? null;
}

/** The documents that findings come from, by how much they say about the question: the best of them is the measure. */
function sourcesOf(
	shown: readonly ReadPassage[],
	{ sources }: Material,
	nearness: ReadonlyMap<ReadPassage | undefined, number>,
) {
	const near = (passage: ReadPassage) => nearness.get(passage) ?? 0;
	const top = Math.max(0, ...shown.map(near));
	return sources
		.flatMap((source) => {
			const own = shown.filter(({ documentId }) => documentId === source.id);
			const best = own.toSorted((one, other) => near(other) - near(one))[0];
			if (!best) return [];
			const relevance = top === 0 ? 1 : Math.round((near(best) / top) * 100) / 100;
			return [{ title: source.name, url: placeOf(best), relevance_score: relevance }];
		})
		.sort((one, other) => other.relevance_score - one.relevance_score);
}
