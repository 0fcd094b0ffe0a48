import type { Executor } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import {
	program,
	programLessons,
	stageGateReview,
	strategySession,
	strategyVersion,
	tripwire,
} from "@throughline/db/schema";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { FindingOrigin } from "@throughline/domain/consultant/research";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { languageOf } from "@throughline/domain/consultant/text/words";
import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { StoredText } from "../document/stored-passages.ts";
import { openTo } from "../session-access.ts";
import type { Sought } from "./earlier-work.ts";

type Written = StoredText & { origin: FindingOrigin };

/** The newest of each kind are looked through. */
const mostRead = 300;

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

/**
 * What everybody may read of programs that are over: what they were for, what was learned from them, what was said at their
 * gates, and which of their assumptions live data broke.
 */
async function closedPrograms(db: Executor): Promise<Written[]> {
	const closed = await db
		.select({
			id: program.id,
			name: program.name,
			description: program.description,
			cameTrue: programLessons.cameTrue,
			didNotComeTrue: programLessons.didNotComeTrue,
			wouldDoAgain: programLessons.wouldDoAgain,
		})
		.from(program)
		.leftJoin(programLessons, eq(programLessons.id, program.id))
		.where(and(inArray(program.status, ["Completed", "Cancelled"]), isNull(program.archivedAt)))
		.orderBy(desc(program.updatedAt))
		.limit(mostRead);
	const ids = closed.map(({ id }) => id);
	const notes = await db
		.select({ programId: stageGateReview.programId, note: stageGateReview.note })
		.from(stageGateReview)
		.where(and(inArray(stageGateReview.programId, ids), isNotNull(stageGateReview.note)))
		.orderBy(stageGateReview.createdAt);
	const broken = await db
		.select({ programId: tripwire.programId, note: tripwire.reason })
		.from(tripwire)
		.where(and(inArray(tripwire.programId, ids), isNotNull(tripwire.crossedAt), isNotNull(tripwire.reason)))
		.orderBy(tripwire.crossedAt);
	const said = Map.groupBy([...notes, ...broken], ({ programId }) => programId);
	return closed.map(({ id, name, description, cameTrue, didNotComeTrue, wouldDoAgain }) => {
		const texts = [
			description,
			didNotComeTrue,
			wouldDoAgain,
			cameTrue,
			...(said.get(id) ?? []).map(({ note }) => note),
		];
		return {
			...toSource(id, name, texts.filter((text) => text !== null && text !== "").join("\n\n")),
			origin: { kind: "program", id, name },
		};
	});
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

/** A text that was composed of what is stored as a source with passages of its own. */
function toSource(id: string, name: string, content: string): StoredText {
	return {
		id,
		name,
		content,
		passages: sentencesOf(content, languageOf(content)).map(({ start, end }) => ({
			id: newId(),
			start,
			end,
		})),
	};
}
