import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../running-server.ts";

const bench = join(import.meta.dirname, "../../../../bench");
let server: RunningServer;
let token: string;
let out: string;
beforeAll(async () => {
	server = await startServer();
	const editor = await server.browser("Editor");
	const made = await editor("/api/tokens", { json: { name: "cases", scope: "write", expiresInDays: 1 } });
	({ token } = (await made.json()) as { token: string });
	out = await mkdtemp(join(tmpdir(), "throughline-cases-"));
});
afterAll(async () => {
	await server.stop();
	await rm(out, { recursive: true, force: true });
});

const always = { cutOptions: 0, falseSilence: 0, falseAlarms: 0, marked: 1, quotesVerbatim: 1 };

/**
 * What the consultant reaches on a few of the cases: a floor, a little below what was measured, that may only rise.
 * `npm run bench -- cases` measures all of them.
 */
it.each([
	{
		folder: "cases",
		only: "d04-turbines.because,d04-turbines.plain,d08-revision,d11-azulejos,d13-plumcake",
		bar: {
			problemHit: 0.65,
			causeRecall12: 0.9,
			causePrecision: 0.75,
			paraphraseStability: 0.85,
			contradictionRecall: 0.9,
			figuresRecall: 0.8,
			optionRecall: 0.85,
			optionPrices: 0.75,
			ownersNamed: 0.95,
			evidenceShare: 0.4,
			capViolations: 0,
			falseMarks: 0,
			readiness: 1,
			...always,
		},
	},
	{
		folder: "own-cases",
		only: "o15-rifiuti-scansione",
		bar: { causeRecall12: 0.8, causePrecision: 0.6, optionRecall: 0.6, ...always },
	},
])("the walk of $only holds its floor", { timeout: 180_000 }, async ({ folder, only, bar }) => {
	const bars = Object.entries(bar).map(([measure, value]) => `${measure}=${value}`);
	const scorer = [join(bench, "cases/score.mjs"), join(bench, folder), `--only=${only}`, `--bar=${bars}`];
	const said = await new Promise<string>((resolve) => {
		const env = { ...process.env, CASES_URL: server.origin, CASES_TOKEN: token };
		execFile(
			process.execPath,
			[...scorer, `--out=${join(out, folder)}`],
			{ env },
			(_failed, stdout, stderr) => resolve(stdout + stderr),
		);
	});
	expect(said.match(/^(?:holds|FALLS SHORT): \S+/gm), said).toEqual(
		Object.keys(bar).map((measure) => `holds: ${measure}`),
	);
});
