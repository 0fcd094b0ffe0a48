import { id } from "@throughline/domain/shape";
import { NewShare, TaskAssignment, TaskAssignmentChange } from "@throughline/domain/task/assignment";
import { z } from "zod";
import { byId, describe, NoQuery, nestedDeleteRoute, OfProgram, type RestApp, withPath } from "../route.ts";

const tag = "Tasks";
const noun = "an assignment";
const path = "/api/tasks/:id/assignments";
const one = "/api/tasks/:taskId/assignments/:id";
const oneOfTask = z.object({ taskId: id, id });

export function assignmentRoutes(app: RestApp): void {
	const all = describe({
		tag,
		summary: "List who works on the tasks of a program",
		query: OfProgram,
		answer: z.array(TaskAssignment),
	});
	app.get("/api/assignments", all, (request) => request.procedures.task.assignment.list(request.query));

	const list = describe({
		tag,
		summary: "List who works on a task",
		params: byId,
		query: NoQuery,
		answer: z.array(TaskAssignment),
	});
	app.get(path, list, ({ params, procedures }) => procedures.task.assignment.ofTask({ taskId: params.id }));

	const create = describe({
		tag,
		summary: "Give a team member a share in a task",
		params: byId,
		body: NewShare,
		answer: TaskAssignment,
		status: 201,
	});
	app.post(path, create, async ({ params, body, procedures }, reply) => {
		const input = withPath({
			params: { taskId: params.id },
			body,
		});
		return reply.code(201).send(await procedures.task.assignment.create(input));
	});

	const read = describe({
		tag,
		summary: `Read ${noun}`,
		params: oneOfTask,
		query: NoQuery,
		answer: TaskAssignment,
	});
	app.get(one, read, ({ params, procedures }) => procedures.task.assignment.byId(params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: oneOfTask,
		body: TaskAssignmentChange,
		answer: TaskAssignment,
	});
	app.patch(one, update, (request) => request.procedures.task.assignment.update(withPath(request)));

	nestedDeleteRoute(app, {
		tag,
		noun,
		path: one,
		params: oneOfTask,
		remove: ({ task }, target) => task.assignment.remove(target),
	});
}
