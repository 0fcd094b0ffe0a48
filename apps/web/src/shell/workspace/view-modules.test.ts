import { expect, test } from "vitest";
import type { kpisView } from "../../features/kpi/view.ts";
import type { ViewSearch } from "../../workspace/view/use-view-search.ts";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";
import { workspaceSearch } from "./view-modules.ts";

const program = "01939000-0000-7000-8000-000000000001";

test.each([
	[
		{ view: "risks", tab: "register" },
		{ view: "risks", tab: "register" },
	],
	[{ view: "dashboard" }, {}],
	[{ view: "nonsense", tab: "register" }, {}],
	[{ view: ["risks"], tab: 3 }, {}],
	[{ view: "toString" }, {}],
	[
		{ view: "risks", priority: "High,Huge", item: "x", odd: "y", form: ["z"], q: "late" },
		{ view: "risks", priority: "High", item: "x" },
	],
	[
		{ view: "risks", tab: "utilization", part: "money", cell: "High/Likely", scale: "log" },
		{ view: "risks" },
	],
	[
		{ view: "playbooks", playbook: "customer-churn", item: 3, q: "" },
		{ view: "playbooks", playbook: "customer-churn", item: "3" },
	],
	[{ view: "kpis", q: "x".repeat(501) }, { view: "kpis" }],
	[
		{ view: "kpis", program },
		{ view: "kpis", program },
	],
	[{ program }, { program }],
	// The screen says that it is not there.
	[{ program: "the first one" }, { program: "the first one" }],
	[{ program: ["one"] }, {}],
])("The address %j means %j", (address, meant) => {
	expect(workspaceSearch(address)).toEqual(meant);
});

test("A link or a change to what a view does not declare does not compile", () => {
	// @ts-expect-error -- The risks have no zoom.
	const address: WorkspaceSearch = { view: "risks", zoom: "day" };
	// @ts-expect-error -- No view has this tab.
	const change: ViewSearch<typeof kpisView> = { tab: "register" };
	expect([workspaceSearch(address), workspaceSearch({ view: "kpis", ...change })]).toEqual([
		{ view: "risks" },
		{ view: "kpis" },
	]);
});
