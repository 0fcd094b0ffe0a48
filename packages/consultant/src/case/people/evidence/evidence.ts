import type { Language } from "../../../languages/language.ts";
import type { PersonCues } from "../../../languages/people/person-words/matchers.ts";
import type { Candidate } from "../names/candidates.ts";
import { labelWeight, turnWeight } from "./labels.ts";
import { leftWeight } from "./left.ts";
import { pairWeight } from "./pairs.ts";
import { rightWeight } from "./right.ts";
import { Surroundings } from "./surroundings.ts";
import { namesThing } from "./things.ts";

/** How much speaks for a name in one place: two make a person. Unless something says that it is a thing. */
export type Evidence = { weight: number; isThing: boolean };

/** Then it is a name even where the text has the same word in small letters: "Señora Cuesta". */
export const beyondDoubt = 3;

export function evidenceFor(candidate: Candidate, language: Language, person: PersonCues): Evidence {
	const around = new Surroundings(candidate, language, person);
	const weights = [shapeWeight, leftWeight, rightWeight, labelWeight, turnWeight, pairWeight];
	return {
		weight: weights.reduce((sum, weightOf) => sum + weightOf(around), 0),
		isThing: namesThing(around),
	};
}

/** Initials, a given name, two capital words beside each other; in German any two nouns may be. */
function shapeWeight(around: Surroundings): number {
	const { hasInitial, hasParticle, isWhole, isGiven, language } = around;
	if (hasInitial) return 2;
	const given = isGiven ? 1.5 : 0;
	if (!isWhole) return given;
	return given + (language === "de" || hasParticle ? 0.5 : 1);
}
