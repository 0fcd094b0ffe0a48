import { type KpiStanding, type KpiStatus, kpiStatus } from "../kpi.ts";
import { dueSoonDays } from "../notification.ts";
import { isOverAllocated } from "../resource/capacity.ts";
import { isActive, type Risk } from "../risk.ts";
import { runKindWords } from "../run/ledger.ts";
import type { RunKind } from "../run.ts";
import { isDecision, type ReviewStatus } from "../stage-gate.ts";
import { addDays } from "../value/day.ts";
import { dayInWords, type Notice, type Owned, oneLine } from "./notice.ts";

/** It has another owner than before, or is new and has one: the owner is told. */
export function assigned(owned: Owned, previousOwnerId: string | null): Notice | null {
	if (owned.ownerId === null || owned.ownerId === previousOwnerId) return null;
	const { ownerId: memberId, title, ...object } = owned;
	return {
		...object,
		kind: "assigned",
		to: { memberId },
		title: oneLine(title),
		body: null,
		onceKey: null,
	};
}

/** Something that is to be done by a day. */
export type Dated = Owned & { dueDate: string | null; done: boolean };

/** It is to be done today or in the next days: its owner is told once for each due date. */
export function dueSoon(dated: Dated, today: string): Notice | null {
	const { dueDate } = dated;
	if (dueDate === null || dueDate < today || dueDate > addDays(today, dueSoonDays)) return null;
	return due("due-soon", dated, `Due on ${dayInWords(dueDate)}.`);
}

/** Its day has passed: its owner is told once for each due date. */
export function overdue(dated: Dated, today: string): Notice | null {
	const { dueDate } = dated;
	if (dueDate === null || dueDate >= today) return null;
	return due("overdue", dated, `Was due on ${dayInWords(dueDate)}.`);
}

function due(kind: "due-soon" | "overdue", dated: Dated, body: string): Notice | null {
	const { ownerId: memberId, title, dueDate, done, ...object } = dated;
	if (done || memberId === null) return null;
	const onceKey = `${kind}/${object.objectId}/${dueDate}`;
	return { ...object, kind, to: { memberId }, title: oneLine(title), body, onceKey };
}

type Review = { id: string; programId: string; status: ReviewStatus; note: string | null };

/** A review was decided: everybody in the program is told. `gate` as the trail calls it. */
export function gateDecided(review: Review, gate: string, previous: ReviewStatus | null): Notice | null {
	if (review.status === previous || !isDecision(review.status)) return null;
	return {
		kind: "gate-decided",
		to: { everybodyIn: review.programId },
		title: oneLine(`${gate}: ${review.status}`),
		body: review.note,
		programId: review.programId,
		objectType: "stage gate review",
		objectId: review.id,
		onceKey: null,
	};
}

/** The bands of a KPI, best first. */
const bands: readonly KpiStatus[] = ["Excellent", "On Track", "At Risk", "Below Target"];

type JudgedKpi = KpiStanding & { id: string; programId: string; name: string };

/** A KPI stands in a lower band than before: everybody in the program is told. */
export function kpiFell(kpi: JudgedKpi, previous: KpiStanding): Notice | null {
	// Without a target nothing is missed.
	if (kpi.targetValue === null) return null;
	const [from, to] = [kpiStatus(previous), kpiStatus(kpi)];
	if (bands.indexOf(to) <= bands.indexOf(from)) return null;
	return {
		kind: "kpi-fell",
		to: { everybodyIn: kpi.programId },
		title: oneLine(kpi.name),
		body: `Fell from ${from} to ${to}.`,
		programId: kpi.programId,
		objectType: "kpi",
		objectId: kpi.id,
		onceKey: null,
	};
}

type JudgedRisk = Pick<Risk, "priority" | "status">;

/** An active risk is Critical and was not: everybody in the program is told. */
export function riskCritical(
	risk: JudgedRisk & Pick<Risk, "id" | "programId" | "riskId" | "description">,
	previous: JudgedRisk | null,
): Notice | null {
	if (!isCritical(risk) || (previous !== null && isCritical(previous))) return null;
	return {
		kind: "risk-critical",
		to: { everybodyIn: risk.programId },
		title: oneLine(`${risk.riskId} ${risk.description}`),
		body: "This risk is Critical now.",
		programId: risk.programId,
		objectType: "risk",
		objectId: risk.id,
		onceKey: null,
	};
}

function isCritical(risk: JudgedRisk): boolean {
	return risk.priority === "Critical" && isActive(risk);
}

/** A week and what it asks of a member, in percent of their time; null where they have none in it. */
export type WeekOfMember = { week: string; load: number | null };

/** A coming week asks too much of a member: they are told once for the first such week. */
export function overAllocated(memberId: string, weeks: readonly WeekOfMember[]): Notice | null {
	const [first, ...more] = weeks.filter(({ load }) => isOverAllocated(load));
	if (!first) return null;
	const later = more.length === 1 ? "One later week does, too." : `${more.length} later weeks do, too.`;
	return {
		kind: "over-allocated",
		to: { memberId },
		title: `The week of ${dayInWords(first.week)} asks for ${first.load === null ? "work while you are away" : `${Math.round(first.load)}% of your time`}`,
		body: more.length === 0 ? null : later,
		programId: null,
		objectType: "team member",
		objectId: memberId,
		onceKey: `over-allocated/${memberId}/${first.week}`,
	};
}

type Asking = { id: string; name: string; email: string | null };

/** Somebody asks an Admin to link their account to a team member: the Admin is told once a day. */
export function linkAsked({ id, name, email }: Asking, adminId: string, today: string): Notice {
	return {
		kind: "link-asked",
		to: { personId: adminId },
		title: oneLine(`${name} asks to be linked to a team member`),
		body: `Choose ${email ?? name} as the linked account of a team member under Resources.`,
		programId: null,
		objectType: "person",
		objectId: id,
		onceKey: `link-asked/${id}/${today}`,
	};
}

type FinishedRun = {
	id: string;
	kind: RunKind;
	/** What it is about, as the run's own key says. */
	key: string;
	/** Counts its starts, among others. */
	version: number;
	personId: string;
	sessionId: string | null;
	/** The title of what it is about. */
	subject: string | null;
	status: "succeeded" | "failed";
	/** Why it failed, as a sentence. */
	failure: string | null;
};

/** Long work ended by itself: who asked for it is told, once for each start. */
export function runFinished(run: FinishedRun, programId: string | null = null): Notice {
	const words = runKindWords[run.kind];
	return {
		kind: run.status === "succeeded" ? "run-finished" : "run-failed",
		to: { personId: run.personId },
		title: oneLine(run.subject === null ? words : `${words}: ${run.subject}`),
		body: run.status === "succeeded" ? "It is done." : (run.failure ?? "It failed."),
		programId,
		...placeOf(run),
		onceKey: `run-finished/${run.id}/${run.version}`,
	};
}

/** The screens of a walk on which a run's result is found. A plan's address has the version: the end of the run's key. */
const steps: Partial<Record<RunKind, string>> = {
	extraction: "strategy whys",
	"model-reading": "strategy case",
	"whys-tree": "strategy whys",
	"whys-expansion": "strategy whys",
	"root-cause": "strategy whys",
	research: "strategy research",
	analysis: "strategy analysis",
	decisions: "strategy decisions",
	conversion: "strategy plan",
};

/** The object that shows what came of a run; the run itself where nothing else does. */
export function placeOf({
	id,
	kind,
	key,
	sessionId,
}: Pick<FinishedRun, "id" | "kind" | "key" | "sessionId">): Pick<Notice, "objectType" | "objectId"> {
	if (kind === "orchestration") return { objectType: "orchestrator task", objectId: afterSlash(key) };
	const objectType = steps[kind];
	if (objectType === undefined || sessionId === null) return { objectType: "run", objectId: id };
	const versioned = kind === "decisions" || kind === "conversion";
	return { objectType, objectId: versioned ? afterSlash(key) : sessionId };
}

function afterSlash(key: string): string {
	return key.slice(key.indexOf("/") + 1);
}
