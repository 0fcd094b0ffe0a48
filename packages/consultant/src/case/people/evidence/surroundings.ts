import { type Cues, cuesOf } from "../../../languages/cues.ts";
import type { Language } from "../../../languages/language.ts";
import type { PersonCues } from "../../../languages/people/person-words/matchers.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Candidate } from "../names/candidates.ts";

/** A candidate, what stands around it, and the words of its language. Words are read once a rule asks for them. */
export class Surroundings {
	readonly name: string;
	readonly words: readonly string[];
	readonly hasInitial: boolean;
	readonly hasParticle: boolean;
	readonly before: string;
	readonly behind: string;
	readonly language: Language;
	readonly person: PersonCues;
	readonly cues: Cues;
	/** No mark stands between the word before and the name. */
	readonly joined: boolean;
	/** More than one word or initials, and whether the first is a common given name. */
	readonly isWhole: boolean;
	readonly isGiven: boolean;
	/** One word that is no given name may be a firm, a place or, in German, any noun. */
	readonly isAnyNoun: boolean;
	#told: readonly string[] | null = null;
	#says: readonly string[] | null = null;

	constructor(candidate: Candidate, language: Language, person: PersonCues) {
		this.name = candidate.name;
		this.words = candidate.words;
		this.hasInitial = candidate.hasInitial;
		this.hasParticle = candidate.hasParticle;
		this.before = candidate.before;
		this.behind = candidate.behind;
		this.language = language;
		this.person = person;
		this.cues = cuesOf(language);
		this.joined = /\p{L}\s$/u.test(this.before.slice(-2));
		this.isWhole = this.words.length > 1 || this.hasInitial;
		this.isGiven = person.anyGiven.has((this.words[0] ?? "").toLowerCase().split("-")[0] ?? "");
		this.isAnyNoun = !this.isWhole && !this.isGiven;
	}

	/** The words before it, the nearest first. */
	get told(): readonly string[] {
		this.#told ??= wordsOf(this.before.slice(-reach)).toReversed();
		return this.#told;
	}

	/** The words behind it. */
	get says(): readonly string[] {
		this.#says ??= wordsOf(this.behind.slice(0, reach));
		return this.#says;
	}

	/** The nearest word before it, and the one before that; "" where none is. */
	get last(): string {
		return this.told[0] ?? "";
	}

	get previous(): string {
		return this.told[1] ?? "";
	}
}

/** What a rule says: a weight, or null where it does not apply. */
export type Rule = (around: Surroundings) => number | null;

/** Far enough to see what governs a name. */
const reach = 60;

/** What the first rule that applies says; 0 where none does. */
export function firstOf(rules: readonly Rule[], around: Surroundings): number {
	for (const rule of rules) {
		const weight = rule(around);
		if (weight !== null) return weight;
	}
	return 0;
}

/** A post, kin, a trade: "director", "tante". */
export function isSomebody(word: string, { person, cues }: Pick<Surroundings, "person" | "cues">): boolean {
	const plain = word.replace(/^(?:vice|co|ex|sub)-/u, "");
	return person.person.has(plain) || cues.post.has(plain);
}
