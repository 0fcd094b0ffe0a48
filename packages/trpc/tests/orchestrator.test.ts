import { orchestratorRun, program } from "@throughline/db/schema";
import { OrchestratorResult, OrchestratorTask } from "@throughline/domain/orchestrator";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CodedError } from "../src/error.ts";
import type { OrchestratorAgents } from "../src/ports/orchestrator-agents.ts";
import type { RunEngine } from "../src/run/engine/engine.ts";
import { finishedRun, followRun } from "../src/run/events/events.ts";
import { runHandlers } from "../src/run-handlers.ts";
import {
	advisorsWith,
	createWorld,
	noPages,
	noSearch,
	offlineServing,
	refusalOf,
	texts,
	type World,
} from "./world.ts";

let world: World;
let engine: RunEngine;
const asked: { data: (string | null)[]; first: number } = { data: [], first: 0 };
let hang: Promise<void> | null = null;
let hangAtRevision: Promise<void> | null = null;
let letGo = () => {};
let overCap = false;
let leaveOut = false;
let fails = false;

const endOf = (signal: AbortSignal) =>
	new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Agents that pass at the second build, and tell what they were given. */
const second: OrchestratorAgents = {
	provider: "openai",
	model: "test",
	async build({ data, requirements }, previous, { signal, say }) {
		if (fails) throw new CodedError("PROVIDER_FAILED", "No answer");
		await say?.(50, "The answer is being written");
		if (!previous) asked.first++;
		asked.data.push(data);
		if (overCap && previous) throw new CodedError("QUOTA_EXCEEDED", "The cap is reached");
		const waits = previous ? hangAtRevision : hang;
		if (waits) await Promise.race([waits, endOf(signal)]);
		return {
			approach: "Stages",
			confidence: 80,
			artifacts: [{ filePath: "../../etc/passwd", content: previous ? "better" : "first", description: "" }],
			unmetRequirements: previous ? [] : requirements.slice(0, 1),
		};
	},
	async review({ requirements }, { unmetRequirements }) {
		return {
			summary: "Read",
			confidence: 70,
			requirementsVerification: requirements.slice(0, leaveOut ? 1 : undefined).map((requirement) => ({
				requirement,
				satisfied: !unmetRequirements.includes(requirement),
				notes: "",
			})),
			issues: [],
			criticalBlockers: [],
		};
	},
};
const advisors = advisorsWith({
	agents: (provider) => (provider === "offline" ? offlineServing.agents("offline") : second),
});

const handlers = runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch });

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work(handlers);
});
afterAll(() => world.drop());

const editor = (overrides = {}) => world.as("Editor", { advisors, ...overrides });
const task = {
	taskDescription: "Export the risk register",
	requirements: ["The export has one row for each risk", "A Viewer must not export"],
};

describe("a task for the builder and the reviewer", () => {
	it("is revised until it passes, and keeps every round", async () => {
		const result = OrchestratorResult.parse(await editor().orchestrator.submit(task));
		expect(result).toMatchObject({
			verdict: "PASS",
			provider: "openai",
			iterations: 2,
			stopReason: "passed",
		});
		expect(result.builderResponse.artifacts[0]).toMatchObject({
			filePath: "../../etc/passwd",
			content: "better",
		});
		const kept = OrchestratorTask.parse(await editor().orchestrator.byId({ id: result.id }));
		expect(kept.rounds.map(({ qaReview }) => qaReview?.requirementsVerification[0]?.satisfied)).toEqual([
			false,
			true,
		]);
		expect(await editor().orchestrator.list({ verdict: "PASS" })).toMatchObject([{ id: result.id }]);
		expect(await editor().orchestrator.list({ verdict: "FAIL" })).toEqual([]);
	});

	it("that fails is told of as a failure, by its name", async () => {
		fails = true;
		const { id, runId } = await editor().orchestrator.start(task);
		await expect(finishedRun({ db: world.db, runs: engine }, runId)).rejects.toThrow("No answer");
		fails = false;
		const [line] = await editor().run.ledger({ status: "failed" });
		const place = { objectType: "orchestrator task", objectId: id };
		expect(line).toMatchObject({ title: task.taskDescription, place });
		// A task is its owner's alone, also where an Admin sees what it cost.
		const [theirs] = await world.as("Admin").run.ledger({ all: true, status: "failed" });
		expect(theirs).toMatchObject({ id: runId, title: null, place: null });
		expect(await editor().orchestrator.list({ outcome: "failed" })).toMatchObject([{ id, verdict: null }]);
		expect(await editor().notification.list({})).toMatchObject([
			{
				kind: "run-failed",
				title: "AI orchestrator: Export the risk register",
				body: "No answer",
				objectId: id,
			},
		]);
	});

	it("says all the while whose turn it is", async () => {
		const { runId } = await editor().orchestrator.start(task);
		const messages: unknown[] = [];
		for await (const { data } of followRun({ db: world.db, runs: engine }, runId, 0))
			messages.push(data.message);
		expect(messages.slice(0, 4)).toEqual([
			"Iteration 1: The builder is working",
			"Iteration 1: The builder is working. The answer is being written",
			"Iteration 1: QA is reviewing",
			"Iteration 2: The builder revises what QA found",
		]);
	});

	it("counts what QA left out as unmet", async () => {
		leaveOut = true;
		const result = await editor().orchestrator.submit({ ...task, maxRetries: 0 });
		leaveOut = false;
		expect(result).toMatchObject({ verdict: "FAIL", stopReason: "retries" });
		expect(result.qaReview.requirementsVerification).toHaveLength(2);
		expect(result.builderResponse.unmetRequirements).toEqual(task.requirements);
	});

	it("needs no model, and then says what it is", async () => {
		const result = await editor().orchestrator.submit({
			...task,
			preferredProvider: "offline",
			entity: "risk",
		});
		expect(result).toMatchObject({ verdict: "PASS", provider: "offline", iterations: 1 });
		expect(result.builderResponse.approach).toContain("made without a model");
	});

	it("reads the chosen program's data, and no more", async () => {
		const [of] = await world.db.insert(program).values({ name: "Kassel" }).returning();
		if (!of) throw new Error("no program");
		await editor().risk.create({ programId: of.id, description: "Late stock" });
		asked.data.length = 0;
		await editor().orchestrator.submit({ ...task, entity: "risk", programId: of.id });
		expect(asked.data[0]).toContain("Late stock");
		const offline = { ...task, entity: "risk", programId: of.id, preferredProvider: "offline" } as const;
		const { builderResponse } = await editor().orchestrator.submit(offline);
		expect(builderResponse.artifacts[0]?.content).toContain(
			"the program “Kassel” with the risks “Late stock”",
		);
		await editor().orchestrator.submit({ ...task, entity: "risk" });
		expect(asked.data.at(-1)).toBeNull();
		const nowhere = { ...task, programId: "018f2b6c-0000-7000-8000-000000000001" };
		expect(await refusalOf(editor().orchestrator.submit(nowhere))).toMatchObject({ code: "NOT_FOUND" });
	});

	it("can be cancelled, keeps its place in the list, and is nobody else's", async () => {
		hang = new Promise((go) => {
			letGo = go;
		});
		const { id, runId } = await editor().orchestrator.start(task);
		await editor().run.cancel({ id: runId });
		hang = null;
		letGo();
		expect(await editor().orchestrator.byId({ id })).toMatchObject({ status: "cancelled", verdict: null });
		expect(await editor().orchestrator.list({ outcome: "cancelled" })).toMatchObject([{ id }]);
		expect(await editor().orchestrator.list({ outcome: "running" })).toEqual([]);
		expect(await refusalOf(world.as("Admin").orchestrator.byId({ id }))).toMatchObject({ code: "NOT_FOUND" });
	});

	it("ends with what was reviewed when the money runs out", async () => {
		overCap = true;
		const result = await editor().orchestrator.submit(task);
		overCap = false;
		expect(result).toMatchObject({ verdict: "FAIL", stopReason: "cap", iterations: 1 });
	});

	it("goes on after its instance has gone, without asking again for what was answered", async () => {
		const before = asked.first;
		hangAtRevision = new Promise((go) => {
			letGo = go;
		});
		const { id, runId } = await editor().orchestrator.start(task);
		for await (const _ of followRun({ db: world.db, runs: engine }, runId, 0)) {
			const { rounds } = await editor().orchestrator.byId({ id });
			if (rounds[0]?.qaReview) break;
		}
		await engine.close();
		hangAtRevision = null;
		letGo();
		engine = await world.work(handlers);
		await finishedRun({ db: world.db, runs: engine }, runId);
		expect(await editor().orchestrator.byId({ id })).toMatchObject({ verdict: "PASS", iterations: 2 });
		expect(asked.first - before).toBe(1);
	});

	it("never shows less than it has shown, however much of it is gone through again", async () => {
		hangAtRevision = new Promise((go) => {
			letGo = go;
		});
		const { id, runId } = await editor().orchestrator.start(task);
		const shown = async () => (await editor().orchestrator.byId({ id })).rounds;
		await vi.waitFor(async () => expect((await shown())[0]?.qaReview).toBeTruthy());
		await engine.close();
		const [first] = await shown();
		if (!first) throw new Error("no round");
		const rounds = [first, { ...first, number: 2 }];
		await world.db.update(orchestratorRun).set({ rounds, iterations: 2 }).where(eq(orchestratorRun.id, id));
		const before = asked.data.length;
		engine = await world.work(handlers);
		await vi.waitFor(() => expect(asked.data.length).toBeGreaterThan(before));
		expect(await shown()).toEqual(rounds);
		hangAtRevision = null;
		letGo();
		await finishedRun({ db: world.db, runs: engine }, runId);
		expect(await shown()).toHaveLength(2);
	});

	it("shows nothing more once the run is no longer its own", async () => {
		await world.sql.unsafe(`
			create function cancel_it() returns trigger language plpgsql as $$
			begin
				update run set status = 'cancelled', finished_at = now(), version = version + 1 where id = new.run_id;
				return new;
			end $$;
			create trigger cancel_it after insert on run_event for each row
			when (new.kind = 'step' and new.data->>'name' = 'build 1') execute function cancel_it()`);
		const { id } = await editor().orchestrator.start(task);
		await vi.waitFor(async () =>
			expect(await editor().orchestrator.byId({ id })).toMatchObject({ status: "cancelled" }),
		);
		// Its worker has let go by then.
		await engine.close();
		await world.sql.unsafe("drop function cancel_it cascade");
		engine = await world.work(handlers);
		expect((await editor().orchestrator.byId({ id })).rounds).toEqual([]);
	});

	it.each([
		{
			name: "without a description",
			input: { ...task, taskDescription: " " },
			says: "Task description is required",
		},
		{
			name: "without a requirement",
			input: { ...task, requirements: [" "] },
			says: "At least one requirement is required",
		},
		{ name: "with too many revisions", input: { ...task, maxRetries: 11 }, says: "Choose 0 to 10 revisions" },
		{ name: "with a broken id", input: { ...task, programId: "x" }, says: "The program's id is not valid" },
	])("is refused $name", async ({ input, says }) => {
		expect((await refusalOf(editor().orchestrator.submit(input))).message).toContain(says);
	});
});
