import type { Executor } from "@throughline/db/connect";
import { strategySession, strategyVersion } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { OriginChoice } from "@throughline/domain/consultant/origin";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { openTo } from "../session-access.ts";

/** The decisions that an object of a program can be linked to: those of its own strategy first, then the newest. */
export async function choicesFor(db: Executor, person: Person, programId: string): Promise<OriginChoice[]> {
	const rows = await db
		.select({
			sessionId: strategyVersion.sessionId,
			strategy: strategySession.title,
			versionNumber: strategyVersion.versionNumber,
			versionLabel: strategyVersion.versionLabel,
			convertedProgramId: strategyVersion.convertedProgramId,
			decisions: strategyVersion.decisions,
			selected: strategyVersion.selectedDecisions,
		})
		.from(strategyVersion)
		.innerJoin(strategySession, eq(strategySession.id, strategyVersion.sessionId))
		.where(and(openTo(person), isNotNull(strategyVersion.decisions)))
		.orderBy(desc(strategyVersion.createdAt), desc(strategyVersion.id));
	return rows
		.map(({ decisions, selected, convertedProgramId, ...version }) => ({
			...version,
			ofProgram: convertedProgramId === programId,
			decisions: (decisions ?? []).map((decision) => ({
				id: decision.id,
				question: decision.question,
				chosen: chosenOption(decision, selected)?.label ?? null,
			})),
		}))
		.toSorted((one, other) => Number(other.ofProgram) - Number(one.ofProgram));
}
