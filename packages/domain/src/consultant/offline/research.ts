import { oppositions } from "../reading/contradictions.ts";
import { gapsIn, sentenceOf } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import type { Finding, ResearchResult, Validation } from "../research.ts";
import { findingGroups } from "../research.ts";
import type { Language } from "../text/words.ts";
import { factsIn } from "./facts.ts";
import { statedForce } from "./force-statements.ts";
import { topicsOfPath } from "./hypothesis.ts";
import { announcesRisks } from "./listed-risks.ts";
import { quoteOf } from "./whys.ts";

type Group = keyof typeof findingGroups;
const groups = Object.keys(findingGroups) as Group[];

/** By which words a passage belongs to a group of findings; the first group with the most of them gets it. */
const belongs: Record<Language, Record<Group, RegExp>> = {
	en: {
		market_dynamics:
			/\b(?:markets?|demand|segments?|industr(?:y|ies)|trends?|seasons?|econom(?:y|ic\w*)|inflation|labou?r market|recruit\w*)\b|\b(?:sales|demand|revenues?|turnover|prices?|spending|orders|volumes?) (?:(?:of|on|for|in) [\w -]{1,40} )?(?:grew|grows?|rose|rises?|fell|falls?|declin\w+|dropp\w+|shr[aiu]nk\w*|increased)\b|\bspent [$€£]?[\d.,]+ (?:million|billion)\b|\bpay gap\b|\bthe pay of\b|\bvacanc\w+(?= .*\b(?:pay|wages?|salar\w+|market|competitors?)\b)/giu,
		competitive_landscape:
			/\b(?:competitors?|competition|competing|rivals?|market leader|market share|incumbent|newcomers?)\b|\bof the [\p{L} ]{0,30}market in\b/giu,
		language_preferences:
			/\b(?:languages?|translat\w+|cultur\w+|dialects?|bilingual|mother tongue|(?:only )?in (?:english|german|french|spanish|italian|portuguese|dutch|polish|finnish|swedish|norwegian|danish|welsh|irish|gaelic|scots|catalan|basque|galician|flemish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean)|(?:speak|speaks|spoke|spoken|speaking) (?!for\b|of\b|to\b|with\b|about\b|against\b)\p{L}+|local (?:custom|taste|habit)s?)\b/giu,
		buyer_behavior:
			/\b(?:customer|buyer|client|key account|purchas\w+|churn\w*|complain\w*(?! by the staff)|satisf\w+|loyal\w+|renew\w*|cancel\w*|user|tender|guest)s?\b|\bcontracts (?:are|were|get) lost\b|\bbuys? by\b|\bchang(?:e|es|ed) (?:their|its) (?:\w+ ){0,2}(?:company|supplier|provider|vendor)\b|\borders? (?:from|of) (?:customer|client)/giu,
		regulatory_factors:
			/\b(?:regulat\w+|laws?|legal\w*|compliance|gdpr|permits?|licen[cs](?:e|ed|es|ing)|certif\w+|tax(?:es|ation)?|customs|directive|works council|trade union|lease allows)\b/giu,
	},
	de: {
		market_dynamics:
			/(?:markt(?!anteil|führer)|märkte|nachfrage|marktwachstum|segment|branche|\btrends?\b|konjunktur|inflation|saison|facharbeiter|\blöhne|(?:umsatz|absatz|preise?|volumen) (?:\p{L}+ ){0,6}?(?:stieg\w*|steig\w*|sank\w*|sink\w*|fiel\w*|fallen|wuchs\w*|wächst|gestiegen|gesunken|gefallen|gewachsen))/giu,
		competitive_landscape: /(?:wettbewerb|konkurren|mitbewerb|marktführer|marktanteil|zweiten hersteller)/giu,
		language_preferences:
			/(?:sprach|übersetz|kulturell|\bkultur\b|(?:nur )?(?:auf|in) (?:deutsch|englisch|französisch|spanisch|italienisch|polnisch|niederländisch|dänisch|schwedisch|norwegisch|finnisch|walisisch|katalanisch|tschechisch|ungarisch|türkisch|russisch|arabisch|chinesisch|japanisch)|zweisprachig|dialekt|landestypisch)/giu,
		buyer_behavior: /(?:kunde|käufer|kündig|beschwer|reklamation|umfrage|zufrieden|nutzer|\bhändler)/giu,
		regulatory_factors:
			/(?:regulier|gesetz|rechtlich|vorschrift|compliance|dsgvo|genehmig|lizenz|zertifi|\bnorm\b|\bsteuer(?:n|lich)|\bzoll|richtlinie|betriebsrat|gewerkschaft)/giu,
	},
};

/** Of customers a sentence speaks by these words; those others cancel and complain too. */
const ofCustomers: Record<Language, RegExp> = {
	en: /\b(?:customer|buyer|client|key account|purchas\w+|user|guest)/iu,
	de: /kunde|käufer|nutzer|händler/iu,
};
const ofStaffOrSuppliers: Record<Language, RegExp> = {
	en: /\b(?:lay-?offs?|redundanc\w+|dismiss\w+|shifts?|staff|employees?|workers?|nurses?|drivers?|vendors?|manufacturers?|suppliers?|support (?:is|was|will be|has been) cancel\w+|cancel\w* (?:the |its |their |all )?support)\b/iu,
	de: /betriebsbedingt|entlass|mitarbeiter|beschäftigt|personal|dienstpl[aä]n|schicht|hersteller|lieferant|arbeitsvertr|(?:kündig\p{L}*) (?:\p{L}+ ){0,2}support|support (?:\p{L}+ ){0,3}gekündigt/iu,
};

/** What nobody may do is no news of a market. */
const binds: Record<Language, RegExp> = {
	en: /\b(?:must not|may not|cannot be|may only)\b/iu,
	de: /(?<!\p{L})(?:darf|dürfen)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:nicht|kein\p{L}*|nur)(?!\p{L})/iu,
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

	const causal = new Set(material.links.flatMap((link) => link.passages));
	const { all: facts, confirming } = factsIn(material);
	const rank = (passage: ReadPassage) =>
		(nearness.get(passage) ?? 0) / nearest + (causal.has(passage) ? 0.3 : 0) + (opposed.has(passage) ? 2 : 0);
	const telling = (passage: ReadPassage) =>
		causal.has(passage) || opposed.has(passage) || passage.trouble > 0 || /\d/.test(passage.text);
	const bySection = Map.groupBy(facts, (passage) => groupOf(passage, language));
	const shortened = (own: readonly ReadPassage[]) =>
		own
			.toSorted((one, other) => rank(other) - rank(one) || one.position - other.position)
			// What is disputed is shown however much there is of it: what counts as contradicted can be seen.
			.filter((passage, at) => at < longest || opposed.has(passage));
	const sorted = groups.map((group) => shortened(bySection.get(group) ?? []));
	const inside = shortened((bySection.get(null) ?? []).filter(telling));
	const shown = sorted.flat();
	yield said(60, `Weighing ${counted(shown.length + inside.length, "fact")} by what confirms them`);
	const weigh = (passage: ReadPassage): Weighed => ({
		passage,
		opposing: opposed.get(passage) ?? [],
		confirming: confirming(passage),
	});
	const weighed = new Map(shown.map((passage) => [passage, weigh(passage)] as const));

	yield said(
		85,
		inside.length === 0
			? "Sorting the findings"
			: `Sorting the findings: ${counted(inside.length, "fact")} about the inside ${inside.length === 1 ? "belongs" : "belong"} to no section`,
	);
	const byGroup = Object.fromEntries(
		groups.map((group, at) => [group, (sorted[at] ?? []).flatMap((passage) => weighed.get(passage) ?? [])]),
	) as Record<Group, Weighed[]>;

	yield said(95, "Naming what is missing");
	return {
		sourcesAnalyzed: sources.length,
		findings: {
			sources: sourcesOf([...shown, ...inside], material, nearness),
			market_dynamics: byGroup.market_dynamics.map(finding),
			competitive_landscape: byGroup.competitive_landscape.map(finding),
			language_preferences: byGroup.language_preferences.map(finding),
			buyer_behavior: byGroup.buyer_behavior.map(finding),
			regulatory_factors: byGroup.regulatory_factors.map(finding),
		},
		// What happens inside is weighed too: it belongs to no section, and what is disputed in it has to be settled all the same.
		validation: [...weighed.values(), ...inside.map(weigh)].map((each) => validation(each, language)),
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

/** Of what a group does not speak, whatever words of it a text holds. */
const excluded: Partial<Record<Group, (text: string, language: Language) => boolean>> = {
	market_dynamics: (text, language) => binds[language].test(text),
	buyer_behavior: (text, language) =>
		ofStaffOrSuppliers[language].test(text) && !ofCustomers[language].test(text),
	// A list of worries is no news of a law.
	regulatory_factors: announcesRisks,
};

function groupOf(passage: ReadPassage, language: Language): Group | null {
	const text = sentenceOf(passage);
	// Who wins tenders against us is a competitor, whoever asked for them.
	if (statedForce(text, language, true)?.force === "competitive_rivalry") return "competitive_landscape";
	let best: { group: Group; hits: number } | null = null;
	for (const group of groups) {
		// In which language somebody wants to be served is said in a word or two, whoever they are.
		const weight = group === "language_preferences" ? 2 : 1;
		if (excluded[group]?.(text, language)) continue;
		const hits = weight * (text.match(belongs[language][group])?.length ?? 0);
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
