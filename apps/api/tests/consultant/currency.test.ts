import { IntegrationSummary, VersionDetail } from "@throughline/domain/consultant/version";
import { FundingSource } from "@throughline/domain/funding";
import { Kpi } from "@throughline/domain/kpi";
import { Program } from "@throughline/domain/program";
import { OpenRole } from "@throughline/domain/resource/open-role";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { createPlanOverRest } from "./plan-over-rest.ts";

const memo = `Verspätete Lieferungen aus dem Lager Kassel

Im letzten Quartal verließen 14 Prozent unserer Aufträge das Lager Kassel zu spät. Das kostete uns 640.000 €.

Aufträge sind verspätet, weil Kommissionierer 38 Prozent ihrer Schicht suchen. Sie suchen, weil der Bestand im System falsch ist. Der Bestand ist falsch, weil niemand die Retouren am Tag der Ankunft bucht. Retouren werden nicht gebucht, weil kein Team für sie zuständig ist.

Der Vorstand hat ein Budget von 240.000 € genehmigt. Es ist bis Ende 2027 auszugeben. Ziel sind höchstens 5 Prozent verspätete Aufträge.`;

const Named = z.object({ id: z.string() });
let server: RunningServer;
let editor: Client;
let version: z.infer<typeof VersionDetail>;
let summary: IntegrationSummary;
let team: unknown;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	team = await get("/api/resources", z.unknown());
	version = await createPlanOverRest(editor, "strategy_1700000000000_euro", memo);
	const { sessionId, versionNumber } = version;
	const made = await editor(`/api/strategic-consultant/integrate/${sessionId}/${versionNumber}`, {
		method: "POST",
	});
	summary = IntegrationSummary.parse(await made.json());
}, 120_000);
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

async function get<T>(path: string, shape: z.ZodType<T>): Promise<T> {
	const answer = await editor(path);
	expect(answer.status).toBe(200);
	return shape.parse(await answer.json());
}

async function post(path: string, json: object): Promise<string> {
	const answer = await editor(`/api/strategic-consultant${path}`, { json });
	expect(answer.ok, path).toBe(true);
	return await answer.text();
}
const ofProgram = () => `programId=${summary.programId}`;

describe("A case in euros, from its text to its program over REST", () => {
	it("is a program in euros, whose amounts are the plan's", async () => {
		expect(version.program?.currency).toBe("EUR");
		const program = await get(`/api/programs/${summary.programId}`, Program);
		expect(program.currency).toBe("EUR");
		const sources = await get(`/api/funding/sources?${ofProgram()}`, z.array(FundingSource));
		expect(sources.map(({ allocatedAmount }) => Number(allocatedAmount))).toEqual(
			version.program?.funding.sources.map(({ amount }) => amount),
		);
		const kpis = await get(`/api/kpis?${ofProgram()}`, z.array(Kpi));
		expect(kpis.filter(({ unit, unitLabel }) => unit === "$" || unitLabel === "USD")).toEqual([]);
	});

	it("writes euros wherever the server writes an amount", async () => {
		const report = await (await editor(`/api/funding/report?${ofProgram()}&format=csv`)).text();
		expect(report).toMatch(/Total Budget,.*,EUR/);
		const gates = await (await editor(`/api/stage-gates/readiness?${ofProgram()}`)).text();
		expect(gates).toMatch(/\d\s€/);
		expect(gates).not.toContain("$");
	});

	it("keeps to euros in a new version with another choice, and when the two are compared", async () => {
		const { sessionId, versionNumber, decisions, selectedDecisions } = version;
		const ofSession = `/api/strategic-consultant/versions/${sessionId}`;
		const branched = await editor(`${ofSession}/${versionNumber}/branch`, { json: {} });
		const { versionNumber: next } = VersionDetail.parse(await branched.json());
		const first = decisions?.[0];
		const other = first?.options.find(({ id }) => id !== selectedDecisions[first.id]);
		if (!first || !other) throw new Error("The version leaves nothing to choose");
		const choice = { ...selectedDecisions, [first.id]: other.id };
		await post("/decisions/select", { sessionId, versionNumber: next, selectedDecisions: choice });
		await post("/convert-to-epm", { sessionId, versionNumber: next });
		const second = await (await editor(`${ofSession}/${next}`)).text();
		expect(VersionDetail.parse(JSON.parse(second)).program?.currency).toBe("EUR");
		expect(second).not.toContain("$");
		const compared = await post("/versions/compare", { sessionId, version1: versionNumber, version2: next });
		expect(compared).not.toContain("$");
	});

	it("tells in euros why a decision is open again", async () => {
		const { sessionId, versionNumber, decisions } = version;
		const decision = decisions?.find(({ assumptions }) => assumptions.length > 0);
		const admin = await server.browser("Admin");
		const { id: approvedById } = Named.parse(await (await admin("/api/auth/user")).json());
		await post("/tripwires", {
			...{ sessionId, versionNumber, decisionId: decision?.id, assumptionId: decision?.assumptions[0]?.id },
			...{ metric: "cost", direction: "above", threshold: "1000" },
		});
		const expense = { programId: summary.programId, description: "Regale", amount: "5000.50" };
		const filed = await editor("/api/funding/expenses", { json: expense });
		const { id } = Named.parse(await filed.json());
		const json = { version: 1, approvedById };
		const approved = await admin(`/api/funding/expenses/${id}`, { method: "PATCH", json });
		expect(approved.status).toBe(200);
		await expect
			.poll(async () => await (await editor("/api/notifications")).text())
			.toContain("€5,000.50, above €1,000");
	});

	it("opens roles for what nobody is named for, and adds nobody to the team", async () => {
		const roles = await get(`/api/open-roles?${ofProgram()}`, z.array(OpenRole));
		expect(roles).toHaveLength(summary.openRolesCreated);
		expect(roles.length).toBeGreaterThan(0);
		expect(summary.resourcesCreated).toBe(0);
		expect(await get("/api/resources", z.unknown())).toEqual(team);
	});
});
