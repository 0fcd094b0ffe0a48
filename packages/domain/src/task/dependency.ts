import { z } from "zod";
import { changeOf, id, instant, mostTogether, version } from "../shape.ts";

/** Finish-to-start, start-to-start, finish-to-finish, start-to-finish: predecessor's edge to successor's. */
export const dependencyKinds = ["FS", "SS", "FF", "SF"] as const;
export type DependencyKind = (typeof dependencyKinds)[number];

/** The kinds in words. */
export const dependencyWords: Record<DependencyKind, string> = {
	FS: "Finish to start",
	SS: "Start to start",
	FF: "Finish to finish",
	SF: "Start to finish",
};

const kind = z.enum(dependencyKinds);
const lagSentence = "Enter whole working days from -3650 to 3650";
const lagDays = z.int(lagSentence).min(-3650, lagSentence).max(3650, lagSentence);

/** That one task waits for another of the same program. */
export const TaskDependency = z.object({
	id,
	programId: id,
	predecessorId: id,
	successorId: id,
	kind,
	lagDays: z.int().describe("Working days between the two edges; negative: that much earlier"),
	predecessorFor: id
		.nullable()
		.describe("The summary task that handed the link down: its last or first sub-task is the predecessor"),
	successorFor: id.nullable().describe("The same for the successor; null: the task stands for itself"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type TaskDependency = z.infer<typeof TaskDependency>;

/** What makes a given task wait for another. */
export const NewPredecessor = z.strictObject({
	predecessorId: id,
	kind: kind.default("FS"),
	lagDays: lagDays.default(0),
});

/** What links two tasks. */
export const NewTaskDependency = NewPredecessor.extend({ successorId: id }).refine(
	({ predecessorId, successorId }) => predecessorId !== successorId,
	{ path: ["predecessorId"], error: "A task cannot wait for itself" },
);
export type NewTaskDependency = z.infer<typeof NewTaskDependency>;

/** Several links, in the order in which they are made. */
export const NewTaskDependencies = z.strictObject({
	dependencies: z.array(NewTaskDependency).min(1).max(mostTogether),
});

/** What changes a link: only the fields that are given. Other tasks make another link. */
export const TaskDependencyChange = changeOf({
	kind: kind.optional(),
	lagDays: lagDays.optional(),
});
export type TaskDependencyChange = z.infer<typeof TaskDependencyChange>;
