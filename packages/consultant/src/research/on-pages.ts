import type { Case } from "../case/build.ts";
import { likeness } from "../case/likeness.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";

/** So many statements of one page are shown as such; others only where they speak of the surroundings. */
const mostOfPage = 3;
/** So alike must a statement be to the cause, to a why on the way to it, or to what the web was asked. */
const leastAlike = 0.12;

/**
 * What pages of the web say of a root cause, of the whys on the way to it and of what a search was asked, page by page, the
 * nearest first. What is planned or wanted there is a fact here: others planned it.
 */
export function statementsOnPages(
	{ reading, rarity }: Case,
	{
		rootCause,
		whysPath,
		questions = [],
	}: { rootCause: string; whysPath: readonly string[]; questions?: readonly string[] },
	facts: readonly Read[],
): Read[] {
	const asked = [...new Set([rootCause, ...whysPath, ...questions])].map((text) =>
		stemsOf(wordsOf(text), reading.language),
	);
	const near = facts.map((statement) => ({
		statement,
		alike: Math.max(...asked.map((stems) => likeness(statement.stems, stems, rarity))),
	}));
	const ofPages = Map.groupBy(
		near.filter(({ alike }) => alike >= leastAlike),
		({ statement }) => statement.documentId,
	);
	return [...ofPages.values()].flatMap((ofPage) =>
		ofPage
			.sort((one, other) => other.alike - one.alike)
			.slice(0, mostOfPage)
			.map(({ statement }) => statement),
	);
}
