import { Button } from "@throughline/ui/button";
import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { askNow, connectivity } from "../api/connectivity.ts";
import { createRefresher } from "../api/live/refresh.ts";
import { useObservable } from "../browser/observable-value.ts";
import { partWaits } from "../workspace/lazy-part.ts";

const sentences = {
	"server-unreachable": "The server cannot be reached right now.",
	"database-unreachable": "The database cannot be reached right now.",
	"storage-full": "The server's disk is full: changes cannot be saved right now.",
};

/** Says when calls do not get through, and fetches what failed as soon as they do again. */
export function ConnectivityBanner() {
	const state = useObservable(connectivity);
	const waits = useObservable(partWaits);
	const [asking, setAsking] = useState(false);

	useEffect(() => {
		const refresher = createRefresher();
		const unsubscribe = connectivity.subscribe(() => {
			if (connectivity.get() === "reachable") refresher.add({ changed: "resync", requestId: null });
		});
		return () => {
			unsubscribe();
			refresher.stop();
		};
	}, []);

	if (state === "reachable") return null;
	const ask = async () => {
		setAsking(true);
		await askNow();
		setAsking(false);
	};
	return (
		<div role="status" data-print="hide" className="connectivity-banner">
			<p className="flex items-center gap-2">
				<WifiOff size={16} aria-hidden="true" className="shrink-0" />
				<span>
					<span className="font-semibold">{sentences[state]}</span>{" "}
					{waits
						? "What you opened is not loaded yet: it opens as soon as there is an answer"
						: "It is tried again every few seconds"}
					; nothing you typed is lost.
				</span>
			</p>
			<Button size="sm" loading={asking} onClick={() => void ask()}>
				Try now
			</Button>
		</div>
	);
}
