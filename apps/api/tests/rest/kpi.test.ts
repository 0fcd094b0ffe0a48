import { Kpi, KpiImported, KpiMeasurement, KpiTrend } from "@throughline/domain/kpi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let viewer: Client;
let programId: string;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
	const answer = await editor("/api/programs", { json: { name: "Harbour" } });
	programId = z.object({ id: z.string() }).parse(await answer.json()).id;
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const nobody = "018f0000-0000-7000-8000-000000000000";

async function create(fields: object): Promise<Kpi> {
	const answer = await editor("/api/kpis", { json: { programId, ...fields } });
	expect(answer.status).toBe(201);
	return Kpi.parse(await answer.json());
}

async function measure(kpiId: string, measurementDate: string, value: unknown): Promise<KpiMeasurement> {
	const answer = await editor(`/api/kpis/${kpiId}/measurements`, { json: { measurementDate, value } });
	expect(answer.status).toBe(201);
	return KpiMeasurement.parse(await answer.json());
}

describe("KPIs over REST", () => {
	it("are created as the specified dialog sends them, with and without the optional fields", async () => {
		const full = await create({
			name: "Calls solved at once",
			description: "At the first contact",
			targetValue: "85",
			currentValue: "62.5",
			unit: "%",
			frequency: "Weekly",
			ownerId: null,
		});
		expect(full).toMatchObject({ targetValue: "85", currentValue: "62.5", unit: "%", ownerId: null });
		const bare = await create({
			name: "Bare",
			description: null,
			targetValue: null,
			currentValue: "0",
			unit: null,
			frequency: "Monthly",
			ownerId: null,
		});
		expect(await create({ name: "Bare" })).toMatchObject({
			...bare,
			id: expect.any(String),
			createdAt: expect.any(String),
			updatedAt: expect.any(String),
		});
		const list = z.array(Kpi).parse(await (await viewer(`/api/kpis?programId=${programId}`)).json());
		expect(list.slice(0, 2)).toEqual([full, bare]);
	});

	it("are read, changed and deleted, and come back by undo", async () => {
		const { id } = await create({ name: "Changed" });
		const changed = await editor(`/api/kpis/${id}`, {
			method: "PATCH",
			json: { version: 1, direction: "lower_is_better", targetValue: 10 },
		});
		const after = Kpi.parse(await changed.json());
		expect(after).toMatchObject({ direction: "lower_is_better", targetValue: "10", version: 2 });
		expect(Kpi.parse(await (await viewer(`/api/kpis/${id}`)).json())).toEqual(after);
		const deleted = await editor(`/api/kpis/${id}?version=2`, { method: "DELETE" });
		const { undoId } = z.object({ undoId: z.string() }).parse(await deleted.json());
		expect((await viewer(`/api/kpis/${id}`)).status).toBe(404);
		await editor(`/api/deletions/${undoId}/undo`, { method: "POST" });
		expect(Kpi.parse(await (await viewer(`/api/kpis/${id}`)).json())).toEqual(after);
	});

	it("name the units that there are where one is refused, and take any word as custom", async () => {
		const { id } = await create({ name: "Labelled", unit: "custom", unitLabel: "tickets" });
		const answer = await editor(`/api/kpis/${id}`, { method: "PATCH", json: { version: 1, unit: "EUR" } });
		const units = "%, $, number, days, hours, count, points, ratio, currency";
		const message = `Unit must be one of ${units}, or custom with unitLabel`;
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ issues: [{ path: "unit", message }] },
		]);
		const changed = await editor(`/api/kpis/${id}`, { method: "PATCH", json: { version: 1, unit: "" } });
		expect(Kpi.parse(await changed.json())).toMatchObject({ unit: null, unitLabel: null, version: 2 });
	});

	it("have measurements, of which the newest is the current value", async () => {
		const { id } = await create({ name: "Measured" });
		const march = await measure(id, "2026-03-31", "30.0");
		const january = await measure(id, "2026-01-31", 10);
		const list = await viewer(`/api/kpis/${id}/measurements`);
		expect(z.array(KpiMeasurement).parse(await list.json())).toEqual([january, march]);
		const one = `/api/kpis/${id}/measurements/${march.id}`;
		expect(KpiMeasurement.parse(await (await viewer(one)).json())).toEqual(march);
		const changed = await editor(one, { method: "PATCH", json: { version: 1, value: "31" } });
		expect(KpiMeasurement.parse(await changed.json())).toMatchObject({ value: "31", version: 2 });
		expect(Kpi.parse(await (await viewer(`/api/kpis/${id}`)).json()).currentValue).toBe("31");
		const deleted = await editor(`${one}?version=2`, { method: "DELETE" });
		expect(await deleted.json()).toEqual({ id: march.id, undoId: expect.any(String) });
		expect(Kpi.parse(await (await viewer(`/api/kpis/${id}`)).json()).currentValue).toBe("10");
	});

	it("take many measurements at once, and show their trends", async () => {
		const { id } = await create({ name: "Imported" });
		await measure(id, "2026-01-31", 1);
		const measurements = [
			{ measurementDate: "2026-01-31", value: "2" },
			{ measurementDate: "2026-02-28", value: "3" },
		];
		const answer = await editor(`/api/kpis/${id}/measurements/import`, { json: { measurements } });
		expect([answer.status, KpiImported.parse(await answer.json())]).toEqual([
			200,
			{ added: 1, overwritten: 1, unchanged: 0 },
		]);
		const trends = await viewer(`/api/kpis/trends?programId=${programId}`);
		expect(z.array(KpiTrend).parse(await trends.json())).toContainEqual({ kpiId: id, measurements });
	});
});

describe("a refusal", () => {
	type Call = () => Promise<Response>;
	it.each<[string, Call, number, string, string?]>([
		[
			"nobody is signed in",
			() => server.anonymous(`/api/kpis?programId=${programId}`),
			401,
			"UNAUTHENTICATED",
		],
		["a Viewer writes", () => viewer("/api/kpis", { json: { programId, name: "X" } }), 403, "FORBIDDEN"],
		[
			"a Viewer measures",
			() => viewer(`/api/kpis/${nobody}/measurements`, { json: { measurementDate: "2026-01-31", value: 1 } }),
			403,
			"FORBIDDEN",
		],
		["the program is not named", () => viewer("/api/kpis"), 400, "INVALID_INPUT", "programId"],
		["the program is unknown", () => viewer(`/api/kpis?programId=${nobody}`), 404, "NOT_FOUND"],
		["the name is missing", () => editor("/api/kpis", { json: { programId } }), 400, "INVALID_INPUT", "name"],
		[
			"a number is none",
			() => editor("/api/kpis", { json: { programId, name: "X", targetValue: "many" } }),
			400,
			"INVALID_INPUT",
			"targetValue",
		],
		[
			"a unit is not on the list",
			() => editor("/api/kpis", { json: { programId, name: "X", unit: "tickets" } }),
			400,
			"INVALID_INPUT",
			"unit",
		],
		[
			"a custom unit has no label",
			() => editor("/api/kpis", { json: { programId, name: "X", unit: "custom" } }),
			400,
			"INVALID_INPUT",
			"unitLabel",
		],
		[
			"a field is unknown",
			() => editor("/api/kpis", { json: { programId, name: "X", colour: "red" } }),
			400,
			"INVALID_INPUT",
			"colour",
		],
		[
			"the owner is no team member",
			() => editor("/api/kpis", { json: { programId, name: "X", ownerId: nobody } }),
			400,
			"INVALID_INPUT",
			"ownerId",
		],
		["the KPI is unknown", () => viewer(`/api/kpis/${nobody}`), 404, "NOT_FOUND"],
		["a measured KPI is unknown", () => viewer(`/api/kpis/${nobody}/measurements`), 404, "NOT_FOUND"],
		[
			"a measurement has no date",
			() => editor(`/api/kpis/${nobody}/measurements`, { json: { value: 1 } }),
			400,
			"INVALID_INPUT",
			"measurementDate",
		],
	])("when %s says so", async (_when, call, status, code, field) => {
		const answer = await call();
		const body = (await answer.json()) as { code: string; issues?: { path: string }[] };
		expect([answer.status, body.code]).toEqual([status, code]);
		if (field) expect(body.issues?.map(({ path }) => path)).toContain(field);
	});

	it("of a stale version, and of a day that is taken, is a conflict", async () => {
		const { id } = await create({ name: "Stale" });
		const change = (name: string) =>
			editor(`/api/kpis/${id}`, { method: "PATCH", json: { version: 1, name } });
		await change("First");
		const second = await change("Second");
		expect([second.status, await second.json()]).toMatchObject([409, { current: { name: "First" } }]);
		await measure(id, "2026-01-31", 1);
		const taken = await editor(`/api/kpis/${id}/measurements`, {
			json: { measurementDate: "2026-01-31", value: 2 },
		});
		expect([taken.status, await taken.json()]).toMatchObject([
			409,
			{ code: "ALREADY_EXISTS", current: { measurementDate: "2026-01-31", version: 1 } },
		]);
	});
});
