import { Program } from "@throughline/domain/program";
import { StageGate, StageGateReview } from "@throughline/domain/stage-gate";
import { GateCriterion } from "@throughline/domain/stage-gate/criterion";
import { GateReadiness, StoredEvidencePack } from "@throughline/domain/stage-gate/evidence";
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
	const created = await editor("/api/programs", { json: { name: "Harbour" } });
	programId = Program.parse(await created.json()).id;
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const nobody = "018f0000-0000-7000-8000-000000000000";
const ideation = "019a0000-0000-7000-8000-000000000000";
const reviews = "/api/stage-gates/reviews";
const criteria = "/api/stage-gates/criteria";

async function read<T>(shape: z.ZodType<T>, answer: Response | Promise<Response>, status = 200): Promise<T> {
	const response = await answer;
	expect(response.status).toBe(status);
	return shape.parse(await response.json());
}

const review = (json: object = {}) =>
	read(StageGateReview, editor(reviews, { json: { stageGateId: ideation, programId, ...json } }), 201);
const patch = (path: string, json: object) => editor(path, { method: "PATCH", json });

describe("stage gates over REST", () => {
	it("are listed in the documented shape, without any parameter", async () => {
		const gates = await read(z.array(StageGate), viewer("/api/stage-gates"));
		expect(gates.map(({ code, name }) => `${code} ${name}`)).toEqual([
			"G0 Ideation",
			"G1 Concept",
			"G2 Feasibility",
			"G3 Development",
			"G4 Launch",
		]);
	});

	it("are measured for a program", async () => {
		const readiness = await read(
			z.array(GateReadiness),
			viewer(`/api/stage-gates/readiness?programId=${programId}`),
		);
		expect(readiness).toHaveLength(5);
	});
});

describe("reviews over REST", () => {
	it("are created, listed, read, moved on and deleted in the documented shape", async () => {
		const created = await review({ reviewDate: "2026-05-01" });
		expect(created).toMatchObject({ status: "Pending", reviewDate: "2026-05-01", note: null });
		const moved = patch(`${reviews}/${created.id}`, { status: "In Review", version: 1 });
		expect(await read(StageGateReview, moved)).toMatchObject({ status: "In Review", version: 2 });
		const all = await read(z.array(StageGateReview), viewer(reviews));
		const own = await read(z.array(StageGateReview), viewer(`${reviews}?programId=${programId}`));
		for (const list of [all, own]) expect(list.map(({ id }) => id)).toContain(created.id);
		expect(await read(StageGateReview, viewer(`${reviews}/${created.id}`))).toMatchObject({ version: 2 });
		const deleted = await editor(`${reviews}/${created.id}?version=2`, { method: "DELETE" });
		expect(await deleted.json()).toEqual({ id: created.id, undoId: expect.any(String) });
	});

	it("record a decision at once, and who took it", async () => {
		const passed = await review({ status: "Passed", reviewDate: "2026-02-01", note: "Go" });
		expect(passed).toMatchObject({ status: "Passed", decidedByName: "Editor Example", note: "Go" });
		const [pack] = await read(z.array(StoredEvidencePack), viewer(`${reviews}/${passed.id}/evidence`));
		expect(pack).toMatchObject({ reviewId: passed.id, program: { name: "Harbour" }, gate: { code: "G0" } });
	});

	it.each(["Passed", "In Review", "Failed", "On Hold", "Pending"])("take the status %s", async (status) => {
		expect(await review({ status })).toMatchObject({ status });
	});

	it("that are decided answer 409 to every change, with a sentence and a code of their own", async () => {
		const { id } = await review({ status: "Failed" });
		for (const answer of [
			await patch(`${reviews}/${id}`, { note: "Not so" }),
			await editor(`${reviews}/${id}`, { method: "DELETE" }),
		]) {
			expect(answer.status).toBe(409);
			expect(await answer.json()).toMatchObject({ code: "DECIDED", error: expect.stringMatching(/record/) });
		}
	});
});

describe("criteria over REST", () => {
	it("are listed, created, read, changed and deleted in the documented shape", async () => {
		const created = await read(
			GateCriterion,
			editor(criteria, {
				json: {
					stageGateId: ideation,
					programId,
					text: "Every task is done",
					binding: { measure: "tasks-completed", operator: ">=", value: 100 },
				},
			}),
			201,
		);
		expect(created).toMatchObject({ position: 0, binding: { value: "100" } });
		const path = `${criteria}/${created.id}`;
		expect(await read(GateCriterion, patch(path, { binding: null, version: 1 }))).toMatchObject({
			binding: null,
		});
		expect(await read(GateCriterion, viewer(path))).toMatchObject({ text: "Every task is done", version: 2 });
		expect(await read(z.array(GateCriterion), viewer(`${criteria}?programId=${programId}`))).toHaveLength(16);
		expect(await read(z.array(GateCriterion), viewer(criteria))).toHaveLength(16);
		expect((await editor(path, { method: "DELETE" })).status).toBe(200);
	});

	it("become a program's own, and the shared ones again", async () => {
		const json = { stageGateId: ideation, programId };
		const own = await read(z.array(GateCriterion), editor(`${criteria}/tailor`, { json }));
		expect(own).toHaveLength(3);
		const given = await read(
			z.object({ undoIds: z.array(z.uuid()) }),
			editor(`${criteria}/untailor`, { json }),
		);
		expect(given.undoIds).toHaveLength(3);
	});
});

describe("a refusal", () => {
	it.each<[string, () => Promise<Response>, number, string, string?]>([
		["nobody is signed in", () => server.anonymous(reviews), 401, "UNAUTHENTICATED"],
		[
			"a Viewer writes",
			() => viewer(reviews, { json: { stageGateId: ideation, programId } }),
			403,
			"FORBIDDEN",
		],
		["a Viewer tailors", () => viewer(`${criteria}/tailor`, { json: {} }), 403, "FORBIDDEN"],
		[
			"the gate is missing",
			() => editor(reviews, { json: { programId } }),
			400,
			"INVALID_INPUT",
			"stageGateId",
		],
		[
			"the gate is unknown",
			() => editor(reviews, { json: { programId, stageGateId: nobody } }),
			400,
			"INVALID_INPUT",
			"stageGateId",
		],
		[
			"the status is unknown",
			() => editor(reviews, { json: { programId, stageGateId: ideation, status: "Done" } }),
			400,
			"INVALID_INPUT",
			"status",
		],
		[
			"a field is unknown",
			() => editor(reviews, { json: { programId, stageGateId: ideation, decidedAt: "2026-01-01" } }),
			400,
			"INVALID_INPUT",
			"decidedAt",
		],
		[
			"the program is unknown",
			() => editor(reviews, { json: { programId: nobody, stageGateId: ideation } }),
			404,
			"NOT_FOUND",
		],
		["the program of a list is unknown", () => viewer(`${reviews}?programId=${nobody}`), 404, "NOT_FOUND"],
		[
			"the program of a list is none",
			() => viewer(`${reviews}?programId=1`),
			400,
			"INVALID_INPUT",
			"programId",
		],
		["the review is unknown", () => viewer(`${reviews}/${nobody}`), 404, "NOT_FOUND"],
		["the review of a pack is unknown", () => viewer(`${reviews}/${nobody}/evidence`), 404, "NOT_FOUND"],
		[
			"the program is not named",
			() => viewer("/api/stage-gates/readiness"),
			400,
			"INVALID_INPUT",
			"programId",
		],
	])("when %s says so", async (_when, call, status, code, path) => {
		const answer = await call();
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({
			code,
			error: expect.stringMatching(/\S/),
			...(path && { issues: [expect.objectContaining({ path })] }),
		});
	});

	it("of a stale version carries the review as it is now", async () => {
		const { id } = await review();
		await patch(`${reviews}/${id}`, { version: 1, note: "First" });
		const stale = await patch(`${reviews}/${id}`, { version: 1, note: "Second" });
		expect(stale.status).toBe(409);
		expect(await stale.json()).toMatchObject({ code: "CONFLICT", current: { note: "First", version: 2 } });
	});
});
