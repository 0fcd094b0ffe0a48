import { endAttention } from "@throughline/domain/dashboard/attention";
import { byProgram } from "../../by-program.ts";
import { sumsAfterEnd } from "../sums.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** Programs past their end with open tasks, or with some outside their dates; `early` by program begin before it. */
export async function datesToMend(
	{ db, programs, ids, today }: Watched,
	early: ReadonlyMap<string, { early: number }>,
): Promise<FoundIn[]> {
	const after = byProgram(await sumsAfterEnd(db, ids));
	return programs.flatMap(({ id: programId, status, version, leadId, endDate, totals }) => {
		const late = after.get(programId);
		const watched = {
			...{
				programId,
				status,
				version,
				leadId,
				endDate,
				openTasks: totals.tasksTotal - totals.tasksCompleted,
			},
			...{ after: late?.tasks ?? 0, lastEnd: late?.last ?? null, before: early.get(programId)?.early ?? 0 },
		};
		return foundIn(programId, endAttention(watched, today));
	});
}
