import type { Executor, Transaction } from "@throughline/db/connect";
import { person, webSearch } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { WebSearch } from "@throughline/domain/web-search";
import { eq } from "drizzle-orm";
import type { WebSearchDesk, WebSearchRow } from "../ports/web-search-desk.ts";

const ofResearch = eq(webSearch.purpose, "research");

/** What Admins have entered; undefined while nobody has. */
export async function readSearchRow(db: Executor): Promise<WebSearchRow | undefined> {
	const [row] = await db.select().from(webSearch).where(ofResearch);
	return row;
}

/** The row, locked; made where nothing was entered yet. */
export async function lockSearchRow(tx: Transaction): Promise<WebSearchRow> {
	await tx.insert(webSearch).values({}).onConflictDoNothing();
	const [row] = await tx.select().from(webSearch).where(ofResearch).for("update");
	if (!row) throw new Error("The row of the web search went away");
	return row;
}

/** The web search as it counts, with who changed it last. */
export async function describeSearch(db: Executor, desk: WebSearchDesk): Promise<WebSearch> {
	const row = await readSearchRow(db);
	const described = desk.describe(row);
	if (!row?.changedBy) return described;
	const [changer] = await db.select().from(person).where(eq(person.id, row.changedBy));
	return { ...described, changedBy: changer ? displayName(changer) : null };
}
