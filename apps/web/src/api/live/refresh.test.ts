import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "../query-client.ts";
import { type Changed, createRefresher, fetchAfterChange, filtersOf } from "./refresh.ts";

const keys = [
	["user"],
	[["program", "list"], { type: "query" }],
	[["dashboard", "summary"], { input: { programId: "p" }, type: "query" }],
	[["stageGate", "list"], { type: "query" }],
	[["sessionContext", "active"], { type: "query" }],
	[["account", "people", "list"], { type: "query" }],
	[["myWork", "list"], { type: "query" }],
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

test("Whoever looks at saved views is told of those that others share", () => {
	const paths = filtersOf(["portfolio"]).map(({ queryKey }) => queryKey?.[0]);
	expect(paths).toContainEqual(["task", "savedView"]);
	expect(paths).not.toContainEqual(["task"]);
});

test.each<[Changed[], string[]]>([
	[["program"], ["program", "dashboard", "stageGate", "myWork"]],
	[["stage-gate"], ["dashboard", "stageGate", "myWork"]],
	[["task"], ["dashboard", "stageGate", "myWork"]],
	[["session-context"], ["sessionContext"]],
	[["account"], ["account", "myWork"]],
	[
		["program", "account"],
		["program", "dashboard", "stageGate", "account", "myWork"],
	],
	// Who is signed in is asked for apart, so that an ended session does not empty the screen.
	[["resync"], ["program", "dashboard", "stageGate", "sessionContext", "account", "myWork"]],
	[
		["task", "resync"],
		["program", "dashboard", "stageGate", "sessionContext", "account", "myWork"],
	],
])("A change in %j fetches %j again, and nothing else", (changed, expected) => {
	expect(refreshed(changed)).toEqual(expected);
});

describe("What is under way when something changes", () => {
	const filter = { queryKey: [["consultant"]] };
	const state = { stored: 0, slow: 300 };
	/** A call that is answered late with what was stored when it was made. */
	const read = async (): Promise<number> => {
		const { stored } = state;
		await new Promise((resolve) => setTimeout(resolve, state.slow));
		return stored;
	};
	const shown = () => queryClient.getQueryData([["consultant"]]);
	const show = () =>
		new QueryObserver(queryClient, { queryKey: [["consultant"]], queryFn: read }).subscribe(() => {});
	let leave: () => void;

	beforeEach(() => {
		vi.useFakeTimers();
		state.stored = 0;
		leave = show();
	});
	afterEach(() => {
		leave();
		vi.useRealTimers();
		queryClient.clear();
	});

	test("a screen that was still loading shows one's own change", async () => {
		await vi.advanceTimersByTimeAsync(100);
		state.stored = 1;
		void fetchAfterChange(filter);
		await vi.advanceTimersByTimeAsync(600);
		expect(shown()).toBe(1);
	});

	test("one's own change is shown without waiting for an older answer", async () => {
		await vi.advanceTimersByTimeAsync(300);
		void queryClient.invalidateQueries(filter);
		await vi.advanceTimersByTimeAsync(100);
		state.stored = 1;
		void fetchAfterChange(filter);
		await vi.advanceTimersByTimeAsync(300);
		expect(shown()).toBe(1);
	});

	test("the changes of others that come faster than they are answered are shown all the same", async () => {
		const refresher = createRefresher();
		await vi.advanceTimersByTimeAsync(300);
		for (let change = 1; change <= 10; change++) {
			state.stored = change;
			refresher.add({ changed: "consultant", requestId: null });
			await vi.advanceTimersByTimeAsync(150);
		}
		expect(shown()).toBeGreaterThan(3);
		await vi.advanceTimersByTimeAsync(700);
		expect(shown()).toBe(10);
	});
});
