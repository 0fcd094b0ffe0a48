import { type Cues, cuesOf } from "../../../languages/cues.ts";
import type { Language } from "../../../languages/language.ts";
import type { PersonCues } from "../../../languages/person-words/matchers.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Candidate } from "../candidates.ts";

/** A candidate, what stands around it, and the words of its language. */
export type Surroundings = Candidate & {
	language: Language;
	person: PersonCues;
	cues: Cues;
	/** The words before it, the nearest first, and those behind it. */
	told: readonly string[];
	says: readonly string[];
	/** The nearest word before it, and the one before that; "" where none is. */
	last: string;
	previous: string;
	/** No mark stands between the word before and the name. */
	joined: boolean;
	/** More than one word, and whether the first is a common given name. */
	isWhole: boolean;
	isGiven: boolean;
	/** One word that is no given name may be a firm, a place or, in German, any noun. */
	isAnyNoun: boolean;
};

/** What a rule says: a weight, or null where it does not apply. */
export type Rule = (around: Surroundings) => number | null;

/** Far enough to see what governs a name. */
const reach = 60;

export function surroundingsOf(candidate: Candidate, language: Language, person: PersonCues): Surroundings {
	const { words, before, behind } = candidate;
	const told = wordsOf(before.slice(-reach)).toReversed();
	const [last = "", previous = ""] = told;
	const isGiven = person.anyGiven.has((words[0] ?? "").toLowerCase().split("-")[0] ?? "");
	return {
		...candidate,
		language,
		person,
		cues: cuesOf(language),
		told,
		says: wordsOf(behind.slice(0, reach)),
		last,
		previous,
		joined: /\p{L}\s$/u.test(before),
		isWhole: words.length > 1,
		isGiven,
		isAnyNoun: words.length === 1 && !isGiven,
	};
}

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
