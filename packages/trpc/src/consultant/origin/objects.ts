import type { Executor } from "@throughline/db/connect";
import { risk } from "@throughline/db/schema";
import type { OriginKind } from "@throughline/domain/consultant/origin";
import { inArray } from "drizzle-orm";
import { benefits } from "../../benefit/entity.ts";
import type { EditableTable, Entity, RowOf } from "../../entity.ts";
import { noSuch } from "../../find.ts";
import { fundingSources } from "../../funding/entity.ts";
import { kpis } from "../../kpi/entity.ts";
import { programs } from "../../program/entity.ts";
import { resources } from "../../resource/entity.ts";
import { mitigationsOf, risks } from "../../risk/entity.ts";
import { criteria } from "../../stage-gate/entity.ts";
import { tasks, workstreams } from "../../task/entity.ts";
import { openRoles } from "../../task/open-role/entity.ts";

/** An object by name. `parentId` is what it is a part of: a task's workstream, a mitigation's risk. */
export type NamedObject = { id: string; title: string; programId: string | null; parentId: string | null };

type Finder = (db: Executor, ids: string[]) => Promise<NamedObject[]>;

function found<T extends EditableTable>(
	kind: Entity<T>,
	parentOf: (row: RowOf<T>) => string | null = () => null,
): Finder {
	return async (db, ids) => {
		const table: EditableTable = kind.table;
		const rows = (await db.select().from(table).where(inArray(table.id, ids))) as RowOf<T>[];
		return rows.map((row) => ({
			id: row.id,
			title: kind.title(row),
			programId: kind.programId(row),
			parentId: parentOf(row),
		}));
	};
}

const finders: Record<OriginKind, Finder> = {
	program: found(programs),
	workstream: found(workstreams),
	task: found(tasks, (row) => row.workstreamId),
	"gate criterion": found(criteria),
	kpi: found(kpis),
	benefit: found(benefits),
	risk: found(risks),
	mitigation: async (db, ids) => {
		const rows = await found(mitigationsOf(""), (row) => row.riskId)(db, ids);
		const owners = await db
			.select({ id: risk.id, programId: risk.programId })
			.from(risk)
			.where(
				inArray(
					risk.id,
					rows.flatMap(({ parentId }) => parentId ?? []),
				),
			);
		const programOf = new Map(owners.map(({ id, programId }) => [id, programId]));
		return rows.map((row) => ({ ...row, programId: programOf.get(row.parentId ?? "") ?? null }));
	},
	"funding source": found(fundingSources),
	"team member": found(resources),
	"open role": found(openRoles, (row) => row.workstreamId),
};

/** The kinds that name another object as what they are a part of. */
export const parentKinds: Partial<Record<OriginKind, OriginKind>> = {
	task: "workstream",
	"open role": "workstream",
	mitigation: "risk",
};

/** Those of the objects that are still there. */
export async function findObjects(
	db: Executor,
	kind: OriginKind,
	ids: readonly string[],
): Promise<NamedObject[]> {
	return ids.length === 0 ? [] : await finders[kind](db, [...new Set(ids)]);
}

/** Throws NOT_FOUND. */
export async function requireObject(db: Executor, kind: OriginKind, id: string): Promise<NamedObject> {
	const [object] = await findObjects(db, kind, [id]);
	if (!object) throw noSuch(kind === "kpi" ? kpis : { type: kind });
	return object;
}
