import type { TreeDraft, WhyDraft } from "@throughline/domain/consultant/whys";

/** A tree as critic and author leave it. */
export function revisedTree(tree: TreeDraft, reviewed: ReadonlyMap<WhyDraft, WhyDraft>): TreeDraft {
	return { ...tree, branches: revisedLevel(tree.branches, reviewed) };
}

/**
 * A level as critic and author leave it, with what stands below: without what explains by people's nature or does not
 * hold, as long as two causes are left to choose from; what nothing supports stands last.
 */
export function revisedLevel(
	drafts: readonly WhyDraft[],
	reviewed: ReadonlyMap<WhyDraft, WhyDraft>,
): WhyDraft[] {
	const judged = drafts.map((draft) => ({
		...(reviewed.get(draft) ?? draft),
		branches: draft.branches.length > 0 ? revisedLevel(draft.branches, reviewed) : [],
	}));
	const impersonal = judged.filter(({ verdict }) => !verdict?.aboutPeople);
	const holding = impersonal.filter(({ verdict }) => verdict?.holds !== false);
	const [kept = judged] = [holding, impersonal].filter(({ length }) => length >= leastChoice);
	const rank = ({ verdict }: WhyDraft) =>
		Number(verdict?.holds === false) * 2 + Number(verdict?.support === "no");
	return kept.toSorted((one, other) => rank(one) - rank(other));
}

const leastChoice = 2;
