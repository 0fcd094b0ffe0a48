import { opensWhole } from "../languages/grammar/wholes.ts";
import type { Language } from "../languages/language.ts";
import type { Figure } from "./figure.ts";

/**
 * Figures of a text in which a number behind the whole that it is a part of has become the share of it: "Of 412 jobs in
 * those three months 131 came back" tells 131 of 412 jobs.
 */
export function withPartsOfWholes(figures: readonly Figure[], text: string, language: Language): Figure[] {
	const parts = new Map<Figure, Figure>();
	for (const [at, whole] of figures.entries()) {
		if (!isWhole(whole) || !opensWhole(language).test(text.slice(0, whole.start))) continue;
		const part = figures.slice(at + 1).find(({ kind }) => kind !== "duration" && kind !== "date");
		if (part && isPartOf(part, whole, text)) parts.set(whole, part);
	}
	const wholes = new Map([...parts].map(([whole, part]) => [part, whole]));
	return figures.flatMap((figure) => {
		if (parts.has(figure)) return [];
		const whole = wholes.get(figure);
		return [whole ? { ...figure, kind: "ratio" as const, of: whole.value, unit: whole.unit } : figure];
	});
}

function isWhole({ kind, unit, per, high, change, value }: Figure): boolean {
	const isPlain = per === null && high === null && change === null;
	return kind === "count" && unit !== null && isPlain && Number.isInteger(value);
}

/** In the same clause, without a thing of its own. */
function isPartOf(
	{ kind, unit, value, high, change, start, end }: Figure,
	whole: Figure,
	text: string,
): boolean {
	const isPlain =
		kind === "number" || (kind === "count" && unit?.toLowerCase() === whole.unit?.toLowerCase());
	const between = text.slice(whole.end, start);
	return (
		isPlain &&
		high === null &&
		change === null &&
		Number.isInteger(value) &&
		value < whole.value &&
		/\d/u.test(text.slice(start, end)) &&
		between.length <= mostBetween &&
		!/[.;:!?(]|,\s.*,\s.*,/u.test(between)
	);
}

/** "Of 412 jobs in those three months, as far as the cards go, 131 …" */
const mostBetween = 70;
