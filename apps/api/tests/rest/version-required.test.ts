import {
	exchangeRate,
	notification,
	openRole,
	person,
	playbook,
	playbookVersion,
	portfolio,
	sessionContext,
	stageGateReview,
	template,
	tripwire,
} from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { addressOf } from "./addresses.ts";

const PatchCall = z.object({
	parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
	responses: z.record(z.string(), z.unknown()),
	requestBody: z.unknown().optional(),
});
const Document = z.object({
	paths: z.record(z.string(), z.object({ patch: PatchCall.optional(), get: z.unknown().optional() })),
});

const thinPlaybook = Playbook.parse({
	id: "quay",
	name: { en: "Quay" },
	summary: { en: "For a quay" },
	workstreams: [
		{ id: "work", title: { en: "Work" }, tasks: [{ id: "dig", name: { en: "Dig" }, days: [1, 2, 3] }] },
	],
});

const emptyContent = {
	program: null,
	week: standardWeek,
	holidays: [],
	...{ streams: [], tasks: [], dependencies: [], criteria: [], kpis: [], risks: [], measures: [] },
};

let database: TestDatabase;
let server: RunningServer;
let admin: Client;
let viewer: Client;
let calls: { path: string; address: string; patch: z.infer<typeof PatchCall>; readable: boolean }[];
let reviewId: string;

beforeAll(async () => {
	database = await createTestDatabase({ demo: true });
	server = await startServer({ database });
	admin = await server.browser("Admin");
	viewer = await server.browser("Viewer");
	await addWhatTheDemoLacks();
	const { paths } = Document.parse(await (await server.anonymous("/api/openapi.json")).json());
	calls = [];
	for (const [path, { patch, get }] of Object.entries(paths)) {
		if (!patch) continue;
		const address = path.startsWith("/api/stage-gates/reviews")
			? `/api/stage-gates/reviews/${reviewId}`
			: await addressOf(database, path);
		calls.push({ path, address, patch, readable: get !== undefined });
	}
});
afterAll(async () => {
	await server.stop();
	await database.drop();
});

/** A review that is open, and rows that belong to the Admin or watch something. */
async function addWhatTheDemoLacks(): Promise<void> {
	const { db, sql } = database;
	const [me] = await db.select().from(person).where(eq(person.subject, "Admin"));
	const [review] = await db.select().from(stageGateReview).limit(1);
	const [source] =
		await sql`select session_id, version_number, converted_program_id from strategy_version where converted_program_id is not null`;
	if (!me || !review || !source) throw new Error("The demo has changed");
	const { programId, stageGateId } = review;
	const [open] = await db
		.insert(stageGateReview)
		.values({ programId, stageGateId, status: "Pending" })
		.returning();
	reviewId = open?.id ?? "";
	await db.insert(portfolio).values({ name: "Harbour" });
	const rate = { fromCurrency: "EUR", toCurrency: "USD", rate: "1.1", validFrom: "2026-01-01" };
	await db.insert(exchangeRate).values(rate);
	await db.insert(template).values({ kind: "task", name: "Crane", content: emptyContent });
	await db.insert(openRole).values({ programId, name: "Pilot" });
	await db.insert(notification).values({ personId: me.id, kind: "assigned", title: "Yours" });
	await db.insert(playbook).values({ id: thinPlaybook.id, content: thinPlaybook });
	await db
		.insert(playbookVersion)
		.values({ playbookId: thinPlaybook.id, version: 1, content: thinPlaybook, savedBy: "Admin" });
	await db.insert(sessionContext).values({ personId: me.id, goal: "Ship", successCriteria: ["One"] });
	await db.insert(tripwire).values({
		sessionId: source.session_id,
		versionNumber: source.version_number,
		decisionId: "approach",
		assumptionId: "cause",
		programId: source.converted_program_id,
		metric: "cost",
		direction: "above",
		threshold: "1000000",
	});
}

/** The least that a call takes, where that is more than nothing. */
async function leastBody(path: string): Promise<object> {
	const bodies: Record<string, object> = {
		"/api/people/{id}": { disabled: false },
		"/api/ai-providers/{provider}": { model: "gpt-5.4" },
		"/api/web-search": { kind: "brave" },
		"/api/playbooks/{id}": { playbook: thinPlaybook },
		"/api/notifications/{id}": { read: true },
		"/api/benefits/{id}/periods": { periods: [{ month: "2031-01", planned: "1" }] },
		"/api/strategic-consultant/sessions/{sessionId}/case": { correction: { kind: "problem", text: "Late" } },
		"/api/strategic-consultant/versions/{sessionId}/{versionNumber}": { versionLabel: "First take" },
	};
	if (path === "/api/programs") {
		const [program] = await database.sql`select id from program limit 1`;
		return { changes: [{ id: program?.id, status: "On Hold" }] };
	}
	if (path === "/api/people") {
		const [someone] = await database.sql`select id from person limit 1`;
		return { changes: [{ id: someone?.id, disabled: false }] };
	}
	if (path !== "/api/tasks") return bodies[path] ?? {};
	const [task] = await database.sql`select id from task limit 1`;
	return { changes: [{ id: task?.id, progress: 10 }] };
}

const withoutVersion = "/api/session-context/{id}";
/** They change several objects, each of which names its version. */
const several = ["/api/tasks", "/api/programs", "/api/people", "/api/benefits/{id}/periods"];
const Refusal = z.object({ code: z.string(), error: z.string(), current: z.unknown().optional() });
const Versioned = z.object({ version: z.int() });

/** What became of a call. */
async function outcomeOf(answer: Response) {
	const { success, data } = Refusal.safeParse(await answer.json());
	return { status: answer.status, ...(success && data) };
}

describe("every documented PATCH", () => {
	const patch = (client: Client, address: string, json: object, ifMatch?: string) =>
		client(address, { method: "PATCH", json, headers: ifMatch === undefined ? {} : { "if-match": ifMatch } });

	it("is refused without a version, with the object as it is now, and changes nothing", async () => {
		expect(calls.length).toBeGreaterThan(20);
		const changes = () => database.sql`select count(*)::int as rows from audit_entry`;
		const before = await changes();
		const missing: unknown[] = [];
		for (const { path, address } of calls) {
			const outcome = await outcomeOf(await patch(admin, address, await leastBody(path)));
			if (outcome.status !== 428 || outcome.code !== "VERSION_REQUIRED" || outcome.current === undefined) {
				missing.push({ path, ...outcome });
				continue;
			}
			expect(outcome.error).toMatch(/"version".*If-Match/);
		}
		expect(missing).toEqual([{ path: withoutVersion, status: 200 }]);
		expect(await changes()).toEqual(before);
	});

	it("takes the ETag of a read as If-Match, answers the next one, and 409 for one that is stale", async () => {
		for (const { path, address, readable } of calls.filter((call) => !several.includes(call.path))) {
			const body = await leastBody(path);
			const stale = await outcomeOf(await patch(admin, address, body, '"999999"'));
			expect({ path, ...stale }).toMatchObject({ status: 409, code: "CONFLICT" });
			const { version } = Versioned.parse(stale.current);
			if (readable && path !== withoutVersion) {
				expect([path, (await admin(address)).headers.get("etag")]).toEqual([path, `"${version}"`]);
			}
			const answer = await patch(admin, address, body, `"${version}"`);
			expect([path, answer.status]).toEqual([path, 200]);
			const now = Versioned.parse(await answer.json());
			expect([path, answer.headers.get("etag")]).toEqual([path, `"${now.version}"`]);
		}
	});

	it("tells nobody more who may not make it, or names what is not there", async () => {
		const nobody = "018f0000-0000-7000-8000-000000000000";
		const own = [withoutVersion, "/api/notifications/{id}"];
		for (const { path, address } of calls.filter((call) => !own.includes(call.path))) {
			const body = await leastBody(path);
			const forbidden = await outcomeOf(await patch(viewer, address, body));
			expect([path, forbidden.status, forbidden.current]).toEqual([path, 403, undefined]);
		}
		for (const { path, address } of calls.filter(({ path }) => path.endsWith("{id}"))) {
			const gone = address.replace(/[^/]+$/, nobody);
			const unknown = await outcomeOf(await patch(admin, gone, await leastBody(path)));
			expect([path, unknown.status, unknown.current]).toEqual([path, 404, undefined]);
		}
	});

	it("is described with its version, with If-Match and with the answer that it gets without", () => {
		for (const { path, patch } of calls) {
			const described = {
				path,
				version: JSON.stringify(patch.requestBody).includes('"version"'),
				header: (patch.parameters ?? []).some((each) => each.name === "If-Match" && each.in === "header"),
				refusal: "428" in patch.responses,
			};
			const [header, refusal] = [!several.includes(path), path !== withoutVersion];
			expect(described).toEqual({ path, version: true, header, refusal });
		}
	});
});

describe("If-Match", () => {
	let address: string;
	const change = (ifMatch: string, json: object = { description: "Quay 4" }) =>
		admin(address, { method: "PATCH", json, headers: { "if-match": ifMatch } });

	beforeAll(async () => {
		const answer = await admin("/api/programs", { json: { name: "Harbour" } });
		address = `/api/programs/${z.object({ id: z.string() }).parse(await answer.json()).id}`;
		expect(answer.headers.get("etag")).toBe('"1"');
	});

	it.each(["*", "soon", '"seven"', '"1", "2"', "0", '"1'])(
		"%s is refused with a sentence",
		async (ifMatch) => {
			const outcome = await outcomeOf(await change(ifMatch));
			expect(outcome).toMatchObject({ status: 400, code: "INVALID_INPUT" });
			expect(outcome.error).toMatch(/\S/);
		},
	);

	it("is refused where it contradicts the body, and where several objects change", async () => {
		expect(await outcomeOf(await change('"1"', { version: 2 }))).toMatchObject({
			status: 400,
			error: "If-Match and version name two different versions. Send one of them.",
		});
		const many = { method: "PATCH", json: await leastBody("/api/tasks"), headers: { "if-match": '"1"' } };
		expect(await outcomeOf(await admin("/api/tasks", many))).toMatchObject({
			status: 400,
			error: "This call changes several objects: send the version of each in the body",
		});
	});

	it("may be bare, weakened by a proxy, or repeat the body", async () => {
		expect((await change("1")).headers.get("etag")).toBe('"2"');
		expect((await change('W/"2"', { description: "Quay 5" })).headers.get("etag")).toBe('"3"');
		expect((await change('"3"', { version: 3, description: "Quay 6" })).headers.get("etag")).toBe('"4"');
	});

	it("is no reason to leave a body out, and none to leave an answer out", async () => {
		const headers = { "if-match": '"4"' };
		expect((await admin(address, { method: "PATCH", headers })).status).toBe(400);
		const again = await admin(address, { headers: { "if-none-match": '"4"' } });
		expect([again.status, again.headers.get("etag")]).toEqual([200, '"4"']);
		expect((await again.text()).length).toBeGreaterThan(2);
	});

	it("also guards a deletion, which needs none", async () => {
		const remove = (ifMatch: string, query = "") =>
			admin(`${address}${query}`, { method: "DELETE", headers: { "if-match": ifMatch } });
		expect((await remove('"3"')).status).toBe(409);
		expect((await remove('"4"', "?version=3")).status).toBe(400);
		expect((await remove('"4"')).status).toBe(200);
	});
});
