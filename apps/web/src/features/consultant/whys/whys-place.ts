import { statementRoles } from "@throughline/domain/consultant/case/statement-roles";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import { deepestWhy, type WhysNode, type WhysTree } from "@throughline/domain/consultant/whys";

/** Where a person stands in the tree, as the address says it: ids of whys. */
export type WhysSearch = {
	/** The chosen whys from level 1 on, joined by dots. */
	path?: string | undefined;
	/** The option that is shown. */
	option?: string | undefined;
};

/** What the address shows in place of the tree: what was read of the text, or what is asked of it. */
export type CaseStep = "case" | "interview";

/** The same with the whys themselves. */
export type WhysPlace = {
	/** 1 to 5. */
	level: number;
	/** The question that the options answer. */
	question: string;
	/** The chosen whys above this level. */
	path: readonly WhysNode[];
	options: readonly WhysNode[];
	/** The option that is shown, and its place from 0; null and -1 when there is none. */
	shown: WhysNode | null;
	index: number;
};

/** Follows the address down the tree, as far as the tree has what it names. */
export function placeIn(tree: WhysTree, search: WhysSearch): WhysPlace {
	const path: WhysNode[] = [];
	let options: readonly WhysNode[] = tree.branches;
	for (const id of search.path?.split(".") ?? []) {
		const step = options.find((node) => node.id === id);
		// Below the deepest level there are no options to choose from.
		if (!step || path.length === deepestWhy - 1) break;
		path.push(step);
		options = step.branches;
	}
	const index = Math.max(
		options.findIndex(({ id }) => id === search.option),
		options.length > 0 ? 0 : -1,
	);
	return {
		level: path.length + 1,
		question: path.at(-1)?.question || tree.rootQuestion,
		path,
		options,
		shown: options[index] ?? null,
		index,
	};
}

/** The place at which the last of the given options is shown; the beginning, where the tree does not hold them. */
export function placeOfPath(tree: WhysTree, options: readonly string[]): WhysSearch {
	const ids: string[] = [];
	let branches: readonly WhysNode[] = tree.branches;
	for (const option of options) {
		const step = branches.find((node) => node.option === option);
		if (!step) break;
		ids.push(step.id);
		branches = step.branches;
	}
	return searchOf(ids.slice(0, -1), ids.at(-1));
}

export function searchOf(path: readonly string[], option: string | undefined): WhysSearch {
	return { path: path.length > 0 ? path.join(".") : undefined, option };
}

const ids = /^[\w-]{1,64}(?:\.[\w-]{1,64}){0,4}$/;

/** Reads the address; what cannot be a place is left out. */
export function whysSearch({ path, option, step, ...rest }: Record<string, unknown>): {
	path?: string;
	option?: string;
	step?: CaseStep;
} & Partial<CasePart> {
	return {
		...(step === "case" ? casePart(rest) : {}),
		...(typeof path === "string" && ids.test(path) ? { path } : {}),
		...(typeof option === "string" && ids.test(option) ? { option } : {}),
		...(step === "case" || step === "interview" ? { step } : {}),
	};
}

const longestWords = 200;

/** Which statements of the case the address asks for; checked here, for every page loads this and none the shapes. */
function casePart({ from, role, words }: Record<string, unknown>): Partial<CasePart> {
	// The router reads what looks like a number as one.
	const searched = (typeof words === "number" ? String(words) : words) ?? "";
	const wanted = statementRoles.find((each) => each === role);
	return {
		...(Number.isInteger(from) && Number(from) > 0 && { from: Number(from) }),
		...(wanted && { role: wanted }),
		...(typeof searched === "string" &&
			searched.trim() !== "" &&
			searched.length <= longestWords && { words: searched.trim() }),
	};
}
