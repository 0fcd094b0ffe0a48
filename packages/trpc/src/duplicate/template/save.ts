import { type TemplateContent, template } from "@throughline/db/schema";
import type { NewTemplate, Template, TemplateKind } from "@throughline/domain/program/template";
import { and, eq, ne } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { findIn, only } from "../../find.ts";
import { programs } from "../../program/entity.ts";
import { planOf } from "../../task/plan.ts";
import type { Call } from "../copy.ts";
import { kpisOf } from "../copy-figures.ts";
import { risksOf } from "../copy-risks.ts";
import { criteriaOf } from "../copy-settings.ts";
import { streamsOf } from "../copy-work.ts";
import { notBegun } from "../fresh.ts";
import { taskRowsOf } from "../task.ts";
import { templates, templatesWhere } from "./entity.ts";

/**
 * Keeps a task with its sub-tasks and checklists, or a program with its workstreams, tasks, links, criteria, KPIs and
 * risks: nothing of what happened in it, no people and no money. Throws NOT_FOUND, or ALREADY_EXISTS for a name.
 */
export async function saveTemplate(call: Call, { kind, of, name }: NewTemplate): Promise<Template> {
	await requireFreeName(call, { kind, name });
	const content = kind === "task" ? await contentOfTask(call, of) : await contentOfProgram(call, of);
	const { id } = await call.write.insert(templates, { kind, name, content });
	return only(await templatesWhere(call.db, eq(template.id, id)));
}

/** Throws ALREADY_EXISTS. */
export async function requireFreeName(
	{ db }: Pick<Call, "db">,
	{ id, kind, name }: { id?: string; kind: TemplateKind; name: string },
): Promise<void> {
	const others = id === undefined ? undefined : ne(template.id, id);
	const [taken] = await db
		.select({ id: template.id })
		.from(template)
		.where(and(eq(template.kind, kind), eq(template.name, name), others));
	if (!taken) return;
	const message = `There is a template of a ${kind} called “${name}” already`;
	throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: "name", message }] });
}

async function contentOfTask(call: Call, id: string): Promise<TemplateContent> {
	const { original, tasks, dependencies } = await taskRowsOf(call, id);
	const ids = new Set(tasks.map(({ id }) => id));
	const { week, holidays } = await planOf(call.db, original.programId);
	return {
		...nothing,
		week,
		holidays: holidays.map(({ date }) => ({ date })),
		tasks: tasks.map((row) => ({ ...ownerless(row), ...notBegun(row), workstreamId: null })),
		dependencies: dependencies.filter((link) => ids.has(link.predecessorId) && ids.has(link.successorId)),
	};
}

const nothing = { program: null, streams: [], criteria: [], kpis: [], risks: [], measures: [] };

async function contentOfProgram({ db }: Call, id: string): Promise<TemplateContent> {
	const { description, startDate, endDate } = await findIn(db, programs, id);
	const { tasks, dependencies, week, holidays } = await planOf(db, id);
	const { risks, measures } = await risksOf(db, id);
	return {
		program: { description, startDate, endDate },
		week,
		holidays: holidays.map(({ date }) => ({ date })),
		streams: (await streamsOf(db, id)).map((row) => ({ ...row, leadId: null })),
		tasks: tasks.map((row) => ({ ...ownerless(row), ...notBegun(row) })),
		dependencies,
		criteria: await criteriaOf(db, id),
		kpis: (await kpisOf(db, id)).map((row) => ({ ...ownerless(row), currentValue: "0" })),
		risks: risks.map((row) => ({ ...ownerless(row), impactCost: null })),
		measures: measures.map(ownerless),
	};
}

function ownerless<Row extends { ownerId: string | null }>(row: Row): Row {
	return { ...row, ownerId: null };
}
