import type { Read } from "../../roles/statements.ts";
import { topicOf } from "./subject.ts";

/** Two statements that cannot both hold. */
export type Contradiction = {
	id: string;
	one: Read;
	other: Read;
	topic: string;
	kind: "figures" | "claims";
	isRemarked: boolean;
	/** The one of the two that is on record or counted, and says that the other is not so. */
	refutedBy: Read | null;
};

/** Two statements that a finder takes for a contradiction. */
export type Clash = {
	one: Read;
	other: Read;
	kind: Contradiction["kind"];
	/** What they differ in, where the finder knows it better than the words that both share. */
	topic?: string;
	/** The text itself says that the two do not agree. */
	isRemarked?: boolean;
	refutedBy?: Read | null;
	/** How sure it is, about 0 to 1.5; comparable among all finders. */
	score: number;
};

/** The contradiction that a clash is; `one` and `other` make its id, by which stored corrections know it. */
export function contradictionOf({
	one,
	other,
	kind,
	topic,
	isRemarked = false,
	refutedBy = null,
}: Omit<Clash, "score">): Contradiction {
	const id = `${one.id}~${other.id}`;
	return {
		id,
		one,
		other,
		topic: topic ?? topicOf(one, other),
		kind,
		isRemarked,
		refutedBy,
	};
}
