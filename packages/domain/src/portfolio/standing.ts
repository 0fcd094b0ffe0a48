import { type AttentionKind, attentionKinds } from "../dashboard/attention.ts";
import type { HealthInputs } from "../dashboard.ts";
import type { Concern, HealthReason, PortfolioProgram, ProgramMoney, Rating } from "../portfolio.ts";
import { isOver } from "../program.ts";
import { gateTitle, isReviewOverdue } from "../stage-gate.ts";
import { percentOfWork } from "../task/percent-of-work.ts";
import { daysBetween } from "../value/day.ts";
import { formatMoney, fromCents, subtract, toCents } from "../value/money.ts";
import { formatDay, formatNumber } from "../value/writing.ts";

/**
 * How far an index may fall below 1 before a program is at risk, and before it is off track. Source: PMI, Practice
 * Standard for Earned Value Management, which leaves thresholds to the organisation and names 10 % and 20 % as usual.
 */
const tolerance = { atRisk: 0.9, offTrack: 0.8 } as const;

/**
 * What of the whole has to be missing before an index counts, a share: on the first days of a plan half a day less is an
 * index of nothing. Source: Christensen and Heise, Cost Performance Index Stability (1993), who find the index to mean
 * little before a fifth of the work; a fifth below plan is then a twentieth of the whole, rounded up.
 */
const worthSaying = 0.05;

/**
 * How much of what should be there is there, as a rating; null while that is within what is tolerated.
 * @param there and should: shares of the whole, 0 to 1
 */
export function shortfallRating(there: number, should: number): "At risk" | "Off track" | null {
	if (should - there < worthSaying - Number.EPSILON || there >= should * tolerance.atRisk) return null;
	return there < should * tolerance.offTrack ? "Off track" : "At risk";
}

type Worked = Pick<HealthInputs, "earnedDays" | "plannedDays" | "scheduledDays">;

/**
 * Work done and work planned to be done by today, in whole percent of all scheduled days. Without a task that has
 * dates, completed of all tasks, and no plan; null without tasks.
 */
export function progressOf(
	{ earnedDays, plannedDays, scheduledDays }: Worked,
	{ total, completed }: { total: number; completed: number },
): PortfolioProgram["progress"] {
	return {
		done: percentOfWork(earnedDays, scheduledDays) ?? percentOfWork(completed, total),
		planned: percentOfWork(plannedDays, scheduledDays),
	};
}

/**
 * What the program costs once it is done, if money goes on buying as much work as until now: EAC = BAC ÷ CPI = AC ×
 * scheduled ÷ earned (PMI, same source), never less than what is spent. Null while no work is done or no money spent.
 */
export function forecastAtCompletion(
	{ earnedDays, scheduledDays }: Omit<Worked, "plannedDays">,
	spent: string,
): string | null {
	const cents = toCents(spent);
	if (earnedDays <= 0 || scheduledDays <= 0 || cents <= 0n) return null;
	const earned = BigInt(Math.round(Math.min(earnedDays, scheduledDays) * 100));
	if (earned === 0n) return null;
	return fromCents((cents * BigInt(Math.round(scheduledDays * 100)) + earned / 2n) / earned);
}

type Judged = Pick<PortfolioProgram, "status" | "endDate" | "currency" | "tasks" | "nextGate"> &
	Worked & {
		money: ProgramMoney;
		kpis: number;
	};

/** How many things of a kind need attention in a program; none of those that are left out. */
export type AttentionCounts = Partial<Record<AttentionKind, number>>;

type Standing = { rating: Rating | null; reasons: HealthReason[] };

/**
 * How a program does on a day: Off track or At risk by the worst of what threatens it. Where nothing does, Needs
 * attention while its dashboard names anything under that title, else On track when it has something to be judged by:
 * work that was due, or KPIs. Null when it is over, or has nothing of it yet.
 */
export function standingOf(program: Judged, today: string, attention: AttentionCounts = {}): Standing {
	if (isOver(program)) return { rating: null, reasons: [] };
	const reasons = [
		ofEnd(program, today),
		ofTasksAfterEnd(program),
		ofGate(program, today),
		ofSchedule(program),
		...ofBudget(program),
		ofRisks(program),
	]
		.filter((reason) => reason !== null)
		.sort((one, other) => Number(one.rating === "At risk") - Number(other.rating === "At risk"));
	if (reasons.length === 0) reasons.push(...ofAttention(attention));
	if (reasons[0]) return { rating: reasons[0].rating, reasons };
	return { rating: canBeJudged(program) ? "On track" : null, reasons };
}

function canBeJudged({ plannedDays, tasks, kpis }: Judged): boolean {
	return plannedDays > 0 || tasks.completed > 0 || kpis > 0;
}

const kindNouns: Record<AttentionKind, readonly [one: string, many: string]> = {
	gate: ["gate due with unmet criteria", "gates due with unmet criteria"],
	decision: ["reopened decision", "reopened decisions"],
	spending: ["spending ahead of plan", "spending ahead of plan"],
	end: ["tasks outside its dates", "tasks outside its dates"],
	"overdue task": ["overdue task", "overdue tasks"],
	"broken link": ["task too early for a link", "tasks too early for a link"],
	risk: ["high risk without a plan", "high risks without a plan"],
	kpi: ["KPI off target", "KPIs off target"],
	"slipping task": ["slipping task", "slipping tasks"],
	measurement: ["measurement due", "measurements due"],
	member: ["person over capacity", "people over capacity"],
};
/** Of these a program has one, which needs no number. */
const single: readonly AttentionKind[] = ["gate", "spending", "end"];

function ofAttention(counts: AttentionCounts): HealthReason[] {
	const parts = attentionKinds.flatMap((kind) => {
		const count = counts[kind] ?? 0;
		if (count === 0) return [];
		const noun = kindNouns[kind][count === 1 ? 0 : 1];
		return single.includes(kind) ? noun : `${formatNumber(count)} ${noun}`;
	});
	if (parts.length === 0) return [];
	const text = parts.join(", ");
	return [because("attention", "Needs attention", text.charAt(0).toUpperCase() + text.slice(1))];
}

const because = (about: Concern, rating: HealthReason["rating"], text: string): HealthReason => ({
	about,
	rating,
	text,
});

function ofEnd({ endDate, tasks }: Judged, today: string): HealthReason | null {
	const open = tasks.total - tasks.completed;
	if (endDate === null || endDate >= today || open === 0) return null;
	const ago = days(daysBetween(endDate, today));
	return because("end", "Off track", `Its end passed ${ago} ago with ${counted(open, "open task")}`);
}

function ofTasksAfterEnd({ tasks: { afterEnd, lastEnd } }: Judged): HealthReason | null {
	if (lastEnd === null || afterEnd === 0) return null;
	const text = `${counted(afterEnd, "open task")} ${afterEnd === 1 ? "ends" : "end"} after it, the last on ${formatDay(lastEnd)}`;
	return because("end", "At risk", text);
}

function ofGate({ nextGate }: Judged, today: string): HealthReason | null {
	if (nextGate === null) return null;
	const title = gateTitle(nextGate);
	if (nextGate.status === "Failed") return because("gate", "Off track", `${title} was not passed`);
	if (nextGate.reviewDate === null || !isReviewOverdue(nextGate, today)) return null;
	const late = days(daysBetween(nextGate.reviewDate, today));
	return because("gate", "At risk", `The review of ${title} is ${late} overdue`);
}

function ofSchedule({ earnedDays, plannedDays, scheduledDays, tasks }: Judged): HealthReason | null {
	if (plannedDays <= 0) return null;
	const rating = shortfallRating(earnedDays / scheduledDays, plannedDays / scheduledDays);
	if (rating === null) return null;
	const { done, planned } = progressOf({ earnedDays, plannedDays, scheduledDays }, tasks);
	const text = `${done}% of the work is done, ${planned}% was planned by today`;
	return because("schedule", rating, text);
}

function ofBudget({ money, currency, earnedDays, scheduledDays }: Judged): HealthReason[] {
	const spent = toCents(money.spent);
	const budget = toCents(money.budget);
	if (spent <= 0n) return [];
	if (budget === 0n) {
		const text = `${formatMoney(money.spent, currency)} is spent without a funding source`;
		return [because("budget", "At risk", text)];
	}
	if (spent > budget) {
		const over = formatMoney(subtract(money.spent, money.budget), currency);
		return [because("budget", "Off track", `${over} is spent beyond the budget`)];
	}
	if (scheduledDays <= 0 || money.forecast === null) return [];
	const rating = shortfallRating(earnedDays / scheduledDays, Number(spent) / Number(budget));
	if (rating === null) return [];
	const text = `At its cost so far it needs ${formatMoney(money.forecast, currency)} of a budget of ${formatMoney(money.budget, currency)}`;
	return [because("budget", rating, text)];
}

function ofRisks({ money: { exposure, contingency }, currency }: Judged): HealthReason | null {
	if (toCents(exposure) <= toCents(contingency)) return null;
	const may = `Its risks may cost ${formatMoney(exposure, currency)}`;
	const text =
		toCents(contingency) === 0n
			? `${may}, and nothing is set aside`
			: `${may}, and ${formatMoney(contingency, currency)} is set aside`;
	return because("risk", "At risk", text);
}

function days(count: number): string {
	return counted(count, "day");
}

function counted(count: number, noun: string): string {
	return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
