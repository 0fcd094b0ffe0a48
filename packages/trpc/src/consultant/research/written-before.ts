import type { Executor } from "@throughline/db/connect";
import { program, strategySession, strategyVersion } from "@throughline/db/schema";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { and, desc, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import { openTo } from "../session-access.ts";
import { closedPrograms } from "./closed-programs.ts";
import type { Sought } from "./earlier-work.ts";
import { mostRead, toSource, type Written } from "./written.ts";

/** What closed programs and decided strategies say, as far as it has to do with what is sought; the nearest first. */
export async function writtenBefore(db: Executor, sought: Sought): Promise<Written[]> {
	const texts = [...(await closedPrograms(db)), ...(await decidedStrategies(db, sought))];
	return texts
		.map((text) => {
			const content = text.content.toLowerCase();
			return { text, shared: sought.beginnings.filter((each) => content.includes(each)).length };
		})
		.filter(({ shared }) => shared >= sought.least)
		.sort((one, other) => other.shared - one.shared)
		.map(({ text }) => text);
}

/** What was decided in strategies that the reader may open, or of which a program came. */
async function decidedStrategies(db: Executor, { sessionId, reader }: Sought): Promise<Written[]> {
	const decided = await db
		.select({
			id: strategyVersion.id,
			of: strategyVersion.sessionId,
			rootCause: strategyVersion.rootCause,
			decisions: strategyVersion.decisions,
			selected: strategyVersion.selectedDecisions,
			title: strategySession.title,
			programId: program.id,
			programName: program.name,
		})
		.from(strategyVersion)
		.innerJoin(strategySession, eq(strategySession.id, strategyVersion.sessionId))
		.leftJoin(program, eq(program.id, strategyVersion.convertedProgramId))
		.where(
			and(
				ne(strategyVersion.sessionId, sessionId),
				inArray(strategyVersion.status, ["finalized", "converted_to_program"]),
				isNotNull(strategyVersion.decisions),
				or(openTo(reader), isNotNull(program.id)),
			),
		)
		.orderBy(desc(strategyVersion.updatedAt))
		.limit(mostRead);
	return decided.map(({ id, of, title, rootCause, decisions, selected, programId, programName }) => ({
		...toSource(id, title, [rootCause ?? "", ...chosenIn(decisions ?? [], selected)].join("\n\n").trim()),
		origin:
			programId !== null && programName !== null
				? { kind: "program", id: programId, name: programName }
				: { kind: "strategy", id: of, name: title },
	}));
}

function chosenIn(decisions: readonly Decision[], selected: SelectedDecisions): string[] {
	return decisions.flatMap(({ id, options }) => {
		const option = options.find((each) => each.id === selected[id]);
		return option ? [`${option.label}. ${option.reasoning}`] : [];
	});
}
