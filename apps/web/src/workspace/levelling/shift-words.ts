import type { Shift } from "@throughline/domain/resource/levelling/proposal";
import { formatRange } from "../../format/date.ts";

/** Working days. */
export const inDays = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

export const span = ({ startDate, endDate }: Shift["to"]) => formatRange(startDate, endDate);

/** What a shift does to the program's last task. */
export function finishText({ finishDays }: Shift): string {
	return finishDays === 0 ? "Stays" : `${inDays(finishDays)} later`;
}

const namedAtMost = 2;

/** What goes along, by name; empty where nothing does. */
export function pushesText({ pushes }: Shift): string {
	const names = pushes.slice(0, namedAtMost).map(({ name }) => name);
	const more = pushes.length - names.length;
	return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}
