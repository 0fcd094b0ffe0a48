import { NewShare, TaskAssignment, TaskAssignmentChange } from "@throughline/domain/task/assignment";
import { z } from "zod";
import { describe, nestedEditRoutes, OfProgram, type RestApp } from "../route.ts";

const tag = "Tasks";

export function assignmentRoutes(app: RestApp): void {
	const all = describe({
		tag,
		summary: "List who works on the tasks of a program",
		query: OfProgram,
		answer: z.array(TaskAssignment),
	});
	app.get("/api/assignments", all, (request) => request.procedures.task.assignment.list(request.query));

	nestedEditRoutes(app, {
		tag,
		noun: "an assignment",
		parent: "/api/tasks",
		name: "assignments",
		key: "taskId",
		owner: "taskId",
		summaries: { list: "List who works on a task", create: "Give a team member a share in a task" },
		shape: TaskAssignment,
		create: NewShare,
		change: TaskAssignmentChange,
		list: ({ task }, taskId) => task.assignment.ofTask({ taskId }),
		procedures: ({ task }) => task.assignment,
	});
}
