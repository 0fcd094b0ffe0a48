import type { WorkingCalendar } from "../../task/calendar/calendar.ts";
import { addDays, dayNumber } from "../../value/day.ts";
import { daysAway } from "../absence.ts";
import type { Availability } from "../capacity.ts";

/** Working days of one task in the weeks in which it has any, by the weeks' places. */
export type WeekDays = readonly (readonly [week: number, days: number])[];

type Member = { id: string; asked: Int32Array; available: Int32Array };

/** What weeks ask of members, in percent-days, and how much there is of each. A trial can be taken back. */
export class WeekBoard {
	readonly weeks: readonly string[];
	readonly #availabilityOf: (memberId: string) => Availability;
	readonly #members = new Map<string, Member>();
	/** What was asked before the trial, of the weeks that it touched. */
	#trial: Map<Member, Map<number, number>> | null = null;

	constructor(weeks: readonly string[], availabilityOf: (memberId: string) => Availability) {
		this.weeks = weeks;
		this.#availabilityOf = availabilityOf;
	}

	get memberIds(): string[] {
		return [...this.#members.keys()];
	}

	add(memberId: string, percent: number, days: WeekDays): void {
		const member = this.#memberOf(memberId);
		for (const [week, count] of days) {
			const before = member.asked[week] ?? 0;
			if (this.#trial) keepFirst(this.#trial, member, week, before);
			member.asked[week] = before + percent * count;
		}
	}

	/** Person-days asked for in a week, and the days that there are. */
	at(memberId: string, week: number): { asked: number; available: number } {
		const { asked, available } = this.#memberOf(memberId);
		return { asked: (asked[week] ?? 0) / 100, available: (available[week] ?? 0) / 100 };
	}

	/** Percent-days above what there is. */
	excess(memberId: string, week: number): number {
		return excessOf(this.#memberOf(memberId), week);
	}

	/** Of the first `count` weeks of everybody. */
	totalExcess(count: number): number {
		let total = 0;
		for (const member of this.#members.values())
			for (let week = 0; week < count; week++) total += excessOf(member, week);
		return total;
	}

	begin(): void {
		this.#trial = new Map();
	}

	/** Whether no week that the trial touched is fuller than it may be, or was. */
	isHarmless(): boolean {
		for (const [member, weeks] of this.#trial ?? [])
			for (const [week, before] of weeks) {
				const { [week]: asked = 0 } = member.asked;
				if (asked > before && asked > (member.available[week] ?? 0)) return false;
			}
		return true;
	}

	/** Ends the trial as if it had never been. */
	takeBack(): void {
		for (const [member, weeks] of this.#trial ?? [])
			for (const [week, before] of weeks) member.asked[week] = before;
		this.#trial = null;
	}

	#memberOf(id: string): Member {
		const known = this.#members.get(id);
		if (known) return known;
		const availability = this.#availabilityOf(id);
		const member = {
			id,
			asked: new Int32Array(this.weeks.length),
			available: Int32Array.from(this.weeks, (week) => 100 * daysThere(availability, week)),
		};
		this.#members.set(id, member);
		return member;
	}
}

function excessOf({ asked, available }: Member, week: number): number {
	return Math.max((asked[week] ?? 0) - (available[week] ?? 0), 0);
}

function keepFirst(trial: Map<Member, Map<number, number>>, member: Member, week: number, before: number) {
	const weeks = trial.get(member) ?? new Map<number, number>();
	trial.set(member, weeks);
	if (!weeks.has(week)) weeks.set(week, before);
}

function daysThere({ calendar, absences }: Availability, week: string): number {
	const days = { startDate: week, endDate: addDays(week, 6) };
	return positionsIn(calendar, week) - daysAway(absences, days, calendar);
}

function positionsIn(calendar: WorkingCalendar, week: string): number {
	const monday = dayNumber(week);
	return calendar.position(monday + 7) - calendar.position(monday);
}
