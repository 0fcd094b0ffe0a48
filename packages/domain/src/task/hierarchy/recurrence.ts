import { z } from "zod";
import { changeOf, day } from "../../shape.ts";
import { addDays, dayNumber, dayOf, mondayOf, weekdayOf } from "../../value/day.ts";
import { addMonths, monthOf } from "../../value/month.ts";
import type { WorkingCalendar } from "../calendar/calendar.ts";
import { type Weekday, weekdays } from "../calendar/working-week.ts";

/** The most times that a task is repeated. */
export const mostOccurrences = 200;

const every = z.int().min(1, "Repeat every 1 to 99").max(99, "Repeat every 1 to 99");
const weekday = z.enum(weekdays);
const timesSentence = `Repeat it 1 to ${mostOccurrences} times`;

/** What to do where a day is not worked on. */
export const daysOffRules = ["skip", "later", "earlier"] as const;

const common = {
	start: day.describe("No occurrence lies before it; weeks and months are counted from its own"),
	until: day.nullable().default(null).describe("The last day; null: so many times"),
	times: z
		.int(timesSentence)
		.min(1, timesSentence)
		.max(mostOccurrences, timesSentence)
		.nullable()
		.default(null)
		.describe("How often; null: until a day"),
	daysOff: z
		.enum(daysOffRules)
		.default("skip")
		.describe("An occurrence on a day off is skipped, or moved to the next or the previous working day"),
};

/**
 * A rule by which a task comes again: every so many days, on weekdays of every so many weeks, or in every so many months on
 * a day (of a shorter month the last) or on the n-th weekday, 5 for the last. It ends on a day or after so many times.
 */
export const Recurrence = z
	.discriminatedUnion("unit", [
		z.strictObject({ unit: z.literal("day"), every, ...common }),
		z.strictObject({
			unit: z.literal("week"),
			every,
			on: z.array(weekday).min(1, "Choose at least one day of the week").max(7),
			...common,
		}),
		z.strictObject({
			unit: z.literal("month"),
			every,
			on: z.union([
				z.strictObject({
					day: z.int().min(1, "Choose a day from 1 to 31").max(31, "Choose a day from 1 to 31"),
				}),
				z.strictObject({ weekday, week: z.int().min(1).max(5) }),
			]),
			...common,
		}),
	])
	.superRefine(({ start, until, times }, context) => {
		if ((until === null) === (times === null))
			context.addIssue({ code: "custom", path: ["until"], message: "Say until when, or how many times" });
		if (until !== null && until < start)
			context.addIssue({
				code: "custom",
				path: ["until"],
				message: "The last day must not be before the first",
			});
	});
export type Recurrence = z.infer<typeof Recurrence>;

/** Repeats a task by a rule, by another one from now on, or, with null, no more. */
export const RecurrenceChange = changeOf({ recurrence: Recurrence.nullable() });

/**
 * The days of a rule, `YYYY-MM-DD`, each once and in their order: at most `mostOccurrences`. Where it is moved off days off
 * into another occurrence, there is one.
 */
export function occurrencesOf(rule: Recurrence, calendar: WorkingCalendar): string[] {
	const days: string[] = [];
	const last = Math.min(rule.times ?? mostOccurrences, mostOccurrences);
	for (const nominal of nominalDays(rule)) {
		if (rule.until !== null && nominal > rule.until) break;
		const placed = placedDay(nominal, rule, calendar);
		if (placed !== null && placed !== days.at(-1)) days.push(placed);
		if (days.length === last) break;
	}
	return days;
}

/** Every day on which an occurrence of a rule may lie that nobody has moved, whatever was a day off meanwhile. */
export function possibleDays(rule: Recurrence, calendar: WorkingCalendar): ReadonlySet<string> {
	const placed = occurrencesOf(rule, calendar);
	const last = rule.until ?? placed.at(-1) ?? rule.start;
	const days = new Set(placed);
	for (const nominal of nominalDays(rule)) {
		if (nominal > last) break;
		days.add(nominal);
	}
	return days;
}

/** A rule that meets days off alone would go on for ever. */
const mostSteps = 5_000;

function* nominalDays(rule: Recurrence): Generator<string> {
	for (let step = 0; step < mostSteps; step++)
		for (const each of daysOfStep(rule, step * rule.every)) if (each >= rule.start) yield each;
}

function daysOfStep(rule: Recurrence, step: number): string[] {
	switch (rule.unit) {
		case "day":
			return [addDays(rule.start, step)];
		case "week": {
			const monday = addDays(mondayOf(rule.start), step * 7);
			return weekdays.flatMap((each, place) => (rule.on.includes(each) ? [addDays(monday, place)] : []));
		}
		case "month":
			return [dayInMonth(addMonths(monthOf(rule.start), step), rule.on)];
	}
}

function dayInMonth(month: string, on: Extract<Recurrence, { unit: "month" }>["on"]): string {
	const first = dayNumber(`${month}-01`);
	const length = dayNumber(`${addMonths(month, 1)}-01`) - first;
	if ("day" in on) return dayOf(first + Math.min(on.day, length) - 1);
	const offset = (weekdays.indexOf(on.weekday) - weekdayOf(first) + 7) % 7;
	const place = offset + (on.week - 1) * 7;
	return dayOf(first + (place < length ? place : place - 7));
}

/** Where an occurrence lies; null where it is skipped. */
function placedDay(
	nominal: string,
	{ daysOff, start }: Recurrence,
	calendar: WorkingCalendar,
): string | null {
	const number = dayNumber(nominal);
	if (calendar.isWorkingDay(number)) return nominal;
	if (daysOff === "skip") return null;
	const position = calendar.position(number);
	const moved = dayOf(calendar.dayAt(daysOff === "later" ? position : position - 1));
	return moved < start ? null : moved;
}

const ordinals = ["first", "second", "third", "fourth", "last"];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A rule for a person: "Every 2 weeks on Monday and Thursday until Jun 30, 2027".
 * @param dayText how a day is written
 */
export function recurrenceText(rule: Recurrence, dayText: (day: string) => string): string {
	const often = rule.every === 1 ? `Every ${rule.unit}` : `Every ${rule.every} ${rule.unit}s`;
	const end =
		rule.until === null
			? `${rule.times} ${rule.times === 1 ? "time" : "times"}`
			: `until ${dayText(rule.until)}`;
	return [often, ...onText(rule), end].join(" ").replace(/ (?=\d+ times?$)/, ", ");
}

function onText(rule: Recurrence): string[] {
	if (rule.unit === "day") return [];
	if (rule.unit === "week")
		return [`on ${listed(weekdays.filter((each) => rule.on.includes(each)).map(capital))}`];
	if ("day" in rule.on) return [`on day ${rule.on.day}`];
	return [`on the ${ordinals[rule.on.week - 1]} ${capital(rule.on.weekday)}`];
}

function listed(words: readonly Weekday[] | readonly string[]): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
