import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { courtesies, opinionWords } from "../../languages/papers/courtesies.ts";
import { recordWords } from "../../languages/people/record-words.ts";
import { refutationsOf } from "../../languages/subjects/refutations.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";

/** An explanation that the text itself says is none, and the statement that says so, which may be the same. */
export type Refutation = { claim: Read; by: Read };

/** What the text refutes: what it says is not the cause, and what others are said to believe where the next words deny it. */
export function refutationsIn(statements: readonly Read[]): Refutation[] {
	return statements.flatMap((statement, at): Refutation[] => {
		const { signals, confirmed, role } = statement;
		if (signals.question > 0 || (confirmed && role === "cause")) return [];
		if (refutesItself(statement)) return [{ claim: statement, by: statement }];
		const [next, after] = statements.slice(at + 1, at + farthest).filter(({ kind }) => kind !== "letterhead");
		if (!next || !followsOn(statement, next)) return [];
		const isRefuted =
			isCounted(statement, next) || isDenied(statement, next) || isTurnedDown(statement, next, after);
		return isRefuted && !speaksOfEarlier(next, statements, at) ? [{ claim: statement, by: next }] : [];
	});
}

/** Between two messages stands who writes the second. */
const farthest = 5;

/** "It is theft." – "The cameras show four incidents. Sorry, that's not it.": a record, and what its teller makes of it. */
export function isTurnedDown(one: Read, next: Read, after: Read | undefined): boolean {
	if (after?.block !== next.block) return false;
	if (!isRecord(next) && !(isBareNo(after) && citesRecord(next))) return false;
	const isOfTwo = one.speaker !== null && next.speaker !== null && one.speaker !== next.speaker;
	if (isOfTwo && (isBareNo(after) || (after.words.length <= wordsOfDenial && refutesItself(after))))
		return true;
	return isOpinion(one) && clausesOf(withoutSpeaker(after)).some(isAnswer(after));
}

/** "9 of 10 never get there, the log shows no network": a clause opens with the record. */
function citesRecord({ plain, language }: Read): boolean {
	const records = opinionWords(language)?.records;
	return clausesOf(plain).some((clause) => (records?.count(wordsOf(clause).slice(0, ofSubject)) ?? 0) > 0);
}

/** "So no.", "It is not the paper." */
function isBareNo({ words, language }: Read): boolean {
	return words.length <= wordsOfNo && (recordWords(language)?.no.count(words) ?? 0) > 0;
}

const wordsOfNo = 4;
const wordsOfDenial = 8;

/** What others say, and the next words deny: "The figures say otherwise." */
export function isDenied(one: Read, next: Read): boolean {
	const isOthers = isHearsay(one) || isOpinion(one) || one.signals.says > 0 || one.speaker !== next.speaker;
	return (isOthers && isAnswer(next)(withoutSpeaker(next))) || showsNoLink(next);
}

/** "The tests of the laboratory show no connection": whatever stands before it is not what explains it. */
function showsNoLink({ language, plain }: Read): boolean {
	return language !== "unknown" && refutationsOf(language).noLink.test(plain);
}

/**
 * "I disagree that it is the softener": an answer that names its matter, of which the statement before it has no word and an
 * earlier one has. `at` is the place of the statement before it.
 */
export function speaksOfEarlier(answer: Read, statements: readonly Read[], at: number): boolean {
	const named = new Set(answer.signals.objects > 0 ? answer.stems : []);
	const names = ({ stems, documentId }: Read) =>
		documentId === answer.documentId && stems.some((stem) => named.has(stem));
	const [before, ...earlier] = statements.slice(Math.max(0, at - earlierReach), at + 1).toReversed();
	return named.size > 0 && before !== undefined && !names(before) && earlier.some(names);
}

const earlierReach = 12;

/** "Lucy thinks they order late. The order book says only 4 did": an opinion, then what was counted against it. */
export function isCounted(one: Read, next: Read): boolean {
	const against = opinionWords(next.language);
	if (isOverstated(one, next)) return true;
	if (!against || (opinionWords(one.language)?.records.count(one.words) ?? 0) > 0) return false;
	if (against.records.count(next.words.slice(0, ofSubject)) === 0) return false;
	const turns = cuesOf(next.language).adversative.at(next.words, 0);
	return isOpinion(one)
		? turns || against.only.count(next.words) > 0 || comparesWithPast(next) || isAsBefore(next)
		: turns && one.signals.says > 0;
}

/** "They say that demand has doubled. Calls rose from 2,198 to 2,316": so much is said, and hardly anything has changed. */
function isOverstated(one: Read, next: Read): boolean {
	const multiplies = (recordWords(one.language)?.multiplies.count(one.words) ?? 0) > 0;
	if (!multiplies || one.figures.some(({ kind }) => kind !== "date") || next.order - one.order > 2)
		return false;
	return comparesWithPast(next) || isAsBefore(next) || next.figures.some(hardlyChanges);
}

function hardlyChanges({ change }: Figure): boolean {
	if (!change) return false;
	const [less, more] = [Math.min(change.from, change.to), Math.max(change.from, change.to)];
	return less > 0 && more / less < littleMore;
}

/** Whether the later one, a record or a count, answers what the other only holds: "The supplier says none was missing" – "The log lists 23". */
export function isAnswered(one: Read, other: Read): boolean {
	return isOpinion(one) || isCounted(one, other) || (one.signals.says > 0 && isRecord(other));
}

/** Whether a statement begins with a record, or that somebody counted. */
export function isRecord({ words, language }: Read): boolean {
	return (opinionWords(language)?.records.count(words.slice(0, ofSubject)) ?? 0) > 0;
}

/** "14 kilos a family, last year 13": counted, and hardly other than it was. */
function comparesWithPast({ figures, signals }: Read): boolean {
	if (signals.past === 0) return false;
	const values = figures.filter(({ kind }) => kind !== "date" && kind !== "money");
	return values.some((one, at) =>
		values.slice(at + 1).some((other) => {
			const [less, more] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
			return (one.kind === other.kind || other.kind === "number") && less > 0 && more / less < littleMore;
		}),
	);
}

const littleMore = 1.15;

/** "The ride takes the same as in 2025." */
function isAsBefore({ words, signals, language }: Read): boolean {
	return (
		signals.past + signals.usual + signals.date > 0 && (courtesies(language)?.unchanged.count(words) ?? 0) > 0
	);
}

/** So many words stand where a statement says who holds it. */
const ofSubject = 5;

/** "It is not the drivers"; "many blame the drivers, but the figures say otherwise". */
export function refutesItself(statement: Read): boolean {
	const { language, plain } = statement;
	if (language === "unknown") return false;
	const { denied, corrected } = refutationsOf(language);
	const found = denied.exec(plain);
	if (found && !corrected.test(plain.slice(found.index + found[0].length))) return true;
	const [, ...behind] = clausesOf(plain);
	if (isHearsay(statement) && behind.some(isAnswer(statement))) return true;
	return isOpinion(statement) && behind.some((clause) => turnsDown(clause, statement));
}

/** "Lucy thinks …", "Mr Wirth blames the new film" */
export function isOpinion({ words, plain, language }: Read): boolean {
	if (language === "unknown") return false;
	const opines = opinionWords(language)?.opines.count(words.slice(0, ofSubject)) ?? 0;
	return opines > 0 || refutationsOf(language).attributes.test(plain);
}

/** "…, but the company doctor does not mention it" */
function turnsDown(clause: string, { language }: Read): boolean {
	const { adversative, counters, negation } = cuesOf(language);
	const words = wordsOf(clause);
	const isLittle = negation.count(words) + (opinionWords(language)?.only.count(words) ?? 0) > 0;
	return (adversative.at(words, 0) || counters.at(words, 0)) && isLittle;
}

function isHearsay({ language, plain }: Read): boolean {
	return language !== "unknown" && refutationsOf(language).hearsay.test(plain);
}

/** What only denies an explanation, or says that the causes are known, explains nothing either. */
export function explainsNothing(
	statements: readonly Read[],
	found: readonly Refutation[],
): ReadonlySet<string> {
	return new Set([
		...found.flatMap(({ claim, by }) => (tellsWhy(by) && by !== claim ? [claim.id] : [claim.id, by.id])),
		...found.flatMap(({ claim, by }) => (by === claim ? shownFor(claim, statements[claim.order + 1]) : [])),
		...statements.flatMap((statement) => (isSummary(statement) ? statement.id : [])),
	]);
}

/**
 * The statements that only answer an explanation that does not hold, as of a record: "Sickness was 3.1 %, lower than elsewhere",
 * "temps drive 23 % of the tours and have 22 % of the damage". What they count is not what is wrong.
 */
export function recordsAgainst(
	found: readonly Refutation[],
	statements: readonly Read[],
): ReadonlySet<string> {
	return new Set(
		found.flatMap(({ claim, by }) => {
			if (by !== claim) return tellsWhy(by) ? [] : [by.id, ...shownBehind(by, statements)];
			return shownBehind(claim, statements);
		}),
	);
}

/** The next sentence of the paragraph, where it compares two values of one kind, or says what is as it was. */
function shownBehind({ block, speaker, order }: Read, statements: readonly Read[]): string[] {
	const next = statements[order + 1];
	if (next?.block !== block || next.speaker !== speaker || tellsWhy(next)) return [];
	const values = next.figures.filter(({ kind }) => kind === "percent" || kind === "ratio");
	return values.length > 1 || comparesWithPast(next) || isAsBefore(next) ? [next.id] : [];
}

/** "I don't think it is the coolers. All 46 were serviced in June": the next sentence shows that they are well. */
function shownFor({ block, speaker }: Read, next: Read | undefined): string[] {
	if (next?.block !== block || next.speaker !== speaker) return [];
	const { every, well, lack, causal } = next.signals;
	return every + well > 0 && lack + causal === 0 ? [next.id] : [];
}

/** "That is not so: nobody orders them, as …" denies one cause and names another; "since 2024" is a time. */
export function tellsWhy({ signals, figures }: Read): boolean {
	return signals.causal > 0 && !figures.some(({ relation }) => relation === "since");
}

/** "We know the causes", with nothing of them behind a colon. */
function isSummary({ language, plain, signals, confirmed }: Read): boolean {
	if (language === "unknown" || confirmed || signals.causal > 1) return false;
	return refutationsOf(language).summary.test(plain) && !/:\s+\S+\s\S+/u.test(plain);
}

function followsOn(one: Read, next: Read): boolean {
	if (one.documentId !== next.documentId) return false;
	return one.block === next.block || (next.speaker !== null && next.speaker !== one.speaker);
}

function isAnswer({ language }: Read): (clause: string) => boolean {
	return (clause) => language !== "unknown" && refutationsOf(language).answer.test(clause);
}

function clausesOf(plain: string): string[] {
	return plain.split(/[,;:–—]\s+|\s[–—-]\s/u);
}
