import { sidesOf } from "../../figures/clause.ts";
import { bareFigure, type Figure } from "../../figures/figure.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

const nothingBefore = patternByLanguage(
	({ none, more }) => new RegExp(`(?<!\\p{L})${none}\\s(?!${more}(?!\\p{L}))(?=\\p{L}{3})`, "iu"),
);

/** "No data sheet older than three years": nothing of something is a value too, where it is what is wanted. */
export function nothingOf({ text, scores, signals, figures, language }: Read): Figure | null {
	if (scores.target < 0.8 || signals.heading.option > 0 || isConditional(text, language)) return null;
	const match = nothingBefore(language).exec(text);
	// Behind another figure it is what that one leaves no room for: "20 days, no exceptions".
	if (!match || figures.some(({ kind, start }) => kind !== "date" && start < match.index + 12)) return null;
	return { ...bareFigure("count", 0), start: match.index, end: match.index + match[0].trimEnd().length };
}

/** Whether what there is to be none of is something that the text has elsewhere: "no Saturday work" is no measure. */
export function isSpokenOf(statement: Read, spoken: ReadonlyMap<string, number>): boolean {
	const { text, language } = statement;
	const match = nothingBefore(language).exec(text);
	if (!match) return false;
	const named = wordsOf(clauseBehind(text.slice(match.index + match[0].length))).slice(0, mostNamed);
	const own = new Set(saysWhatIs(statement) ? statement.stems : []);
	return stemsOf(named, language).some((stem) => (spoken.get(stem) ?? 0) > (own.has(stem) ? 1 : 0));
}

/** In how many statements of harm, lack or figures each word stands. */
export function spokenOf(statements: readonly Read[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const statement of statements.filter(saysWhatIs))
		for (const stem of new Set(statement.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	return counts;
}

function saysWhatIs({ signals, figures }: Read): boolean {
	return signals.trouble > 0 || signals.lack > 0 || figures.length > 0;
}

const mostNamed = 3;

function clauseBehind(text: string): string {
	return text.split(/[.;:,!?()]/u)[0] ?? "";
}

/** "… and no damp case older than 90 days": there is to be none of it. */
export function isOfNothing(figure: Figure, text: string, language: Language): boolean {
	const before = sidesOf(text, figure).before.split(joined(language)).at(-1) ?? "";
	return nothingBefore(language).test(before) && endsInThan(language).test(text.slice(0, figure.start));
}

const joined = patternByLanguage(({ and }) => new RegExp(`\\s${and}\\s`, "u"));

const endsInThan = patternByLanguage(({ than }) => new RegExp(`${than}\\s+$`, "iu"));
