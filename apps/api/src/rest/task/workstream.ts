import { NewWorkstream, Workstream, WorkstreamChange } from "@throughline/domain/task/workstream";
import { z } from "zod";
import { describe, editRoutes, OfProgram, type RestApp } from "../route.ts";

const tag = "Workstreams";

export function workstreamRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the workstreams of a program, in their order",
		query: OfProgram,
		answer: z.array(Workstream),
	});
	app.get("/api/workstreams", list, (request) => request.procedures.task.workstream.list(request.query));

	editRoutes(app, {
		tag,
		noun: "a workstream",
		path: "/api/workstreams",
		shape: Workstream,
		create: NewWorkstream,
		change: WorkstreamChange,
		procedures: ({ task }) => task.workstream,
	});
}
