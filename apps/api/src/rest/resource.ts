import {
	Capacity,
	MemberAssignment,
	MemberTask,
	NewResource,
	Resource,
	ResourceChange,
	WeekTask,
	Workload,
} from "@throughline/domain/resource";
import { Levelling } from "@throughline/domain/resource/levelling/proposal";
import { FillOpenRole, NewOpenRole, OpenRole, OpenRoleChange } from "@throughline/domain/resource/open-role";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { absenceRoutes } from "./resource/absence.ts";
import { byId, describe, editRoutes, NoQuery, OfProgram, type RestApp, withId } from "./route.ts";

const tag = "Resources";
const CapacityQuery = z.strictObject({
	weeks: z.coerce
		.number()
		.pipe(z.int().min(1).max(52))
		.default(12)
		.describe("How many, from the current one on"),
});
const LevellingQuery = z.strictObject({
	programId: id
		.optional()
		.describe("Whose tasks may be shifted; left out: all in use where somebody has too much to do"),
	leaveOut: z
		.string()
		.transform((text) => text.split(",").filter(Boolean))
		.pipe(z.array(id))
		.default([])
		.describe("Tasks that stay, by their ids with commas between them; 100 at most"),
});
const WeekQuery = z.strictObject({ week: z.iso.date().describe("Its Monday") });

export function resourceRoutes(app: RestApp): void {
	const list = describe({ tag, summary: "List team members", query: NoQuery, answer: z.array(Resource) });
	app.get("/api/resources", list, (request) => request.procedures.resource.list());

	const workload = describe({
		tag,
		summary: "How many tasks each team member owns, over all programs in use",
		query: OfProgram.partial(),
		answer: z.array(Workload),
	});
	app.get("/api/resources/workload", workload, (request) =>
		request.procedures.resource.workload(request.query),
	);

	const capacity = describe({
		tag,
		summary: "Who is how busy in the coming weeks",
		query: CapacityQuery,
		answer: Capacity,
	});
	app.get("/api/resources/capacity", capacity, (request) =>
		request.procedures.resource.capacity(request.query),
	);

	const levelling = describe({
		tag,
		summary: "Propose shifts of tasks so that nobody is asked for more than their time; changes nothing",
		query: LevellingQuery,
		answer: Levelling,
	});
	app.get("/api/resources/levelling", levelling, ({ procedures, query: { programId, leaveOut } }) =>
		procedures.resource.levelling.propose({ programId, leaveOut }),
	);

	editRoutes(app, {
		tag,
		noun: "a team member",
		path: "/api/resources",
		shape: Resource,
		create: NewResource,
		change: ResourceChange,
		procedures: ({ resource }) => resource,
	});

	const tasks = describe({
		tag,
		summary: "List what a team member owns or is assigned to",
		params: byId,
		query: NoQuery,
		answer: z.array(MemberTask),
	});
	app.get("/api/resources/:id/tasks", tasks, (request) => request.procedures.resource.tasks(request.params));

	const assignments = describe({
		tag,
		summary: "List a team member's shares in tasks",
		params: byId,
		query: NoQuery,
		answer: z.array(MemberAssignment),
	});
	app.get("/api/resources/:id/assignments", assignments, (request) =>
		request.procedures.resource.assignments(request.params),
	);

	const week = describe({
		tag,
		summary: "The tasks behind a team member's load in one week",
		params: byId,
		query: WeekQuery,
		answer: z.array(WeekTask),
	});
	app.get("/api/resources/:id/capacity", week, (request) =>
		request.procedures.resource.week({ ...request.params, ...request.query }),
	);

	absenceRoutes(app);
	openRoleRoutes(app);
}

const RolesQuery = OfProgram.extend({
	filled: z.stringbool().default(false).describe("Whether filled roles are listed too"),
});

function openRoleRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List a program's open roles",
		query: RolesQuery,
		answer: z.array(OpenRole),
	});
	app.get("/api/open-roles", list, (request) => request.procedures.resource.openRole.list(request.query));

	editRoutes(app, {
		tag,
		noun: "an open role",
		path: "/api/open-roles",
		shape: OpenRole,
		create: NewOpenRole,
		change: OpenRoleChange,
		procedures: ({ resource }) => resource.openRole,
	});

	const fill = describe({
		tag,
		summary: "Fill an open role with a team member, or with a new one",
		params: byId,
		body: FillOpenRole,
		answer: OpenRole,
	});
	app.post("/api/open-roles/:id/fill", fill, (request) =>
		request.procedures.resource.openRole.fill(withId(request)),
	);
}
