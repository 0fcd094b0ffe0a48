import { anonymousText } from "@throughline/consultant/anonymous/anonymous-text";
import { recognitionWords } from "@throughline/consultant/anonymous/recognition-words";
import { accountableId } from "@throughline/consultant/decisions/accountable-decision";
import type { Executor } from "@throughline/db/connect";
import {
	benefit,
	gateCriterion,
	kpi,
	openRole,
	openRoleTask,
	origin,
	type program as programTable,
	resource,
	risk,
	riskMitigation,
	stageGate,
	strategyVersion,
	task,
	taskAssignment,
	workstream,
} from "@throughline/db/schema";
import { languageOf } from "@throughline/domain/consultant/text/words";
import { draftPlaybook, type ProgramToKeep } from "@throughline/domain/playbook/draft";
import type { PlaybookDraft } from "@throughline/domain/playbook/left-out";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { CodedError, toCoded } from "../../error.ts";
import { findIn } from "../../find.ts";
import { isLeaf } from "../../leaf-task.ts";
import { loadLibrary, type Shelves } from "../../playbook/library.ts";
import { programs } from "../../program/entity.ts";
import { calendarOf } from "../../task/calendar.ts";
import { dependenciesOfProgram, holidaysOfProgram, tasksOfProgram } from "../../task/plan.ts";
import { loadCaseTexts } from "./case-texts.ts";

/**
 * A draft of the playbook that a program would have been made of, and what it leaves out because it names somebody, gives
 * a figure or a day, or quotes the case; nothing is stored. Throws NOT_FOUND, NOT_READY for a program without tasks that a
 * playbook can keep, and INVALID_INPUT for one that is more than a playbook holds.
 */
export async function draftFromProgram(
	{ advisors, ...shelves }: Shelves & Pick<Context, "advisors">,
	programId: string,
	signal?: AbortSignal,
): Promise<PlaybookDraft> {
	const { db } = shelves;
	const program = await findIn(db, programs, programId);
	const { kept, sessionId } = await loadProgram(db, program);
	if (kept.tasks.length === 0)
		throw new CodedError("NOT_READY", "This program has no tasks yet that a playbook could keep");
	const library = (await loadLibrary(shelves)).map(({ playbook }) => playbook);
	const texts = await loadCaseTexts({ db, advisors }, sessionId, signal);
	const programTexts = textsOf(kept);
	const language = texts.language ?? languageOf(programTexts.join("\n"));
	const { isName, ...anonymous } = anonymousText({
		language,
		documents: texts.documents,
		program: programTexts,
		people: [...(await loadTeam(db)), ...texts.people.map((name) => ({ name, role: null }))],
		library,
	});
	const { draft, leftOut } = draftPlaybook(kept, {
		taken: new Set(library.map(({ id }) => id)),
		language,
		anonymous,
		fits: recognitionWords({
			language,
			said: [...texts.problem, ...kept.causes],
			texts: texts.documents,
			library,
			isName,
		}),
	});
	if (draft.workstreams.length === 0)
		throw new CodedError(
			"NOT_READY",
			"Every task of this program names somebody, gives a figure or a day, or quotes its case: no playbook can keep them",
		);
	const read = Playbook.safeParse(draft);
	if (read.success) return { playbook: read.data, leftOut };
	throw toCoded(read.error);
}

/** How many tasks a program has, and how many of them are done: what is only planned has proved nothing yet. */
export async function workOf(db: Executor, programId: string): Promise<{ tasks: number; completed: number }> {
	const isCompleted = eq(task.status, "Completed");
	return {
		tasks: await db.$count(task, and(eq(task.programId, programId), isLeaf)),
		completed: await db.$count(task, and(eq(task.programId, programId), isLeaf, isCompleted)),
	};
}

/** All that a program says. */
function textsOf(kept: ProgramToKeep): string[] {
	return [
		kept.program.name,
		kept.program.description ?? "",
		...kept.workstreams.map(({ name }) => name),
		...kept.tasks.map(({ name }) => name),
		...kept.kpis.flatMap(({ name, description }) => [name, description ?? ""]),
		...kept.benefits.map(({ name }) => name),
		...kept.risks.flatMap(({ description, mitigation }) => [description, mitigation ?? ""]),
		...kept.criteria.map(({ text }) => text),
		...kept.causes,
		...kept.decisions.flatMap(({ question, context, options }) => [
			question,
			context,
			...options.flatMap(({ label, description, pros, cons }) => [label, description, ...pros, ...cons]),
		]),
	];
}

/** A program, and the session of the strategy that it came of; null for none. */
async function loadProgram(
	db: Executor,
	program: typeof programTable.$inferSelect,
): Promise<{ kept: ProgramToKeep; sessionId: string | null }> {
	const programId = program.id;
	const tasks = (await tasksOfProgram(db, { programId })).filter(({ summary }) => !summary);
	const dependencies = await dependenciesOfProgram(db, { programId });
	const holidays = await holidaysOfProgram(db, { programId });
	const roles = await loadRoles(db, programId);
	const shares = await loadShares(db, programId);
	const [version] = await db
		.select()
		.from(strategyVersion)
		.where(eq(strategyVersion.convertedProgramId, programId));
	const measures = await db
		.select({ riskId: riskMitigation.riskId, description: riskMitigation.description })
		.from(riskMitigation)
		.innerJoin(risk, eq(risk.id, riskMitigation.riskId))
		.where(eq(risk.programId, programId))
		.orderBy(asc(riskMitigation.id));
	const mitigations = Map.groupBy(measures, ({ riskId }) => riskId);
	const ownRisks = await db.select().from(risk).where(eq(risk.programId, programId)).orderBy(asc(risk.id));
	const kept: ProgramToKeep = {
		program,
		workstreams: await db
			.select({ id: workstream.id, name: workstream.name })
			.from(workstream)
			.where(eq(workstream.programId, programId))
			.orderBy(asc(workstream.position), asc(workstream.id)),
		tasks: tasks.map((task) => ({ ...task, role: roles(task), shares: shares.get(task.id) ?? [] })),
		links: dependencies.filter(({ kind }) => kind === "FS"),
		holidays: holidays.map(({ date }) => date),
		week: await calendarOf(db, programId),
		kpis: await db.select().from(kpi).where(eq(kpi.programId, programId)).orderBy(asc(kpi.id)),
		benefits: await db
			.select()
			.from(benefit)
			.where(eq(benefit.programId, programId))
			.orderBy(asc(benefit.id)),
		risks: ownRisks.map(({ id, mitigationPlan, ...each }) => ({
			...each,
			mitigation:
				mitigationPlan ??
				mitigations
					.get(id)
					?.map(({ description }) => description)
					.join(" ") ??
				null,
		})),
		criteria: await db
			.select({ gate: stageGate.code, text: gateCriterion.text })
			.from(gateCriterion)
			.innerJoin(stageGate, eq(stageGate.id, gateCriterion.stageGateId))
			.where(eq(gateCriterion.programId, programId))
			.orderBy(asc(gateCriterion.position), asc(gateCriterion.id)),
		causes: [...new Set([version?.rootCause, ...(version?.whysPath ?? [])].flatMap((cause) => cause ?? []))],
		// Who answered for this case is nothing that the next one decides between.
		decisions: version?.decisions?.filter(({ id: decisionId }) => decisionId !== accountableId) ?? [],
		served: await loadServed(db, programId),
	};
	return { kept, sessionId: version?.sessionId ?? null };
}

/** What whoever owns a task is: the role that is open for it, or that of the team member. */
async function loadRoles(db: Executor, programId: string) {
	const open = await db
		.select({ taskId: openRoleTask.taskId, name: openRole.name })
		.from(openRoleTask)
		.innerJoin(openRole, eq(openRole.id, openRoleTask.openRoleId))
		.where(and(eq(openRole.programId, programId), eq(openRoleTask.owns, true)));
	const ofTask = new Map(open.map(({ taskId, name }) => [taskId, name]));
	const team = await db.select({ id: resource.id, role: resource.role }).from(resource);
	const ofMember = new Map(team.map(({ id, role }) => [id, role]));
	return ({ id, ownerId }: { id: string; ownerId: string | null }): string | null =>
		ofTask.get(id) ?? (ownerId === null ? null : (ofMember.get(ownerId) ?? null));
}

/** Who works on each task, how much of their time and when: team members, and roles that are open for it. */
async function loadShares(db: Executor, programId: string) {
	const { taskId, percent, startDate, endDate } = getTableColumns(taskAssignment);
	const assigned = await db
		.select({ taskId, percent, startDate, endDate })
		.from(taskAssignment)
		.innerJoin(task, eq(task.id, taskAssignment.taskId))
		.where(eq(task.programId, programId));
	const waiting = await db
		.select({ taskId: openRoleTask.taskId, percent: openRoleTask.percent })
		.from(openRoleTask)
		.innerJoin(openRole, eq(openRole.id, openRoleTask.openRoleId))
		.where(and(eq(openRole.programId, programId), isNull(openRole.filledById)));
	const open = waiting.flatMap(({ taskId, percent }) =>
		percent === null ? [] : [{ taskId, percent, startDate: null, endDate: null }],
	);
	return Map.groupBy([...assigned, ...open], ({ taskId }) => taskId);
}

/** The workstreams that came of one chosen option; those that several led to say nothing of any. */
async function loadServed(db: Executor, programId: string): Promise<ProgramToKeep["served"]> {
	const origins = await db
		.select({ workstreamId: origin.objectId, decisionId: origin.decisionId, optionId: origin.optionId })
		.from(origin)
		.where(and(eq(origin.programId, programId), eq(origin.objectType, "workstream")))
		.orderBy(asc(origin.id));
	return [...Map.groupBy(origins, ({ workstreamId }) => workstreamId).values()].flatMap((reasons) => {
		const [{ workstreamId = "", decisionId = null, optionId = null } = {}] = reasons;
		const isOne = new Set(reasons.map((reason) => `${reason.decisionId} ${reason.optionId}`)).size === 1;
		return isOne && decisionId !== null && optionId !== null ? [{ workstreamId, decisionId, optionId }] : [];
	});
}

function loadTeam(db: Executor) {
	return db.select({ name: resource.name, role: resource.role }).from(resource);
}
