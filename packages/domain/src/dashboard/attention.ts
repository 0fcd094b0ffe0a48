import { z } from "zod";
import { kpiValueInWords } from "../kpi/format.ts";
import { measurementDue } from "../kpi/measurement-due.ts";
import { type KpiFrequency, type KpiStanding, kpiStatus } from "../kpi.ts";
import { isOver } from "../program.ts";
import { isOverAllocated } from "../resource/capacity.ts";
import { id, percent } from "../shape.ts";
import { gateTitle, isReviewOverdue, type ReviewStatus } from "../stage-gate.ts";
import { latenessOf } from "../task/lateness.ts";
import { addDays, daysBetween } from "../value/day.ts";
import { formatMoney, subtract, toCents } from "../value/money.ts";
import { formatDay, formatNumber } from "../value/writing.ts";

/** What can be wrong with a program, in the order in which somebody should look at it. */
export const attentionKinds = [
	"gate",
	"decision",
	"spending",
	"end",
	"overdue task",
	"broken link",
	"risk",
	"kpi",
	"slipping task",
	"measurement",
	"member",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** One thing that is wrong, with why and since when, and who answers for it. */
export const AttentionItem = z.object({
	kind: z.enum(attentionKinds),
	id: id.describe(
		"The task's, risk's, KPI's, gate's, tripwire's or team member's; of spending and end, the program's",
	),
	title: z.string(),
	reason: z.string().describe("A sentence with its figures"),
	since: z.iso
		.date()
		.nullable()
		.describe(
			"From when it is so: a day to come of a member's week, or of a gate's review; null where that is not known",
		),
	ownerId: id.nullable().describe("The team member who answers for it"),
	ownerName: z.string().nullable(),
	version: z.int().nullable().describe("Of the object, where it can be mended at once"),
	moveEndTo: z.iso
		.date()
		.nullable()
		.describe("To when the program's end can be moved, so that no task ends after it; null for others"),
	unit: z.string().nullable().describe("Of the values of a KPI; null for others"),
	task: z
		.object({
			status: z.string(),
			progress: percent.nullable(),
			startDate: z.iso.date().nullable(),
			endDate: z.iso.date().nullable(),
			milestone: z.boolean(),
		})
		.nullable()
		.describe("How far a task is, and its dates; null for others"),
});
export type AttentionItem = z.infer<typeof AttentionItem>;

/** What needs attention in a program. */
export const Attention = z.object({
	items: z.array(AttentionItem).describe("By kind, of each those first that are so longest"),
	more: z.int().describe("How many further tasks are overdue"),
});
export type Attention = z.infer<typeof Attention>;

/** Of what is mended in a view of its own. */
const unmended = { version: null, task: null };

/** Before it is looked up what its owner is called. */
export type FoundItem = Omit<AttentionItem, "ownerName" | "moveEndTo" | "unit"> & {
	moveEndTo?: string | null;
	unit?: string | null;
};
type Found = FoundItem | null;
type Owned = { id: string; ownerId: string | null; version: number };
export type WatchedTask = Owned & {
	name: string;
	status: string;
	startDate: string | null;
	endDate: string | null;
	progress: number | null;
	milestone: boolean;
};

/** How far a task's progress may be behind the share of its time that has passed, in percentage points. */
export const slippingBy = 25;

/** A task whose end has passed, that has not begun, or whose progress is far behind its time. */
export function taskAttention(task: WatchedTask, today: string): Found {
	const { id, name, ownerId, version, startDate, endDate, progress } = task;
	const item = { id, title: name, ownerId, version, task: asShown(task) };
	const late = latenessOf(task, today);
	if (late === "Overdue" && endDate !== null) {
		const reason = `${days(endDate, today)} overdue, ${progress ?? 0}% done`;
		return { ...item, kind: "overdue task", reason, since: endDate };
	}
	if (startDate === null) return null;
	if (late === "Late start") {
		const reason = `Should have begun ${days(startDate, today)} ago`;
		return { ...item, kind: "slipping task", reason, since: startDate };
	}
	if (task.status === "Completed" || endDate === null || progress === null) return null;
	const passed = Math.round(
		((daysBetween(startDate, today) + 1) / (daysBetween(startDate, endDate) + 1)) * 100,
	);
	if (passed - progress < slippingBy || passed > 100) return null;
	return {
		...item,
		kind: "slipping task",
		reason: `${passed}% of its time has passed, ${progress}% is done`,
		since: null,
	};
}

/** A task that lies too early for what it waits for, by the links that its dates break. */
export function linkAttention(
	task: WatchedTask,
	broken: readonly { predecessor: string; missingDays: number }[],
): Found {
	const { id, name, ownerId, version } = task;
	const [worst, ...others] = [...broken].sort((one, other) => other.missingDays - one.missingDays);
	if (!worst) return null;
	const early = `${counted(worst.missingDays, "working day")} too early for ${worst.predecessor}`;
	const more = others.length === 0 ? "" : `, and too early for ${counted(others.length, "other task")}`;
	const item = { id, title: name, ownerId, version, task: asShown(task) };
	return { ...item, kind: "broken link", reason: early + more, since: null };
}

/** What is changed of a task on the spot. */
function asShown({ status, progress, startDate, endDate, milestone }: WatchedTask): AttentionItem["task"] {
	return { status, progress, startDate, endDate, milestone };
}

export type WatchedGate = {
	id: string;
	code: string;
	name: string;
	status: ReviewStatus;
	reviewDate: string | null;
	ownerId: string | null;
	criteria: { total: number; unmet: number };
};

/** So many days before its review a gate whose criteria do not hold needs somebody. */
export const gateNoticeDays = 14;

/** A gate whose review is overdue, or due soon with criteria that do not hold. */
export function gateAttention(gate: WatchedGate, today: string): Found {
	const { reviewDate, criteria } = gate;
	if (reviewDate === null) return null;
	const unmet = `${criteria.unmet} of ${criteria.total} criteria do not hold`;
	const item = {
		kind: "gate" as const,
		id: gate.id,
		title: gateTitle(gate),
		ownerId: gate.ownerId,
		...unmended,
	};
	if (isReviewOverdue(gate, today)) {
		const late = `Its review is ${days(reviewDate, today)} overdue`;
		return { ...item, reason: criteria.unmet > 0 ? `${late}, and ${unmet}` : late, since: reviewDate };
	}
	if (criteria.unmet === 0 || reviewDate < today || reviewDate > addDays(today, gateNoticeDays)) return null;
	const due = reviewDate === today ? "Its review is today" : `Its review is in ${days(today, reviewDate)}`;
	return { ...item, reason: `${due}, and ${unmet}`, since: reviewDate };
}

export type WatchedKpi = KpiStanding &
	Owned & {
		name: string;
		/** As `unitOf` tells it. */
		unit: string | null;
		frequency: KpiFrequency;
		addedOn: string;
		measuredOn: string | null;
	};

/** A KPI that is far from its target, was never measured, or whose next value is due. */
export function kpiAttention(kpi: WatchedKpi, today: string): Found {
	const { id, name, ownerId, frequency, addedOn, measuredOn } = kpi;
	const item = { id, title: name, ownerId, version: kpi.version, task: null, unit: kpi.unit };
	const offTarget = distance(kpi);
	if (measuredOn === null) {
		// A KPI begins with 0: only another value was said by somebody.
		const isSaid = offTarget !== null && Number(kpi.currentValue) !== 0;
		const reason = isSaid ? `Never measured: ${offTarget}` : "Never measured";
		return { ...item, kind: "measurement", reason, since: addedOn };
	}
	if (offTarget !== null) return { ...item, kind: "kpi", reason: offTarget, since: measuredOn };
	const due = measurementDue(frequency, measuredOn, addedOn);
	if (due >= today) return null;
	const reason = `Measured ${frequency.toLowerCase()}, and the next value is ${days(due, today)} overdue`;
	return { ...item, kind: "measurement", reason, since: due };
}

/** `8.1 days, its target is at most 2 days`; null where it is not far from it. */
function distance(kpi: WatchedKpi): string | null {
	const status = kpiStatus(kpi);
	if (kpi.targetValue === null || (status !== "Below Target" && status !== "At Risk")) return null;
	const [value, target] = [kpi.currentValue, kpi.targetValue].map((one) => kpiValueInWords(one, kpi.unit));
	const bound = kpi.direction === "lower_is_better" ? "at most " : "";
	return `${value}, its target is ${bound}${target}`;
}

export type WatchedMember = {
	id: string;
	name: string;
	/** By their Mondays, from the current one on. */
	weeks: readonly { week: string; asked: number; available: number; load: number | null }[];
};

/** A member of whom a coming week asks for more than their time. */
export function memberAttention({ id, name, weeks }: WatchedMember): Found {
	const [first, ...later] = weeks.filter(({ load }) => isOverAllocated(load));
	if (!first) return null;
	const asked = `${tenths(first.asked)} of ${counted(first.available, "day")} asked for in the week of ${formatDay(first.week)}`;
	const more = later.length === 0 ? "" : `, and too much in ${counted(later.length, "later week")}`;
	const item = { kind: "member" as const, id, title: name, ownerId: null, ...unmended };
	return { ...item, reason: asked + more, since: first.week };
}

export type WatchedEnd = {
	programId: string;
	status: string;
	version: number;
	leadId: string | null;
	endDate: string | null;
	openTasks: number;
	/** Open tasks that end after the program, the last day of one, and those that start before the program. */
	after: number;
	lastEnd: string | null;
	before: number;
};

/** A program past its end with open tasks, or with tasks outside its dates. */
export function endAttention(program: WatchedEnd, today: string): Found {
	const { programId, version, leadId, endDate, openTasks, after, lastEnd, before } = program;
	if (isOver(program)) return null;
	const isPast = endDate !== null && endDate < today && openTasks > 0;
	const reasons = [
		isPast &&
			`Its end on ${formatDay(endDate)} passed ${days(endDate, today)} ago with ${counted(openTasks, "open task")}`,
		lastEnd !== null &&
			`${counted(after, "open task")} ${after === 1 ? "ends" : "end"} after it, the last on ${formatDay(lastEnd)}`,
		before > 0 && `${counted(before, "open task")} ${before === 1 ? "starts" : "start"} before it`,
	].filter((reason) => reason !== false);
	if (reasons.length === 0) return null;
	return {
		kind: "end",
		id: programId,
		title: "Program dates",
		reason: reasons.join("; "),
		since: isPast ? endDate : null,
		ownerId: leadId,
		version,
		task: null,
		moveEndTo: lastEnd,
	};
}

/** Money spent beyond what was planned by today, or beyond the budget. Amounts are exact decimal strings. */
export function spendingAttention(money: {
	programId: string;
	spent: string;
	budget: string;
	planned: string | null;
	currency: string;
	leadId: string | null;
}): Found {
	const { programId, spent, budget, planned, currency, leadId } = money;
	const over = (limit: string) => toCents(spent) > toCents(limit);
	const beyond = (limit: string) => formatMoney(subtract(spent, limit), currency);
	const item = {
		kind: "spending" as const,
		id: programId,
		title: "Spending",
		since: null,
		ownerId: leadId,
		...unmended,
	};
	if (over(budget)) return { ...item, reason: `${beyond(budget)} is spent beyond the budget` };
	if (planned === null || !over(planned)) return null;
	return { ...item, reason: `${beyond(planned)} more is spent than was planned by today` };
}

/** By kind in their order; of a kind what is so longest first, then by name. */
export function byUrgency(one: FoundItem, other: FoundItem): number {
	const kind = attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind);
	if (kind !== 0) return kind;
	if (one.since !== other.since) {
		if (one.since === null) return 1;
		return other.since === null || one.since < other.since ? -1 : 1;
	}
	return one.title.localeCompare(other.title);
}

function days(from: string, to: string): string {
	return counted(daysBetween(from, to), "day");
}

function counted(count: number, noun: string): string {
	return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Person-days with one decimal where they have one. */
function tenths(days: number): string {
	return formatNumber(Math.round(days * 10) / 10);
}
