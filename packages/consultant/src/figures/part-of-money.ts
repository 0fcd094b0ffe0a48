import type { Language } from "../languages/language.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import type { Figure } from "./figure.ts";

/**
 * Figures of a text in which a bounded part of an amount named before it has become the amount that it comes to: "We have
 * £4,000, and no more than half of it may be used" bounds £2,000.
 */
export function withPartsOfMoney(
	figures: readonly Figure[],
	text: string,
	language: Language,
): readonly Figure[] {
	return figures.some(isPart)
		? figures.map((figure) => partOfMoney(figure, figures, text, language) ?? figure)
		: figures;
}

function partOfMoney(
	part: Figure,
	figures: readonly Figure[],
	text: string,
	language: Language,
): Figure | null {
	if (!isPart(part)) return null;
	const money = figures.filter(({ kind, end }) => kind === "money" && end <= part.start).at(-1);
	if (!money || money.per !== null || money.change !== null || money.high !== null) return null;
	const rest = /^[^.;:!?]*/u.exec(text.slice(part.end))?.[0] ?? "";
	const told = `${text.slice(money.end, part.start)} ${rest}`;
	if (!ofMoney(language).test(told)) return null;
	const share = part.kind === "percent" ? part.value / 100 : part.value / (part.of ?? 1);
	return { ...money, start: part.start, end: part.end, value: money.value * share, bound: part.bound };
}

/** "At most a third", "no more than 60 %", of nothing that it names itself. */
function isPart({ kind, value, of, unit, bound }: Figure): boolean {
	if (bound !== "at most" && bound !== "up to") return false;
	return kind === "ratio" ? of !== null && value < of && unit === null : kind === "percent" && value < 100;
}

const ofMoney = patternByLanguage((words) => new RegExp(`(?<!\\p{L})(?:${words.ofMoney})(?!\\p{L})`, "iu"));
