import { expect, test } from "vitest";
import { workspaceSearch } from "./workspace-search.ts";

test.each([
	[
		{ view: "risks", tab: "matrix" },
		{ view: "risks", tab: "matrix" },
	],
	[{ view: "dashboard" }, {}],
	[{ view: "nonsense", tab: "" }, {}],
	[{ view: ["risks"], tab: 3 }, { tab: "3" }],
	[
		{ view: "risks", priority: "High", item: "x", odd: "y", form: ["z"], q: "" },
		{ view: "risks", priority: "High", item: "x" },
	],
	[{ view: "toString" }, {}],
])("The address %j means %j", (search, meant) => {
	expect(workspaceSearch(search)).toEqual(meant);
});
