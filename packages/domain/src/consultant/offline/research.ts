import { oppositions } from "../reading/contradictions.ts";
import { gapsIn } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import type { Finding, ResearchResult, Validation } from "../research.ts";
import { findingGroups } from "../research.ts";
import { type Language, topicWords } from "../text/words.ts";
import { quoteOf } from "./whys.ts";

type Group = keyof typeof findingGroups;
const groups = Object.keys(findingGroups) as Group[];

/** By which words a passage belongs to a group of findings; the first group with the most of them gets it. */
const belongs: Record<Language, Record<Group, RegExp>> = {
	en: {
		market_dynamics:
			/\b(?:market|demand|growth|grew|segment|industr\w+|trend|volume|turnover|revenue|sales|price|margin|cost|econom\w+|inflation|capacity)\w*\b/giu,
		competitive_landscape:
			/\b(?:compet\w+|rival\w*|market leader|market share|vendor|alternative|tender|incumbent|newcomer|neighbou?ring)\w*\b/giu,
		language_preferences:
			/\b(?:language|german|english|french|spanish|italian|portuguese|dutch|polish|cultur\w+|local|region\w*|translat\w+|country|countries|national)\w*\b/giu,
		buyer_behavior:
			/\b(?:customer|buyer|client|account|order|purchas\w+|churn\w*|complain\w*|survey|satisf\w+|loyal\w+|contract|renew\w*|cancel\w*|user|return)\w*\b/giu,
		regulatory_factors:
			/\b(?:regulat\w+|law|legal|compliance|gdpr|permit|licen[cs]\w+|certif\w+|audit|standard|tax|customs|directive|act|works council|union)\w*\b/giu,
	},
	de: {
		market_dynamics:
			/(?:markt|nachfrage|wachstum|wuchs|segment|branche|trend|volumen|umsatz|absatz|preis|marge|kosten|konjunktur|inflation|kapazität)/giu,
		competitive_landscape:
			/(?:wettbewerb|konkurren|mitbewerb|marktführer|marktanteil|anbieter|ausschreibung|nachbar)/giu,
		language_preferences:
			/(?:sprach|deutsch|englisch|französisch|spanisch|italienisch|kultur|region|übersetz|land\b|länder|national)/giu,
		buyer_behavior:
			/(?:kund|käufer|auftrag|bestell|kauf|kündig|beschwer|reklamation|umfrage|zufrieden|vertrag|retoure|nutzer)/giu,
		regulatory_factors:
			/(?:regulier|gesetz|recht|compliance|dsgvo|genehmig|lizenz|zertifi|prüfung|norm|steuer|zoll|richtlinie|betriebsrat|gewerkschaft)/giu,
	},
};

/** Facts that a group shows at most, and from where on two passages say the same. */
const longest = 12;
const mostDisputed = 40;
const corroborates = 0.5;

/** Where a passage is shown in the product. */
export const placeOf = ({ documentId, id }: Pick<ReadPassage, "documentId" | "id">): string =>
	`/?source=${documentId}&passage=${id}`;

const sentences: Record<Language, { strong: (n: number) => string; alone: string; against: string }> = {
	en: {
		strong: (n) => `${n} other ${n === 1 ? "passage says" : "passages say"} the same.`,
		alone: "Said once; nothing else in the material confirms it.",
		against: "Another passage says otherwise.",
	},
	de: {
		strong: (n) => `${n} weitere ${n === 1 ? "Stelle sagt" : "Stellen sagen"} dasselbe.`,
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
	const asked = topicWords([question.rootCause, ...question.whysPath].join(" "), language);
	const nearness = new Map(search.find(asked, passages.length).map(({ at, score }) => [passages[at], score]));
	const nearest = Math.max(1, ...nearness.values());

	yield said(35, `Looking for contradictions: ${counted(nearness.size, "passage")} bear on the root cause`);
	const opposed = oppositions(material);

	const facts = passages.filter(isFact);
	yield said(60, `Weighing ${counted(facts.length, "fact")} by what confirms them`);
	const weighed = facts.map((passage) => weigh(passage, material, opposed.get(passage) ?? []));

	yield said(85, "Sorting the findings");
	const rank = ({ passage, opposing }: Weighed) =>
		(nearness.get(passage) ?? 0) / nearest + (opposing.length > 0 ? 1 : 0);
	const byGroup = Object.fromEntries(
		groups.map((group) => [
			group,
			weighed
				.filter(({ passage }) => groupOf(passage, language) === group)
				.sort((one, other) => rank(other) - rank(one) || one.passage.position - other.passage.position)
				.slice(0, longest),
		]),
	) as Record<Group, Weighed[]>;
	const shown = groups.flatMap((group) => byGroup[group]);
	// What is disputed is said even where it is no finding of any group.
	const disputed = weighed.filter((each) => each.opposing.length > 0 && !shown.includes(each));

	yield said(95, "Naming what is missing");
	return {
		sourcesAnalyzed: sources.length,
		findings: {
			sources: sourcesOf(
				shown.map(({ passage }) => passage),
				material,
				nearness,
				nearest,
			),
			market_dynamics: byGroup.market_dynamics.map(finding),
			competitive_landscape: byGroup.competitive_landscape.map(finding),
			language_preferences: byGroup.language_preferences.map(finding),
			buyer_behavior: byGroup.buyer_behavior.map(finding),
			regulatory_factors: byGroup.regulatory_factors.map(finding),
		},
		validation: [...shown, ...disputed.slice(0, mostDisputed)].map((each) => validation(each, language)),
		gaps: gapsIn(material).map(({ sentence }) => sentence),
	};
}

function counted(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function weigh(passage: ReadPassage, { search, passages, like }: Material, opposing: ReadPassage[]): Weighed {
	const confirming = search
		.near(passage.topics)
		.flatMap((at) => passages[at] ?? [])
		.filter(
			(other) =>
				other !== passage &&
				isFact(other) &&
				like(other.topics, passage.topics) >= corroborates &&
				!opposing.includes(other),
		);
	return { passage, opposing, confirming };
}

function confidenceOf({ confirming, opposing }: Weighed): Finding["confidence"] {
	if (opposing.length > 0 || confirming.length === 0) return "low";
	return confirming.length >= 2 ? "high" : "medium";
}

function finding(each: Weighed): Finding {
	return {
		fact: each.passage.text.replaceAll(/\s+/g, " "),
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
	const support = confirming.length === 0 ? words.alone : words.strong(confirming.length);
	const [against] = opposing;
	return {
		claim: passage.text.replaceAll(/\s+/g, " "),
		strength: strengthOf(each),
		details: against ? `${words.against} ${support}` : support,
		contradicts: against !== undefined,
		contradiction: against ? quoteOf(against) : null,
	};
}

/** A heading is no fact. */
function isFact({ topics, text, heading }: ReadPassage): boolean {
	return !heading && topics.length >= 3 && text.length >= 25 && /[.!%\d]/.test(text);
}

function groupOf({ text }: ReadPassage, language: Language): Group | null {
	let best: { group: Group; hits: number } | null = null;
	for (const group of groups) {
		const hits = text.match(belongs[language][group])?.length ?? 0;
		if (hits > (best?.hits ?? 0)) best = { group, hits };
	}
	return best?.group ?? null;
}

/** The documents that findings come from, by how much they say about the question. */
function sourcesOf(
	shown: readonly ReadPassage[],
	{ sources }: Material,
	nearness: ReadonlyMap<ReadPassage | undefined, number>,
	nearest: number,
) {
	return sources
		.flatMap((source) => {
			const own = shown.filter(({ documentId }) => documentId === source.id);
			const best = own.toSorted((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0))[0];
			if (!best) return [];
			const relevance = Math.round(((nearness.get(best) ?? 0) / nearest) * 100) / 100;
			return [{ title: source.name, url: placeOf(best), relevance_score: relevance }];
		})
		.sort((one, other) => other.relevance_score - one.relevance_score);
}
