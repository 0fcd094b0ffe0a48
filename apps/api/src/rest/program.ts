import {
	NewProgram,
	Program,
	ProgramChange,
	ProgramFinance,
	ProgramFinanceChange,
	ProgramLessons,
	ProgramLessonsChange,
	ProgramResults,
} from "@throughline/domain/program";
import { z } from "zod";
import {
	byId,
	describe,
	type EditProcedures,
	editRoutes,
	NoQuery,
	type Procedures,
	type RestApp,
	typed,
	withId,
} from "./route.ts";

const tag = "Programs";
const ListQuery = z.strictObject({
	archived: z.stringbool().default(false).describe("Whether archived programs are listed too"),
});

export function programRoutes(app: RestApp): void {
	const list = describe({ tag, summary: "List programs", query: ListQuery, answer: z.array(Program) });
	app.get("/api/programs", list, (request) => request.procedures.program.list(request.query));

	editRoutes(app, {
		tag,
		noun: "a program",
		path: "/api/programs",
		shape: Program,
		create: NewProgram,
		change: ProgramChange,
		procedures: ({ program }) => program,
	});

	partRoutes(app, {
		tag,
		part: "finance",
		reads: "Read a program's contingency and discount rate",
		changes: "Change a program's contingency and discount rate",
		shape: ProgramFinance,
		change: ProgramFinanceChange,
		procedures: ({ program }) => program.finance,
	});
	partRoutes(app, {
		tag,
		part: "lessons",
		reads: "Read what was learned from a program",
		changes: "Write down what was learned from a program",
		shape: ProgramLessons,
		change: ProgramLessonsChange,
		procedures: ({ program }) => program.lessons,
	});

	const results = describe({
		tag,
		summary: "Read what a program forecast and what came of it",
		params: byId,
		query: NoQuery,
		answer: ProgramResults,
	});
	app.get("/api/programs/:id/results", results, (request) =>
		request.procedures.program.lessons.results(request.params),
	);
}

type Part<Row, Change> = {
	tag: string;
	/** Its name in the address of the program. */
	part: string;
	/** What its routes do. */
	reads: string;
	changes: string;
	shape: z.ZodType<Row>;
	change: z.ZodType<unknown, Change>;
	procedures: (all: Procedures) => Pick<EditProcedures<Row, never, Change>, "byId" | "update">;
};

/** `GET` and `PATCH /api/programs/:id/…`: of what every program has one. */
function partRoutes<Row, Change>(app: RestApp, of: Part<Row, Change>): void {
	const { tag, shape, procedures } = of;
	const path = `/api/programs/:id/${of.part}`;
	const read = describe({ tag, summary: of.reads, params: byId, query: NoQuery, answer: shape });
	app.get(path, read, (request) => procedures(request.procedures).byId(request.params));
	const update = describe({ tag, summary: of.changes, params: byId, body: of.change, answer: shape });
	app.patch(path, update, (request) => procedures(request.procedures).update(withId(typed(update, request))));
}
