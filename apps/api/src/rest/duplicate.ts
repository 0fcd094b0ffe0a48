import { Program, ProgramCopy } from "@throughline/domain/program";
import { Risk } from "@throughline/domain/risk";
import { Task } from "@throughline/domain/task";
import { byId, describe, NoQuery, type RestApp, withId } from "./route.ts";

/** Objects like others that are there. */
export function duplicateRoutes(app: RestApp): void {
	const status = 201;

	const program = describe({
		tag: "Programs",
		summary: "Make a program like another, without what has happened in it",
		params: byId,
		query: NoQuery,
		body: ProgramCopy,
		answer: Program,
		status,
	});
	app.post("/api/programs/:id/duplicate", program, async (request, reply) => {
		reply.code(status);
		return await request.procedures.duplicate.program(withId(request));
	});

	const task = describe({
		tag: "Tasks",
		summary: "Make a task like another, with the people who share in it",
		params: byId,
		query: NoQuery,
		answer: Task,
		status,
	});
	app.post("/api/tasks/:id/duplicate", task, async (request, reply) => {
		reply.code(status);
		return await request.procedures.duplicate.task(request.params);
	});

	const risk = describe({
		tag: "Risks",
		summary: "Make a risk like another, with the measures against it",
		params: byId,
		query: NoQuery,
		answer: Risk,
		status,
	});
	app.post("/api/risks/:id/duplicate", risk, async (request, reply) => {
		reply.code(status);
		return await request.procedures.duplicate.risk(request.params);
	});
}
