import { Benefit, BenefitPeriod, BenefitProjection } from "@throughline/domain/benefit";
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

async function create(fields: object): Promise<Benefit> {
	const answer = await editor("/api/benefits", { json: { programId, ...fields } });
	expect(answer.status).toBe(201);
	return Benefit.parse(await answer.json());
}

const readBenefit = async (id: string) => Benefit.parse(await (await viewer(`/api/benefits/${id}`)).json());

describe("benefits over REST", () => {
	it("are created with and without the optional fields, and listed", async () => {
		const full = await create({
			name: "Fewer calls",
			description: "Solved before they are made",
			category: "Cost",
			targetValue: 120000,
			realizedValue: "30000.50",
			status: "In Progress",
			ownerId: null,
			ownerAfterClosureId: null,
		});
		expect(full).toMatchObject({ targetValue: "120000.00", realizedValue: "30000.50", category: "Cost" });
		const bare = await create({ name: "Bare" });
		expect(bare).toMatchObject({
			description: null,
			category: "Other",
			targetValue: "0.00",
			realizedValue: "0.00",
			status: "Not Started",
			ownerId: null,
		});
		const list = await viewer(`/api/benefits?programId=${programId}`);
		expect(z.array(Benefit).parse(await list.json())).toEqual([full, bare]);
	});

	it("are read, changed and deleted, and come back by undo", async () => {
		const { id } = await create({ name: "Changed" });
		const changed = await editor(`/api/benefits/${id}`, {
			method: "PATCH",
			json: { version: 1, status: "At Risk", targetValue: "10" },
		});
		const after = Benefit.parse(await changed.json());
		expect(after).toMatchObject({ status: "At Risk", targetValue: "10.00", version: 2 });
		expect(await readBenefit(id)).toEqual(after);
		const deleted = await editor(`/api/benefits/${id}`, { method: "DELETE", json: { version: 2 } });
		const { undoId } = z.object({ undoId: z.string() }).parse(await deleted.json());
		expect((await viewer(`/api/benefits/${id}`)).status).toBe(404);
		await editor(`/api/deletions/${undoId}/undo`, { method: "POST" });
		expect(await readBenefit(id)).toEqual(after);
	});

	it("have a monthly plan, of which the actuals add up to the realized value", async () => {
		const { id } = await create({ name: "Planned" });
		const path = `/api/benefits/${id}/periods`;
		const created = await editor(path, { json: { month: "2026-01", planned: "100", actual: 90.5 } });
		expect(created.status).toBe(201);
		const january = BenefitPeriod.parse(await created.json());
		expect(january).toMatchObject({ month: "2026-01-01", planned: "100.00", actual: "90.50", version: 1 });
		const saved = await editor(path, {
			method: "PATCH",
			json: { periods: [{ month: "2026-02", planned: 100, actual: null, version: null }] },
		});
		const plan = z.array(BenefitPeriod).parse(await saved.json());
		expect(plan.map(({ month }) => month)).toEqual(["2026-01-01", "2026-02-01"]);
		expect(z.array(BenefitPeriod).parse(await (await viewer(path)).json())).toEqual(plan);
		expect((await readBenefit(id)).realizedValue).toBe("90.50");
		const one = `${path}/${plan[1]?.id}`;
		const changed = await editor(one, { method: "PATCH", json: { version: 1, actual: "9.50" } });
		expect(BenefitPeriod.parse(await changed.json())).toMatchObject({ actual: "9.50", version: 2 });
		expect(BenefitPeriod.parse(await (await viewer(one)).json())).toMatchObject({ version: 2 });
		expect((await readBenefit(id)).realizedValue).toBe("100.00");
		expect((await editor(`${one}?version=2`, { method: "DELETE" })).status).toBe(200);
		expect((await readBenefit(id)).realizedValue).toBe("90.50");
	});

	it("are projected on their costs, once there are any", async () => {
		const program = await editor("/api/programs", { json: { name: "Projected" } });
		const { id } = z.object({ id: z.string() }).parse(await program.json());
		const projection = async () => (await viewer(`/api/benefits/projection?programId=${id}`)).json();
		expect(await projection()).toBeNull();
		await editor("/api/benefits", { json: { programId: id, name: "Saved", targetValue: 300 } });
		await editor("/api/funding/sources", {
			json: { programId: id, sourceName: "Board", allocatedAmount: 100 },
		});
		const found = BenefitProjection.parse(await projection());
		expect(found).toMatchObject({ totalBenefit: "300.00", totalCost: "100.00", roi: 200, paybackMonths: 4 });
	});
});

describe("a refusal", () => {
	type Call = () => Promise<Response>;
	it.each<[string, Call, number, string, string?]>([
		[
			"nobody is signed in",
			() => server.anonymous(`/api/benefits?programId=${programId}`),
			401,
			"UNAUTHENTICATED",
		],
		["a Viewer writes", () => viewer("/api/benefits", { json: { programId, name: "X" } }), 403, "FORBIDDEN"],
		["the program is not named", () => viewer("/api/benefits"), 400, "INVALID_INPUT", "programId"],
		["the program is unknown", () => viewer(`/api/benefits?programId=${nobody}`), 404, "NOT_FOUND"],
		[
			"a projected program is unknown",
			() => viewer(`/api/benefits/projection?programId=${nobody}`),
			404,
			"NOT_FOUND",
		],
		[
			"the name is missing",
			() => editor("/api/benefits", { json: { programId } }),
			400,
			"INVALID_INPUT",
			"name",
		],
		[
			"an amount is negative",
			() => editor("/api/benefits", { json: { programId, name: "X", targetValue: -1 } }),
			400,
			"INVALID_INPUT",
			"targetValue",
		],
		[
			"a status is unknown",
			() => editor("/api/benefits", { json: { programId, name: "X", status: "Done" } }),
			400,
			"INVALID_INPUT",
			"status",
		],
		[
			"a field is unknown",
			() => editor("/api/benefits", { json: { programId, name: "X", colour: "red" } }),
			400,
			"INVALID_INPUT",
			"colour",
		],
		[
			"the owner after closure is no team member",
			() => editor("/api/benefits", { json: { programId, name: "X", ownerAfterClosureId: nobody } }),
			400,
			"INVALID_INPUT",
			"ownerAfterClosureId",
		],
		["the benefit is unknown", () => viewer(`/api/benefits/${nobody}`), 404, "NOT_FOUND"],
		["a planned benefit is unknown", () => viewer(`/api/benefits/${nobody}/periods`), 404, "NOT_FOUND"],
		[
			"a month is none",
			() => editor(`/api/benefits/${nobody}/periods`, { json: { month: "May" } }),
			400,
			"INVALID_INPUT",
			"month",
		],
	])("when %s says so", async (_when, call, status, code, field) => {
		const answer = await call();
		const body = (await answer.json()) as { code: string; issues?: { path: string }[] };
		expect([answer.status, body.code]).toEqual([status, code]);
		if (field) expect(body.issues?.map(({ path }) => path)).toContain(field);
	});

	it("of a stale version, and of a month that is taken, is a conflict", async () => {
		const { id } = await create({ name: "Stale" });
		const change = (name: string) =>
			editor(`/api/benefits/${id}`, { method: "PATCH", json: { version: 1, name } });
		await change("First");
		const second = await change("Second");
		expect([second.status, await second.json()]).toMatchObject([409, { current: { name: "First" } }]);
		const plan = () => editor(`/api/benefits/${id}/periods`, { json: { month: "2026-01", planned: 1 } });
		expect([(await plan()).status, (await plan()).status]).toEqual([201, 409]);
	});
});
