import type { OrphanReport } from "@throughline/domain/consultant/origin";

type Kind = OrphanReport["kinds"][number];

/** Objects of a kind that its card names before one asks for more. */
export const shownAtOnce = 10;

/** What a card has besides its objects, in lines of one object. */
const head = 2.5;

/** The kinds in their order, cut where two columns come nearest to the same height; one column for one kind. */
export function inTwoColumns(kinds: readonly Kind[]): Kind[][] {
	const heights = kinds.map(({ named }) => head + Math.min(named.length, shownAtOnce));
	const sum = (of: readonly number[]) => of.reduce((total, height) => total + height, 0);
	const taller = (cut: number) => Math.max(sum(heights.slice(0, cut)), sum(heights.slice(cut)));
	let best = kinds.length;
	for (let cut = 1; cut < kinds.length; cut++) if (taller(cut) < taller(best)) best = cut;
	return [kinds.slice(0, best), kinds.slice(best)].filter((column) => column.length > 0);
}
