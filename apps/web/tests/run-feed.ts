import type { RunEvent } from "@throughline/domain/run";
import superjson from "superjson";
import { vi } from "vitest";

/**
 * Tells the page what happens in runs, in place of the server's event stream: what was said before the page listens is
 * told when it does. Call it after the app's modules are loaded, once per test.
 */
export function runFeed() {
	const said = new Map<string, RunEvent[]>();
	const open = new Set<Feed>();

	class Feed extends EventTarget {
		readonly CLOSED = 2;
		readyState = 1;
		readonly url: string;

		constructor(url: string) {
			super();
			this.url = decodeURIComponent(url);
			open.add(this);
			queueMicrotask(() => {
				for (const [runId, events] of said) {
					// As the server does: from the last start on.
					const from = events.findLastIndex(({ kind }) => kind === "retry") + 1;
					if (this.follows(runId)) for (const event of events.slice(from)) this.tell(event);
				}
			});
		}

		follows(runId: string): boolean {
			return this.url.includes("run.events") && this.url.includes(runId);
		}

		tell(event: RunEvent): void {
			const data = superjson.stringify(event);
			this.dispatchEvent(new MessageEvent("message", { data, lastEventId: String(event.sequence) }));
		}

		close(): void {
			this.readyState = 2;
			open.delete(this);
		}
	}
	vi.stubGlobal("EventSource", Feed);

	return {
		/** Adds an event to a run. */
		say(runId: string, kind: RunEvent["kind"], data: RunEvent["data"] = {}): void {
			const events = said.get(runId) ?? [];
			const event = { sequence: events.length + 1, kind, data, at: new Date().toISOString() };
			said.set(runId, [...events, event]);
			for (const feed of open) if (feed.follows(runId)) feed.tell(event);
		},
	};
}
