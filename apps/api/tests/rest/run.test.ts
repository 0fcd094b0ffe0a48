import { newId } from "@throughline/db/id";
import { run } from "@throughline/db/schema";
import { LedgerEntry } from "@throughline/domain/run/ledger";
import { cancelRun } from "@throughline/trpc/run/cancel";
import { lockSeed } from "@throughline/trpc/run/engine/lock";
import { notifyRun } from "@throughline/trpc/run/events/channel";
import { appendEvent } from "@throughline/trpc/run/events/stored-events";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let one: RunningServer;
let two: RunningServer;
let editor: Client;
let viewer: Client;
let editorId: string;

const runs = "/api/strategic-consultant/runs";

beforeAll(async () => {
	one = await startServer();
	two = await startServer({ database: one.database });
	editor = await one.browser("Editor");
	viewer = await one.browser("Viewer");
	editorId = ((await (await editor("/api/auth/user")).json()) as { id: string }).id;
});
afterAll(async () => {
	await Promise.all([one.stop(), two.stop()]);
	await one.database.drop();
});

/** A run of the editor that no server works on: the test holds its lock and tells what happens in it. */
async function heldRun(): Promise<string> {
	const id = newId();
	await one.database.sql`select pg_advisory_lock(hashtextextended(${id}, ${lockSeed}))`;
	await one.database.db
		.insert(run)
		.values({ id, kind: "research", key: id, status: "queued", personId: editorId });
	return id;
}

/** Something happens in the run. */
async function say(runId: string, kind: string, data: object): Promise<void> {
	await one.database.db.transaction(async (tx) => {
		await appendEvent(tx, runId, kind, data);
		if (kind === "complete") {
			const done = { status: "succeeded", result: "all of it", finishedAt: sql`now()` } as const;
			await tx.update(run).set(done).where(eq(run.id, runId));
		}
		await notifyRun(tx, runId, "news");
	});
}

/** Follows as a browser does; `lines` are the messages so far. */
async function follow(client: Client, runId: string, lastEventId?: number) {
	const abort = new AbortController();
	const headers: Record<string, string> = { accept: "text/event-stream", "accept-encoding": "gzip, br" };
	if (lastEventId !== undefined) headers["last-event-id"] = String(lastEventId);
	const answer = await client(`${runs}/${runId}/stream`, { signal: abort.signal, headers });
	const stream = { answer, text: "", ended: false, close: () => abort.abort() };
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	const read = async () => {
		for (;;) {
			const chunk = await reader?.read().catch(() => undefined);
			if (!chunk || chunk.done) break;
			stream.text += chunk.value;
		}
		stream.ended = true;
	};
	void read();
	return stream;
}

const progress = (number: number) => ({ progress: number, message: `At ${number}` });
const frame = (id: number, data: object) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

describe("the stream of a run", () => {
	it("tells what was and what comes, on every instance the same, and ends with the run", async () => {
		const id = await heldRun();
		await say(id, "progress", progress(10));
		const here = await follow(editor, id);
		const there = await follow(await two.browser("Editor"), id);
		expect(here.answer.headers.get("content-type")).toContain("text/event-stream");
		expect(here.answer.headers.get("content-encoding")).toBeNull();
		await vi.waitFor(() => expect(here.text).toContain("At 10"));
		await say(id, "query", { progress: 20, message: "late orders" });
		await say(id, "step", { name: "hidden", result: "secret" });
		await say(id, "complete", { data: { sourcesAnalyzed: 3 } });
		await vi.waitFor(() => expect([here.ended, there.ended]).toEqual([true, true]));
		expect(here.text).toBe(
			[
				"retry: 2000\n\n",
				frame(1, { type: "progress", progress: 10, message: "At 10" }),
				frame(2, { type: "query", progress: 20, message: "late orders" }),
				frame(3, { type: "complete", data: { sourcesAnalyzed: 3 } }),
			].join(""),
		);
		expect(there.text).toBe(here.text);
	});

	it("goes on where a client was cut off, and lets one rest that has seen the end", async () => {
		const id = await heldRun();
		for (const number of [10, 20, 30]) await say(id, "progress", progress(number));
		const back = await follow(editor, id, 2);
		await say(id, "complete", { data: null });
		await vi.waitFor(() => expect(back.ended).toBe(true));
		expect(back.text.match(/^id: \d+$/gm)).toEqual(["id: 3", "id: 4"]);
		expect((await follow(editor, id, 4)).answer.status).toBe(204);
		const late = await follow(editor, id, 3);
		await vi.waitFor(() => expect(late.ended).toBe(true));
		expect(late.text).toContain('"type":"complete"');
	});

	it("ends with what went wrong, and with a cancellation", async () => {
		const failed = await heldRun();
		await say(failed, "error", { error: "The model did not answer.", code: "PROVIDER_FAILED" });
		const cancelled = await heldRun();
		const following = await follow(editor, cancelled);
		const answer = await editor(`${runs}/${cancelled}/cancel`, { method: "POST" });
		expect(await answer.json()).toMatchObject({ id: cancelled, status: "cancelled" });
		await vi.waitFor(() => expect(following.ended).toBe(true));
		expect(following.text).toContain(frame(1, { type: "error", error: "This was cancelled" }));
		const late = await follow(editor, failed);
		await vi.waitFor(() =>
			expect(late.text).toContain('{"type":"error","error":"The model did not answer."}'),
		);
	});

	it("is nobody else's", async () => {
		const id = await heldRun();
		for (const path of ["", "/stream"]) {
			const answer = await viewer(`${runs}/${id}${path}`);
			expect(answer.status).toBe(404);
			expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
			expect((await one.anonymous(`${runs}/${id}${path}`)).status).toBe(401);
		}
		expect((await viewer(`${runs}/${id}/cancel`, { method: "POST" })).status).toBe(403);
	});

	it("ends when its server stops, without a word: the client comes back to another", async () => {
		const third = await startServer({ database: one.database });
		const id = await heldRun();
		await say(id, "progress", progress(10));
		const stream = await follow(await third.browser("Editor"), id);
		await vi.waitFor(() => expect(stream.text).toContain("At 10"));
		await third.stop();
		await vi.waitFor(() => expect(stream.ended).toBe(true));
		expect(stream.text).not.toContain("error");
		const again = await follow(editor, id, 1);
		await say(id, "progress", progress(20));
		await vi.waitFor(() => expect(again.text).toContain("At 20"));
		expect(again.text).not.toContain("At 10");
		again.close();
		await one.database.db.transaction((tx) => cancelRun(tx, id));
	});
});

describe("the list of runs", () => {
	it("is one's own, page by page, and everybody's for an Admin", async () => {
		const first = z.array(LedgerEntry).parse(await (await editor(`${runs}?limit=2`)).json());
		expect(first).toHaveLength(2);
		const rest = z.array(LedgerEntry).parse(await (await editor(`${runs}?before=${first[1]?.id}`)).json());
		expect(rest.map(({ id }) => id)).not.toContain(first[0]?.id);
		const done = z.array(LedgerEntry).parse(await (await editor(`${runs}?status=succeeded`)).json());
		expect(new Set(done.map(({ status }) => status))).toEqual(new Set(["succeeded"]));
		expect(await (await viewer(runs)).json()).toEqual([]);
		expect((await viewer(`${runs}?all=true`)).status).toBe(403);
		const admin = await one.browser("Admin");
		expect(await (await admin(runs)).json()).toEqual([]);
		expect(await (await admin(`${runs}?all=true`)).json()).toHaveLength(first.length + rest.length);
		expect((await editor(`${runs}?limit=1000`)).status).toBe(400);
	});

	it("reads a run with its result", async () => {
		const id = await heldRun();
		await say(id, "complete", { data: "all of it" });
		expect(await (await editor(`${runs}/${id}`)).json()).toMatchObject({
			result: "all of it",
			status: "succeeded",
		});
	});
});
