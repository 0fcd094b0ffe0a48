import { rm } from "node:fs/promises";
import { OrchestratorTask } from "@throughline/domain/orchestrator";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { agentReply } from "../ai/fake/agents.ts";
import { startFakeOpenAi } from "../ai/fake/openai.ts";
import { makeToken, withDatabase } from "./database.ts";
import { end, processesOf, startProduct } from "./process.ts";
import { startedFolder } from "./started-folder.ts";

let dataDir: string;

beforeEach(async () => {
	dataDir = await startedFolder();
});

afterEach(async () => {
	await rm(dataDir, { recursive: true, force: true });
});

const task = {
	taskDescription: "Export the risks",
	requirements: ["One row for each risk", "Every column has a name"],
	preferredProvider: "openai",
};

/** Calls to an agent that are answered before the server dies: in the first build, the first review, the revision. */
const answered = process.env.FAULT_ROUNDS ? [0, 1, 2] : [2];

/** What a request asks for. The marks around its blocks are new each time; a stored answer has its fields in another order. */
const asked = (request: { input: string } | undefined) =>
	request?.input
		.replaceAll(/block-[0-9a-f]+|,$/gm, "")
		.split("\n")
		.sort();

test("kill -9 in the middle of the loop: the next start goes on after the last answer, and asks nothing twice", async () => {
	const vendor = await startFakeOpenAi();
	const settings = { DATA_DIR: dataDir, OPENAI_API_KEY: "key", OPENAI_BASE_URL: vendor.url };
	let product = await startProduct(settings);
	const headers = {
		authorization: `Bearer ${await makeToken(dataDir)}`,
		"content-type": "application/json",
	};
	const tasks = async (): Promise<OrchestratorTask[]> =>
		OrchestratorTask.array().parse(
			await (await fetch(`${product.url}/api/orchestrator/runs`, { headers })).json(),
		);
	try {
		for (const before of answered) {
			vendor.reset();
			vendor.answerWith((question) =>
				vendor.requests.length > before ? { silent: true } : agentReply(question),
			);
			// It never answers: its server dies.
			void fetch(`${product.url}/api/orchestrator/task`, {
				method: "POST",
				headers,
				body: JSON.stringify(task),
			}).catch(() => {});
			await vendor.request(before);
			product.process.kill("SIGKILL");
			await product.ended;

			vendor.answerWith(agentReply);
			product = await startProduct(settings);
			await vi.waitFor(async () => expect((await tasks())[0]?.status).toBe("succeeded"), 300_000);
			const [done] = await tasks();
			expect(done).toMatchObject({
				verdict: "PASS",
				stopReason: "passed",
				iterations: 2,
				provider: "openai",
			});
			expect(done?.rounds.map(({ number }) => number)).toEqual([1, 2]);
			// Two builds and two reviews; only what was under way when the server died is asked again.
			expect(vendor.requests).toHaveLength(5);
			expect(asked(vendor.requests[before])).toEqual(asked(vendor.requests[before + 1]));
		}
		expect(await tasks()).toHaveLength(answered.length);
		await withDatabase(dataDir, async ({ sql }) => {
			const [found] = await sql`select count(*)::int as ends from run_event where kind = 'complete'`;
			expect(found?.ends).toBe(answered.length);
		});
	} finally {
		await end(product);
		await vendor.stop();
	}
	expect(processesOf(dataDir)).toEqual([]);
});
