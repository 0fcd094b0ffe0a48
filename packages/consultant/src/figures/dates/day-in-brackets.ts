import type { Figure } from "../figure.ts";

/**
 * Figures of a text in which a season, month or quarter whose day stands behind it in brackets is that day: "by the start of
 * the February half-term (15 February 2027)".
 */
export function withDaysInBrackets(figures: readonly Figure[], text: string): Figure[] {
	const made: Figure[] = [];
	for (const figure of figures) {
		const before = made.at(-1);
		if (before && isItsDay(figure, before, text))
			made[made.length - 1] = {
				...figure,
				start: before.start,
				end: figure.end + 1,
				relation: before.relation,
			};
		else made.push(figure);
	}
	return made;
}

function isItsDay({ date, start, end }: Figure, before: Figure, text: string): boolean {
	return (
		date?.precision === "day" &&
		before.date !== null &&
		before.date.precision !== "day" &&
		before.date.precision !== "year" &&
		text[end] === ")" &&
		/^[^.;:()]{0,40}\((?:\p{L}{1,12}\.?,?\s){0,3}$/u.test(text.slice(before.end, start))
	);
}
