import type { Shift } from "@throughline/domain/resource/levelling/proposal";
import { formatRange } from "../../format/date.ts";
import { namesInShort } from "../../format/names-in-short.ts";

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
	return namesInShort(
		pushes.map(({ name }) => name),
		namedAtMost,
	);
}
