import type { Case } from "../case/build.ts";
import { touches } from "../case/limits/must-nots.ts";
import { objectionsIn, shortfallsIn, successesIn } from "../case/options/standing.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { isToAssess } from "../case/options/way-name.ts";
import { interimWords } from "../languages/money/interim.ts";
import { losing } from "../languages/money/losing.ts";
import { openEnds } from "../languages/time/open-ends.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { SizedMeasure } from "../money/size-measures.ts";
import type { Read } from "../roles/statements.ts";
import { otherCauseOf } from "./other-cause.ts";
import { servesCause } from "./serves-cause.ts";

/** A measure with what speaks for and against it; `at` is its place among the options. */
export type Weighed = {
	measure: SizedMeasure;
	at: number;
	recommended: boolean;
	/** The text says that it has been agreed or chosen. */
	agreed: boolean;
	/** A decision of the text names it as taken. */
	decided: boolean;
	/** The text tells that it has worked, in a trial or elsewhere. */
	proven: boolean;
	/** Somebody speaks against it, or the text forbids it. */
	rejected: boolean;
	/** The text holds something against it. */
	contested: boolean;
	/** What the text says of why it does not go far enough. */
	shortfalls: string[];
	/** It has to do with the root cause. */
	serves: boolean;
	/** It has to do with another cause that the text states. */
	servesOther: boolean;
	/** The paragraph or item that tells of the cause which it has to do with; null where it has to do with none. */
	aim: number | null;
	/** It is to help for a while only, or somebody has been told to do it already: nothing is left to decide. */
	settled: boolean;
};

/** What speaks for and against each measure, beside its price and time. */
export function weigh(case_: Case, sized: readonly SizedMeasure[], rootCause: string): Weighed[] {
	const serves = servesCause(case_, rootCause);
	const otherCause = otherCauseOf(case_, rootCause);
	const blockOf = (cause: string) =>
		case_.causes.find(({ text }) => text === cause)?.statements[0]?.block ?? ownCause;
	return sized.map((measure, at): Weighed => {
		const { option } = measure;
		const other = otherCause(option);
		const isServing = serves(option);
		const aimed = isServing ? rootCause : other?.text;
		return {
			measure,
			at,
			recommended: option.standing === "recommended",
			agreed: option.standing === "agreed",
			decided: option.decided && option.standing !== "rejected",
			proven: successesIn(option.statements).length > 0,
			rejected: isRuledOut(case_, option),
			contested: heldAgainst(case_, option).length > 0,
			shortfalls: shortfallsIn(option.statements),
			serves: isServing,
			servesOther: other !== null,
			aim: aimed === undefined ? null : blockOf(aimed),
			settled: isInterim(option) || orderOf(case_, option) !== null,
		};
	});
}

/** Somebody speaks against it, or the text forbids it. */
export function isRuledOut(case_: Case, option: StatedOption): boolean {
	return option.standing === "rejected" || forbiddenBy(case_, option).length > 0;
}

/** Where a cause stands that somebody put into words of their own. */
const ownCause = -1;

/** "Put a leaflet on the site for the time being", "rent two vans until the parts are here" */
function isInterim({ label, unitPrice, price, statements: [first] }: StatedOption): boolean {
	if (first === undefined || first.language === "unknown") return false;
	const isHired = price === null && unitPrice !== null && openEnds(first.language).until.test(first.text);
	return isHired || (interimWords(first.language)?.interim.count(wordsOf(label)) ?? 0) > 0;
}

/** The text gives neither a price nor a time for it and says itself that it has to be looked into first. */
export function isOnlyToAssess({ price, time, personDays, statements }: StatedOption): boolean {
	const isOpen = price === null && time === null && personDays === null;
	return isOpen && statements.some(({ plain, language }) => isToAssess(plain, language));
}

/** The task by which the text has told somebody to do what an option names; null where it has not. */
export function orderOf({ actions }: Case, { label, statements }: StatedOption): string | null {
	const [first] = statements;
	if (!first) return null;
	const own = new Set(statements.map(({ id }) => id));
	const named = new Set(stemsOf(wordsOf(label), first.language));
	const isOfIt = ({ statement, due }: Case["actions"][number]) =>
		!own.has(statement.id) &&
		due !== null &&
		statement.stems.filter((stem) => stem.length >= shortestOrdered && named.has(stem)).length > 0 &&
		isDoing(statement);
	return actions.find(isOfIt)?.statement.plain ?? null;
}

/** A stem that names the ordered thing is no short word. */
const shortestOrdered = 7;

/** Who is to check, ask or decide about a thing does not do it. */
export function isDoing({ words, language }: Read): boolean {
	return !words.some((_word, at) => interimWords(language)?.preparing.at(words, at));
}

/** What the text says against an option, in its own words: what it adds with a "but", what contradicts it. */
export function heldAgainst(case_: Case, option: StatedOption): string[] {
	const own = new Set(option.statements.map(({ id }) => id));
	const contradicting = case_.contradictions
		.filter(({ one, other }) => own.has(one.id) || own.has(other.id))
		.map(({ one, other }) => (own.has(one.id) ? other : one).plain);
	const elsewhere = option.objections.map(({ plain }) => plain);
	return [...new Set([...elsewhere, ...objectionsIn(option.statements), ...contradicting])];
}

/** What must not happen and is plainly about the option, or what somebody says would be lost by it. */
export function forbiddenBy(case_: Case, option: StatedOption): string[] {
	const lost = lostBy(case_, option);
	return case_.mustNots
		.filter((mustNot) => touches(mustNot, option) || isLost(mustNot, lost))
		.map(({ text }) => text.replace(/\.$/u, ""));
}

/** "Though Jonas reckons we'd lose Corrigan over it": the stems of what is told against an option so, people aside. */
function lostBy(case_: Case, option: StatedOption): ReadonlySet<string> {
	const language = option.statements[0]?.language ?? "unknown";
	const people = new Set(case_.people.flatMap(({ name }) => stemsOf(wordsOf(name), language)));
	const lists = losing(language);
	return new Set(
		heldAgainst(case_, option).flatMap((text) => {
			const words = wordsOf(text);
			if ((lists?.loses.count(words) ?? 0) === 0) return [];
			const things = words.filter((_word, at) => !lists?.loses.at(words, at));
			return stemsOf(things, language).filter((stem) => stem.length >= shortestLost && !people.has(stem));
		}),
	);
}

/** Shorter stems are common to what has nothing to do with each other. */
const shortestLost = 5;

function isLost({ text, statement }: Case["mustNots"][number], lost: ReadonlySet<string>): boolean {
	return (
		lost.size > 0 && stemsOf(wordsOf(text), statement?.language ?? "unknown").some((stem) => lost.has(stem))
	);
}
