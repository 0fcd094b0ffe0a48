import type { Executor } from "@throughline/db/connect";
import { benefit, kpi, program, resource, risk, task, workstream } from "@throughline/db/schema";
import type { NewOrchestratorTask, OrchestratorEntity } from "@throughline/domain/orchestrator";
import { and, asc, eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** Rows that the agents read at most, and characters of them. */
const mostRows = 50;
const mostCharacters = 40_000;

type About = Pick<NewOrchestratorTask, "entity" | "programId" | "objectId">;

/**
 * What a program holds of the chosen entity, as JSON: the one object that was named, or the first of them. Null when no
 * program or no entity was chosen. Throws NOT_FOUND for a program or object that is not there.
 */
export async function entityData(
	db: Executor,
	{ entity, programId, objectId }: About,
): Promise<string | null> {
	if (!programId) return null;
	const [of] = await db.select().from(program).where(eq(program.id, programId));
	if (!of) throw new CodedError("NOT_FOUND", "There is no such program");
	if (!entity || entity === "program") return JSON.stringify({ program: of });
	const rows = await rowsOf(db, entity, programId, objectId ?? null);
	if (objectId && rows.length === 0)
		throw new CodedError("NOT_FOUND", `There is no such ${entity} in this program`);
	const shown = [...rows];
	while (shown.length > 1 && JSON.stringify(shown).length > mostCharacters) shown.pop();
	return JSON.stringify({ program: of.name, [entity]: shown }).slice(0, mostCharacters);
}

async function rowsOf(
	db: Executor,
	entity: Exclude<OrchestratorEntity, "program">,
	programId: string,
	objectId: string | null,
): Promise<object[]> {
	// People work for several programs; their rows belong to none.
	if (entity === "resource") {
		return await db
			.select()
			.from(resource)
			.where(objectId === null ? undefined : eq(resource.id, objectId))
			.orderBy(asc(resource.createdAt))
			.limit(mostRows);
	}
	const table = { workstream, task, kpi, risk, benefit }[entity];
	return await db
		.select()
		.from(table)
		.where(and(eq(table.programId, programId), objectId === null ? undefined : eq(table.id, objectId)))
		.orderBy(asc(table.createdAt))
		.limit(mostRows);
}
