import { type Connectivity, connectivity } from "../../api/connectivity.ts";
import { useObservable } from "../../browser/observable-value.ts";

/** Something that a person should know now. */
export type Notice = { id: string; title: string; text: string };

const outages: Record<Exclude<Connectivity, "reachable">, Notice> = {
	"server-unreachable": {
		id: "server",
		title: "The server cannot be reached",
		text: "What you see may be out of date. It is refreshed as soon as the server answers.",
	},
	"database-unreachable": {
		id: "database",
		title: "The database cannot be reached right now",
		text: "What you see may be out of date. It is refreshed as soon as the database answers.",
	},
	"storage-full": {
		id: "storage",
		title: "The server's disk is full",
		text: "You can go on reading. Changes can be saved again as soon as there is room.",
	},
};

/** What the notifications button has to say; its alert dot shows only when this is not empty. */
export function useNotices(): Notice[] {
	const state = useObservable(connectivity);
	return state === "reachable" ? [] : [outages[state]];
}
