import { z } from "zod";
import { Reservation } from "./consultant/integration/reservations.ts";
import { id, instant, money, percent } from "./shape.ts";
import { reviewStatuses } from "./stage-gate.ts";
import { percentOf, subtract } from "./value/money.ts";

/** The dashboard's four cards and quick stats: what `GET /api/dashboard/summary` answers. */
export const DashboardSummary = z.object({
	tasks: z.object({
		completionRate: percent.describe("Completed of all tasks, whole percent; 0 without tasks"),
		completed: z.int(),
		total: z.int(),
		active: z.int().describe("Tasks In Progress or At Risk"),
	}),
	budget: z.object({
		spent: money,
		total: money.describe("Sum of the allocated amounts of all funding sources"),
		utilizationRate: percent.describe("Spent of allocated, one decimal; above 100 when overspent"),
		remaining: money.describe("Allocated less spent; negative when overspent"),
	}),
	risks: z.object({
		active: z.int().describe("Risks Open or Monitoring"),
		high: z.int().describe("Active risks of priority High or Critical"),
	}),
	kpis: z.int(),
	benefits: z.int(),
});
export type DashboardSummary = z.infer<typeof DashboardSummary>;

/** The counts and sums that the database keeps per program. */
export type ProgramTotals = {
	tasksTotal: number;
	tasksCompleted: number;
	tasksActive: number;
	/** Over tasks with both dates: Σ duration in days, and Σ duration in days × progress share (0–1). */
	scheduledDays: number;
	earnedDays: number;
	risksActive: number;
	risksHigh: number;
	kpis: number;
	benefits: number;
	budgetAllocated: string;
	budgetSpent: string;
};

/** A program's summary from its totals. */
export function summarize(totals: ProgramTotals): DashboardSummary {
	return {
		tasks: {
			completionRate: wholePercent(totals.tasksCompleted, totals.tasksTotal),
			completed: totals.tasksCompleted,
			total: totals.tasksTotal,
			active: totals.tasksActive,
		},
		budget: {
			spent: totals.budgetSpent,
			total: totals.budgetAllocated,
			utilizationRate: percentOf(totals.budgetSpent, totals.budgetAllocated),
			remaining: subtract(totals.budgetAllocated, totals.budgetSpent),
		},
		risks: { active: totals.risksActive, high: totals.risksHigh },
		kpis: totals.kpis,
		benefits: totals.benefits,
	};
}

/** `part` of `whole` in whole percent, rounded half up; 0 when `whole` is 0. */
export function wholePercent(part: number, whole: number): number {
	return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

/** The risk card's badge by the number of active high-priority risks. */
export function riskBadge(high: number): "High Alert" | "Monitor" | "Good" {
	if (high > 5) return "High Alert";
	if (high > 2) return "Monitor";
	return "Good";
}

/** The task card's badge by the number of active tasks. */
export function activityBadge(active: number): "High Activity" | "Manageable" {
	return active > 10 ? "High Activity" : "Manageable";
}

/** What the program's health is calculated from. Every sum is over the program's own rows. */
export type HealthInputs = {
	/** Σ duration in days × progress share (0–1) over tasks with both dates. */
	earnedDays: number;
	/** Σ duration in days × the share of the duration that has passed today. */
	plannedDays: number;
	/** Σ duration in days over tasks with both dates. */
	scheduledDays: number;
	/** Exact decimal strings: allocated by funding sources, spent by expenses. */
	budgetAllocated: string;
	budgetSpent: string;
	/** Σ likelihood (1–5) × impact (1–5) over active risks, and the number of all risks. */
	activeRiskScore: number;
	risks: number;
	/** Team members with at least one task in the program, and those of them whose load is below 90 %. */
	members: number;
	membersBelowOverload: number;
};

/** One bar of Program Health: 0–100, higher is better; null when the program has nothing to calculate it from. */
export const Health = z.object({
	schedule: percent.nullable(),
	budget: percent.nullable(),
	risk: percent.nullable(),
	resource: percent.nullable(),
});
export type Health = z.infer<typeof Health>;

/** What is missing where a figure cannot be calculated, as a sentence. */
export const healthGaps: Record<keyof Health, string> = {
	schedule: "No task with dates was planned to begin yet",
	budget: "No money is spent on scheduled work yet",
	risk: "No risks are recorded yet",
	resource: "No task has an owner yet",
};

/** How each bar is calculated, in the words of its tooltip. */
export const healthFormulas: Record<keyof Health, string> = {
	schedule: "Work done ÷ work planned to be done by today, weighted by task duration, at most 100%",
	budget: "Value of the work done ÷ money spent, at most 100%",
	risk: "100% less the score of active risks ÷ the highest score that all identified risks could have",
	resource: "Team members with a load below 90%, counted over all programs ÷ team members with tasks here",
};

/** The four health figures. */
export function programHealth(inputs: HealthInputs): Health {
	return {
		schedule: scheduleHealth(inputs),
		budget: budgetHealth(inputs),
		risk: riskHealth(inputs),
		resource: resourceHealth(inputs),
	};
}

/**
 * Work done ÷ work planned to be done by today, in days of tasks that have both dates: the schedule performance index
 * EV ÷ PV with days as value (PMI, Practice Standard for Earned Value Management), at most 100 because a bar has no
 * room for more. Null while nothing was planned yet.
 */
export function scheduleHealth({ earnedDays, plannedDays }: HealthInputs): number | null {
	return plannedDays > 0 ? share(earnedDays, plannedDays) : null;
}

/**
 * Value of the work done ÷ money spent: the cost performance index EV ÷ AC (same source) with EV = share of the
 * scheduled work that is done × allocated budget, at most 100. Null without scheduled work or without spending.
 */
export function budgetHealth(inputs: HealthInputs): number | null {
	const spent = Number(inputs.budgetSpent);
	if (inputs.scheduledDays <= 0 || spent <= 0) return null;
	return share((inputs.earnedDays * Number(inputs.budgetAllocated)) / inputs.scheduledDays, spent);
}

/**
 * 100 less the score (likelihood × impact, 1–25) of the active risks ÷ the highest score that all identified risks
 * could have (25 each). Null without risks.
 */
export function riskHealth({ activeRiskScore, risks }: HealthInputs): number | null {
	return risks > 0 ? 100 - share(activeRiskScore, risks * 25) : null;
}

/** Members with tasks here whose load is below Overloaded (90 %) ÷ members with tasks here. Null without any. */
export function resourceHealth({ members, membersBelowOverload }: HealthInputs): number | null {
	return members > 0 ? share(membersBelowOverload, members) : null;
}

/** `part` of `whole` in whole percent, 0 to 100. */
function share(part: number, whole: number): number {
	return Math.max(0, Math.min(100, Math.round((part / whole) * 100)));
}

/** Shown, marked as samples, only while a program has nothing at all. */
export const samples = {
	health: { schedule: 87, budget: 72, risk: 65, resource: 82 },
	gates: [
		{ code: "G0", status: "Passed" },
		{ code: "G1", status: "Passed" },
		{ code: "G2", status: "In Review" },
		{ code: "G3", status: "Pending" },
	],
	workstreams: 4,
} as const;

/** One line of Recent Activity: who did what to which object, from the audit trail. */
export const Activity = z.object({
	id,
	at: instant,
	personName: z.string(),
	action: z.string(),
	objectType: z.string(),
	objectId: z.string().nullable().describe("Null when it cannot be opened, because it is not there any more"),
	parentId: z.string().nullable().describe("The object that shows it: a mitigation's risk"),
	objectTitle: z.string(),
	status: z
		.string()
		.nullable()
		.describe("The status that the change gave the object; null when it gave none"),
	others: z.int().describe("How many more objects of its kind the same call changed so"),
});
export type Activity = z.infer<typeof Activity>;

/** What others did to one object since a person's last visit: the newest of it, how often, and who. */
export const ChangedObject = Activity.extend({
	changes: z.int().describe("How many"),
	people: z.array(z.string()).describe("Who, the last one first"),
});
export type ChangedObject = z.infer<typeof ChangedObject>;

/** The changes by object, in the order of their newest; `entries` begin with the newest of all. */
export function byObject(entries: readonly Activity[]): ChangedObject[] {
	const changed = new Map<string, ChangedObject>();
	for (const entry of entries) {
		const key = `${entry.objectType} ${entry.objectId ?? entry.objectTitle}`;
		const object = changed.get(key);
		if (object === undefined) changed.set(key, { ...entry, changes: 1, people: [entry.personName] });
		else {
			object.changes++;
			if (!object.people.includes(entry.personName)) object.people.push(entry.personName);
		}
	}
	return [...changed.values()];
}

/** After so many minutes without a look at a program a person's visit to it is over. */
export const visitMinutes = 30;

/** What the dashboard shows below its cards. */
export const DashboardOverview = z.object({
	isUntouched: z
		.boolean()
		.describe("Whether the program has nothing at all yet: only then samples stand in for its figures"),
	gates: z.array(
		z.object({
			code: z.string(),
			name: z.string(),
			status: z.enum(reviewStatuses),
			reviewDate: z.iso.date().nullable(),
		}),
	),
	hasGateData: z.boolean().describe("Whether the program has any gate review, or criteria of its own"),
	health: Health,
	workstreams: z.int(),
	reservations: z
		.array(Reservation)
		.describe("With what the plan that the program came of was integrated all the same"),
	activity: z.array(Activity).describe("The ten newest"),
});
export type DashboardOverview = z.infer<typeof DashboardOverview>;
