import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { trpcClient, trpcUtils } from "../client.ts";
import { queryClient } from "../query-client.ts";
import { isBeingWritten, isOwnWrite, whenRefreshed } from "./own-writes.ts";
import { createRefresher, type Notice } from "./refresh.ts";

const programId = "01939000-0000-7000-8000-000000000001";
const id = "01939000-0000-7000-8000-000000000002";
const leave: (() => void)[] = [];

/** A screen that shows the lists of risks, KPIs and tasks; answers what it asks for from then on. */
async function showLists(procedures: Parameters<typeof serve>[1] = {}) {
	const lists = { "risk.list": () => [], "kpi.list": () => [], "task.list": () => [] };
	const { calls } = serve("Editor", {
		...lists,
		"risk.remove": () => ({ undoId: id }),
		"risk.changeStatuses": () => [],
		"resource.openRole.fill": () => ({}),
		"playbook.readYaml": () => ({}),
		"trash.restore": () => ({ id }),
		...procedures,
	});
	for (const options of [
		trpcUtils.risk.list.queryOptions({ programId }),
		trpcUtils.kpi.list.queryOptions({ programId }),
		trpcUtils.task.list.queryOptions({ programId }),
	]) {
		const observer = new QueryObserver<unknown>(queryClient, options as never);
		leave.push(observer.subscribe(() => {}));
	}
	await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
	calls.length = 0;
	return {
		paths: () => calls.map(({ path }) => path),
		/** The lists that were asked for, in the order of the alphabet. */
		lists: () =>
			calls
				.map(({ path }) => path)
				.filter((path) => path in lists)
				.toSorted(),
	};
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => {
	for (const stop of leave.splice(0)) stop();
	queryClient.clear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("A write fetches what it touched, once, although the server tells of it too", async () => {
	const seen = await showLists();
	await trpcClient.risk.remove.mutate({ id, version: 1 });
	const refresher = createRefresher(isOwnWrite);
	refresher.add({ changed: "risk", requestId: "request-1" });
	await whenRefreshed();
	await vi.advanceTimersByTimeAsync(1000);
	expect(seen.paths()).toEqual(["risk.remove", "risk.list"]);
});

test("What the server tells of a write before it has answered is fetched once, after the answer", async () => {
	const answer = Promise.withResolvers<void>();
	const seen = await showLists({ "risk.remove": () => answer.promise });
	const refresher = createRefresher(isOwnWrite, isBeingWritten);
	const written = trpcClient.risk.remove.mutate({ id, version: 1 });
	refresher.add({ changed: "risk", requestId: "request-1" });
	refresher.add({ changed: "kpi", requestId: "another" });
	await vi.advanceTimersByTimeAsync(1000);
	expect(seen.paths()).toEqual(["risk.remove", "kpi.list"]);
	answer.resolve();
	await written;
	await whenRefreshed();
	await vi.advanceTimersByTimeAsync(1000);
	expect(seen.paths()).toEqual(["risk.remove", "kpi.list", "risk.list"]);
});

test.each<[string, Notice]>([
	["of somebody else", { changed: "risk", requestId: "another" }],
	["that names no call", { changed: "risk", requestId: null }],
	["of an own write, in an area that it does not fetch itself", { changed: "kpi", requestId: "request-1" }],
])("A notice %s is followed", async (_, notice) => {
	const seen = await showLists();
	await trpcClient.risk.remove.mutate({ id, version: 1 });
	await whenRefreshed();
	createRefresher(isOwnWrite).add(notice);
	await vi.advanceTimersByTimeAsync(1000);
	expect(seen.lists()).toEqual([`${notice.changed}.list`, "risk.list"].toSorted());
});

test("A row of writes is fetched once, when the last is through", async () => {
	const seen = await showLists();
	for (const version of [1, 2, 3]) await trpcClient.risk.remove.mutate({ id, version });
	await whenRefreshed();
	expect(seen.paths()).toEqual(["risk.remove", "risk.remove", "risk.remove", "risk.list"]);
});

test.each<[string, () => Promise<unknown>, string[]]>([
	[
		"a role that is filled changes tasks too",
		() => trpcClient.resource.openRole.fill.mutate({ id, version: 1, resourceId: id }),
		["task.list"],
	],
	["what is only read changes nothing", () => trpcClient.playbook.readYaml.mutate({ source: "" }), []],
	[
		"what was deleted may be anything",
		() => trpcClient.trash.restore.mutate({ undoId: id }),
		["kpi.list", "risk.list", "task.list"],
	],
])("What a write touches follows from its path: %s", async (_, write, fetched) => {
	const seen = await showLists();
	await write();
	await whenRefreshed();
	expect(seen.lists()).toEqual(fetched);
});

test.each([
	["says that this screen is behind", 409, "CONFLICT", ["risk.list"]],
	["is about what was typed", 400, "INVALID_INPUT", []],
] as const)("A refusal that %s (%i)", async (_, status, code, fetched) => {
	const seen = await showLists({
		"risk.remove": () => {
			throw new Refusal(status, code, "No");
		},
	});
	await expect(trpcClient.risk.remove.mutate({ id, version: 1 })).rejects.toThrow();
	await whenRefreshed();
	expect(seen.lists()).toEqual(fetched);
});
