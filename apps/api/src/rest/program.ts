import { NewProgram, Program, ProgramChange } from "@throughline/domain/program";
import { version, versionSentence } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, Deleted, describe, NoQuery, type RestApp, withId } from "./route.ts";

const tag = "Programs";
const ListQuery = z.strictObject({
	archived: z.stringbool().default(false).describe("Whether archived programs are listed too"),
});
const Version = z.strictObject({ version: z.coerce.number(versionSentence).pipe(version).optional() });
const DeletionBody = z.strictObject({ version: version.optional() }).optional();

export function programRoutes(app: RestApp): void {
	const list = describe({ tag, summary: "List programs", query: ListQuery, answer: z.array(Program) });
	app.get("/api/programs", list, (request) => request.procedures.program.list(request.query));

	const create = describe({
		tag,
		summary: "Create a program",
		body: NewProgram,
		answer: Program,
		status: 201,
	});
	app.post("/api/programs", create, async (request, reply) => {
		return reply.code(201).send(await request.procedures.program.create(request.body as NewProgram));
	});

	const read = describe({ tag, summary: "Read a program", params: byId, query: NoQuery, answer: Program });
	app.get("/api/programs/:id", read, (request) => request.procedures.program.byId(request.params));

	const update = describe({
		tag,
		summary: "Change a program",
		params: byId,
		body: ProgramChange,
		answer: Program,
	});
	app.patch("/api/programs/:id", update, (request) => request.procedures.program.update(withId(request)));

	const remove = describe({
		tag,
		summary: "Delete a program",
		params: byId,
		query: Version,
		body: DeletionBody,
		answer: Deleted,
	});
	app.delete("/api/programs/:id", remove, (request) =>
		request.procedures.program.remove({
			...withId<{ version?: number }>({ params: request.params, body: request.body ?? {} }),
			...request.query,
		}),
	);
}
