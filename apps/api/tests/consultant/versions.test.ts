import { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { Decision } from "@throughline/domain/consultant/decision";
import { Plan, PlanValidation } from "@throughline/domain/consultant/plan";
import { Analyzed, Finalized } from "@throughline/domain/consultant/session";
import { StrategyVersion, VersionComparison, VersionDetail } from "@throughline/domain/consultant/version";
import { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const memo = `Late orders cost us $640,000 a year, and 14 percent of all orders leave late.
Orders leave late because the stock in the system is wrong.
The stock in the system is wrong because nobody books the returns.
Nobody books the returns because the booking desk was closed last year.
The board approved a budget of $2.4 million, to be spent within 18 months.
Scanners for the returns would cost $120,000 and could be in use within four months.
Our target is that fewer than 5 percent of all orders leave late.
Nobody knows how many customers left because of it.`;
const base = "/api/strategic-consultant";
const Refusal = z.object({
	error: z.string(),
	code: z.string(),
	issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

let server: RunningServer;
let editor: Client;
let admin: Client;
let viewer: Client;
beforeAll(async () => {
	server = await startServer();
	[editor, admin, viewer] = await Promise.all([
		server.browser("Editor"),
		server.browser("Admin"),
		server.browser("Viewer"),
	]);
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

async function read<T>(shape: z.ZodType<T>, answer: Response | Promise<Response>, status = 200): Promise<T> {
	const response = await answer;
	const body: unknown = await response.json();
	expect(response.status, JSON.stringify(body)).toBe(status);
	return shape.parse(body);
}

const post = (path: string, json: object, who = editor) => who(`${base}/${path}`, { json });

/** From a text to a settled root cause, as a client that keeps everything itself does it. */
async function walked() {
	const { sessionId, inputContent } = await read(Analyzed, post("analyze", { text: memo }));
	const { tree } = await read(
		z.object({ tree: WhysTree }),
		post("whys-tree/generate", { sessionId, input: inputContent }),
	);
	const selectedPath: string[] = [];
	let [why] = tree.branches;
	while (why && selectedPath.length < 5) {
		selectedPath.push(why.option);
		const { expandedBranches } = await read(
			z.object({ expandedBranches: z.array(WhysNode) }),
			post("whys-tree/expand", {
				sessionId,
				nodeId: why.id,
				selectedPath,
				currentDepth: selectedPath.length,
				parentQuestion: why.question,
				input: inputContent,
				isCustom: false,
			}),
		);
		[why] = selectedPath.length === 3 ? [] : expandedBranches;
	}
	const rootCause = selectedPath.at(-1) ?? "";
	const { versionNumber } = await read(
		Finalized,
		post("whys-tree/finalize", { sessionId, selectedPath, rootCause, input: inputContent }),
	);
	return { sessionId, versionNumber, rootCause, whysPath: selectedPath };
}

async function chosen({ sessionId, versionNumber }: { sessionId: string; versionNumber: number }, at = 0) {
	const version = await read(VersionDetail, editor(`${base}/versions/${sessionId}/${versionNumber}`));
	return Object.fromEntries(
		(version.decisions ?? []).map(({ id, options }) => [id, options.at(at)?.id ?? ""]),
	);
}

describe("from a text to a plan, over REST alone", () => {
	let walk: Awaited<ReturnType<typeof walked>>;
	let of: { sessionId: string; versionNumber: number };
	beforeAll(async () => {
		walk = await walked();
		of = { sessionId: walk.sessionId, versionNumber: walk.versionNumber };
	});

	it("settling the root cause makes a version with its analysis and decisions", async () => {
		const listed = await read(z.array(StrategyVersion), editor(`${base}/versions/${of.sessionId}`));
		expect(listed).toMatchObject([{ versionNumber: 1, status: "draft", rootCause: walk.rootCause }]);
		expect(listed[0]?.analysis?.five_whys.root_cause).toBe(walk.rootCause);
		const all = await read(z.array(StrategyVersion), editor(`${base}/versions/all`));
		expect(all[0]).toEqual(listed[0]);
	});

	it("research streams to its end, and the analysis is enhanced with it", async () => {
		const query = new URLSearchParams({
			rootCause: walk.rootCause,
			whysPath: JSON.stringify(walk.whysPath),
			input: memo,
		});
		const stream = await editor(`${base}/research/stream/${of.sessionId}?${query}`);
		expect(await stream.text()).toContain('"complete"');
		const { analysis } = await read(
			z.object({ analysis: EnhancedAnalysis }),
			post("analyze-enhanced", { ...of, rootCause: walk.rootCause, whysPath: walk.whysPath }),
		);
		const version = await read(VersionDetail, editor(`${base}/versions/${of.sessionId}/1`));
		expect(version.enhancedAnalysis).toEqual(analysis);
		expect(version.research?.versionNumber).toBe(1);
	});

	it("decisions are drawn up with the research, and every one needs a choice", async () => {
		const { decisions } = await read(
			z.object({ decisions: z.array(Decision) }),
			post("decisions/generate-with-research", of),
		);
		const refused = await read(Refusal, post("decisions/select", { ...of, selectedDecisions: {} }), 400);
		expect(refused).toMatchObject({
			error: "Please make a selection for all strategic decisions",
			code: "INVALID_INPUT",
			issues: decisions.map(({ id }) => ({ path: `selectedDecisions.${id}` })),
		});
		expect(await read(Refusal, post("convert-to-epm", of), 409)).toMatchObject({ code: "NOT_READY" });
		const selectedDecisions = await chosen(of);
		const saved = await read(VersionDetail, post("decisions/select", { ...of, selectedDecisions }));
		expect(saved.selectedDecisions).toEqual(selectedDecisions);
	});

	it("the plan is made once, complete, and judged", async () => {
		const Converted = z.object({ program: Plan, validation: PlanValidation });
		const [one, two] = await Promise.all([
			read(Converted, post("convert-to-epm", of)),
			read(Converted, post("convert-to-epm", of)),
		]);
		expect(two).toEqual(one);
		expect(one.validation.ontology.completeness).toMatchObject({ missingFields: [] });
		const version = await read(VersionDetail, editor(`${base}/versions/${of.sessionId}/1`));
		expect(version).toMatchObject({ status: "draft", program: one.program, validation: one.validation });
		const { runId } = await read(z.object({ runId: z.uuid() }), post("convert-to-epm/start", of));
		expect(runId).toMatch(/^[0-9a-f-]{36}$/);
	});

	it("a version is labelled, closed, branched and compared", async () => {
		const one = `${base}/versions/${of.sessionId}/1`;
		const { version } = await read(VersionDetail, editor(one));
		const labelled = editor(one, { method: "PATCH", json: { version, versionLabel: "Scanners first" } });
		expect(await read(VersionDetail, labelled)).toMatchObject({ versionLabel: "Scanners first" });
		expect(await read(VersionDetail, editor(`${one}/finalize`, { method: "POST" }))).toMatchObject({
			status: "finalized",
		});
		const selectedDecisions = await chosen(of, -1);
		expect(await read(Refusal, post("decisions/select", { ...of, selectedDecisions }), 409)).toMatchObject({
			code: "DECIDED",
		});
		const { measures = "" } = selectedDecisions;
		const branched = editor(`${one}/branch`, { json: { selectedDecisions: { measures } } });
		expect(await read(VersionDetail, branched, 201)).toMatchObject({
			versionNumber: 2,
			branchedFrom: 1,
			program: null,
		});
		const compared = post("versions/compare", { sessionId: of.sessionId, version1: 1, version2: 2 });
		expect((await read(VersionComparison, compared)).differences).toEqual({
			root_cause_changed: false,
			approach_changed: true,
			market_changed: false,
			decisions_changed: ["measures"],
		});
	});

	it("nobody else sees or changes any of it", async () => {
		const paths = [`versions/${of.sessionId}`, `versions/${of.sessionId}/1`];
		for (const path of paths)
			expect(await read(Refusal, admin(`${base}/${path}`), 404)).toMatchObject({ code: "NOT_FOUND" });
		for (const path of ["convert-to-epm", "decisions/generate-with-research"])
			expect(await read(Refusal, post(path, of, admin), 404)).toMatchObject({ code: "NOT_FOUND" });
		expect(await read(Refusal, post("convert-to-epm", of, viewer), 403)).toMatchObject({ code: "FORBIDDEN" });
	});
});

describe("refusals", () => {
	it("name a field that is not known, and a version that is no number", async () => {
		const unknown = await read(
			Refusal,
			post("convert-to-epm", { sessionId: "s", versionNumber: 1, faster: true }),
			400,
		);
		expect(unknown.issues).toEqual([{ path: "faster", message: "This field is not known" }]);
		expect(await read(Refusal, editor(`${base}/versions/some-session/one`), 400)).toMatchObject({
			error: expect.stringContaining("whole number from 1"),
		});
		const twice = await editor(`${base}/versions/s/1`, {
			method: "PATCH",
			json: { sessionId: "t", versionLabel: "x" },
		});
		expect(await read(Refusal, twice, 400)).toMatchObject({ code: "INVALID_INPUT" });
	});

	it("say what an enhanced analysis lacks", async () => {
		const bare = post("analyze-enhanced", { sessionId: "s", versionNumber: 1, rootCause: "", whysPath: [] });
		expect((await read(Refusal, bare, 400)).error).toContain("Missing root cause or whys path");
	});
});
