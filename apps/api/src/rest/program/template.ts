import {
	MadeOfTemplate,
	NewTemplate,
	Template,
	TemplateChange,
	TemplateUse,
} from "@throughline/domain/program/template";
import { z } from "zod";
import { byId, describe, editRoutes, NoQuery, type RestApp, withId } from "../route.ts";

const tag = "Programs";

/** Tasks and programs to be made again. */
export function templateRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the templates, by name",
		query: NoQuery,
		answer: z.array(Template),
	});
	app.get("/api/templates", list, (request) => request.procedures.template.list());

	editRoutes(app, {
		tag,
		noun: "a template",
		path: "/api/templates",
		shape: Template,
		create: NewTemplate,
		change: TemplateChange,
		procedures: ({ template }) => template,
	});

	const status = 201;
	const use = describe({
		tag,
		summary: "Make a task or a program of a template",
		params: byId,
		query: NoQuery,
		body: TemplateUse,
		answer: MadeOfTemplate,
		status,
	});
	app.post("/api/templates/:id/use", use, async (request, reply) => {
		reply.code(status);
		return await request.procedures.template.use(withId(request));
	});
}
