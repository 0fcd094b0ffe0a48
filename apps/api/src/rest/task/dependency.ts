import { id } from "@throughline/domain/shape";
import { NewPredecessor, TaskDependency, TaskDependencyChange } from "@throughline/domain/task/dependency";
import { z } from "zod";
import { byId, describe, NoQuery, nestedDeleteRoute, OfProgram, type RestApp, withPath } from "../route.ts";

const tag = "Tasks";
const noun = "a dependency";
const path = "/api/tasks/:id/dependencies";
const one = "/api/tasks/:taskId/dependencies/:id";
const oneOfTask = z.object({ taskId: id, id });

export function dependencyRoutes(app: RestApp): void {
	const all = describe({
		tag,
		summary: "List all dependencies between the tasks of a program",
		query: OfProgram,
		answer: z.array(TaskDependency),
	});
	app.get("/api/dependencies", all, (request) => request.procedures.task.dependency.list(request.query));

	const list = describe({
		tag,
		summary: "List what a task waits for: the dependencies in which it is the successor",
		params: byId,
		query: NoQuery,
		answer: z.array(TaskDependency),
	});
	app.get(path, list, ({ params, procedures }) => procedures.task.dependency.ofTask({ taskId: params.id }));

	const create = describe({
		tag,
		summary: "Make a task wait for another one of its program",
		params: byId,
		body: NewPredecessor,
		answer: TaskDependency,
		status: 201,
	});
	app.post(path, create, async ({ params, body, procedures }, reply) => {
		const input = withPath({
			params: { successorId: params.id },
			body,
		});
		return reply.code(201).send(await procedures.task.dependency.create(input));
	});

	const read = describe({
		tag,
		summary: `Read ${noun}`,
		params: oneOfTask,
		query: NoQuery,
		answer: TaskDependency,
	});
	app.get(one, read, ({ params, procedures }) => procedures.task.dependency.byId(params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: oneOfTask,
		body: TaskDependencyChange,
		answer: TaskDependency,
	});
	app.patch(one, update, (request) => request.procedures.task.dependency.update(withPath(request)));

	nestedDeleteRoute(app, {
		tag,
		noun,
		path: one,
		params: oneOfTask,
		remove: ({ task }, target) => task.dependency.remove(target),
	});
}
