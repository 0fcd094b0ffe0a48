import { z } from "zod";
import { id, instant } from "../shape.ts";
import { objectNoun } from "./object-noun.ts";

/** How many of a person's own latest actions can be taken back. */
export const ownActionsAtMost = 20;

/** Something that a person did, in one call, and can take back. */
export const OwnAction = z.object({
	id: z.string().describe("The id of the request that did it"),
	at: instant,
	did: z.enum(["added", "changed", "deleted"]).describe("To the object that the action began with"),
	objectType: z.string().describe("As in the audit trail: task, risk, kpi, …"),
	title: z.string(),
	count: z.int().describe("How many objects the action touched"),
	programId: id.nullable(),
	programName: z.string().nullable(),
});
export type OwnAction = z.infer<typeof OwnAction>;

/** Names the action that is meant. */
export const NamedAction = z.strictObject({ id: z.string().min(1).max(200) });

/** "Task “Design” changed", "12 tasks deleted": what a list and a message call the action. */
export function actionWords({ did, objectType, title, count }: Omit<OwnAction, "id" | "at">): string {
	const noun = capital(objectNoun(objectType));
	return count === 1 ? `${noun} “${title}” ${did}` : `${noun} “${title}” and ${count - 1} more ${did}`;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
