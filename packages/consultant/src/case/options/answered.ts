import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { adviceWords } from "../../languages/ways/advice-words.ts";
import { asksForIdeas, namesDeed } from "../../languages/ways/way-words.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { isProposalTold, isPutForward } from "./spoken.ts";

type Turn = readonly Read[];

/** So many turns of a talk may answer one question. */
const mostTurns = 14;
const fewestStems = 2;
const longestQuestion = 7;
/** What stands beside a price must say more than who named it. */
const fewestBesidePrice = 3;

/**
 * "What do we do?" – "An import template. Six weeks and about £24,000.", "Ideas, please" – "repair the ramp" – "That's 2,900":
 * what opens each idea in the turns behind such a question, by its id, with what its turn says and the price that the next
 * one names; not where ways are `counted` off.
 */
export function answersToWhatToDo(
	statements: readonly Read[],
	counted: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Read[]> {
	const turns = [...Map.groupBy(statements, ({ documentId, block }) => `${documentId} ${block}`).values()];
	const found = new Map<string, Read[]>();
	for (const [at, turn] of turns.entries()) {
		if (!turn.some(asksWhatToDo)) continue;
		const ideas = [...ownIdeas(turn), ...ideasIn(turn, turns.slice(at + 1, at + 1 + mostTurns))];
		for (const idea of ideas) {
			const [first] = idea;
			if (first && !idea.some(({ id }) => counted.has(id)) && !found.has(first.id)) found.set(first.id, idea);
		}
	}
	return found;
}

/**
 * "So what can we do. Two places on the course, 2,400 each. Then raise the limit, that costs nothing. …": what the asker names
 * in the same breath, up to what of it would come first; none for one thing alone.
 */
function ownIdeas(turn: Turn): Read[][] {
	const ideas: Read[][] = [];
	for (const each of turn.slice(turn.findLastIndex(asksWhatToDo) + 1)) {
		if (each.language !== "unknown" && adviceWords(each.language).advises.test(each.plain)) break;
		const isIdea = !isBound(each) && (suggestsDeed(each) || (isPriced([each]) && namesSomething(each, 1)));
		if (isIdea) ideas.push([each]);
		else ideas.at(-1)?.push(each);
	}
	return ideas.length > 1 ? ideas : [];
}

/** It says what there is to spend, or forbids; what costs nothing bounds nothing. */
function isBound({ forbids, scores, signals }: Read): boolean {
	return forbids || (signals.free === 0 && Math.max(scores.constraint, signals.ceiling) >= 0.9);
}

/** What is said until the asker asks something else or says what there is to spend, or the talk is over. */
function ideasIn(question: Turn, turns: readonly Turn[]): Read[][] {
	const asker = question[0]?.speaker ?? null;
	const ideas: Read[][] = [];
	for (const [at, turn] of turns.entries()) {
		const isAsker = turn[0]?.speaker === asker || turn[0]?.speaker === null;
		if (endsTalk(turn, isAsker)) break;
		if (namesPriceOnly(turn)) {
			ideas.at(-1)?.push(...turn);
			continue;
		}
		const next = turns[at + 1];
		const idea = openingOf(turn, { isAsker, isPricedNext: next !== undefined && namesPriceOnly(next) });
		if (idea) ideas.push(turn.slice(turn.indexOf(idea)));
		else if (isAsker && asksOtherwise(turn)) break;
	}
	return ideas;
}

/** No talk any more, or the asker says what there is to spend. */
function endsTalk(turn: Turn, isAsker: boolean): boolean {
	const [first] = turn;
	if (!first || first.kind === "title" || first.kind === "row") return true;
	if (!isAsker || turn.some(isProposalTold)) return false;
	return turn.some(({ scores, signals }) => Math.max(scores.constraint, signals.ceiling) >= 0.9);
}

function asksOtherwise(turn: Turn): boolean {
	return turn.some(({ signals }) => signals.question > 0) && !turn.some(asksWhatToDo);
}

/** The statement of a turn that says what is meant; undefined where it names no idea. */
function openingOf(
	turn: Turn,
	{ isAsker, isPricedNext }: { isAsker: boolean; isPricedNext: boolean },
): Read | undefined {
	const named = turn.find((each) => stemsSaid(each).length > 0 && !each.forbids);
	const isIdea = !isAsker || turn.some(({ signals }) => signals.question > 0);
	if (isPricedNext && isIdea && named) return named;
	if (isAsker) return turn.find(isProposalTold);
	if (!isPriced(turn)) return turn.find(suggestsDeed);
	const before = turn.slice(0, turn.findIndex((each) => amountsIn(each).length > 0) + 1);
	return (
		before.find(suggestsDeed) ??
		turn.find(namesWithPrice) ??
		before.find((each) => namesSomething(each, fewestStems)) ??
		before.find((each) => namesSomething(each, 1)) ??
		turn.find((each) => namesSomething(each, fewestStems))
	);
}

function asksWhatToDo(statement: Read): boolean {
	const { words, signals, language } = statement;
	// Speech that was written down has no question marks.
	const isQuestion = signals.question > 0 || words.length <= longestQuestion;
	const isAsked = isQuestion && cuesOf(language).whatToDo.count(words) > 0;
	return isAsked || asksForIdeas(withoutSpeaker(statement), language);
}

/** "Rampe reparieren lassen", "und jemand für die Frühschicht" */
function suggestsDeed(statement: Read): boolean {
	const { language, forbids, told } = statement;
	if (forbids || told) return false;
	return (
		namesDeed(withoutSpeaker(statement).replace(joint(language), ""), language) || isPutForward(statement)
	);
}

const joint = patternByLanguage(({ and, or }) => new RegExp(`^(?:${and}|${or})\\s`, "iu"));

function isPriced(turn: Turn): boolean {
	return turn.some(
		(each) => each.scores.constraint < 0.9 && (each.signals.free > 0 || amountsIn(each).length > 0),
	);
}

/** Money, or in a talk of prices a number of thousands without its currency: "1.400 Einrichtung", "80.000". */
function amountsIn({ figures, text }: Read): Read["figures"][number][] {
	return figures.filter(
		({ kind, change, start, end }) =>
			!change && (kind === "money" || (kind !== "date" && thousands.test(text.slice(start, end)))),
	);
}

const thousands = /^\d{1,3}[.,'’\s]\d{3}(?!\d)/u;

/** "That's 1,900 a month", "24.000 im Jahr ungefähr": the price of what was said before. */
function namesPriceOnly([first]: Turn): boolean {
	const [amount] = first ? amountsIn(first) : [];
	if (!first || !amount || Math.max(first.scores.constraint, first.signals.ceiling) >= 0.9) return false;
	const { anaphor, priced } = cuesOf(first.language);
	const said = withoutSpeaker(first);
	const before = said.slice(0, Math.max(0, said.length - (first.text.length - amount.start)));
	const [word = ""] = wordsOf(said);
	return (
		anaphor.has(word) ||
		wordsOf(before).every((each) => priced.has(each) || stemsOf([each], first.language).length === 0)
	);
}

/** A price beside what it is for; who names it is not what. */
function namesWithPrice(statement: Read): boolean {
	const { money, says } = statement.signals;
	const [word = ""] = wordsOf(withoutSpeaker(statement));
	if (cuesOf(statement.language).anaphor.has(word)) return false;
	return money > 0 && says === 0 && namesSomething(statement, fewestBesidePrice);
}

function namesSomething(statement: Read, fewest: number): boolean {
	return statement.signals.question === 0 && stemsSaid(statement).length >= fewest;
}

/** What is said more than numbers and who speaks. */
function stemsSaid(statement: Read): string[] {
	const { figures, text, language, speaker } = statement;
	const others = new Set([
		...figures.flatMap(({ start, end }) => stemsOf(wordsOf(text.slice(start, end)), language)),
		...stemsOf(wordsOf(speaker ?? ""), language),
	]);
	const said = stemsOf(wordsOf(withoutSpeaker(statement)), language);
	return [...new Set(said.filter((stem) => !others.has(stem)))];
}
