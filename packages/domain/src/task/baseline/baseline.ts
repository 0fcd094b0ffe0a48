import { z } from "zod";
import { changeOf, id, instant, percent, requiredText, version } from "../../shape.ts";

const name = requiredText(200, "Baseline name is required");

/** A program's plan as it was at a moment, under a name. */
export const Baseline = z.object({
	id,
	programId: id,
	name: z.string(),
	version,
	createdAt: instant.describe("When it was taken"),
	updatedAt: instant,
});
export type Baseline = z.infer<typeof Baseline>;

/** One task as the baseline saw it. */
export const BaselineTask = z.object({
	taskId: id.nullable().describe("Null once the task is deleted"),
	name: z.string(),
	startDate: z.iso.date().nullable(),
	endDate: z.iso.date().nullable(),
	progress: percent.nullable(),
	estimate: z.string().nullable(),
});
export type BaselineTask = z.infer<typeof BaselineTask>;

/** A baseline with every task of the program as it was then. */
export const BaselineWithTasks = Baseline.extend({ tasks: z.array(BaselineTask) });
export type BaselineWithTasks = z.infer<typeof BaselineWithTasks>;

/** What takes a baseline: the plan as it is now, under a name of its own in the program. */
export const NewBaseline = z.strictObject({ programId: id, name });
export type NewBaseline = z.infer<typeof NewBaseline>;

/** What renames a baseline; what it holds never changes. */
export const BaselineChange = changeOf({ name: name.optional() });
export type BaselineChange = z.infer<typeof BaselineChange>;
