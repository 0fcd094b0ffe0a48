import { expect, test } from "vitest";
import { workspaceSearch } from "./workspace-search.ts";

test.each([
	[
		{ view: "risks", tab: "matrix" },
		{ view: "risks", tab: "matrix" },
	],
	[{ view: "dashboard" }, {}],
	[{ view: "nonsense", tab: "" }, {}],
	[{ view: ["risks"], tab: 3 }, {}],
	[{ view: "toString" }, {}],
])("The address %j means %j", (search, meant) => {
	expect(workspaceSearch(search)).toEqual(meant);
});
