import type { StatedCause } from "../case/causes/causes.ts";
import { likeness } from "../case/likeness.ts";

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
	const near = Math.max(0, 1 - Math.abs(distance) / 8) * 0.4;
	const sameBlock = own.block === upper.block ? 0.35 : 0;
	const sameSection = own.headings.length > 0 && own.headings.join() === upper.headings.join() ? 0.15 : 0;
	// A text says what is wrong, and then why.
	return like + near + sameBlock + sameSection + (distance > 0 ? 0.1 : 0);
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
				own.block === upper.block && Math.abs(own.order - upper.order) <= 1 && own.kind === upper.kind,
		),
	);
	return isBeside || likeness(cause.stems, above.stems, rarity) >= leastAlike;
}
