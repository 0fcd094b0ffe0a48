import type { Capacity } from "@throughline/domain/resource";
import { isOverAllocated, type WeekLoad } from "@throughline/domain/resource/capacity";
import { addDays } from "@throughline/domain/value/day";
import { dayWriter, numberWriter } from "@throughline/domain/value/writing";

const short = dayWriter({ month: "short", day: "numeric", timeZone: "UTC" });
const percent = numberWriter({ maximumFractionDigits: 1 });

/** A week by its Monday: `Nov 16`. */
export function formatWeek(monday: string): string {
	return short.format(new Date(`${monday}T00:00:00Z`));
}

/** The working days of a week: `Nov 16 – Nov 20`. */
export function formatWorkingWeek(monday: string): string {
	return `${formatWeek(monday)} – ${formatWeek(addDays(monday, 4))}`;
}

/** `80%`, `104.8%`; "No time" where something is asked for and no day is left. */
export function formatLoad(load: number | null): string {
	return load === null ? "No time" : `${percent.format(load)}%`;
}

/** `2 days`, `7.5 days`. */
export function formatDays(days: number): string {
	return `${percent.format(days)} ${days === 1 ? "day" : "days"}`;
}

/** A week as its cell says it: the load, else whether somebody is away; "" for neither. */
export function weekText({ load, asked, available, away }: WeekLoad): string {
	if (asked > 0) return formatLoad(load);
	if (away === 0) return "";
	return available === 0 ? "Away" : `${away}d away`;
}

/** The same for who hears it. */
export function weekToHear({ load, asked, available, away }: WeekLoad): string {
	const parts = asked > 0 ? [formatLoad(load)] : ["Nothing planned"];
	if (asked > 0 && isOverAllocated(load)) parts.push("over-allocated");
	if (away > 0)
		parts.push(available === 0 ? "away all week" : `away ${away} of ${formatDays(away + available)}`);
	return parts.join(", ");
}

/** The weeks of each member whom anything is known of, by their id. */
export function weekLoadsOf({ weeks, members }: Capacity): Map<string, WeekLoad[]> {
	return new Map(
		members.map(({ resourceId, loads, asked, available, away }) => [
			resourceId,
			weeks.map((_, place) => ({
				load: loads[place] ?? null,
				asked: asked[place] ?? 0,
				available: available[place] ?? 0,
				away: away[place] ?? 0,
			})),
		]),
	);
}

/** Sorts loads: without a day left any work is the worst. */
export function loadRank(load: number | null): number {
	return load ?? Number.MAX_SAFE_INTEGER;
}
