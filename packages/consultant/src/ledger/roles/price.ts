import { sidesOf } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { changeNouns } from "../../languages/ways/change-nouns.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** Between "costs" and its amount: "costs us about 400". */
const reach = 3;

/**
 * "A second lift costs 19,000 €", "repairing it would cost £9,500": what a thing or a work is to be had for, not what a harm
 * costs. What comes again and again is a price only of something new: "a second nurse costs 31,000 a year", "the alignment of
 * pay costs 640,000 a year".
 */
export function isPriceOfThing(figure: Figure, statement: Read): boolean {
	const { text, language } = statement;
	const { costs, would, bearing, wrong, worse, anaphor, another } = cuesOf(language);
	const { before, after } = sidesOf(text, figure);
	const subject = wordsOf(before);
	// "Würde 3.480 € kosten" has the verb behind it, "61.000 € Kosten" the noun.
	const behind = after.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [];
	const beside = [...subject.slice(-reach), ...behind.slice(0, 1), ...behind.slice(-1)];
	const isPrice = costs.count(beside) > 0 || isOfSeveral(before, statement);
	if (!isPrice || subject.length < 2 || anaphor.has(subject[0] ?? "")) return false;
	if (bearing.count(beside) + wrong.count(subject) + worse.count(subject) > 0) return false;
	const begin = subject.slice(0, reach);
	const isNew = another.count(begin) > 0 || (changeNouns(language)?.changes.count(begin) ?? 0) > 0;
	return figure.per === null || would.count(subject) > 0 || isNew;
}

/** "Trailers cost £1,800": English has one form for the plural and for what is over; "in 2025 repairs cost £1,800" is over. */
function isOfSeveral(before: string, { language, figures, signals }: Read): boolean {
	const isOver = signals.past > 0 || figures.some(({ kind }) => kind === "date");
	return language === "en" && !isOver && /\p{L}s\scost(?:\s(?:about|around|roughly|some))?\s*$/u.test(before);
}
