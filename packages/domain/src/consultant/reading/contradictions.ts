import { cellsIn } from "../text/cells.ts";
import { type Figure, figuresOf } from "../text/figures.ts";
import type { Likeness } from "../text/search.ts";
import { type Language, topicWords } from "../text/words.ts";
import { statementIn } from "./attribution.ts";
import { goOppositeWays } from "./direction.ts";
import type { Material, ReadPassage } from "./material.ts";
import { type ShortClaim, shortClaimOf, shortDisagreement } from "./short-claims.ts";
import { isWish } from "./themes.ts";

/** Two passages that cannot both hold, and on what they disagree. */
export type Contradiction = {
	one: ReadPassage;
	other: ReadPassage;
	about: "figure" | "direction" | "negation";
};

/** How alike two passages must be to speak of the same thing. */
const sameThing = 0.5;
const nearly = 0.65;
const same = 0.9;
/** Figures closer than this are rounded, not at odds. */
const tolerance = 0.03;

const negation: Record<Language, RegExp> = {
	en: /\b(?:not(?! (?:the )?only\b)|no|never|none|nobody|without|cannot|neither|nor|lacks?|lacking|n't)\b|n['’]t\b/iu,
	de: /\b(?:nicht(?! (?:nur|d(?:er|ie|as) einzige)\b)|kein\w*|nie|niemand|ohne|weder|noch nie)\b/iu,
};

/** Where another thought begins, that may be denied without the one before it. */
const clauseEnd: Record<Language, RegExp> = {
	en: /[,;:]|\b(?:because|since|as|so|while|although|and|but|due to|which|who)\b/iu,
	de: /[,;:]|\b(?:weil|da|denn|sodass|während|obwohl|und|aber|wegen)\b/iu,
};

/** What counts, and is no name for all its capital. */
const unit: Record<Language, RegExp> = {
	en: /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/,
	de: /^(?:Prozent|Euro|Dollar|Millionen?|Milliarden?|Tausend|Monate?n?|Jahre?n?|Wochen?|Tage?n?)$/,
};

/** The pairs of passages that contradict each other, in the order in which they stand. */
export function contradictionsIn({ passages, search, like, language }: Material): Contradiction[] {
	const found: Contradiction[] = [];
	const claims = passages.map((passage) => claimOf(passage, language));
	for (const [at, one] of claims.entries()) {
		const [passage] = passages.slice(at, at + 1);
		if (!one || !passage) continue;
		for (const place of search.near(passage.topics)) {
			const [claim, other] = [claims[place], passages[place]];
			if (!claim || !other || place <= at) continue;
			const about = disagreement(one, claim, like, language);
			if (about) found.push({ one: passage, other, about });
		}
	}
	return found;
}

/** For each passage, those that contradict it. */
export function oppositions(material: Material): Map<ReadPassage, ReadPassage[]> {
	const known = opposed.get(material);
	if (known) return known;
	const found = new Map<ReadPassage, ReadPassage[]>();
	for (const { one, other } of contradictionsIn(material)) {
		found.set(one, [...(found.get(one) ?? []), other]);
		found.set(other, [...(found.get(other) ?? []), one]);
	}
	opposed.set(material, found);
	return found;
}

const opposed = new WeakMap<Material, Map<ReadPassage, ReadPassage[]>>();

/** What a passage claims, without who says so, its topic words without figures, and those of each clause that denies. */
type Claim = {
	text: string;
	words: string[];
	denied: string[][];
	figures: readonly Figure[];
	names: ReadonlySet<string>;
	short: ShortClaim | null;
};

/** What a law or a rule asks for says nothing of how it is. */
const obliges =
	/\b(?:must|shall|is required to|are required to)\b|(?<!\p{L})(?:muss|müssen|dürfen nur|darf nur)(?!\p{L})/iu;

/** Null for a heading, a rule or a wish, for figures without a sentence, and for what says too little. */
function claimOf({ text, heading, topics }: ReadPassage, language: Language): Claim | null {
	if (heading || topics.length === 0 || isWish(text) || obliges.test(text)) return null;
	const said = statementIn(proseOf(text), language);
	if (said === "") return null;
	const wordsOf = (part: string) => topicWords(part, language).filter((word) => !/\d/.test(word));
	const words = wordsOf(said);
	const short = shortClaimOf(said, language);
	if (words.length < 2 && short === null) return null;
	const denied = said
		.split(clauseEnd[language])
		.filter((clause) => negation[language].test(clause))
		.map(wordsOf);
	const [figures, names] = [figuresOf(said, language), namesIn(said, language)];
	return { text: said, words, denied, figures, names, short };
}

/** The sentences of a row's cells; a row of figures alone has none. */
function proseOf(text: string): string {
	const cells = cellsIn(text);
	if (cells === null) return text;
	return cells
		.map(({ start, end }) => text.slice(start, end))
		.filter((cell) => (cell.match(/\p{L}{2,}/gu)?.length ?? 0) >= 4)
		.join(" ");
}

/** On what two claims disagree; null when they do not, or speak of different things. */
function disagreement(
	one: Claim,
	other: Claim,
	likeness: Likeness,
	language: Language,
): Contradiction["about"] | null {
	const short =
		one.short && other.short && shortDisagreement(one.short, other.short, figuresDisagree, language);
	if (short) return short;
	if (one.words.length < 2 || other.words.length < 2) return null;
	const like = likeness(one.words, other.words);
	if (like < sameThing || aboutDifferentNames(one.names, other.names)) return null;
	if (figuresDisagree(one.figures, other.figures)) return "figure";
	if (goOppositeWays(one.text, other.text, language)) return "direction";
	// `Wrong because nobody books the returns` does not deny that it is wrong.
	const denies = (claim: Claim, words: readonly string[]) =>
		claim.denied.some((clause) => likeness(clause, words) >= nearly);
	const denied = denies(one, other.words) !== denies(other, one.words);
	const long = one.words.length >= 3 && other.words.length >= 3;
	return denied && like >= nearly && (long || like >= same) ? "negation" : null;
}

/** North and South, or 2024 and 2025, may differ without a contradiction. */
function aboutDifferentNames(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	const onlyIn = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
		[...names].some((name) => !others.has(name));
	return onlyIn(one, other) && onlyIn(other, one);
}

/** Years, quarters, single letters, and words with a capital that do not open the sentence. */
function namesIn(text: string, language: Language): Set<string> {
	const years = text.match(/\b(?:(?:19|20)\d\d|Q[1-4]|H[12]|FY ?\d{2,4}|(?<= )[A-HJ-Z](?=[ .,;]))\b/g) ?? [];
	const names = (text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}/gu) ?? []).filter(
		(name) => !unit[language].test(name),
	);
	return new Set([...years, ...names]);
}

function figuresDisagree(a: readonly Figure[], b: readonly Figure[]): boolean {
	// With several figures each, who knows which is meant by which.
	return ["$", "%", "months", "count"].some((unit) => {
		const [mine, theirs] = [a.filter((each) => each.unit === unit), b.filter((each) => each.unit === unit)];
		const [x, y] = [mine[0], theirs[0]];
		if (mine.length !== 1 || theirs.length !== 1 || !x || !y) return false;
		return Math.abs(x.value - y.value) > tolerance * Math.max(Math.abs(x.value), Math.abs(y.value));
	});
}
