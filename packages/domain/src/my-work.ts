import { z } from "zod";
import { kpiFrequencies } from "./kpi.ts";
import { mitigationStatuses } from "./risk.ts";
import { id, instant, money, percent, version } from "./shape.ts";
import { reviewStatuses } from "./stage-gate.ts";
import { taskPriorities } from "./task.ts";
import { addDays, mondayOf } from "./value/day.ts";

/** How many items of a kind one answer holds at most: those that are due first. */
export const mostOfKind = 200;

const item = {
	id,
	programId: id,
	programName: z.string(),
	title: z.string(),
	dueDate: z.iso.date().nullable().describe("By when; null where nobody said"),
};

/** A task that is not completed and that the person owns or has a share in. */
const OwnTask = z.object({
	kind: z.literal("task"),
	...item,
	status: z.string(),
	startDate: z.iso.date().nullable(),
	progress: percent.nullable(),
	note: z.string().nullable(),
	milestone: z.boolean(),
	priority: z.enum(taskPriorities),
	owned: z.boolean().describe("False: somebody else owns it, and the person has a share in it"),
	version,
});

/** A measure that is not done, of which the person owns the risk or the measure itself. */
const OwnMitigation = z.object({
	kind: z.literal("mitigation"),
	...item,
	status: z.enum(mitigationStatuses),
	riskId: id,
	riskCode: z.string(),
	version,
});

/** A KPI whose next value is due by the end of the week, by its frequency; `id` is the KPI's. */
const DueMeasurement = z.object({
	kind: z.literal("measurement"),
	...item,
	frequency: z.enum(kpiFrequencies),
	unit: z.string().nullable().describe("As shown beside the value"),
	currentValue: z.string(),
	measuredOn: z.iso.date().nullable().describe("The day of the newest value; null when never measured"),
});

/** A gate review that is not decided. */
const OwnReview = z.object({
	kind: z.literal("review"),
	...item,
	status: z.enum(reviewStatuses),
});

/** An expense that nobody has approved, for those who may approve it; `dueDate` is null. */
const WaitingExpense = z.object({
	kind: z.literal("expense"),
	...item,
	amount: money,
	currency: z.string(),
	expenseDate: z.iso.date(),
	filedById: id.nullable().describe("The account that filed it; under four eyes another one approves it"),
	version,
});

/** An assumption that live data crossed, and whose decision is open because of it. */
const CrossedTripwire = z.object({
	kind: z.literal("tripwire"),
	...item,
	reason: z.string().nullable(),
	crossedAt: instant,
});

export const MyWorkItem = z.discriminatedUnion("kind", [
	OwnTask,
	OwnMitigation,
	DueMeasurement,
	OwnReview,
	WaitingExpense,
	CrossedTripwire,
]);
export type MyWorkItem = z.infer<typeof MyWorkItem>;
export type MyWorkKind = MyWorkItem["kind"];

/** What a person has to do over all programs in use. */
export const MyWork = z.object({
	member: z
		.object({ id, name: z.string() })
		.nullable()
		.describe("The team member as whom the account signs in; null for none"),
	items: z.array(MyWorkItem).describe("What is due first comes first, what has no date last"),
	more: z.boolean().describe(`Whether there are more than the ${mostOfKind} of a kind that are due first`),
	hasHadWork: z.boolean().describe("Whether anything is or was theirs"),
});
export type MyWork = z.infer<typeof MyWork>;

export const dueGroups = ["Overdue", "Today", "This week", "Later", "No date"] as const;
export type DueGroup = (typeof dueGroups)[number];

/** When something is due, seen from `today`; a week ends on Sunday. Days are `YYYY-MM-DD`. */
export function dueGroup(dueDate: string | null, today: string): DueGroup {
	if (dueDate === null) return "No date";
	if (dueDate < today) return "Overdue";
	if (dueDate === today) return "Today";
	return dueDate <= endOfWeek(today) ? "This week" : "Later";
}

/** The Sunday of the week in which `today` lies. */
export const endOfWeek = (today: string) => addDays(mondayOf(today), 6);

/** What is due first comes first, what has no date last; then by kind, expenses by age, the rest by name. */
export function byDueDate(a: MyWorkItem, b: MyWorkItem): number {
	if (a.dueDate !== b.dueDate) {
		if (a.dueDate === null) return 1;
		if (b.dueDate === null) return -1;
		return a.dueDate < b.dueDate ? -1 : 1;
	}
	return a.kind.localeCompare(b.kind) || placeOf(a).localeCompare(placeOf(b)) || a.id.localeCompare(b.id);
}

const placeOf = (item: MyWorkItem) => (item.kind === "expense" ? item.expenseDate : item.title);
