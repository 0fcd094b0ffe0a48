import { z } from "zod";
import { changedText, id, instant, optionalText, requiredProse, requiredText, version } from "./shape.ts";

/** What the text of a met criterion begins with: a check mark (U+2713) and a space. */
export const metPrefix = "✓ ";

/** Whether a criterion is met. */
export function isMet(criterion: string): boolean {
	return criterion.startsWith(metPrefix);
}

/** What a criterion asks for, without the mark. */
export function criterionText(criterion: string): string {
	return isMet(criterion) ? criterion.slice(metPrefix.length) : criterion;
}

/** One tick of a person: which criterion, by its place and its text, and what it should be. */
export type Tick = { index: number; text: string; met: boolean };

/**
 * The whole list with one criterion ticked or unticked. Found by its text, since the list may have changed since the
 * person saw it; of equal texts, the one at the same place. The list as it was when the criterion is no longer there.
 */
export function withTick(criteria: readonly string[], { index, text, met }: Tick): string[] {
	const isMeant = (place: number) => criterionText(criteria[place] ?? "") === text;
	const place = isMeant(index) ? index : criteria.findIndex((_, each) => isMeant(each));
	return criteria.map((criterion, each) => (each === place ? `${met ? metPrefix : ""}${text}` : criterion));
}

/** How far a session is: criteria met, all of them, and the share in whole percent; 0 without criteria. */
export type SessionProgress = { met: number; total: number; percent: number };

export function progressOf(criteria: readonly string[]): SessionProgress {
	const met = criteria.filter(isMet).length;
	const total = criteria.length;
	return { met, total, percent: total > 0 ? Math.round((met / total) * 100) : 0 };
}

const goal = requiredProse(1_000, "Say what you are trying to accomplish");
const successCriteria = z
	.array(requiredText(500, "Say what must be true"))
	.min(1, "Add at least one success criterion")
	.max(100, "Use at most 100 success criteria");

/** What a person is working towards, as it is read. */
export const SessionContext = z.object({
	id,
	personId: id,
	goal: z.string(),
	successCriteria: z
		.array(z.string())
		.describe("A criterion is met when its text begins with a check mark (U+2713) and a space"),
	currentPhase: z.string().nullable(),
	active: z.boolean(),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type SessionContext = z.infer<typeof SessionContext>;

/** What begins a session. */
export const NewSessionContext = z.strictObject({
	goal,
	successCriteria,
	currentPhase: optionalText(200),
});
export type NewSessionContext = z.infer<typeof NewSessionContext>;

/**
 * What changes a session: only the fields that are given; the criteria as the full list. The documented call has no
 * version: without one the list is stored as sent.
 */
export const SessionContextChange = z.strictObject({
	version: version.optional().describe("As read; without it the change is stored whatever is there now"),
	goal: goal.optional(),
	successCriteria: successCriteria.optional(),
	currentPhase: changedText(200),
});
export type SessionContextChange = z.infer<typeof SessionContextChange>;
