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

/** `80%`, `104.8%`. */
export function formatLoad(load: number): string {
	return `${percent.format(load)}%`;
}
