import superjson from "superjson";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "../../../tests/fake-server.ts";
import { trpcClient } from "../client.ts";
import { queryClient } from "../query-client.ts";
import { sessionEnded } from "../session-ended.ts";

/** A connection of the page to an event stream. */
class Stream extends EventTarget {
	static all: Stream[] = [];
	readonly CLOSED = 2;
	readyState = 1;
	readonly lastEventId: unknown;

	constructor(target: string | URL) {
		super();
		const input = new URL(target, "http://localhost").searchParams.get("input");
		this.lastEventId =
			input === null ? undefined : superjson.parse<{ lastEventId?: string }>(input).lastEventId;
		Stream.all.push(this);
	}

	say(type: string, data: unknown, lastEventId = ""): void {
		this.dispatchEvent(new MessageEvent(type, { data: superjson.stringify(data), lastEventId }));
	}

	close(): void {
		this.readyState = 2;
	}
}

const id = "01939000-0000-7000-8000-000000000001";
const newest = () => Stream.all.at(-1);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function follow() {
	const heard: string[] = [];
	const { unsubscribe } = trpcClient.run.events.subscribe(
		{ id },
		{
			onData: ({ data }) => heard.push(String(data.data.message)),
			onConnectionStateChange: ({ state, error }) => {
				if (state === "connecting" && error) heard.push("lost");
			},
		},
	);
	return { heard, unsubscribe };
}

const event = (message: string) => ({ sequence: 4, kind: "progress", data: { message }, at: "2026-03-02" });

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", Stream);
	Stream.all = [];
	sessionEnded.set(false);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	queryClient.clear();
	sessionEnded.set(false);
});

test("A stream that ends is opened again after the last event that came, until nobody listens", async () => {
	serve("Editor", {});
	const { heard, unsubscribe } = follow();
	await pass(0);
	newest()?.say("message", event("one"), "4");
	newest()?.say("return", null);
	await pass(100);
	expect(heard).toEqual(["one", "lost"]);
	expect(Stream.all).toHaveLength(1);
	await pass(5000);
	expect(Stream.all).toHaveLength(2);
	expect(newest()?.lastEventId).toBe("4");
	newest()?.say("message", event("two"), "5");
	await pass(0);
	expect(heard).toEqual(["one", "lost", "two"]);
	newest()?.say("return", null);
	await pass(100);
	unsubscribe();
	await pass(60_000);
	expect(Stream.all).toHaveLength(2);
});

test("Whose session has ended is not let in by trying again", async () => {
	serve("Editor", {}, null);
	const { unsubscribe } = follow();
	await pass(0);
	newest()?.say("return", null);
	await pass(60_000);
	expect(sessionEnded.get()).toBe(true);
	expect(Stream.all).toHaveLength(1);
	unsubscribe();
});
