import {
	NewOrchestratorTask,
	OrchestratorResult,
	OrchestratorTask,
	openOutcomes,
	orchestratorEntities,
	verdicts,
} from "@throughline/domain/orchestrator";
import { Provider, Run } from "@throughline/domain/run";
import { CodedError } from "@throughline/trpc/error";
import { z } from "zod";
import { byId, describe, NoQuery, numeric, type RestApp } from "./route.ts";

const tag = "AI orchestrator";
const RunsQuery = z.strictObject({
	verdict: z.enum(verdicts).optional(),
	outcome: z
		.enum(openOutcomes)
		.optional()
		.describe("Without a verdict: under way, cancelled, or failed to run"),
	entity: z.enum(orchestratorEntities).optional(),
	provider: Provider.optional(),
	before: z.uuid("This is not a valid id").optional(),
	limit: numeric(z.int().min(1).max(200)).optional(),
});

/** Tasks for the builder and the reviewer. */
export function orchestratorRoutes(app: RestApp): void {
	const submit = describe({
		tag,
		summary: "Give a task to the builder and the reviewer, and wait for their verdict",
		query: NoQuery,
		body: NewOrchestratorTask,
		answer: OrchestratorResult,
	});
	app.post("/api/orchestrator/task", submit, (request) =>
		request.procedures.orchestrator.submit(request.body),
	);

	const list = describe({
		tag,
		summary: "Own tasks, the newest first",
		query: RunsQuery,
		answer: z.array(OrchestratorTask),
	});
	app.get("/api/orchestrator/runs", list, (request) => request.procedures.orchestrator.list(request.query));

	const one = describe({
		tag,
		summary: "Read a task with its rounds so far",
		params: byId,
		query: NoQuery,
		answer: OrchestratorTask,
	});
	app.get("/api/orchestrator/runs/:id", one, (request) =>
		request.procedures.orchestrator.byId(request.params),
	);

	const cancel = describe({
		tag,
		summary: "Cancel a task under way",
		params: byId,
		query: NoQuery,
		answer: Run,
	});
	app.post("/api/orchestrator/runs/:id/cancel", cancel, async (request) => {
		const { runId } = await request.procedures.orchestrator.byId(request.params);
		if (runId === null) throw new CodedError("NOT_FOUND", "There is no such run");
		const { result: _, ...run } = await request.procedures.run.cancel({ id: runId });
		return run;
	});
}
