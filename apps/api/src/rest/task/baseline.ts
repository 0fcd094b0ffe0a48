import {
	Baseline,
	BaselineChange,
	BaselineWithTasks,
	NewBaseline,
} from "@throughline/domain/task/baseline/baseline";
import { TaskVariance } from "@throughline/domain/task/baseline/baseline-comparison";
import { z } from "zod";
import { byId, deleteRoute, describe, NoQuery, OfProgram, type RestApp, withId } from "../route.ts";

const tag = "Baselines";

export function baselineRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the baselines of a program, the newest first",
		query: OfProgram,
		answer: z.array(Baseline),
	});
	app.get("/api/baselines", list, (request) => request.procedures.task.baseline.list(request.query));

	const take = describe({
		tag,
		summary: "Take the plan as it is now as a baseline",
		body: NewBaseline,
		answer: Baseline,
		status: 201,
	});
	app.post("/api/baselines", take, async (request, reply) => {
		const input = request.body;
		return reply.code(201).send(await request.procedures.task.baseline.take(input));
	});

	const read = describe({
		tag,
		summary: "Read a baseline with its tasks",
		params: byId,
		query: NoQuery,
		answer: BaselineWithTasks,
	});
	app.get("/api/baselines/:id", read, (request) => request.procedures.task.baseline.byId(request.params));

	const compare = describe({
		tag,
		summary: "Compare the plan as it is now with a baseline",
		params: byId,
		query: NoQuery,
		answer: z.array(TaskVariance),
	});
	app.get("/api/baselines/:id/comparison", compare, (request) =>
		request.procedures.task.baseline.compare(request.params),
	);

	const rename = describe({
		tag,
		summary: "Rename a baseline",
		params: byId,
		body: BaselineChange,
		answer: Baseline,
	});
	app.patch("/api/baselines/:id", rename, (request) =>
		request.procedures.task.baseline.update(withId(request)),
	);

	deleteRoute(app, {
		tag,
		noun: "a baseline",
		path: "/api/baselines/:id",
		remove: ({ task }, target) => task.baseline.remove(target),
	});
}
