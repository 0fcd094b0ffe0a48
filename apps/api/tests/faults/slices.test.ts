import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { consultantReply } from "../ai/fake/consultant.ts";
import { startFakeLocal } from "../ai/fake/local.ts";
import type { FakeVendor } from "../ai/fake/server.ts";
import { slowlyWithin } from "../ai/fake/small-context.ts";
import { makeToken } from "./database.ts";
import { end, processesOf, startProduct } from "./process.ts";
import { over } from "./rounds/run.ts";
import { startedFolder } from "./started-folder.ts";
import { createStrategist } from "./strategist.ts";

const contextTokens = 8_192;
let dataDir: string;
let fake: FakeVendor;

beforeEach(async () => {
	dataDir = await startedFolder();
	fake = await startFakeLocal();
});

afterEach(async () => {
	await fake.stop();
	await rm(dataDir, { recursive: true, force: true });
});

test("kill -9 in the middle of a slice: the next start goes on after the last finished one, and asks for none twice", async () => {
	const environment = {
		DATA_DIR: dataDir,
		LOCAL_MODEL_URL: fake.url,
		LOCAL_MODEL: "qwen3:14b",
		LOCAL_MODEL_CONTEXT: String(contextTokens),
	};
	const answer = slowlyWithin(contextTokens, 1, consultantReply);
	fake.answerWith(answer);
	const first = await startProduct(environment);
	const token = await makeToken(dataDir);
	const strategist = createStrategist(first.url, token);
	const sessionId = await strategist.decided(1);
	fake.reset();
	let works = 0;
	fake.answerWith((question) =>
		question.fields.includes("workstreams") && ++works === 2 ? { silent: true } : answer(question),
	);
	// It never answers: its server dies.
	void strategist.convert(sessionId).catch(() => {});
	await fake.request(1);
	first.process.kill("SIGKILL");
	await first.ended;
	fake.answerWith(answer);
	const second = await startProduct(environment);
	try {
		const again = createStrategist(second.url, token);
		expect(await over(again, sessionId, "conversion")).toBe(2);
		const asked = fake.requests.map(({ fields, input }) =>
			fields.includes("stage_gates") ? "frame" : /^Decision ([\w-]+):/m.exec(input)?.[1],
		);
		expect(asked).toEqual(["approach", "approach-2", "approach-2", "frame"]);
		const [run] = await again.call<{ inputTokens: number; outputTokens: number }[]>(
			`/runs?sessionId=${sessionId}&kind=conversion`,
		);
		// The fake counts 11 tokens read and 7 written for an answer; the one that was cut off had begun none.
		expect(run).toMatchObject({ inputTokens: 3 * 11, outputTokens: 3 * 7 });
		const { program } = await again.call<{ program: { workstreams: unknown[] } }>(`/versions/${sessionId}/1`);
		expect(program.workstreams).toHaveLength(2);
	} finally {
		await end(second);
	}
	expect(processesOf(dataDir)).toEqual([]);
});
