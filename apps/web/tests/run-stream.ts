import { act } from "@testing-library/react";
import type { RunEvent } from "@throughline/domain/run";
import superjson from "superjson";
import { vi } from "vitest";

/** One open connection of the page to the events of a run. */
class Stream extends EventTarget {
	static readonly open = new Set<Stream>();
	readonly CONNECTING = 0;
	readonly OPEN = 1;
	readonly CLOSED = 2;
	readyState = 1;
	readonly runId: string | null;
	readonly lastEventId: string | null;

	constructor(target: string | URL) {
		super();
		const url = new URL(target, "http://localhost");
		const input = superjson.parse<{ id: string; lastEventId?: string | null }>(
			url.searchParams.get("input") ?? '{"json":{}}',
		);
		this.runId = url.pathname.endsWith("run.events") ? input.id : null;
		this.lastEventId = input.lastEventId ?? null;
		Stream.open.add(this);
		queueMicrotask(() => this.dispatchEvent(new MessageEvent("connected", { data: "{}" })));
	}

	close() {
		this.readyState = 2;
		Stream.open.delete(this);
	}
}

/**
 * Runs that the page follows, in place of a server's event stream: what `tell` says is heard by every follower, and
 * first of all by who comes later.
 * @param onTell told before the followers are, as the server stores before it tells
 */
export function serveRuns(
	onTell: (runId: string, kind: RunEvent["kind"], data: RunEvent["data"]) => void = () => {},
) {
	const told = new Map<string, RunEvent[]>();
	vi.stubGlobal("EventSource", Stream);
	const send = (stream: Stream, event: RunEvent) =>
		stream.dispatchEvent(
			new MessageEvent("message", { data: superjson.stringify(event), lastEventId: String(event.sequence) }),
		);
	const streamOf = (runId: string) =>
		vi.waitFor(
			() => {
				const found = [...Stream.open].find((stream) => stream.runId === runId);
				if (!found) throw new Error(`Nobody follows ${runId}`);
				return found;
			},
			// Longer than the pause after which a lost connection is opened again.
			{ timeout: 15_000 },
		);
	return {
		/** Says something to the followers of a run; waits for one. */
		async tell(runId: string, kind: RunEvent["kind"], data: RunEvent["data"] = {}, at = new Date()) {
			const stream = await streamOf(runId);
			const before = told.get(runId) ?? [];
			const event = { sequence: before.length + 1, kind, data, at: at.toISOString() };
			told.set(runId, [...before, event]);
			onTell(runId, kind, data);
			await act(async () => {
				send(stream, event);
			});
		},
		/** Cuts the connection for good, as a server that goes away does. */
		async cut(runId: string) {
			const stream = await streamOf(runId);
			await act(async () => {
				stream.close();
				stream.dispatchEvent(new Event("error"));
			});
		},
		/** What the newest follower has heard already, as it says itself. */
		heardBy: async (runId: string) => (await streamOf(runId)).lastEventId,
	};
}
