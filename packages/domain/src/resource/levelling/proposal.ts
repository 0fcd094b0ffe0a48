import { z } from "zod";
import { day, id, version } from "../../shape.ts";

const dates = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });
const moved = { id, name: z.string(), from: dates, to: dates };

/** A task that levelling would shift, and what goes along. */
export const Shift = z.object({
	...moved,
	version,
	programId: id,
	programName: z.string(),
	memberIds: z.array(id).describe("Whose weeks it relieves"),
	days: z.int().describe("Working days later"),
	pushes: z.array(z.object(moved)).describe("What must move with it for its links"),
	finishDays: z.int().describe("Working days by which it moves the program's last task; 0: it does not"),
});
export type Shift = z.infer<typeof Shift>;

/** Why a task is left where it is. */
export const stayReasons = [
	"begun",
	"pinned",
	"milestone",
	"own days",
	"no dates",
	"other program",
	"left out",
	"circle",
	"held",
	"full",
] as const;
export type StayReason = (typeof stayReasons)[number];

/** A week of somebody that still asks too much. */
export const Unresolved = z.object({
	resourceId: id,
	week: day.describe("Its Monday"),
	asked: z.number().describe("Person-days"),
	available: z.number().describe("Days that there are"),
	tasks: z.array(
		z.object({
			id,
			name: z.string(),
			programId: id,
			why: z
				.enum(stayReasons)
				.describe(
					"begun, pinned, milestone, own days (of the assignment), no dates, other program (only one is levelled), left out (by the caller), circle, held (by a pinned task that waits for it), full (no later week has room)",
				),
		}),
	),
});
export type Unresolved = z.infer<typeof Unresolved>;

/** What levelling proposes. Nothing is changed by it. */
export const Levelling = z.object({
	shifts: z.array(Shift).describe("In the order in which they were found, none of a task twice"),
	excess: z.object({
		before: z.number().describe("Person-days above what there is, over the weeks that were looked at"),
		after: z.number(),
	}),
	programs: z.array(
		z.object({
			id,
			name: z.string(),
			endDate: z.iso.date().nullable().describe("As the program says"),
			finish: z.object({ before: z.iso.date(), after: z.iso.date() }).describe("Of its last task"),
		}),
	),
	unresolved: z.array(Unresolved).describe("By week; of each what asks for the person, and why it stays"),
});
export type Levelling = z.infer<typeof Levelling>;
