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
import { byId, describe, editRoutes, NoQuery, type RestApp, withId } from "./route.ts";

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

	const finance = describe({
		tag,
		summary: "Read a program's contingency and discount rate",
		params: byId,
		query: NoQuery,
		answer: ProgramFinance,
	});
	app.get("/api/programs/:id/finance", finance, (request) =>
		request.procedures.program.finance.byId(request.params),
	);

	const changeFinance = describe({
		tag,
		summary: "Change a program's contingency and discount rate",
		params: byId,
		body: ProgramFinanceChange,
		answer: ProgramFinance,
	});
	app.patch("/api/programs/:id/finance", changeFinance, (request) =>
		request.procedures.program.finance.update(withId(request)),
	);

	const lessons = describe({
		tag,
		summary: "Read what was learned from a program",
		params: byId,
		query: NoQuery,
		answer: ProgramLessons,
	});
	app.get("/api/programs/:id/lessons", lessons, (request) =>
		request.procedures.program.lessons.byId(request.params),
	);

	const changeLessons = describe({
		tag,
		summary: "Write down what was learned from a program",
		params: byId,
		body: ProgramLessonsChange,
		answer: ProgramLessons,
	});
	app.patch("/api/programs/:id/lessons", changeLessons, (request) =>
		request.procedures.program.lessons.update(withId(request)),
	);

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
