import { strategyVersion } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export type VersionRow = typeof strategyVersion.$inferSelect;

/** Versions belong to a session, and with it to one person; the program that one became has its own trail. */
export const versions = entity({
	table: strategyVersion,
	type: "strategy version",
	area: "consultant",
	title: ({ versionNumber, versionLabel }) => versionLabel ?? `Version ${versionNumber}`,
	programId: (row) => row.convertedProgramId,
});
