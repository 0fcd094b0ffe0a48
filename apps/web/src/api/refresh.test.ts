import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { type Changed, filtersOf } from "./refresh.ts";

const keys = [
	["user"],
	[["program", "list"], { type: "query" }],
	[["dashboard", "summary"], { input: { programId: "p" }, type: "query" }],
	[["stageGate", "list"], { type: "query" }],
	[["sessionContext", "active"], { type: "query" }],
	[["account", "people", "list"], { type: "query" }],
];

function refreshed(changed: Changed[]): string[] {
	const client = new QueryClient();
	for (const key of keys) client.setQueryData(key, "known");
	for (const filter of filtersOf(changed)) void client.invalidateQueries(filter);
	return client
		.getQueryCache()
		.getAll()
		.filter(({ state }) => state.isInvalidated)
		.map(({ queryKey: [path] }) => (Array.isArray(path) ? String(path[0]) : String(path)));
}

test.each<[Changed[], string[]]>([
	[["program"], ["program", "dashboard", "stageGate"]],
	[["stage-gate"], ["dashboard", "stageGate"]],
	[["task"], ["dashboard", "stageGate"]],
	[["session-context"], ["sessionContext"]],
	[["account"], ["account"]],
	[
		["program", "account"],
		["program", "dashboard", "stageGate", "account"],
	],
	// Who is signed in is asked for apart, so that an ended session does not empty the screen.
	[["resync"], ["program", "dashboard", "stageGate", "sessionContext", "account"]],
	[
		["task", "resync"],
		["program", "dashboard", "stageGate", "sessionContext", "account"],
	],
])("A change in %j fetches %j again, and nothing else", (changed, expected) => {
	expect(refreshed(changed)).toEqual(expected);
});
