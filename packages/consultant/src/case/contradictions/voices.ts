import { cuesOf } from "../../languages/cues.ts";
import { accountWords } from "../../languages/people/account-words.ts";
import { recordWords } from "../../languages/people/record-words.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** Two people, or two reports, say it. */
export function toldByTwo(one: Read, other: Read): boolean {
	if (one.speaker !== null && other.speaker !== null && one.speaker === other.speaker)
		return reports(one) && reports(other);
	return speaks(one) && speaks(other) && (reports(one) || reports(other) || one.speaker !== other.speaker);
}

/** In minutes and chats a name opens what somebody says: the other sentences of the paragraph are theirs, too. */
export function withTurns(statements: readonly Read[]): Read[] {
	const turns = new Map<number, string>();
	return statements.map((statement) => {
		const { kind, block, speaker } = statement;
		if (kind !== "sentence" && kind !== "item") return statement;
		if (speaker !== null) turns.set(block, speaker);
		const said = speaker ?? turns.get(block) ?? null;
		return said === speaker ? statement : { ...statement, speaker: said };
	});
}

function speaks(statement: Read): boolean {
	return reports(statement) || statement.speaker !== null;
}

/** Says who says it, or where it is written down. */
export function reports({ signals, words, language }: Read): boolean {
	return signals.says > 0 || cuesOf(language).source.count(words) > 0;
}

/** Opens with where it is written down, counted or measured; not with what `known` names already. */
export function isOnRecord({ words, language }: Read, known: readonly string[] = []): boolean {
	const opening = words.slice(0, ofOpening).filter((word) => !known.includes(word));
	const lists = [cuesOf(language).source, accountWords(language)?.records, recordWords(language)?.papers];
	return lists.some((list) => (list?.count(opening) ?? 0) > 0);
}

/** "This is confirmed by the log": it goes along with what was said. */
export function confirms({ words, language }: Read): boolean {
	return (recordWords(language)?.confirms.count(words.slice(0, ofOpening)) ?? 0) > 0;
}

const ofOpening = 7;

/** "Every order", "all held seats": it is said of all of what both speak of. */
export function quantifies({ plain, language }: Read, shared: readonly string[]): boolean {
	const { every } = cuesOf(language);
	const words = wordsOf(plain);
	return words.some(
		(word, at) =>
			every.has(word) && stemsOf(words.slice(at + 1, at + 3), language).some((stem) => shared.includes(stem)),
	);
}

/** Said to be so: nothing that is wanted, offered, asked for or still to come. */
export function isStated({ words, signals, scores, role, forbids, ahead, language }: Read): boolean {
	if (words.slice(0, 3).some(cuesOf(language).duty.has)) return false;
	if (signals.question > 0 || forbids || ahead) return false;
	const isOpen = role === "constraint" || role === "action" || role === "option" || role === "target";
	return !isOpen && scores.target < 0.8 && scores.option < 1.2;
}
