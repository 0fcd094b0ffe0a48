import type { Finding, ResearchResult, Validation } from "@throughline/domain/consultant/research";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import { likeness } from "../case/likeness.ts";
import { quoteOf, quotePlace } from "../case/quote.ts";
import { hasForSubject, speaksOf } from "../case/subjects.ts";
import { cuesOf, type Topic } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { limitNotes } from "../wording/limit-notes.ts";
import { nearestTo, type Sought } from "./nearest.ts";
import { statementsOnCause } from "./on-cause.ts";
import { statementsOnPages } from "./on-pages.ts";
import { saysTheSame, stanceTo } from "./stance.ts";
import { researchWording } from "./wording.ts";

const groups = {
	market_dynamics: "market",
	competitive_landscape: "competitor",
	language_preferences: "culture",
	buyer_behavior: "buyer",
	regulatory_factors: "law",
} as const satisfies Record<string, Topic>;
type Group = keyof typeof groups;

const mostOfGroup = 12;
export type ResearchQuestion = {
	rootCause: string;
	whysPath: readonly string[];
	/** What a search of the web was asked. */
	questions?: readonly string[];
	/** Which documents are pages of the web: what the organisation has itself stands before them. */
	web?: readonly string[];
};

export type ResearchStep = { progress: number; message: string; kind: "progress" | "query" };
export type ResearchAnswer = Omit<ResearchResult, "versionNumber" | "timeElapsed">;

/**
 * What the texts of the session say for and against a root cause and of its surroundings, step by step.
 * @param own the case, in whose language is spoken and which alone says what is lacking
 * @param all what is looked through: the same texts, and earlier work and pages of the web beside them
 */
export function* research(
	own: Case,
	question: ResearchQuestion,
	all: Case = own,
): Generator<ResearchStep, ResearchAnswer, void> {
	const { language } = own.reading;
	const words = researchWording(language);
	const ownDocuments = new Set(own.reading.documents.map(({ id }) => id));
	const onMatter = contradictionsOnCause(all, question.rootCause, ownDocuments);
	const web = new Set(question.web);
	const isOfMatter = ({ documentId }: Read) => ownDocuments.has(documentId) || web.has(documentId);
	// Earlier work spoke of its own time and place: it may weaken the cause, and contradicts no statement on this one.
	const case_ = {
		...all,
		contradictions: onMatter.filter(({ one, other }) => isOfMatter(one) && isOfMatter(other)),
	};
	const { documents } = case_.reading;
	yield {
		progress: 5,
		message: words.gathering(case_.statements.length, documents.length),
		kind: "progress",
	};
	yield { progress: 20, message: question.rootCause, kind: "query" };
	const asked = stemsOf(wordsOf([question.rootCause, ...question.whysPath].join(" ")), language);
	const isNear = nearTo([question.rootCause, ...question.whysPath], language);
	const offered = new Set(case_.options.flatMap(({ statements }) => statements.map(({ id }) => id)));
	const facts = case_.statements.filter(
		(statement) =>
			!offered.has(statement.id) && isFact(statement) && (isOfMatter(statement) || isNear(statement)),
	);
	const ofPages = facts.filter(({ documentId }) => !ownDocuments.has(documentId));
	const onCause = [
		...new Set([
			...statementsOnCause(case_, question, facts),
			...statementsOnPages(case_, question, ofPages),
		]),
	].toSorted((one, other) => Number(web.has(one.documentId)) - Number(web.has(other.documentId)));
	const named = new Set(onCause.map(({ id }) => id));
	// Of the surroundings of another undertaking nothing is said here.
	const others = facts.filter(
		(statement) => !named.has(statement.id) && isOfMatter(statement) && isWhole(statement),
	);
	const sorted = { root_cause: onCause, ...sortFacts(others, asked, case_.rarity) };
	yield { progress: 50, message: words.weighing(facts.length), kind: "progress" };
	const support = supportersOf(case_);
	const shown = Object.values(sorted).flat();
	yield { progress: 80, message: words.contradictions(case_.contradictions.length), kind: "progress" };
	const stance = stanceTo({ ...all, contradictions: onMatter }, question.rootCause);
	const findings = (group: keyof typeof sorted): Finding[] =>
		sorted[group].map((statement) => ({
			...findingOf(statement, case_, support(statement)),
			stance: stance(statement),
		}));
	const opposed = case_.contradictions.flatMap(({ one }) =>
		shown.some(({ id }) => id === one.id) ? [] : [one],
	);
	return {
		sourcesAnalyzed: documents.length,
		findings: {
			sources: sourcesOf(case_, shown, asked),
			root_cause: findings("root_cause"),
			market_dynamics: findings("market_dynamics"),
			competitive_landscape: findings("competitive_landscape"),
			language_preferences: findings("language_preferences"),
			buyer_behavior: findings("buyer_behavior"),
			regulatory_factors: findings("regulatory_factors"),
		},
		validation: [...shown, ...opposed].map((statement) =>
			validationOf(statement, case_, { support: support(statement), language }),
		),
		...gapsOf(own),
	};
}

/** Of another time and place, a statement that has less than this in common with the cause or a why speaks of something else. */
const leastOfEarlier = 0.45;

/** Whether a statement says much of what one of the texts says, all words counting alike. */
function nearTo(texts: readonly string[], language: Language): (statement: Read) => boolean {
	const asked = texts.map((text) => stemsOf(wordsOf(text), language));
	return ({ stems }) => asked.some((each) => likeness(stems, each) >= leastOfEarlier);
}

function isFact({ kind, words, signals, scores, role }: Read): boolean {
	return (
		role !== "owner" &&
		kind !== "title" &&
		kind !== "letterhead" &&
		kind !== "row" &&
		words.length >= 5 &&
		signals.question === 0 &&
		signals.address < 2 &&
		scores.option < 1.4
	);
}

/** "…; the board would have to decide on that": behind a semicolon a clause may hang on the one before. */
function isWhole({ plain, speaker }: Read): boolean {
	return speaker !== null || !/^\p{Ll}/u.test(plain);
}

/** What is to be done, allowed or wanted tells nothing of customers, rivals and rules that bear on the matter. */
const ofSurroundings: ReadonlySet<Group> = new Set(["competitive_landscape", "buyer_behavior"]);

/** How much a statement speaks of what a group is about; of customers and rivals only where they are what it speaks of. */
function hitsOf(statement: Read, group: Group): number {
	if (!ofSurroundings.has(group)) return speaksOf(statement, groups[group]);
	const { role, forbids } = statement;
	const isWork = forbids || role === "action" || role === "option" || role === "constraint";
	return isWork ? 0 : hasForSubject(statement, groups[group]);
}

function sortFacts(
	facts: readonly Read[],
	asked: readonly string[],
	rarity: (stem: string) => number,
): Record<Group, Read[]> {
	const found: Record<Group, { statement: Read; worth: number }[]> = {
		market_dynamics: [],
		competitive_landscape: [],
		language_preferences: [],
		buyer_behavior: [],
		regulatory_factors: [],
	};
	for (const statement of facts) {
		const [best] = (Object.keys(groups) as Group[])
			.map((group) => ({ group, hits: hitsOf(statement, group) }))
			.sort((one, other) => other.hits - one.hits);
		if (!best || best.hits === 0) continue;
		const worth =
			best.hits * 0.4 +
			likeness(statement.stems, asked, rarity) +
			Math.min(1, statement.figures.length) * 0.4;
		found[best.group].push({ statement, worth });
	}
	const top = (group: Group) =>
		found[group]
			.sort((one, other) => other.worth - one.worth)
			.slice(0, mostOfGroup)
			.map(({ statement }) => statement);
	return {
		market_dynamics: top("market_dynamics"),
		competitive_landscape: top("competitive_landscape"),
		language_preferences: top("language_preferences"),
		buyer_behavior: top("buyer_behavior"),
		regulatory_factors: top("regulatory_factors"),
	};
}

/** Other statements that say the same with other words or figures; only those that share a word are compared. */
function supportersOf(case_: Case): (statement: Read) => Read[] {
	const byStem = new Map<string, Read[]>();
	for (const statement of case_.statements) {
		if (!isFact(statement)) continue;
		for (const stem of new Set(statement.stems))
			byStem.set(stem, [...(byStem.get(stem) ?? []), statement].slice(-30));
	}
	return (statement) => {
		const near = new Set(statement.stems.flatMap((stem) => byStem.get(stem) ?? []));
		return [...near].filter(
			(other) => other.block !== statement.block && saysTheSame(case_, statement, other),
		);
	};
}

/**
 * Contradictions of the own texts, and what other sources say against the cause itself: two earlier programs that count
 * differently are no matter of this one.
 */
function contradictionsOnCause(
	all: Case,
	rootCause: string,
	ownDocuments: ReadonlySet<string>,
): Case["contradictions"] {
	const stated = new Set(statedCause(all, rootCause)?.statements.map(({ id }) => id));
	return all.contradictions.filter(({ one, other }) => {
		const [isOwn, isOwnToo] = [one, other].map(({ documentId }) => ownDocuments.has(documentId));
		if (isOwn && isOwnToo) return true;
		return isOwn !== isOwnToo && stated.has(isOwn ? one.id : other.id);
	});
}

function againstOf(case_: Case, statement: Read): Read | null {
	const pair = case_.contradictions.find(
		({ one, other }) => one.id === statement.id || other.id === statement.id,
	);
	if (!pair) return null;
	return pair.one.id === statement.id ? pair.other : pair.one;
}

function findingOf(statement: Read, case_: Case, support: readonly Read[]): Finding {
	const quote = quoteOf(statement);
	return {
		fact: statement.plain,
		confidence: (["low", "medium", "high"] as const)[levelOf(statement, case_, support)],
		citation: quotePlace(quote),
		quote,
	};
}

/** By how many others say the same; what was counted or written down stands a level higher, also against a mere opinion. */
function levelOf(statement: Read, case_: Case, support: readonly Read[]): 0 | 1 | 2 {
	const against = againstOf(case_, statement);
	const counted = isCounted(statement);
	if (against) return counted && !isCounted(against) ? 1 : 0;
	const alone = Math.min(2, support.length) + (counted ? 1 : 0);
	return alone >= 2 ? 2 : alone === 1 ? 1 : 0;
}

/** "According to the log", "the weighings of December show": a value that somebody has counted. */
function isCounted({ figures, words, language }: Read): boolean {
	const { source, finds } = cuesOf(language);
	return figures.some(({ kind }) => kind !== "date") && source.count(words) + finds.count(words) > 0;
}

function validationOf(
	statement: Read,
	case_: Case,
	{ support, language }: { support: readonly Read[]; language: Language },
): Validation {
	const words = researchWording(language);
	const against = againstOf(case_, statement);
	const alone = isCounted(statement) ? words.counted : words.alone;
	const said = support.length === 0 ? alone : words.supported(support.length);
	return {
		claim: statement.plain,
		strength: (["WEAK", "MODERATE", "STRONG"] as const)[levelOf(statement, case_, support)],
		details: against ? `${words.against} ${said}` : said,
		contradicts: against !== null,
		contradiction: against ? quoteOf(against) : null,
	};
}

function sourcesOf(
	case_: Case,
	shown: readonly Read[],
	asked: readonly string[],
): ResearchResult["findings"]["sources"] {
	const worth = (statement: Read) => likeness(statement.stems, asked, case_.rarity);
	const sources = case_.reading.documents.flatMap(({ id, name }) => {
		const [best] = shown
			.filter(({ documentId }) => documentId === id)
			.sort((one, other) => worth(other) - worth(one));
		return best ? [{ title: name, url: quotePlace(quoteOf(best)), near: worth(best) }] : [];
	});
	const top = Math.max(1e-9, ...sources.map(({ near }) => near));
	return sources
		.map(({ title, url, near }) => ({
			title,
			url,
			relevance_score: sources.length === 1 ? 1 : Math.round((near / top) * 100) / 100,
		}))
		.sort((one, other) => other.relevance_score - one.relevance_score);
}

/** What was looked for and not found, each as a question, with the statements that may answer it. */
function gapsOf(case_: Case): Pick<ResearchResult, "gaps" | "nearest"> {
	const words = researchWording(case_.reading.language);
	const sought: Record<Sought, boolean> = {
		target: !case_.measures.some(({ target }) => target),
		cap: !(case_.limits.cap ?? case_.limits.foreignCap),
		deadline: !(case_.limits.deadline ?? case_.limits.openDay),
		option: case_.options.length === 0,
	};
	const gaps = (Object.keys(sought) as Sought[])
		.filter((each) => sought[each])
		.map((each) => {
			const quotes = nearestTo(each, case_.statements).map(quoteOf);
			return { gap: words.gap(words.sought[each], quotes.length > 0), quotes };
		});
	const { openDay } = case_.limits;
	if (openDay) {
		const gap = limitNotes(case_.reading.language).openDay(openDay.plain);
		gaps.push({ gap, quotes: [quoteOf(openDay)] });
	}
	return { gaps: gaps.map(({ gap }) => gap), nearest: gaps.filter(({ quotes }) => quotes.length > 0) };
}
