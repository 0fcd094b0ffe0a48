import { inLanguage, type Localized } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Language } from "../languages/language.ts";
import { stemOf, stemsOf, wordsOf } from "../languages/words.ts";

export type PlaybookMatch = { playbook: Playbook; score: number; chosen?: true };

/** What of a text is compared with playbooks: all its stems, and those of its problem and causes, which count more. */
export type Comparable = { language: Language; stems: readonly string[]; telling: readonly string[] };

/** The playbook for what no other fits. */
export const generalPlaybook = "general";
/** Below this a text is near none. */
const leastScore = 0.6;
/** From here on a playbook fits so well that its steps may be proposed. */
export const surelyNear = 2.2;
/** How much alike words count beside found words of recognition. */
const likenessWeight = 15;
const recognitionWeight = 0.5;

/** Playbooks by how well they fit a text, the nearest first; the general one where none is near. */
export function matchPlaybooks(text: Comparable, playbooks: readonly Playbook[]): PlaybookMatch[] {
	const { language } = text;
	const known = playbooks.filter(({ id }) => id !== generalPlaybook);
	const bags = known.map((playbook) => bagOf(playbook, language));
	const owners = new Map<string, number>();
	for (const bag of bags) for (const stem of bag.keys()) owners.set(stem, (owners.get(stem) ?? 0) + 1);
	const rare = (stem: string) => Math.log((known.length + 1) / (owners.get(stem) ?? known.length + 1));
	const own = weighed(countsOf([...text.stems, ...text.telling, ...text.telling]), rare);
	const counts = countsOf(text.stems);
	const near = known
		.map((playbook, at) => ({
			playbook,
			score:
				likenessWeight * cosine(own, weighed(bags[at] ?? new Map(), rare)) +
				recognitionWeight * recognised(playbook, language, counts),
		}))
		.filter(({ score }) => score >= leastScore)
		.sort((one, other) => other.score - one.score);
	const general = playbooks.find(({ id }) => id === generalPlaybook);
	return near.length > 0 || !general ? near : [{ playbook: general, score: 0 }];
}

/** The same with the one that a person chose before all others, however well it fits. */
export function chosenFirst(matches: readonly PlaybookMatch[], chosen: Playbook | null): PlaybookMatch[] {
	if (!chosen) return [...matches];
	const score = matches.find(({ playbook }) => playbook === chosen)?.score ?? 0;
	return [
		{ playbook: chosen, score, chosen: true },
		...matches.filter(({ playbook }) => playbook !== chosen),
	];
}

/** The stems of what a playbook is about: its name, causes, measures, questions and risks. What is done is alike in many. */
function bagOf(playbook: Playbook, language: Language): Map<string, number> {
	const texts: Localized[] = [
		playbook.name,
		playbook.name,
		playbook.summary,
		...playbook.causes.map(({ text }) => text),
		...playbook.kpis.map(({ name }) => name),
		...playbook.decisions.map(({ question }) => question),
		...playbook.risks.map(({ text }) => text),
	];
	const fits = language === "unknown" ? [] : (playbook.fits[language] ?? []);
	const said = texts
		.map((text) => inLanguage(text, language))
		.flatMap(({ text, language: found }) => (found === language ? [text] : []));
	return countsOf([...said, ...fits, ...fits].flatMap((text) => stemsOf(wordsOf(text), language)));
}

/**
 * Words of recognition that the text has: whole phrases, often used ones more. Where a playbook has none, its name is one.
 */
function recognised(
	{ fits, name }: Playbook,
	language: Language,
	counts: ReadonlyMap<string, number>,
): number {
	const phrases = language === "unknown" ? [] : [fits[language] ?? name[language] ?? []].flat();
	let score = 0;
	for (const phrase of phrases) {
		const stems = wordsOf(phrase).map((word) => stemOf(word, language));
		if (stems.length === 0) continue;
		const found = Math.min(...stems.map((stem) => counts.get(stem) ?? 0));
		if (found > 0) score += Math.log2(1 + found) * Math.sqrt(stems.length);
	}
	return score / Math.sqrt(Math.max(12, phrases.length));
}

function countsOf(stems: readonly string[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const stem of stems) found.set(stem, (found.get(stem) ?? 0) + 1);
	return found;
}

function weighed(counts: ReadonlyMap<string, number>, rare: (stem: string) => number): Map<string, number> {
	return new Map([...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rare(stem)]));
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
	const norm = (vector: ReadonlyMap<string, number>) =>
		Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
	let dot = 0;
	for (const [stem, value] of one) dot += value * (other.get(stem) ?? 0);
	return dot / Math.max(1e-9, norm(one) * norm(other));
}
