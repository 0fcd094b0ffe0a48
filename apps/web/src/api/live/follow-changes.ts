import { areas } from "@throughline/domain/area";
import { changePosition } from "../change-position.ts";
import { trpcClient } from "../client.ts";
import { isBeingWritten, isOwnWrite } from "./own-writes.ts";
import { createRefresher, type Notice } from "./refresh.ts";
import { shareAcrossTabs } from "./share-across-tabs.ts";

/** A notice, and the position of whoever has heard it. */
type Heard = Notice & { position: string };

/** Fetches again what other people, tabs and programs change, for as long as the shell is shown. Answers how to stop. */
export function followChanges(): () => void {
	const refresher = createRefresher(isOwnWrite, isBeingWritten);
	const stopSharing = shareAcrossTabs<Heard>("throughline-changes", {
		produce: listen,
		receive({ position, ...notice }) {
			changePosition.set(position);
			refresher.add(notice);
		},
	});
	return () => {
		stopSharing();
		refresher.stop();
	};
}

/** Holds the one connection of this browser. */
function listen(publish: (heard: Heard) => void): () => void {
	// What changed while nobody listened comes first.
	const position = { lastEventId: changePosition.get() };
	const subscription = trpcClient.live.changes.subscribe(position, {
		onData: ({ id, data: { area, requestId } }) =>
			publish({ position: id, changed: areas.find((known) => known === area) ?? "resync", requestId }),
	});
	return () => subscription.unsubscribe();
}
