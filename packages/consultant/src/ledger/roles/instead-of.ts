import { sidesOf } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/**
 * "The milk arrives at 9 degrees instead of 4", "47 days instead of the prescribed 42": of two values of one thing the first
 * is how it is, the second how it should be. Null where no such two stand there, or the first is only proposed or wanted.
 */
export function roleInsteadOf(figure: Figure, statement: Read): "baseline" | "target" | null {
	const { figures, text, kind, ahead, offer, scores, language } = statement;
	if (kind === "row" || ahead || offer || scores.option >= 1 || !isCounted(figure)) return null;
	const at = figures.indexOf(figure);
	const isPairOf = (one: Figure | undefined, other: Figure | undefined) =>
		one !== undefined &&
		other !== undefined &&
		isOneThing(one, other) &&
		insteadOf(language).test(text.slice(one.end, other.start)) &&
		!isProposed(one, statement);
	if (isPairOf(figure, figures[at + 1])) return "baseline";
	return isPairOf(figures[at - 1], figure) ? "target" : null;
}

function isCounted({ kind, change }: Figure): boolean {
	return kind !== "money" && kind !== "date" && change === null;
}

function isOneThing(one: Figure, other: Figure): boolean {
	if (!isCounted(one) || !isCounted(other) || one.value === other.value) return false;
	return (one.kind === other.kind && one.unit === other.unit) || other.kind === "number";
}

function isProposed(figure: Figure, { text, language }: Read): boolean {
	const { target, mustBe, wanting, must } = cuesOf(language);
	const before = wordsOf(sidesOf(text, figure).before);
	return [target, mustBe, wanting, must].some((list) => list.count(before) > 0);
}

const insteadOf = patternByLanguage(
	({ insteadOf: words }) => new RegExp(`^[^.;:!?]{0,40}(?<!\\p{L})(?:${words})\\s(?:\\p{L}+\\s){0,4}$`, "iu"),
);
