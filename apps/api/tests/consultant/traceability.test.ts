import { OrphanReport, RestsOn, Trace } from "@throughline/domain/consultant/origin";
import { Tripwire } from "@throughline/domain/consultant/tripwire";
import { IntegrationSummary, type VersionDetail } from "@throughline/domain/consultant/version";
import { Kpi } from "@throughline/domain/kpi";
import { Task } from "@throughline/domain/task";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { createPlanOverRest } from "./plan-over-rest.ts";

const base = "/api/strategic-consultant";
let server: RunningServer;
/** An external client: an access token instead of a browser's session. */
let client: Client;
let viewer: Client;
let version: z.infer<typeof VersionDetail>;
let summary: IntegrationSummary;

beforeAll(async () => {
	server = await startServer();
	const browser = await server.browser("Editor");
	viewer = await server.browser("Viewer");
	const made = await browser("/api/tokens", { json: { name: "External", scope: "write" } });
	const { token } = z.object({ token: z.string() }).parse(await made.json());
	client = (path, init = {}) =>
		server.anonymous(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
	version = await createPlanOverRest(client, "strategy_1700000000000_thread");
	const { sessionId, versionNumber } = version;
	summary = await read(
		IntegrationSummary,
		client(`${base}/integrate/${sessionId}/${versionNumber}`, { method: "POST" }),
	);
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

async function read<T>(shape: z.ZodType<T>, answer: Response | Promise<Response>, status = 200): Promise<T> {
	const response = await answer;
	expect({ status: response.status, body: await response.clone().json() }).toMatchObject({ status });
	return shape.parse(await response.json());
}
const threadOf = (objectType: string, objectId: string, caller = client) =>
	caller(`${base}/origins?${new URLSearchParams({ objectType, objectId })}`);

describe("Integration over REST", () => {
	it("answers the specified summary, and the same when it is asked again", async () => {
		expect(summary).toMatchObject({
			stageGatesCreated: 5,
			workstreamsCreated: version.program?.workstreams.length,
		});
		const { sessionId, versionNumber } = version;
		const path = `${base}/integrate/${sessionId}/${versionNumber}`;
		expect(await read(IntegrationSummary, client(path, { method: "POST" }))).toEqual(summary);
		const refused = await viewer(path, { method: "POST" });
		expect(refused.status).toBe(403);
		expect((await client(`${base}/integrate/${sessionId}/7`, { method: "POST" })).status).toBe(404);
		expect((await client(`${base}/integrate/${sessionId}/none`, { method: "POST" })).status).toBe(400);
	});

	it("leads from a task of the program back to a verified sentence of the memo", async () => {
		const tasks = await read(z.array(Task), client(`/api/tasks?programId=${summary.programId}`));
		expect(tasks).toHaveLength(summary.tasksCreated);
		const thread = await read(Trace, threadOf("task", tasks[0]?.id ?? ""));
		const [told] = thread.origins;
		expect(told?.decision?.chosen).not.toBeNull();
		expect(told?.whys).toHaveLength(3);
		expect(told?.quote).toMatchObject({ verified: true });
		expect(told?.sessionId).toBe(version.sessionId);
		const theirs = await read(Trace, threadOf("task", tasks[0]?.id ?? "", viewer));
		expect(theirs.origins[0]?.sessionId).toBe(version.sessionId);
		const resting = await read(RestsOn, client(`${base}/passages/${told?.quote?.passageId}/dependents`));
		expect(resting.objects.length).toBeGreaterThan(0);
		expect((await viewer(`${base}/passages/${told?.quote?.passageId}/dependents`)).status).toBe(200);
		const document = await read(RestsOn, client(`${base}/documents/${told?.quote?.documentId}/dependents`));
		expect(document.objects.length).toBeGreaterThanOrEqual(resting.objects.length);
	});

	it("refuses a kind that does not exist, and says what is missing", async () => {
		expect((await threadOf("idea", summary.programId)).status).toBe(400);
		expect((await client(`${base}/orphans`)).status).toBe(400);
	});

	it("reports orphans, and takes a link for one and takes it back", async () => {
		const { programId } = summary;
		const path = `${base}/orphans?programId=${programId}`;
		expect((await read(OrphanReport, viewer(path))).orphans).toBe(0);
		const added = await read(Task, client("/api/tasks", { json: { programId, name: "Buy cake" } }), 201);
		expect((await read(OrphanReport, viewer(path))).orphans).toBe(1);
		const { sessionId, versionNumber, decisions } = version;
		const link = {
			objectType: "task",
			objectId: added.id,
			sessionId,
			versionNumber,
			decisionId: decisions?.[0]?.id,
		};
		const named = z.object({ id: z.uuid() });
		const linked = await read(named, client(`${base}/origins`, { json: link }), 201);
		expect((await read(OrphanReport, viewer(path))).orphans).toBe(0);
		await read(named, client(`${base}/origins/${linked.id}`, { method: "DELETE" }));
		expect((await read(OrphanReport, viewer(path))).orphans).toBe(1);
	});
});

describe("Thresholds over REST", () => {
	it("are set, crossed by a KPI's value, settled and deleted", async () => {
		const { programId } = summary;
		const [first] = await read(z.array(Kpi), client(`/api/kpis?programId=${programId}`));
		const decision = version.decisions?.find(({ assumptions }) => assumptions.length > 0);
		const { sessionId, versionNumber } = version;
		const set = await read(
			Tripwire,
			client(`${base}/tripwires`, {
				json: {
					sessionId,
					versionNumber,
					decisionId: decision?.id,
					assumptionId: decision?.assumptions[0]?.id,
					metric: "kpi",
					objectId: first?.id,
					direction: "above",
					threshold: 5_000,
				},
			}),
			201,
		);
		expect(set).toMatchObject({ threshold: "5000", reopened: false });
		await client(`/api/kpis/${first?.id}`, {
			method: "PATCH",
			json: { version: first?.version, currentValue: "5000.5" },
		});
		const one = `${base}/tripwires/${set.id}`;
		expect(await read(Tripwire, viewer(one))).toMatchObject({ reopened: true, crossedValue: "5000.5" });
		expect(await read(z.array(Tripwire), viewer(`${base}/tripwires?programId=${programId}`))).toHaveLength(1);
		const ofVersion = `${base}/versions/${sessionId}/${versionNumber}/tripwires`;
		expect(await read(z.array(Tripwire), client(ofVersion))).toHaveLength(1);
		expect((await viewer(ofVersion)).status).toBe(200);
		const { version: crossed } = await read(Tripwire, viewer(one));
		const note = { version: crossed, note: "Measured wrongly" };
		const settled = await read(Tripwire, client(`${one}/settle`, { json: note }));
		expect(settled).toMatchObject({ reopened: false, settledNote: "Measured wrongly" });
		const moved = await client(one, { method: "PATCH", json: { threshold: "9000", version: set.version } });
		expect(moved.status).toBe(409);
		expect((await client(one, { method: "DELETE" })).status).toBe(200);
		expect((await client(one)).status).toBe(404);
	});
});
