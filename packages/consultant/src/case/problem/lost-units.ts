import { cuesOf } from "../../languages/cues.ts";
import { moneyFlows } from "../../languages/money-flows.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { isOneWord, stemsOf, wordsOf } from "../../languages/words.ts";
import { clauseAround, sidesOf } from "../../ledger/clause.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import type { Figure } from "../../ledger/figure.ts";
import { durationUnitOf } from "../../ledger/figures.ts";
import type { Case } from "../build.ts";
import type { Read } from "../statements.ts";
import { timesOf } from "./problem-cost.ts";

/** How many of what an amount is for one of are lost, as it is written; `times` is how often that comes in a year, else 1. */
export type LostUnits = { count: number; written: string; times: number };

type Known = Pick<Case, "statements" | "measures" | "ledger">;

/**
 * So many as the text tells: "we cancelled 14 sessions, each cancelled session costs us 310", "each point that we lose is
 * 14,000" beside a share that has fallen. Null where the text does not count them.
 */
export function lostUnits(case_: Known, entry: LedgerEntry, statement: Read): LostUnits | null {
	const { figure } = entry;
	const lead = wordsOf(statement.text.slice(0, figure.start)).slice(-longestLead);
	if ((moneyFlows(statement.language)?.eachPoint.count(lead) ?? 0) > 0) return lostPoints(case_, statement);
	const clause = clauseAround(statement.text, figure);
	return isForEach(statement.language).test(clause) ? countedPieces(case_, clause, statement) : null;
}

/** Between what an amount is for one of and the amount, in words. */
const longestLead = 14;

const isForEach = patternByLanguage(
	({ each, per }) => new RegExp(`(?<!\\p{L})(?:${each}|${per})\\s\\p{L}`, "iu"),
);

/** "Per pupil it costs the school 7,200 a year": what the amount is for one of stands before it, and is no time. */
export function isForOne(figure: Figure, { text, language }: Read): boolean {
	const thing = thingBefore(language).exec(sidesOf(text, figure).before)?.[1]?.toLowerCase();
	if (thing === undefined || durationUnitOf(thing, language) !== null) return false;
	// "Por eso", "par erreur"
	const { function: small, anaphor, trouble, wrong } = cuesOf(language);
	return ![small, anaphor, trouble, wrong].some((cue) => cue.has(thing));
}

const thingBefore = patternByLanguage(
	({ per, and }) => new RegExp(`(?:^\\s*|(?<!\\p{L})(?:${and})\\s)(?:${per})\\s(\\p{L}+)`, "iu"),
);

function countedPieces({ statements }: Known, clause: string, statement: Read): LostUnits | null {
	const { language } = statement;
	const named = stemsOf(wordsOf(clause), language);
	const before = statements.find(
		({ order, documentId }) => order === statement.order - 1 && documentId === statement.documentId,
	);
	for (const told of [statement, before]) {
		const [only, ...others] = (told?.figures ?? []).filter(
			({ kind, unit, value }) =>
				kind === "count" &&
				value > 1 &&
				stemsOf(wordsOf(unit ?? ""), language).some((stem) => named.some((each) => isOneWord(stem, each))),
		);
		if (!only || !told || others.length > 0 || only.high !== null) continue;
		const times = timesOf(only, told);
		if (times === undefined) return null;
		return { count: only.value, written: told.text.slice(only.start, only.end), times: times ?? 1 };
	}
	return null;
}

/** The points between what a share was or should be and what it is, of the share that the statement has a word of. */
function lostPoints({ measures, statements, ledger }: Known, statement: Read): LostUnits | null {
	const { stems } = statement;
	const saying = (id: string) => statements.find((each) => each.id === id);
	const isOfIt = ({ figure, statementId }: LedgerEntry) =>
		figure.kind === "percent" && saying(statementId)?.stems.some((stem) => stems.includes(stem)) === true;
	const pairs = [
		...measures.map(({ baseline, target }) => [target, baseline].flatMap((entry) => entry ?? [])),
		ledger.filter(isOfIt),
	];
	for (const [one, other, ...more] of pairs) {
		if (!one || !other || more.length > 0 || !(isOfIt(one) || isOfIt(other))) continue;
		if (one.figure.kind !== "percent" || other.figure.kind !== "percent") continue;
		const [most, least] = one.figure.value > other.figure.value ? [one, other] : [other, one];
		const count = Math.round((most.figure.value - least.figure.value) * 100) / 100;
		const [from, to] = [most, least].map(({ figure, statementId }) =>
			saying(statementId)?.text.slice(figure.start, figure.end),
		);
		return count > 0 ? { count, written: `(${from} − ${to})`, times: 1 } : null;
	}
	return null;
}

/** "That keeps two full-timers busy, some 110,000 a year": what was said before takes people who are paid so much. */
export function isTiedUp({ statements }: Known, figure: Figure, statement: Read): boolean {
	const { language, words, signals } = statement;
	if (figure.per === null || signals.option + signals.gain + signals.target > 0) return false;
	if ((moneyFlows(language)?.people.count(words) ?? 0) === 0) return false;
	if (!cuesOf(language).anaphor.has(words[0] ?? "")) return false;
	const before = statements.find(
		({ order, documentId }) => order === statement.order - 1 && documentId === statement.documentId,
	);
	return before !== undefined && harms.has(before.role);
}

const harms: ReadonlySet<string> = new Set(["problem", "effect", "cause"]);
