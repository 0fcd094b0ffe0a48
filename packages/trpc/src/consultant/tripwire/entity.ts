import { tripwire } from "@throughline/db/schema";
import { entity } from "../../entity.ts";
import { readTripwire } from "./read.ts";

export type TripwireRow = typeof tripwire.$inferSelect;

/** Thresholds of one assumption; the trail calls them by it. */
export function tripwiresOn(assumption: string) {
	return entity({
		table: tripwire,
		type: "tripwire",
		noun: "threshold",
		area: "consultant",
		title: () => assumption,
		programId: (row) => row.programId,
		read: (id, tx) => readTripwire(tx, id),
	});
}
