import { whysNode } from "@throughline/db/schema";
import { entity } from "../../entity.ts";

export type WhyRow = typeof whysNode.$inferSelect;

/** Whys belong to a session, and with it to one person. */
export const whys = entity({
	table: whysNode,
	type: "why",
	area: "consultant",
	title: ({ option }) => option,
	programId: () => null,
});
