import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { weekdayOf } from "@throughline/domain/value/day";
import { calendarOf, firstOfMonth } from "./days.ts";
import { dayAt, type TimeScale, xOf } from "./time-scale.ts";

/** One cell of the time axis. Px from the left end of the timeline. */
export type Tick = { day: number; x: number; width: number; label: string };

const months = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const monthName = (month: number) => months[month] ?? "";
const shortMonth = (month: number) => monthName(month).slice(0, 3);

/** A stretch of the calendar: where the one around a day begins, and what it is called. */
type Unit = { months: number; floor: (day: number) => number; label: (day: number) => string };

function ofMonths(count: number, label: Unit["label"]): Unit {
	return {
		months: count,
		floor(day) {
			const { year, month } = calendarOf(day);
			return firstOfMonth(year, month - (month % count));
		},
		label,
	};
}

const year = ofMonths(12, (day) => String(calendarOf(day).year));
const quarter = ofMonths(3, (day) => `Q${calendarOf(day).month / 3 + 1}`);
const month = ofMonths(1, (day) => shortMonth(calendarOf(day).month));
const longMonth = ofMonths(1, (day) => monthName(calendarOf(day).month));
const monthOfYear = ofMonths(1, (day) => `${monthName(calendarOf(day).month)} ${calendarOf(day).year}`);
const week: Unit = {
	months: 0,
	floor: (day) => Math.floor(day) - weekdayOf(Math.floor(day)),
	label(day) {
		const { month: index, date } = calendarOf(day);
		return `${shortMonth(index)} ${date}`;
	},
};
const day: Unit = { months: 0, floor: Math.floor, label: (at) => String(calendarOf(at).date) };
const namedDay: Unit = { ...day, label: (at) => `${weekdays[weekdayOf(at)]} ${calendarOf(at).date}` };

/** The units of the two lines of the axis: the finest whose names have room. */
function unitsFor(pxPerDay: number): { upper: Unit; lower: Unit } {
	if (pxPerDay >= 46) return { upper: monthOfYear, lower: namedDay };
	if (pxPerDay >= 22) return { upper: monthOfYear, lower: day };
	if (pxPerDay * 7 >= 46) return { upper: monthOfYear, lower: week };
	if (pxPerDay * 28 >= 84) return { upper: year, lower: longMonth };
	if (pxPerDay * 28 >= 29) return { upper: year, lower: month };
	if (pxPerDay * 90 >= 34) return { upper: year, lower: quarter };
	return { upper: ofMonths(1200, () => ""), lower: year };
}

function next(unit: Unit, from: number): number {
	if (unit.months === 0) return from + (unit === week ? 7 : 1);
	const at = calendarOf(from);
	return firstOfMonth(at.year, at.month + unit.months);
}

function cells(scale: TimeScale, unit: Unit, left: number, right: number): Tick[] {
	const ticks: Tick[] = [];
	let start = unit.floor(dayAt(scale, left));
	while (xOf(scale, start) < right) {
		const end = next(unit, start);
		const x = Math.round(xOf(scale, start));
		ticks.push({ day: start, x, width: Math.round(xOf(scale, end)) - x, label: unit.label(start) });
		start = end;
	}
	return ticks;
}

/** The two lines of the axis between two px of the timeline; the first and last cells may reach beyond. */
export function axisTicks(scale: TimeScale, left: number, right: number): { upper: Tick[]; lower: Tick[] } {
	const { upper, lower } = unitsFor(scale.pxPerDay);
	return { upper: cells(scale, upper, left, right), lower: cells(scale, lower, left, right) };
}

/** Below this many px a day, weekends would be a flicker rather than a shade. */
const leastShaded = 3.5;

/** Weekends and holidays between two px of the timeline, days off in a row as one; none where a day is too thin. */
export function shadedDays(
	scale: TimeScale,
	{ isWorkingDay }: Pick<WorkingCalendar, "isWorkingDay">,
	left: number,
	right: number,
): { x: number; width: number }[] {
	if (scale.pxPerDay < leastShaded) return [];
	const last = Math.ceil(dayAt(scale, right));
	const isOff = (at: number) => !isWorkingDay(at);
	const shades: { x: number; width: number }[] = [];
	for (let at = Math.floor(dayAt(scale, left)); at < last; at++) {
		if (!isOff(at)) continue;
		const first = at;
		while (at + 1 < last && isOff(at + 1)) at++;
		const x = Math.round(xOf(scale, first));
		shades.push({ x, width: Math.round(xOf(scale, at + 1)) - x });
	}
	return shades;
}
