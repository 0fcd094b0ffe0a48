import { cuesOf } from "../languages/cues.ts";
import { checkWordsOf } from "../languages/papers/check-words.ts";
import { title } from "../languages/people/person-words/titles.ts";
import { undertakingPatterns } from "../languages/people/undertaking-words.ts";
import type { Read } from "../roles/statements.ts";
import { capitalise } from "../wording/capitalise.ts";
import { dueOf } from "./people/actions.ts";
import { namesDay } from "./people/named-day.ts";
import { nameAtOf } from "./people/names/name-at.ts";
import type { Person } from "./people/people.ts";

/** What somebody from outside has to look at, approve or certify, in the text's words. */
export type Check = {
	text: string;
	/** Who does it: a name, or who it is by their work or house. */
	by: string;
	/** The last day that is named, ISO; null where none is. */
	due: string | null;
	/** The stage gate that it precedes: the spending, the first use, or the effect. */
	gate: "G1" | "G2" | "G3";
	statement: Read;
};

type Words = NonNullable<ReturnType<typeof checkWordsOf>>;

/** The checks to come that the text names with who does them from outside. */
export function checksOf(
	statements: readonly Read[],
	people: readonly Person[],
	asOf: string | null,
): Check[] {
	const outside = people.filter((person) => person.outside);
	const insideAt = nameAtOf(people.filter((person) => !person.outside));
	return statements.flatMap((statement): Check[] => {
		const { plain, language } = statement;
		// "Nora signs with the council": what one of the house does is their task.
		if (insideAt(plain) !== null) return [];
		const words = checkWordsOf(language);
		if (!words || !mayTellCheck(statement) || !words.checks.test(plain) || !isAhead(statement, words))
			return [];
		const by = outside.find(({ name }) => plain.includes(name))?.name ?? checkerIn(plain, words, people);
		if (by === null) return [];
		return [{ text: plain, by, due: dueOf(statement, asOf), gate: gateOf(plain, words), statement }];
	});
}

/** A price is an offer's, and what stands below causes tells how things are. */
function mayTellCheck({ kind, plain, language, confirmed, offer, signals }: Read): boolean {
	// What whoever writes does is theirs: "I sign with the council on 3 May".
	if (language !== "unknown" && undertakingPatterns(language).own.test(plain)) return false;
	return (
		(kind === "item" || kind === "sentence") &&
		!confirmed &&
		offer === null &&
		signals.question === 0 &&
		signals.money === 0 &&
		signals.heading.cause < 1 &&
		signals.heading.problem < 1
	);
}

/** It has to come, has its day, or nothing goes on without it; what is over, or does not happen, is none. */
function isAhead(statement: Read, words: Words): boolean {
	const { plain, signals, language } = statement;
	if (words.awaits.test(plain)) return true;
	if (cuesOf(language).negation.count(statement.words) > 0) return false;
	if (words.must.test(plain) || words.willCheck.test(plain)) return true;
	return signals.past === 0 && (namesDay(statement) || words.before.test(plain));
}

/** "The surveyor, Mr Alder": a name stands right behind the work. */
const named = new RegExp(`^(?:\\s[^,;:.()]{0,30})?[,(]?\\s?(?:${title}\\.?\\s)?$`, "u");

function checkerIn(plain: string, { checker, article }: Words, people: readonly Person[]): string | null {
	const found = checker.exec(plain);
	if (!found) return null;
	const end = found.index + found[0].length;
	const person = people.find(({ name }) => {
		const at = plain.indexOf(name, end);
		return at >= end && named.test(plain.slice(end, at));
	});
	return person?.name ?? capitalise(found[0].replace(article, ""));
}

/** What comes again shows the effect; what permits, or is about the money, precedes the spending. */
function gateOf(plain: string, { again, ahead, permits }: Words): Check["gate"] {
	if (again.test(plain)) return "G3";
	return ahead.test(plain) || permits.test(plain) ? "G1" : "G2";
}
