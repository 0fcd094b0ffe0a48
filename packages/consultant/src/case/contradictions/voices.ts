import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** Two people, or two reports, say it. */
export function toldByTwo(one: Read, other: Read): boolean {
	if (one.speaker !== null && other.speaker !== null && one.speaker === other.speaker)
		return reports(one) && reports(other);
	return speaks(one) && speaks(other) && (reports(one) || reports(other) || one.speaker !== other.speaker);
}

function speaks(statement: Read): boolean {
	return reports(statement) || statement.speaker !== null;
}

/** Says who says it, or where it is written down. */
export function reports({ signals, words, language }: Read): boolean {
	return signals.says > 0 || cuesOf(language).source.count(words) > 0;
}

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
