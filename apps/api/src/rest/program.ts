import {
	NewProgram,
	Program,
	ProgramChange,
	ProgramChanges,
	ProgramFinance,
	ProgramFinanceChange,
	ProgramLessons,
	ProgramLessonsChange,
	ProgramResults,
} from "@throughline/domain/program";
import { z } from "zod";
import { byId, describe, editRoutes, NoQuery, partRoutes, type RestApp } from "./route.ts";

const tag = "Programs";
const ListQuery = z.strictObject({
	archived: z.stringbool().default(false).describe("Whether archived programs are listed too"),
});

export function programRoutes(app: RestApp): void {
	const list = describe({ tag, summary: "List programs", query: ListQuery, answer: z.array(Program) });
	app.get("/api/programs", list, (request) => request.procedures.program.list(request.query));

	const changeMany = describe({
		tag,
		summary: "Change several programs, all or none",
		body: ProgramChanges,
		answer: z.array(Program),
	});
	app.patch("/api/programs", changeMany, (request) => request.procedures.program.updateMany(request.body));

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
