import { figuresOf } from "../text/figures.ts";
import type { Likeness } from "../text/search.ts";
import type { Language } from "../text/words.ts";
import type { Material, ReadPassage } from "./material.ts";

/** Two passages that cannot both hold, and on what they disagree. */
export type Contradiction = {
	one: ReadPassage;
	other: ReadPassage;
	about: "figure" | "direction" | "negation";
};

/** How alike two passages must be to speak of the same thing. */
const sameThing = 0.5;
const nearly = 0.65;
/** Figures closer than this are rounded, not at odds. */
const tolerance = 0.03;

const upward: Record<Language, RegExp> = {
	en: /\b(?:rose|risen|ris(?:es|ing)|increas\w+|grew|grow\w*|improv\w+|higher|gain\w*|more than before|up by)\b/iu,
	de: /(?:stieg\w*|steig\w*|gestiegen|wuchs\w*|wächst|gewachsen|verbesser\w*|höher|zugenommen|nahm\w* zu)/iu,
};
const downward: Record<Language, RegExp> = {
	en: /\b(?:fell|fall\w*|declin\w+|decreas\w+|dropp?\w*|shr[aiu]nk\w*|worsen\w*|lower|down by|reduced)\b/iu,
	de: /(?:sank\w*|sink\w*|gesunken|fiel\w*|gefallen|schrumpf\w*|verschlechter\w*|niedriger|abgenommen|nahm\w* ab|zurückgegangen)/iu,
};
const negation: Record<Language, RegExp> = {
	en: /\b(?:not|no|never|none|nobody|without|cannot|neither|nor|lacks?|lacking|n't)\b|n['’]t\b/iu,
	de: /\b(?:nicht|kein\w*|nie|niemand|ohne|weder|noch nie)\b/iu,
};

/** The pairs of passages that contradict each other, in the order in which they stand. */
export function contradictionsIn({ passages, search, like, language }: Material): Contradiction[] {
	const found: Contradiction[] = [];
	for (const [at, one] of passages.entries()) {
		if (one.topics.length < 3) continue;
		for (const place of search.near(one.topics)) {
			const other = passages[place];
			if (!other || place <= at || other.topics.length < 3) continue;
			const about = disagreement(one, other, like, language);
			if (about) found.push({ one, other, about });
		}
	}
	return found;
}

/** For each passage, those that contradict it. */
export function oppositions(material: Material): Map<ReadPassage, ReadPassage[]> {
	const found = new Map<ReadPassage, ReadPassage[]>();
	for (const { one, other } of contradictionsIn(material)) {
		found.set(one, [...(found.get(one) ?? []), other]);
		found.set(other, [...(found.get(other) ?? []), one]);
	}
	return found;
}

/** On what two passages disagree; null when they do not, or speak of different things. */
function disagreement(
	one: ReadPassage,
	other: ReadPassage,
	likeness: Likeness,
	language: Language,
): Contradiction["about"] | null {
	const [a, b] = [wordsOnly(one), wordsOnly(other)];
	const like = likeness(a, b);
	if (like < sameThing || aboutDifferentNames(one.text, other.text)) return null;
	if (figuresDisagree(one.text, other.text, language)) return "figure";
	const [up, down] = [upward[language], downward[language]];
	if (up.test(one.text) !== up.test(other.text) && down.test(one.text) !== down.test(other.text))
		return "direction";
	const denied = negation[language].test(one.text) !== negation[language].test(other.text);
	return denied && like >= nearly && a.length >= 3 && b.length >= 3 ? "negation" : null;
}

const bare = new WeakMap<ReadPassage, string[]>();

/** The topic words of a passage without its figures. */
function wordsOnly(passage: ReadPassage): string[] {
	const known = bare.get(passage) ?? passage.topics.filter((word) => !/\d/.test(word));
	bare.set(passage, known);
	return known;
}

/** North and South, or 2024 and 2025, may differ without a contradiction. */
function aboutDifferentNames(one: string, other: string): boolean {
	const [a, b] = [namesIn(one), namesIn(other)];
	const onlyIn = (names: Set<string>, others: Set<string>) => [...names].some((name) => !others.has(name));
	return onlyIn(a, b) && onlyIn(b, a);
}

/** Years, quarters, and words with a capital that do not open the sentence. */
function namesIn(text: string): Set<string> {
	const years = text.match(/\b(?:(?:19|20)\d\d|Q[1-4])\b/g) ?? [];
	const names = text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
	return new Set([...years, ...names]);
}

function figuresDisagree(one: string, other: string, language: Language): boolean {
	const [a, b] = [figuresOf(one, language), figuresOf(other, language)];
	// With several figures each, who knows which is meant by which.
	return ["$", "%", "months", "count"].some((unit) => {
		const [mine, theirs] = [a.filter((each) => each.unit === unit), b.filter((each) => each.unit === unit)];
		const [x, y] = [mine[0], theirs[0]];
		if (mine.length !== 1 || theirs.length !== 1 || !x || !y) return false;
		return Math.abs(x.value - y.value) > tolerance * Math.max(Math.abs(x.value), Math.abs(y.value));
	});
}
