import { session } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Change, changeChannel } from "../src/change.ts";
import type { Context } from "../src/context.ts";
import { streamedItems } from "./streamed.ts";
import { createWorld, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

/** A feed with one change for everybody, and what became of the one that listens. */
function oneChange() {
	const told = { gone: false };
	const subscribe: Context["changes"]["subscribe"] = (signal) => {
		signal?.addEventListener("abort", () => {
			told.gone = true;
		});
		return (async function* () {
			yield {
				id: "1",
				area: "program" as const,
				programId: null,
				objectId: null,
				personId: null,
				requestId: null,
			};
		})();
	};
	return { told, changes: { position: "", subscribe } };
}

async function heard(overrides: Partial<Context>) {
	const areas: string[] = [];
	for await (const { area } of streamedItems(await world.as("Viewer", overrides).live.changes()))
		areas.push(area);
	return areas;
}

it("a change says which call made it", async () => {
	const notices: Change[] = [];
	const { unlisten } = await world.sql.listen(changeChannel, (payload) =>
		notices.push(Change.parse(JSON.parse(payload))),
	);
	const { id } = await world.as("Editor", { requestId: "call-7" }).program.create({ name: "Harbour" });
	await vi.waitFor(() =>
		expect(notices).toContainEqual(
			expect.objectContaining({ area: "program", objectId: id, requestId: "call-7" }),
		),
	);
	await unlisten();
});

async function signedIn() {
	const [row] = await world.db
		.insert(session)
		.values({
			id: crypto.randomUUID(),
			personId: world.people.Viewer.id,
			expiresAt: new Date(Date.now() + 60_000),
		})
		.returning();
	if (!row) throw new Error("no session");
	return row.publicId;
}

it("changes are told to a running session, which is let go when it leaves", async () => {
	const { changes, told } = oneChange();
	expect(await heard({ changes, sessionPublicId: await signedIn() })).toEqual(["program"]);
	expect(told.gone).toBe(true);
});

it("a session that ended before its stream listened is told nothing, and its stream ends", async () => {
	const sessionPublicId = await signedIn();
	await world.db.delete(session).where(eq(session.publicId, sessionPublicId));
	const { changes, told } = oneChange();
	expect(await heard({ changes, sessionPublicId })).toEqual([]);
	expect(told.gone).toBe(true);
});
