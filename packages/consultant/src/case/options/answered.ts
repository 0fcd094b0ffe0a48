import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../statements.ts";

/** So many turns of a talk may answer one question. */
const mostTurns = 14;
const fewestStems = 2;
/** What stands beside a price must say more than who named it. */
const fewestBesidePrice = 3;

/**
 * "What do we do?" – "An import template. Six weeks and about £24,000.": in each turn behind such a question that names a
 * price, or says that it costs nothing, the statement that says what is meant; not where ways are `counted` off. Their ids.
 */
export function answersToWhatToDo(
	statements: readonly Read[],
	counted: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
	const turns = [...Map.groupBy(statements, ({ documentId, block }) => `${documentId} ${block}`).values()];
	return new Set(
		turns.flatMap((turn, at) =>
			turn.some(asksWhatToDo)
				? answersTo(turn, turns.slice(at + 1, at + 1 + mostTurns)).flatMap((answer) =>
						answer.some(({ id }) => counted.has(id)) ? [] : (said(answer)?.id ?? []),
					)
				: [],
		),
	);
}

/** What others say until the asker asks again, or the talk is over. */
function answersTo(question: readonly Read[], turns: readonly (readonly Read[])[]): (readonly Read[])[] {
	const asker = question[0]?.speaker ?? null;
	const isAsker = ([first]: readonly Read[]) => first?.speaker === asker || first?.speaker === null;
	const end = turns.findIndex((turn) => {
		const [first] = turn;
		const isNoTalk = !first || first.kind === "title" || first.kind === "row";
		return isNoTalk || (isAsker(turn) && turn.some(({ signals }) => signals.question > 0));
	});
	return turns.slice(0, end < 0 ? turns.length : end).filter((turn) => !isAsker(turn));
}

/** The statement of a priced turn that says what is meant. */
function said(turn: readonly Read[]): Read | undefined {
	if (!isPriced(turn)) return undefined;
	return turn.find(namesWithPrice) ?? turn.find((each) => namesSomething(each, fewestStems));
}

function asksWhatToDo({ words, signals, language }: Read): boolean {
	return signals.question > 0 && cuesOf(language).whatToDo.count(words) > 0;
}

function isPriced(turn: readonly Read[]): boolean {
	return turn.some(
		({ figures, signals, scores }) =>
			scores.constraint < 0.9 &&
			(signals.free > 0 || figures.some(({ kind, change }) => kind === "money" && !change)),
	);
}

/** A price beside what it is for; who names it is not what. */
function namesWithPrice(statement: Read): boolean {
	const { money, says } = statement.signals;
	return money > 0 && says === 0 && namesSomething(statement, fewestBesidePrice);
}

/** More than numbers and who speaks. */
function namesSomething({ stems, figures, text, speaker, language, signals }: Read, fewest: number): boolean {
	if (signals.question > 0) return false;
	const others = new Set([
		...figures.flatMap(({ start, end }) => stemsOf(wordsOf(text.slice(start, end)), language)),
		...stemsOf(wordsOf(speaker ?? ""), language),
	]);
	return new Set(stems.filter((stem) => !others.has(stem))).size >= fewest;
}
