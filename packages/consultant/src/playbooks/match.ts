import { inLanguage, type Localized } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Language } from "../languages/language.ts";
import { perLanguage } from "../languages/per-language.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";

export type PlaybookMatch = {
	playbook: Playbook;
	score: number;
	/** How many of the problem and the causes have a word of recognition in them. */
	recognised: number;
	chosen?: true;
};

/** What of a text is compared with playbooks: all its stems, and those of its problem and of each cause, which count more. */
export type Comparable = {
	language: Language;
	stems: readonly string[];
	telling: readonly (readonly string[])[];
};

/** The playbook for what no other fits. */
export const generalPlaybook = "general";
/** From here on a playbook may ask about a problem that has none of its words of recognition. */
const nearEnough = 0.8;
/** Below this a text is near none. */
const leastScore = 0.6;
/** From here on a playbook fits so well that its steps may be proposed, where the problem and the causes speak of it too. */
const surelyNear = 2.2;
const surelyRecognised = 2;
/** Where one of them does, the text as a whole has to be this near. */
const nearAsWhole = 3.3;
/** From here on it lends its examples: less is one word in common. */
const nearAsExample = 3;
/** The same where that word is one of its name. */
const nearAsNamed = 2;
/** How much alike words count beside found words of recognition. */
const likenessWeight = 15;
const recognitionWeight = 0.5;

/** Playbooks by how well they fit a text, the nearest first; the general one where none is near. */
export function matchPlaybooks(text: Comparable, playbooks: readonly Playbook[]): PlaybookMatch[] {
	const { language } = text;
	const known = playbooks.filter(({ id }) => id !== generalPlaybook);
	const bags = known.map((playbook) => recognisedOf(playbook, language).bag);
	const owners = new Map<string, number>();
	for (const bag of bags) for (const stem of bag.keys()) owners.set(stem, (owners.get(stem) ?? 0) + 1);
	const rare = (stem: string) => Math.log((known.length + 1) / (owners.get(stem) ?? known.length + 1));
	const telling = text.telling.flat();
	const own = weighed(countsOf([...text.stems, ...telling, ...telling]), rare);
	const claims = text.telling.map((stems) => new Set(stems));
	const counts = countsOf(text.stems);
	const near = known
		.map((playbook, at) => ({
			playbook,
			score:
				likenessWeight * cosine(own, weighed(bags[at] ?? new Map(), rare)) +
				recognitionWeight * recognition(playbook, language, counts),
			recognised: recognisedAmong(playbook, language, claims),
		}))
		.filter(({ score }) => score >= leastScore)
		.sort((one, other) => other.score - one.score);
	const general = playbooks.find(({ id }) => id === generalPlaybook);
	return near.length > 0 || !general ? near : [{ playbook: general, score: 0, recognised: 0 }];
}

/** Whether a playbook fits so well that its steps may be proposed: single words anywhere in the text are not enough. */
export function isSurelyNear(
	{ playbook, score, recognised, chosen }: PlaybookMatch,
	language: Language,
): boolean {
	if (chosen) return true;
	if (!speaks(playbook, language)) return false;
	return (score >= surelyNear && recognised >= surelyRecognised) || (score >= nearAsWhole && recognised > 0);
}

/**
 * Whether a playbook's questions may be asked: they cost less than a proposal that does not fit. Without a word of
 * recognition the problem has to have one of the playbook's name.
 */
export function mayAsk(
	{ playbook, score, recognised }: PlaybookMatch,
	{ language, problem }: { language: Language; problem: readonly string[] },
): boolean {
	if (!speaks(playbook, language)) return false;
	if (recognised > 0) return true;
	return score >= nearEnough && names(playbook, problem, language);
}

/** Whether a playbook is so near that its examples stand beside questions that another one asks. */
export function mayIllustrate(
	{ playbook, score, chosen }: PlaybookMatch,
	{ language, stems }: Pick<Comparable, "language" | "stems">,
): boolean {
	if (!speaks(playbook, language)) return false;
	if (chosen === true || score >= nearAsExample) return true;
	return score >= nearAsNamed && names(playbook, stems, language);
}

/** Whether a text has a word of a playbook's name. */
function names({ name }: Playbook, stems: readonly string[], language: Language): boolean {
	const named = new Set(stemsOf(wordsOf(inLanguage(name, language).text), language));
	return stems.some((stem) => named.has(stem));
}

/** Whether a playbook's lines are in the text's language: beside its words in another they make a plan in two. */
function speaks({ name }: Playbook, language: Language): boolean {
	return language === "unknown" || name[language] !== undefined;
}

/** The same with the one that a person chose before all others, however well it fits. */
export function chosenFirst(matches: readonly PlaybookMatch[], chosen: Playbook | null): PlaybookMatch[] {
	if (!chosen) return [...matches];
	const known = matches.find(({ playbook }) => playbook === chosen);
	return [
		{ playbook: chosen, score: known?.score ?? 0, recognised: known?.recognised ?? 0, chosen: true },
		...matches.filter(({ playbook }) => playbook !== chosen),
	];
}

/** What a playbook is found by in a language, which many texts are compared with. */
type Recognised = { bag: ReadonlyMap<string, number>; phrases: readonly (readonly string[])[] };

const recognisedBy = new WeakMap<Playbook, (language: Language) => Recognised>();

function recognisedOf(playbook: Playbook, language: Language): Recognised {
	let kept = recognisedBy.get(playbook);
	if (!kept) {
		kept = perLanguage((of) => ({ bag: bagOf(playbook, of), phrases: phrasesOf(playbook, of) }));
		recognisedBy.set(playbook, kept);
	}
	return kept(language);
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
function recognition(playbook: Playbook, language: Language, counts: ReadonlyMap<string, number>): number {
	const { phrases } = recognisedOf(playbook, language);
	let score = 0;
	for (const stems of phrases) {
		const found = Math.min(...stems.map((stem) => counts.get(stem) ?? 0));
		if (found > 0) score += Math.log2(1 + found) * Math.sqrt(stems.length);
	}
	return score / Math.sqrt(Math.max(12, phrases.length));
}

/** How many claims have a whole word or phrase of recognition. */
function recognisedAmong(
	playbook: Playbook,
	language: Language,
	claims: readonly ReadonlySet<string>[],
): number {
	const { phrases } = recognisedOf(playbook, language);
	// Who writes a name means no phrase: of a longer one some words are enough.
	const isName = language !== "unknown" && !playbook.fits[language];
	const enough = ({ length }: readonly string[]) =>
		isName ? Math.max(Math.min(2, length), Math.ceil(length / 2)) : length;
	return claims.filter((stems) =>
		phrases.some((phrase) => phrase.filter((stem) => stems.has(stem)).length >= enough(phrase)),
	).length;
}

/** Words of recognition as the stems that say something: "cahier des charges" is "cahier" and "charges". */
function phrasesOf({ fits, name }: Playbook, language: Language): string[][] {
	const phrases = language === "unknown" ? [] : [fits[language] ?? name[language] ?? []].flat();
	return phrases.map((phrase) => stemsOf(wordsOf(phrase), language)).filter((stems) => stems.length > 0);
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
