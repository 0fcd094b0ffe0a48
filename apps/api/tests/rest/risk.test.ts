import { resource } from "@throughline/db/schema";
import { ProgramFinance } from "@throughline/domain/program";
import { Risk } from "@throughline/domain/risk";
import { RiskExposure } from "@throughline/domain/risk/exposure";
import { RiskMitigation } from "@throughline/domain/risk/mitigation";
import { RiskScore } from "@throughline/domain/risk/score";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let viewer: Client;
let programId: string;
let ownerId: string;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
	programId = await programCalled("Harbour");
	const [member] = await server.database.db.insert(resource).values({ name: "Petra" }).returning();
	ownerId = member?.id ?? "";
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const nobody = "018f0000-0000-7000-8000-000000000000";

async function programCalled(name: string): Promise<string> {
	const answer = await editor("/api/programs", { json: { name } });
	return ((await answer.json()) as { id: string }).id;
}

/** The answer's body in its documented shape; no field beyond it. */
async function read<T extends z.ZodRawShape>(shape: z.ZodObject<T>, answer: Response, status = 200) {
	expect(answer.status).toBe(status);
	return z.strictObject(shape.shape).parse(await answer.json());
}

const create = async (fields: object = {}) =>
	read(Risk, await editor("/api/risks", { json: { programId, description: "A risk", ...fields } }), 201);

describe("risks over REST", () => {
	it("are created with a description alone; absent fields are null or as usual", async () => {
		const { id, createdAt, updatedAt, riskId, ...rest } = await create();
		expect(riskId).toMatch(/^R-\d{3}$/);
		expect(rest).toEqual({
			programId,
			description: "A risk",
			category: null,
			likelihood: "Possible",
			impact: "Medium",
			priority: "Medium",
			status: "Open",
			ownerId: null,
			mitigationPlan: null,
			residualLikelihood: null,
			residualImpact: null,
			probability: null,
			impactCost: null,
			version: 1,
		});
		expect(updatedAt).toBe(createdAt);
		expect(await read(Risk, await viewer(`/api/risks/${id}`))).toMatchObject({ id, riskId });
	});

	it("are created, listed, changed and deleted with every field, in the documented shape", async () => {
		const fields = {
			description: "Radio does not reach",
			category: "Technology",
			likelihood: "Certain",
			impact: "High",
			priority: "High",
			status: "Monitoring",
			ownerId,
			mitigationPlan: "More access points",
			residualLikelihood: "Unlikely",
			residualImpact: "Medium",
			probability: 0.35,
			impactCost: "140000.50",
		};
		const home = await programCalled("Depot");
		const created = await create({ programId: home, ...fields });
		expect(created).toMatchObject({ programId: home, riskId: "R-001", ...fields });
		const list = await viewer(`/api/risks?programId=${home}`);
		expect(z.array(z.strictObject(Risk.shape)).parse(await list.json())).toEqual([created]);
		const path = `/api/risks/${created.id}`;
		const cleared = {
			category: null,
			ownerId: null,
			residualLikelihood: null,
			residualImpact: null,
			probability: null,
		};
		const changed = await editor(path, { method: "PATCH", json: { version: 1, ...cleared, impactCost: 12 } });
		expect(await read(Risk, changed)).toMatchObject({ ...cleared, impactCost: "12.00", version: 2 });
		const scores = z
			.array(z.strictObject(RiskScore.shape))
			.parse(await (await viewer(`${path}/scores`)).json());
		expect(scores.map(({ residualScore }) => residualScore)).toEqual([6, null]);
		const deleted = await editor(`${path}?version=2`, { method: "DELETE" });
		expect(await deleted.json()).toEqual({ id: created.id, undoId: expect.any(String) });
		expect((await viewer(path)).status).toBe(404);
		expect(await (await viewer(`/api/risks?programId=${home}`)).json()).toEqual([]);
		expect(await create({ programId: home })).toMatchObject({ riskId: "R-002" });
	});

	it("set their expected monetary value against the contingency", async () => {
		const home = await programCalled("Exposed");
		const { id } = await create({ programId: home, probability: 0.5, impactCost: 1000 });
		const finance = await editor(`/api/programs/${home}/finance`, {
			method: "PATCH",
			json: { version: 1, contingency: 2000 },
		});
		expect(await read(ProgramFinance, finance)).toMatchObject({ contingency: "2000.00" });
		const exposure = await read(RiskExposure, await viewer(`/api/risks/exposure?programId=${home}`));
		expect(exposure).toEqual({
			exposure: "500.00",
			contingency: "2000.00",
			remaining: "1500.00",
			usedPercent: 25,
			active: 1,
			estimated: 1,
			top: [{ id, riskId: "R-001", description: "A risk", expectedMonetaryValue: "500.00" }],
		});
	});
});

describe("a risk's mitigations over REST", () => {
	it("are created, listed, read, changed and deleted in the documented shape", async () => {
		const { id: riskId } = await create();
		const path = `/api/risks/${riskId}/mitigations`;
		const plain = await read(RiskMitigation, await editor(path, { json: { description: "Rehearse" } }), 201);
		expect(plain).toMatchObject({
			riskId,
			ownerId: null,
			dueDate: null,
			cost: null,
			effect: null,
			status: "Planned",
		});
		const full = await read(
			RiskMitigation,
			await editor(path, {
				json: {
					description: "Survey",
					ownerId,
					dueDate: "2026-12-01",
					cost: 38000,
					effect: "Less likely",
					status: "In Progress",
				},
			}),
			201,
		);
		expect(full).toMatchObject({ ownerId, dueDate: "2026-12-01", cost: "38000.00", effect: "Less likely" });
		expect(await (await viewer(path)).json()).toEqual([full, plain]);
		const one = `${path}/${full.id}`;
		expect(await read(RiskMitigation, await viewer(one))).toEqual(full);
		const changed = await editor(one, { method: "PATCH", json: { version: 1, status: "Done", cost: null } });
		expect(await read(RiskMitigation, changed)).toMatchObject({ status: "Done", cost: null, version: 2 });
		expect((await editor(`${one}?version=1`, { method: "DELETE" })).status).toBe(409);
		const deleted = await editor(one, { method: "DELETE", json: { version: 2 } });
		expect(await deleted.json()).toEqual({ id: full.id, undoId: expect.any(String) });
		expect(await (await viewer(path)).json()).toEqual([plain]);
	});

	it("are found under their own risk only, and take no key in the body", async () => {
		const [mine, other] = [await create(), await create()];
		const made = await editor(`/api/risks/${mine.id}/mitigations`, { json: { description: "Mine" } });
		const { id } = await read(RiskMitigation, made, 201);
		const foreign = `/api/risks/${other.id}/mitigations/${id}`;
		for (const init of [{}, { method: "PATCH", json: {} }, { method: "DELETE" }])
			expect((await editor(foreign, init)).status).toBe(404);
		const moved = await editor(`/api/risks/${mine.id}/mitigations/${id}`, {
			method: "PATCH",
			json: { riskId: other.id },
		});
		expect(await moved.json()).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "riskId", message: "The riskId stands in the address, not in the body" }],
		});
	});
});

describe("a refusal about risks", () => {
	it.each<[string, () => Promise<Response>, number, string]>([
		[
			"nobody is signed in",
			() => server.anonymous(`/api/risks?programId=${programId}`),
			401,
			"UNAUTHENTICATED",
		],
		[
			"a Viewer writes",
			() => viewer("/api/risks", { json: { programId, description: "X" } }),
			403,
			"FORBIDDEN",
		],
		["a Viewer mitigates", () => viewer(`/api/risks/${nobody}/mitigations`, { json: {} }), 403, "FORBIDDEN"],
		["no program is named", () => viewer("/api/risks"), 400, "INVALID_INPUT"],
		["the program does not exist", () => viewer(`/api/risks?programId=${nobody}`), 404, "NOT_FOUND"],
		[
			"a new risk's program does not exist",
			() => editor("/api/risks", { json: { programId: nobody, description: "X" } }),
			404,
			"NOT_FOUND",
		],
		["exposure of no program", () => viewer("/api/risks/exposure"), 400, "INVALID_INPUT"],
		["a risk is unknown", () => viewer(`/api/risks/${nobody}`), 404, "NOT_FOUND"],
		["an unknown risk's scores are read", () => viewer(`/api/risks/${nobody}/scores`), 404, "NOT_FOUND"],
		[
			"an unknown risk's mitigations are read",
			() => viewer(`/api/risks/${nobody}/mitigations`),
			404,
			"NOT_FOUND",
		],
		["a mitigation's id is none", () => viewer(`/api/risks/${nobody}/mitigations/7`), 400, "INVALID_INPUT"],
	])("when %s carries its status and code", async (_when, call, status, code) => {
		const answer = await call();
		expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
	});

	it.each<[object, string, string]>([
		[{ description: undefined }, "description", "Description is required"],
		[{ likelihood: "High" }, "likelihood", "Choose one of: Rare, Unlikely, Possible, Likely, Certain"],
		[{ impact: 3 }, "impact", "Choose one of: Very Low, Low, Medium, High, Very High"],
		[{ priority: "Urgent" }, "priority", "Choose one of: Critical, High, Medium, Low"],
		[{ status: "Done" }, "status", "Choose one of: Open, Mitigated, Closed, Monitoring"],
		[{ residualImpact: "Low" }, "residualLikelihood", "Choose the residual likelihood too"],
		[{ probability: 35 }, "probability", "Enter a probability from 0 to 1, with at most four decimal places"],
		[{ impactCost: -1 }, "impactCost", "The amount must not be negative"],
		[{ ownerId: nobody }, "ownerId", "This team member does not exist, or no longer does"],
		[{ riskId: "R-001" }, "riskId", "This field is not known"],
	])("of a new risk with %j names the field", async (fields, path, message) => {
		const answer = await editor("/api/risks", { json: { programId, description: "A risk", ...fields } });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "INVALID_INPUT", issues: [{ path, message }] });
	});

	it("of a stale version carries the risk as it is now", async () => {
		const { id } = await create();
		const change = (category: string) =>
			editor(`/api/risks/${id}`, { method: "PATCH", json: { version: 1, category } });
		await change("First");
		const second = await change("Second");
		expect(second.status).toBe(409);
		expect(await second.json()).toMatchObject({
			code: "CONFLICT",
			current: { id, category: "First", version: 2 },
		});
	});
});
