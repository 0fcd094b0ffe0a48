import type { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { describe, expect, test } from "vitest";
import { placeIn, placeOfPath, whysSearch } from "./whys-place.ts";

const node = (id: string, branches: WhysNode[] = []): WhysNode => ({
	id,
	option: `Option ${id}`,
	question: `Why ${id}?`,
	consideration: "",
	supporting_evidence: [],
	counter_arguments: [],
	supporting_quotes: [],
	counter_quotes: [],
	verdict: null,
	isCustom: false,
	isLeaf: false,
	depth: 1,
	version: 1,
	branches,
});
const tree: WhysTree = {
	rootQuestion: "Why at all?",
	branches: [node("a", [node("aa"), node("ab", [node("aba")])]), node("b")],
};

describe("A place in the decision tree", () => {
	test("is the first option of level 1 when the address names none", () => {
		expect(placeIn(tree, {})).toMatchObject({ level: 1, question: "Why at all?", index: 0, path: [] });
	});

	test("is the option that the address names, below the path", () => {
		const place = placeIn(tree, { path: "a", option: "ab" });
		expect(place).toMatchObject({ level: 2, question: "Why a?", index: 1 });
		expect(place.shown?.id).toBe("ab");
	});

	test("ends where the tree no longer has what the address names", () => {
		expect(placeIn(tree, { path: "a.gone.aba", option: "aba" })).toMatchObject({ level: 2, index: 0 });
	});

	test("may have no options yet", () => {
		expect(placeIn(tree, { path: "b" })).toMatchObject({ level: 2, options: [], shown: null, index: -1 });
	});

	test("is found again from the options that were settled", () => {
		expect(placeOfPath(tree, ["Option a", "Option ab", "Option aba"])).toEqual({
			path: "a.ab",
			option: "aba",
		});
		expect(placeOfPath(tree, ["Something else"])).toEqual({ path: undefined, option: undefined });
	});

	test("is read from the address only when it can be one", () => {
		expect(whysSearch({ path: "a.ab", option: "aba" })).toEqual({ path: "a.ab", option: "aba" });
		expect(whysSearch({ path: "../etc", option: 7 })).toEqual({});
	});
});
