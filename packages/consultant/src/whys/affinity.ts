import type { StatedCause } from "../case/causes/causes.ts";
import { likeness } from "../case/likeness.ts";
import type { Read } from "../case/statements.ts";
import { tellsConsequence } from "./reason.ts";

/** How likely a stated cause explains another: near it in the text, behind it, about the same things. About 0 to 2. */
export function affinity(
	cause: StatedCause,
	above: { stems: readonly string[]; statements: StatedCause["statements"] },
	rarity: (stem: string) => number,
): number {
	const [own] = cause.statements;
	const upper = above.statements.at(-1);
	const like = likeness(cause.stems, above.stems, rarity);
	if (!own || !upper || own.documentId !== upper.documentId) return like;
	const distance = own.order - upper.order;
	if (followsFrom(own, upper)) return -1;
	const near = Math.max(0, 1 - Math.abs(distance) / 8) * 0.4;
	const sameBlock = own.block === upper.block ? 0.35 : 0;
	const sameSection = own.headings.length > 0 && own.headings.join() === upper.headings.join() ? 0.15 : 0;
	// A text says what is wrong, and then why, unless it says that the second follows from the first.
	const isSource = followsFrom(upper, own) ? 0.6 : 0;
	return like + near + sameBlock + sameSection + isSource + (distance > 0 ? 0.1 : 0);
}

/** "Nobody changed the tours. Tour 4 is six hours long because of that": the later one is no reason for the one before. */
export function followsFrom(later: Read, before: Read): boolean {
	return (
		later.documentId === before.documentId &&
		later.order - before.order === 1 &&
		(later.block === before.block || later.block - before.block === 1) &&
		tellsConsequence(later)
	);
}

const leastAlike = 0.12;

/** Whether a text connects a stated cause with another: they stand side by side, or share a telling word. */
export function speaksOfSame(
	cause: StatedCause,
	above: { stems: readonly string[]; statements: StatedCause["statements"] },
	rarity: (stem: string) => number,
): boolean {
	const isBeside = cause.statements.some((own) =>
		above.statements.some(
			(upper) =>
				followsFrom(upper, own) ||
				(own.block === upper.block && Math.abs(own.order - upper.order) <= 1 && own.kind === upper.kind),
		),
	);
	return isBeside || likeness(cause.stems, above.stems, rarity) >= leastAlike;
}
