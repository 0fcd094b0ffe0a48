import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { fromToPatterns } from "../../languages/subjects/from-to.ts";
import type { Read } from "../../roles/statements.ts";

/**
 * "I want us to go from 6.8 % of tubes rejected down to 2.5 %": of two values of one thing the first is how it is, the second
 * how it is to be. Null where no such two stand there, where it has happened, or is only proposed.
 */
export function roleFromTo(figure: Figure, statement: Read): "baseline" | "target" | null {
	const { figures, kind, offer, scores, language } = statement;
	if (language === "unknown" || kind === "row" || offer || scores.option >= 1 || !isWished(statement))
		return null;
	const at = figures.indexOf(figure);
	if (isFromTo(figure, figures[at + 1], statement)) return "baseline";
	return isFromTo(figures[at - 1], figure, statement) ? "target" : null;
}

function isFromTo(one: Figure | undefined, other: Figure | undefined, { text, language }: Read): boolean {
	if (language === "unknown" || !one || !other || !isMeasured(one) || !isMeasured(other)) return false;
	if (one.kind !== other.kind || one.value === other.value) return false;
	const { from, to } = fromToPatterns(language);
	return from.test(text.slice(0, one.start)) && to.test(text.slice(one.end, other.start));
}

function isMeasured({ kind, change }: Figure): boolean {
	return change === null && (kind === "percent" || kind === "duration");
}

function isWished({ words, language, told, signals }: Read): boolean {
	if (signals.heading.target > 0) return true;
	const { target, wanting, mustBe, must } = cuesOf(language);
	return !told && [target, wanting, mustBe, must].some((list) => list.count(words) > 0);
}

/** "Tubes rejected": what stands between the two values without what becomes of it; null where it is of another kind. */
export function thingFromTo(figure: Figure, statement: Read): string | null {
	const { figures, text, language } = statement;
	const other = figures[figures.indexOf(figure) + 1];
	if (language === "unknown" || !other || roleFromTo(figure, statement) !== "baseline") return null;
	const { to, of, moved } = fromToPatterns(language);
	const between = text.slice(figure.end, other.start).replace(to, "$<thing>").trim();
	if (!of.test(between)) return null;
	const thing = between.replace(of, "").replace(moved, "").trim();
	return /^\p{L}[^,]{4,}$/u.test(thing) ? thing : null;
}
