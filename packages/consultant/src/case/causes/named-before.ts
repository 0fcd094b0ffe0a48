import { leansBack } from "../../languages/grammar/leaning-back.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";

/** Longer ones are not read at one glance. */
const longestNamed = 260;

/**
 * The sentence before a cause that names what the cause stands for: "The list was dropped in May. It was decided by sales.";
 * null where the cause can be read alone, `undefined` where it cannot and nothing names it.
 */
export function namedBefore(cause: Read, all: readonly Read[]): Read | null | undefined {
	const { language, kind, confirmed } = cause;
	if (confirmed || (kind !== "sentence" && kind !== "item")) return null;
	const leaning = leansBack(withoutSpeaker(cause), language);
	if (leaning === null) return null;
	const before = all[cause.order - 1];
	if (before && isBeside(before, cause) && before.plain.length + cause.plain.length < longestNamed)
		return before;
	return leaning === "opens" && before?.block === cause.block ? undefined : null;
}

function isBeside(one: Read, other: Read): boolean {
	return (
		one.documentId === other.documentId &&
		one.kind === other.kind &&
		(one.block === other.block || (one.speaker !== null && one.speaker === other.speaker))
	);
}
