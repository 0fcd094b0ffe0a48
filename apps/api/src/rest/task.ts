import {
	ChangedTask,
	ChangedTasks,
	NewTask,
	RecurringTask,
	Task,
	TaskChange,
	TaskChanges,
} from "@throughline/domain/task";
import { RecurrenceChange } from "@throughline/domain/task/hierarchy/recurrence";
import { Schedule } from "@throughline/domain/task/schedule";
import { z } from "zod";
import { byId, describe, editRoutes, NoQuery, OfProgram, type RestApp, withId } from "./route.ts";
import { assignmentRoutes } from "./task/assignment.ts";
import { baselineRoutes } from "./task/baseline.ts";
import { dependencyRoutes } from "./task/dependency.ts";
import { holidayRoutes } from "./task/holiday.ts";
import { workstreamRoutes } from "./task/workstream.ts";

const tag = "Tasks";

/** What the address of a change may say. */
const Cascade = z.strictObject({
	cascade: z
		.enum(["true", "false"], "Say true or false")
		.default("true")
		.transform((word) => word === "true")
		.describe("false: moves this task only, and not what depends on it"),
});

export function taskRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the tasks of a program, in their order",
		query: OfProgram,
		answer: z.array(Task),
	});
	app.get("/api/tasks", list, (request) => request.procedures.task.list(request.query));

	const changeMany = describe({
		tag,
		summary: "Change several tasks, all or none",
		body: TaskChanges,
		answer: ChangedTasks,
	});
	app.patch("/api/tasks", changeMany, (request) => request.procedures.task.updateMany(request.body));

	editRoutes(app, {
		tag,
		noun: "a task",
		path: "/api/tasks",
		shape: Task,
		create: NewTask,
		change: TaskChange,
		changed: ChangedTask,
		changeQuery: Cascade,
		procedures: ({ task }) => task,
	});

	const recur = describe({
		tag,
		summary: "Repeat a task by a rule: its occurrences become its sub-tasks",
		params: byId,
		query: NoQuery,
		body: RecurrenceChange,
		answer: RecurringTask,
	});
	app.post("/api/tasks/:id/recurrence", recur, (request) => request.procedures.task.recur(withId(request)));

	const schedule = describe({
		tag,
		summary: "Read a program's critical path, floats, and what auto-schedule would move",
		query: OfProgram,
		answer: Schedule,
	});
	app.get("/api/schedule", schedule, (request) => request.procedures.task.schedule(request.query));

	dependencyRoutes(app);
	assignmentRoutes(app);
	workstreamRoutes(app);
	holidayRoutes(app);
	baselineRoutes(app);
}
