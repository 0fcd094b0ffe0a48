import type { Stance } from "@throughline/domain/consultant/research";
import type { Case } from "../case/build.ts";
import { isAssurance } from "../case/causes/assurances.ts";
import { statedCause } from "../case/causes/causes.ts";
import { evidenceOn } from "../case/causes/evidence.ts";
import { likeness } from "../case/likeness.ts";
import { cuesOf } from "../languages/cues.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";

/** So alike must two statements be for one to support the other. */
const alike = 0.34;

/** Whether two statements say the same with other words or figures, and nobody found that they contradict each other. */
export function saysTheSame(case_: Case, statement: Read, other: Read): boolean {
	return likeness(other.stems, statement.stems, case_.rarity) >= alike && !opposes(case_, statement, other);
}

function opposes({ contradictions }: Case, statement: Read, other: Read): boolean {
	return contradictions.some(
		({ one, other: against }) =>
			(one.id === statement.id && against.id === other.id) ||
			(one.id === other.id && against.id === statement.id),
	);
}

/**
 * What each statement does to a root cause. It supports what it states, measures or says in other words; it weakens what
 * it contradicts, what the text says because of it is no cause, and what it says is as it should be. All else is neutral:
 * what a likeness alone would read into a statement that denies where the cause affirms, or that tells what is wanted, is
 * nobody's evidence.
 */
export function stanceTo(case_: Case, rootCause: string): (statement: Read) => Stance {
	const words = wordsOf(rootCause);
	const stems = stemsOf(words, case_.reading.language);
	const stated = statedCause(case_, rootCause)?.statements ?? [];
	const isNegated = ({ words, language }: Pick<Read, "words" | "language">) =>
		cuesOf(language).negation.count(words) % 2 === 1;
	const causeNegated = isNegated({ words, language: case_.reading.language });
	const isAlike = (statement: Read) => likeness(statement.stems, stems, case_.rarity) >= alike;
	const says = (statement: Read) =>
		!wanted.has(statement.role) &&
		!isAssurance(statement) &&
		isNegated(statement) === causeNegated &&
		isAlike(statement);
	const same = case_.statements.filter(
		(statement) =>
			!stated.includes(statement) && says(statement) && !stated.some((own) => opposes(case_, own, statement)),
	);
	const { supporting, counter } = evidenceOn([...stated, ...same], case_);
	const refuting = case_.refutations.flatMap(({ claim, by }) =>
		stated.some(({ id }) => id === claim.id) ? by : [],
	);
	const assuring = case_.statements.filter((statement) => isAssurance(statement) && isAlike(statement));
	const weakening = new Set([...counter, ...refuting, ...assuring].map(({ id }) => id));
	const backing = new Set(supporting.map(({ id }) => id));
	const own = new Set(stated.map(({ id }) => id));
	return ({ id }) => {
		if (own.has(id)) return "supports";
		if (weakening.has(id)) return "weakens";
		return backing.has(id) ? "supports" : "neutral";
	};
}

/** What is wanted, allowed or to be done says nothing of what is. */
const wanted: ReadonlySet<Read["role"]> = new Set(["target", "constraint", "option", "action", "owner"]);
