import { risk } from "@throughline/db/schema";
import { followActuals } from "../benefit/realized-value.ts";
import { followNewest } from "../kpi/current-value.ts";
import { measurementType } from "../kpi/entity.ts";
import { isOneOf } from "../lock-rows.ts";
import { risks } from "../risk/entity.ts";
import { recordScore } from "../risk/record-score.ts";
import { refuseCircles } from "../task/link-tasks.ts";
import type { Call, Line } from "./line.ts";

/** What follows from the objects that lines tell of, once they are what they were. */
export async function afterwards(ctx: Call, lines: readonly Line[]): Promise<void> {
	for (const programId of programsWith(lines, ["task", "dependency"])) await refuseCircles(ctx.db, programId);
	for (const kpiId of parentsOf(lines, measurementType, "kpiId")) await followNewest(ctx, kpiId);
	for (const benefitId of parentsOf(lines, "benefit period", "benefitId"))
		await followActuals(ctx, benefitId);
	const ids = lines.filter(({ objectType }) => objectType === risks.type).map(({ objectId }) => objectId);
	if (ids.length === 0) return;
	const changed = await ctx.db.select().from(risk).where(isOneOf(risk.id, ids));
	for (const row of changed) await recordScore(ctx.db, row);
}

function programsWith(lines: readonly Line[], types: readonly string[]): Set<string> {
	const ids = lines.filter(({ objectType }) => types.includes(objectType)).map(({ programId }) => programId);
	return new Set(ids.filter((id) => id !== null));
}

/** To what the objects of a type belong, by the field that says so. */
function parentsOf(lines: readonly Line[], type: string, field: string): Set<string> {
	const ids = lines
		.filter(({ objectType }) => objectType === type)
		.map(({ before, after }) => after?.[field] ?? before?.[field]);
	return new Set(ids.filter((id) => typeof id === "string"));
}
