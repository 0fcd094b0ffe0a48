import { areas } from "@throughline/domain/area";
import { sessionEnded } from "../session/session-ended.ts";
import { refreshUser } from "../session/user.ts";
import { changePosition } from "./change-position.ts";
import { trpcClient } from "./client.ts";
import { type Changed, createRefresher } from "./refresh.ts";
import { shareAcrossTabs } from "./share-across-tabs.ts";

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** A change, and the position of whoever has heard it. */
type Heard = { position: string; changed: Changed };

/** Fetches again what other people, tabs and programs change, for as long as the shell is shown. Answers how to stop. */
export function followChanges(): () => void {
	const refresher = createRefresher();
	const stopSharing = shareAcrossTabs<Heard>("throughline-changes", {
		produce: (publish) => listen(publish),
		receive({ position, changed }) {
			changePosition.set(position);
			refresher.add(changed);
		},
	});
	return () => {
		stopSharing();
		refresher.stop();
	};
}

/** Holds the one connection of this browser, and opens it again whenever it ends. */
function listen(publish: (heard: Heard) => void): () => void {
	let subscription: { unsubscribe(): void } | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pauseMs = firstPauseMs;
	let stopped = false;

	const connect = () => {
		// What changed while nobody listened comes first.
		const position = { lastEventId: changePosition.get() };
		subscription = trpcClient.live.changes.subscribe(position, {
			onStarted() {
				pauseMs = firstPauseMs;
			},
			onData: ({ id, data: { area } }) =>
				publish({ position: id, changed: areas.find((known) => known === area) ?? "resync" }),
			onComplete: again,
			onError: again,
		});
	};
	const again = () => {
		if (stopped) return;
		clearTimeout(timer);
		timer = setTimeout(reconnect, pauseMs);
		pauseMs = Math.min(pauseMs * 2, longestPauseMs);
	};
	const reconnect = async () => {
		subscription?.unsubscribe();
		try {
			await refreshUser();
		} catch {
			// No answer at all; the banner says so, and the next turn tries again.
			return again();
		}
		if (!stopped && !sessionEnded.get()) connect();
	};

	connect();
	return () => {
		stopped = true;
		clearTimeout(timer);
		subscription?.unsubscribe();
	};
}
