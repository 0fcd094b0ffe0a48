import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "@throughline/db/schema";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { startRecorder } from "../../bench/answers/record.ts";
import { startReplay } from "../../bench/answers/replay.ts";
import { fingerprintOf } from "../../bench/answers/request.ts";
import { type CaseFolder, walkCases } from "../../bench/cases.ts";
import { type ProviderOptions, plansOf } from "../../bench/provider-plans.ts";
import { fenced } from "../../src/ai/strategist/material/fenced.ts";
import { aiVariables } from "../../src/config/ai.ts";
import { startServer } from "../running-server.ts";
import { consultantReply } from "./fake/consultant.ts";
import { startFakeLocal } from "./fake/local.ts";
import type { FakeVendor } from "./fake/server.ts";
import { slowlyWithin } from "./fake/small-context.ts";
import { key, modelOver, vendorCases } from "./vendors.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "throughline-answers-"));
	for (const variable of Object.keys(aiVariables)) vi.stubEnv(variable, "");
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true, force: true });
});

/** Everything that was written below the folder. */
async function written(): Promise<string> {
	const files = await readdir(folder, { recursive: true, withFileTypes: true });
	const texts = files
		.filter((file) => file.isFile())
		.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8"));
	return (await Promise.all(texts)).join("\n");
}

describe("the benchmark of a provider", () => {
	it.each<[string, ProviderOptions, Record<string, string>]>([
		["GPT-5 is not set up in the environment: set OPENAI_API_KEY.", { provider: "openai" }, {}],
		["Local model is not set up in the environment: set LOCAL_MODEL_URL.", { provider: "local" }, {}],
		[
			"Local model is not set up in the environment: set LOCAL_MODEL.",
			{ provider: "local" },
			{ LOCAL_MODEL_URL: "http://127.0.0.1:9" },
		],
		[
			'There is no provider "claude"; there are openai, anthropic, gemini, local.',
			{ provider: "openai,claude" },
			{},
		],
		['There is no case that begins with "d99".', { provider: "openai", cases: "d01,d99" }, {}],
		[
			"Give --record or --answers: one makes what the other reads.",
			{ provider: "openai", record: "one", answers: "one" },
			{},
		],
		[
			"none/openai holds no recordings: make them with --record.",
			{ provider: "openai", answers: "none" },
			{},
		],
	])("says what is missing before anything is walked: %s", async (sentence, options, environment) => {
		for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value);
		await expect(plansOf(options)).rejects.toThrow(sentence);
	});

	it("walks what was recorded without the server that answered, to the same figures and texts", {
		timeout: 180_000,
	}, async () => {
		const name = "d04-turbines.plain";
		const fake = await startFakeLocal();
		fake.answerWith(slowlyWithin(8_192, 1, consultantReply));
		vi.stubEnv("LOCAL_MODEL_URL", fake.url);
		vi.stubEnv("LOCAL_MODEL", "qwen3:14b");
		vi.stubEnv("LOCAL_MODEL_KEY", key);
		const options = { provider: "local", cases: name, record: folder };
		const recorded = await walkAsPlanned(options).finally(() => fake.stop());
		expect(recorded.calls).toBe(fake.requests.length);
		expect(recorded.calls).toBeGreaterThan(10);
		expect(await written()).not.toContain(key);
		await expect(plansOf(options)).rejects.toThrow("local holds recordings already");
		vi.unstubAllEnvs();
		const replayed = await walkAsPlanned({ provider: "local", answers: folder });
		expect(replayed).toEqual(recorded);
		expect(replayed.missing).toEqual([]);
		expect(replayed.walked.stage).toBe("complete");
	});
});

/** Walks the one case of a plan in a product of its own. */
async function walkAsPlanned(options: ProviderOptions) {
	const { chosen, plans } = await plansOf(options);
	const [[caseFolder, names] = ["cases" as CaseFolder, []]] = chosen;
	const { environment, inPlace, missing } = (await plans.at(-1)?.start()) ?? {};
	const server = await startServer({ environment });
	const out = await mkdtemp(join(tmpdir(), "throughline-cases-"));
	try {
		const walk = { base: server.origin, folder: caseFolder, names, provider: "local", out } as const;
		const { measures } = await walkCases(walk);
		const [ledger] = await server.database.db
			.select({ calls: sql`sum(${run.calls})`.mapWith(Number) })
			.from(run);
		// What the bench prints is counted by the product, so that it is known also where nothing is recorded.
		expect(ledger?.calls).toBe(inPlace?.calls());
		const walked = await readFile(join(out, caseFolder, `${names[0]}.json`), "utf8");
		return {
			measures: { ...measures, secondsPerCase: null },
			walked: Walked.parse(JSON.parse(withoutChance(walked))),
			calls: inPlace?.calls(),
			missing,
		};
	} finally {
		await server.stop();
		await server.database.drop();
		await inPlace?.stop();
		await rm(out, { recursive: true, force: true });
	}
}

const Walked = z.looseObject({ stage: z.string() });

/** A walk's answers without what every product makes anew: ids, times and the session's name. */
function withoutChance(json: string): string {
	const ids = new Map<string, string>();
	return json
		.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
			if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
			return ids.get(id) ?? "";
		})
		.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a time")
		.replace(/session-\d+/g, "session")
		.replace(/"(ms|seconds|timeElapsed)": [\d.]+/g, '"$1": 0');
}

it("An answer is recorded though the product hangs up before the server does", async () => {
	const [, vendor] = vendorCases;
	const fake = await vendor.start();
	fake.reply({ say: answer, delivery: { afterwards: "stall" } });
	const recorder = await startRecorder({ to: fake.url, folder });
	await modelOver(vendor, recorder.url).generate(question());
	await recorder.stop();
	await fake.stop();
	const replay = await startReplay({ folder, basePath: "/v1" });
	onTestFinished(() => replay.stop());
	await expect(modelOver(vendor, replay.url).generate(question())).resolves.toEqual(answer);
});

describe("what a request is known by", () => {
	const given = (day: string, text = "Rents rose.") => ({
		method: "POST",
		path: "/v1/chat/completions",
		body: JSON.stringify({ input: fenced("case", `Date of the newest text: ${day}.\n${text}`) }),
	});
	const known = fingerprintOf(given("2026-11-29"));

	it("is the same on another day", () => {
		expect(fingerprintOf(given("2027-02-01"))).toBe(known);
	});

	it("is another for another text, path or method", () => {
		expect(fingerprintOf(given("2026-11-29", "Rents fell."))).not.toBe(known);
		expect(fingerprintOf({ ...given("2026-11-29"), path: "/v1/responses" })).not.toBe(known);
		expect(fingerprintOf({ ...given("2026-11-29"), method: "GET" })).not.toBe(known);
	});
});

const Answer = z.object({ title: z.string() });
const answer = { title: "Orders are late" };
const question = (input = "Orders leave late.") => ({
	schema: Answer,
	name: "answer",
	instructions: "Find out.",
	input,
	signal: new AbortController().signal,
	promptVersion: "1",
	spent: async () => undefined,
});

describe.each(vendorCases)("the recorded answers of $vendor", (vendor) => {
	async function recordedFrom(prepare: (fake: FakeVendor) => void, work: (url: string) => Promise<unknown>) {
		const fake = await vendor.start();
		prepare(fake);
		const recorder = await startRecorder({ to: fake.url, folder });
		await work(recorder.url);
		await recorder.stop();
		await fake.stop();
		const replay = await startReplay({ folder, basePath: new URL(fake.url).pathname.replace(/\/$/, "") });
		onTestFinished(() => replay.stop());
		return replay;
	}

	it("are served in the order in which they came, refusals and broken streams too", async () => {
		const asking = (url: string) => modelOver(vendor, url).generate(question());
		const replay = await recordedFrom(
			(fake) =>
				fake.reply(
					{ error: "overloaded" },
					{ say: answer, delivery: { until: 90, afterwards: "reset" } },
					{ say: answer },
				),
			asking,
		);
		await expect(asking(replay.url)).resolves.toEqual(answer);
		expect(replay.calls()).toBe(3);
		await expect(asking(replay.url)).resolves.toEqual(answer);
		expect(replay.calls()).toBe(4);
		expect(await written()).toContain(`"whole": false`);
	});

	it("hold no key, though the vendor repeats it", async () => {
		const asking = (url: string) =>
			expect(modelOver(vendor, url).generate(question())).rejects.toMatchObject({ kind: "auth" });
		const replay = await recordedFrom((fake) => fake.reply({ error: "bad_key", mentions: key }), asking);
		expect(await written()).toContain("[key]");
		expect(await written()).not.toContain(key);
		await asking(replay.url);
	});

	it("are missing for a question that has changed, which is named and not asked again", async () => {
		const replay = await recordedFrom(
			(fake) => fake.reply({ say: answer }),
			(url) => modelOver(vendor, url).generate(question()),
		);
		await expect(modelOver(vendor, replay.url).generate(question("Rents rose."))).rejects.toThrow();
		expect(replay.missing).toEqual([
			expect.stringMatching(/^no recording for POST \/\S+ for title \([\da-f]{12}\)$/),
		]);
	});
});
