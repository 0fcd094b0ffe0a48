import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { spokenWaysOf } from "../../languages/ways/spoken-ways.ts";
import { proposalTold } from "../../languages/ways/told-proposals.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { hasPrice, hasTime } from "./offering.ts";

/** So many statements may belong to one of several ways that are counted off. */
const longestWay = 6;
/** Longer, it says more than that ways follow. */
const longestLead = 14;

/**
 * "Two things. One, swap the burners … Two, alarms …", "The first option is … The other would be …": what opens each of at
 * least two ways with a price or a time, or of which it is said before that they are ways, by its id, with what is said of
 * that way.
 */
export function countedWays(statements: readonly Read[]): ReadonlyMap<string, Read[]> {
	const found = new Map<string, Read[]>();
	for (const [at, statement] of statements.entries()) {
		if (!isSaid(statement) || !counts("first", statement)) continue;
		const opened = [at, ...furtherBehind(at, statements)];
		const spans = opened.map((start) => spanFrom(start, opened, statements));
		if (opened.length < 2 || !areWays(spans, leadOf(statements, at))) continue;
		for (const span of spans) if (span[0]) found.set(span[0].id, span);
	}
	return found;
}

/** Said before to be ways, or with a price or time each; what "first we bought, then we hired" tells has been. */
function areWays(spans: readonly (readonly Read[])[], lead: Read | undefined): boolean {
	if (spans.every(([first]) => first?.told)) return false;
	if (lead && announcesWays(lead)) return true;
	return spans.filter(takes).length > 1 && !(lead && announcesReasons(lead));
}

function isSaid({ kind, forbids }: Read): boolean {
	return (kind === "sentence" || kind === "item") && !forbids;
}

function counts(which: "first" | "next", statement: Read): boolean {
	return spokenWaysOf(statement.language)?.[which].test(withoutSpeaker(statement)) === true;
}

function furtherBehind(first: number, statements: readonly Read[]): number[] {
	const found: number[] = [];
	for (let at = first + 1; at <= (found.at(-1) ?? first) + longestWay; at++) {
		const statement = statements[at];
		if (!statement || statement.documentId !== statements[first]?.documentId) break;
		if (counts("first", statement)) break;
		if (isSaid(statement) && counts("next", statement)) found.push(at);
	}
	return found;
}

function spanFrom(start: number, opened: readonly number[], statements: readonly Read[]): Read[] {
	const end = opened.find((each) => each > start) ?? start + longestWay;
	const { block } = statements[start] ?? { block: -1 };
	return statements.slice(start, end).filter((each) => each.block === block);
}

function takes(span: readonly Read[]): boolean {
	return span.some((each) => (hasPrice(each) || hasTime(each)) && !tellsLoss(each));
}

/** What is lost or paid for it has no price; "that costs" says one. */
export function tellsLoss({ signals, language, words }: Read): boolean {
	return signals.loss > 0 && cuesOf(language).priced.count(words) === 0;
}

/** The short sentence before the first: "Two ideas.", "What have you thought of?" */
function leadOf(statements: readonly Read[], at: number): Read | undefined {
	const before = statements[at - 1];
	return before && before.words.length <= longestLead ? before : undefined;
}

function announcesWays({ words, language }: Read): boolean {
	const { whatToDo, headings, option } = cuesOf(language);
	return whatToDo.count(words) + headings.option.count(words) + option.count(words) > 0;
}

function announcesReasons({ words, language }: Read): boolean {
	return cuesOf(language).headings.cause.count(words) > 0;
}

/** "My suggestion would be …" */
export function isPutForward(statement: Read): boolean {
	return spokenWaysOf(statement.language)?.proposes.test(withoutSpeaker(statement)) === true;
}

/** "The foreman suggested to repair the ramp", told of somebody who is not said to be against it. */
export function isProposalTold(statement: Read): boolean {
	const { language, forbids, signals } = statement;
	if (forbids || signals.question > 0 || !isSaid(statement)) return false;
	const said = withoutSpeaker(statement);
	const way = proposalTold(said, language);
	return way !== null && !wordsOf(said.slice(0, -way.length)).some(cuesOf(language).negation.has);
}

/** What is meant, without the words that count it off, put it forward or tell who did. */
export function withoutCount(said: string, language: Language): string {
	const told = proposalTold(said, language);
	if (told !== null) return capitalise(told);
	const ways = spokenWaysOf(language);
	const opening = [ways?.first, ways?.next, ways?.proposes].find((each) => each?.test(said));
	return opening ? capitalise(said.replace(opening, "")) : said;
}

/** The two ways of "either … or …" where each has a price or a time; null where the statement says no such thing. */
export function eitherOr(statement: Read): [string, string] | null {
	const ways = spokenWaysOf(statement.language);
	const said = withoutSpeaker(statement);
	if (!ways || !isSaid(statement) || statement.told || !ways.either.test(said)) return null;
	const start = statement.text.indexOf(said);
	const figures = statement.figures.filter(({ kind }) => kind === "money" || kind === "duration");
	for (const { index, 0: joint } of start < 0 ? [] : said.matchAll(ways.or)) {
		const isSplit = [
			figures.some(({ end }) => end <= start + index),
			figures.some((figure) => figure.start >= start + index + joint.length),
		];
		if (isSplit.every(Boolean))
			return [said.slice(0, index).replace(ways.either, ""), said.slice(index + joint.length)];
	}
	return null;
}
