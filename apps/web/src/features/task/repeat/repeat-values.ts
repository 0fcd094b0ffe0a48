import { day as validDay } from "@throughline/domain/shape";
import type { Task } from "@throughline/domain/task";
import { type Weekday, weekdays } from "@throughline/domain/task/calendar/working-week";
import { Recurrence } from "@throughline/domain/task/hierarchy/recurrence";
import { dayNumber, weekdayOf } from "@throughline/domain/value/day";
import type { z } from "zod";

/** A rule as its form holds it: what belongs to other units is kept while one tries them. */
export type RepeatValues = {
	unit: Recurrence["unit"];
	every: string;
	weekdays: readonly Weekday[];
	monthBy: "day" | "weekday";
	day: string;
	week: string;
	weekday: Weekday;
	start: string;
	/** The first day as it was last a day: what of the rule follows it goes along when it moves. */
	followed: string;
	endBy: "until" | "times";
	until: string;
	times: string;
	daysOff: Recurrence["daysOff"];
};

/** The rule that a task has; for a new one every week, from its start, or today where that has passed, ten times. */
export function repeatValuesOf({ recurrence, startDate }: Task, today: string): RepeatValues {
	const start = recurrence?.start ?? (startDate !== null && startDate > today ? startDate : today);
	const values: RepeatValues = {
		unit: "week",
		every: "1",
		monthBy: "day",
		...daysOf(start),
		start,
		followed: start,
		endBy: "times",
		until: "",
		times: "10",
		daysOff: "skip",
	};
	return recurrence ? { ...values, ...kept(recurrence) } : values;
}

type RuleDays = Pick<RepeatValues, "weekdays" | "day" | "week" | "weekday">;

/** Where a day lies in its week and in its month. */
function daysOf(start: string): RuleDays {
	const weekday = weekdays[weekdayOf(dayNumber(start))] ?? "monday";
	const day = Number(start.slice(8));
	return { weekdays: [weekday], weekday, day: String(day), week: String(Math.ceil(day / 7)) };
}

/** Another first day; the days of the rule that were its own are those of the new one, what was chosen stays. */
export function withStart(values: RepeatValues, start: string): RepeatValues {
	if (!validDay.safeParse(start).success) return { ...values, start };
	const [before, after] = [daysOf(values.followed), daysOf(start)];
	const moved = (field: keyof RuleDays) => isDeepEqual(values[field], before[field]);
	const following = Object.entries(after).filter(([field]) => moved(field as keyof RuleDays));
	return { ...values, ...Object.fromEntries(following), start, followed: start };
}

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function kept(rule: Recurrence): Partial<RepeatValues> {
	const common = {
		unit: rule.unit,
		every: String(rule.every),
		endBy: rule.until === null ? ("times" as const) : ("until" as const),
		until: rule.until ?? "",
		times: rule.times === null ? "10" : String(rule.times),
		daysOff: rule.daysOff,
	};
	if (rule.unit === "day") return common;
	if (rule.unit === "week") return { ...common, weekdays: rule.on };
	return "day" in rule.on
		? { ...common, monthBy: "day", day: String(rule.on.day) }
		: { ...common, monthBy: "weekday", week: String(rule.on.week), weekday: rule.on.weekday };
}

/** The rule, or what is wrong with it, as the server will judge it. */
export function readRule(values: RepeatValues): { rule: Recurrence } | { problem: string } {
	const read = Recurrence.safeParse(ruleOf(values));
	if (read.success) return { rule: read.data };
	return { problem: read.error.issues[0]?.message ?? "This rule is not complete" };
}

function ruleOf(values: RepeatValues): z.input<typeof Recurrence> {
	const common = {
		every: whole(values.every),
		start: values.start,
		until: values.endBy === "until" ? values.until : null,
		times: values.endBy === "times" ? whole(values.times) : null,
		daysOff: values.daysOff,
	};
	if (values.unit === "day") return { unit: "day", ...common };
	if (values.unit === "week") return { unit: "week", on: [...values.weekdays], ...common };
	const on =
		values.monthBy === "day"
			? { day: whole(values.day) }
			: { weekday: values.weekday, week: whole(values.week) };
	return { unit: "month", on, ...common };
}

/** What is no number is 0, which no field takes. */
function whole(text: string): number {
	return /^\d+$/.test(text.trim()) ? Number(text) : 0;
}
