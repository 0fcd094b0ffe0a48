import { NewPredecessor, TaskDependency, TaskDependencyChange } from "@throughline/domain/task/dependency";
import { z } from "zod";
import { describe, nestedEditRoutes, OfProgram, type RestApp } from "../route.ts";

const tag = "Tasks";

export function dependencyRoutes(app: RestApp): void {
	const all = describe({
		tag,
		summary: "List all dependencies between the tasks of a program",
		query: OfProgram,
		answer: z.array(TaskDependency),
	});
	app.get("/api/dependencies", all, (request) => request.procedures.task.dependency.list(request.query));

	nestedEditRoutes(app, {
		tag,
		noun: "a dependency",
		parent: "/api/tasks",
		name: "dependencies",
		key: "taskId",
		owner: "successorId",
		summaries: {
			list: "List what a task waits for: the dependencies in which it is the successor",
			create: "Make a task wait for another one of its program",
		},
		shape: TaskDependency,
		create: NewPredecessor,
		change: TaskDependencyChange,
		list: ({ task }, taskId) => task.dependency.ofTask({ taskId }),
		procedures: ({ task }) => task.dependency,
	});
}
