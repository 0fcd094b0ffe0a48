import type { Executor } from "@throughline/db/connect";
import { playbook, playbookVersion } from "@throughline/db/schema";
import type { PlaybookEntry } from "@throughline/domain/playbook/library";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { and, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import { noSuch } from "../find.ts";

/** Where the library's playbooks come from. */
export type Shelves = { db: Executor; shipped: readonly Playbook[] };

/**
 * What came with the product, beside the database. Reading it takes a moment the first time: it is asked for before a
 * transaction begins, never within one.
 */
export async function shelvesOf({ db, playbooks }: Pick<Context, "db" | "playbooks">): Promise<Shelves> {
	return { db, shipped: await playbooks.shipped() };
}

/** The shipped and the organisation's own, by English name; an own one stands in for the shipped one of its id. */
export async function loadLibrary({ db, shipped }: Shelves): Promise<PlaybookEntry[]> {
	const stored = await selectOwn(db);
	const ownIds = new Set(stored.map(({ id }) => id));
	const shippedIds = new Set(shipped.map(({ id }) => id));
	return [
		...shipped.filter(({ id }) => !ownIds.has(id)).map(asShipped),
		...stored.map((row) => asStored(row, shippedIds.has(row.id))),
	].sort((one, other) => nameOf(one).localeCompare(nameOf(other), "en") || (one.id < other.id ? -1 : 1));
}

/** One playbook of the library. Throws NOT_FOUND. */
export async function findPlaybook(shelves: Shelves, id: string): Promise<PlaybookEntry> {
	const entry = await lookUpPlaybook(shelves, id);
	if (entry) return entry;
	throw noSuch({ type: "playbook" });
}

/** The same, null where there is none. */
export async function lookUpPlaybook({ db, shipped }: Shelves, id: string): Promise<PlaybookEntry | null> {
	const shippedOne = shipped.find((each) => each.id === id);
	const [stored] = await selectOwn(db).where(eq(playbook.id, id));
	if (stored) return asStored(stored, shippedOne !== undefined);
	return shippedOne ? asShipped(shippedOne) : null;
}

const nameOf = ({ playbook }: PlaybookEntry) => inLanguage(playbook.name, "en").text;

function asShipped(playbook: Playbook): PlaybookEntry {
	const untouched = { version: null, updatedAt: null, updatedBy: null };
	return { id: playbook.id, origin: "shipped", changed: false, ...untouched, playbook };
}

type StoredRow = Pick<typeof playbook.$inferSelect, "id" | "version" | "updatedAt" | "content"> & {
	updatedBy: string | null;
};

function asStored({ content, ...row }: StoredRow, changed: boolean): PlaybookEntry {
	return { ...row, origin: "own", changed, playbook: content };
}

/** The organisation's own, each with the name of who stored it last. */
function selectOwn(db: Executor) {
	const { id, version, updatedAt, content } = playbook;
	const latest = and(eq(playbookVersion.playbookId, id), eq(playbookVersion.version, version));
	return db
		.select({ id, version, updatedAt, updatedBy: playbookVersion.savedBy, content })
		.from(playbook)
		.leftJoin(playbookVersion, latest);
}
