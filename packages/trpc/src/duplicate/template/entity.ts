import type { Executor } from "@throughline/db/connect";
import { template } from "@throughline/db/schema";
import type { Template } from "@throughline/domain/program/template";
import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { entity } from "../../entity.ts";

export const templates = entity({
	table: template,
	type: "template",
	area: "program",
	title: (row) => row.name,
	programId: () => null,
	// As long as a plan.
	redacted: ["content"],
	read: async (id, tx) => (await templatesWhere(tx, eq(template.id, id)))[0],
});

const { content: _, ...columns } = getTableColumns(template);

/** Templates without what they hold, by name. */
export function templatesWhere(db: Executor, condition?: SQL): Promise<Template[]> {
	return db
		.select({
			...columns,
			tasks: sql<number>`(select count(*) from jsonb_array_elements(${template.content} -> 'tasks') as each
				where each -> 'summary' is distinct from 'true')::int`,
		})
		.from(template)
		.where(condition)
		.orderBy(asc(template.name), asc(template.id));
}
