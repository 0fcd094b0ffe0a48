import { templateKinds } from "@throughline/domain/program/template";
import type { WorkingWeek } from "@throughline/domain/task/calendar/working-week";
import { jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import {
	countsFromOne,
	editable,
	jsonKind,
	maximumLength,
	oneOf,
	primaryId,
	saysSomething,
} from "../columns.ts";
import type { kpi } from "../kpi.ts";
import type { program } from "../program.ts";
import type { risk, riskMitigation } from "../risk.ts";
import type { gateCriterion } from "../stage-gate.ts";
import type { task, taskDependency, workstream } from "../task.ts";

/**
 * Rows as they were when the template was made, without people. Written back, a column that came since takes its default,
 * and one that has gone is left out.
 */
export type TemplateContent = {
	/** Null for the template of a task. */
	program: Pick<typeof program.$inferSelect, "description" | "startDate" | "endDate"> | null;
	/** By which the working days from the start are counted. */
	week: WorkingWeek;
	holidays: { date: string }[];
	streams: (typeof workstream.$inferSelect)[];
	tasks: (typeof task.$inferSelect)[];
	dependencies: (typeof taskDependency.$inferSelect)[];
	criteria: (typeof gateCriterion.$inferSelect)[];
	kpis: (typeof kpi.$inferSelect)[];
	risks: (typeof risk.$inferSelect)[];
	measures: (typeof riskMitigation.$inferSelect)[];
};

/** A task with its sub-tasks, or a program, to be made again. */
export const template = pgTable(
	"template",
	{
		id: primaryId(),
		kind: text({ enum: templateKinds }).notNull(),
		name: text().notNull(),
		content: jsonb().$type<TemplateContent>().notNull(),
		...editable(),
	},
	(table) => [
		unique("template_name_unique").on(table.kind, table.name),
		saysSomething("template_name_length", table.name, maximumLength.name),
		oneOf("template_kind_known", table.kind, templateKinds),
		jsonKind("template_content_object", table.content, "object"),
		countsFromOne("template_version_positive", table.version),
	],
);
