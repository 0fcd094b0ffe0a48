import { z } from "zod";
import { changedText, changeOf, day, type Issue, id, instant, optionalText, version } from "../shape.ts";
import type { WorkingCalendar } from "../task/calendar/calendar.ts";
import { dayNumber } from "../value/day.ts";

/** Why somebody is away. */
export const absenceKinds = ["Vacation", "Sick leave", "Training", "Other"] as const;
const kind = z.enum(absenceKinds, `Choose ${absenceKinds.join(", ")}`);

/** Days on which a team member does not work. */
export const Absence = z.object({
	id,
	resourceId: id.describe("The team member who is away"),
	startDate: z.iso.date(),
	endDate: z.iso.date().describe("The last day, included"),
	kind,
	note: z.string().nullable().describe("For the person and for Editors; null for everybody else"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Absence = z.infer<typeof Absence>;

/** What is told of an absence to everybody who plans: not its note. */
export const PlannedAbsence = Absence.pick({
	id: true,
	resourceId: true,
	startDate: true,
	endDate: true,
	kind: true,
});
export type PlannedAbsence = z.infer<typeof PlannedAbsence>;

/** What says that a given team member is away. */
export const NewAbsence = z
	.strictObject({ startDate: day, endDate: day, kind: kind.default("Vacation"), note: optionalText(500) })
	.superRefine((absence, context) => {
		for (const { path, message } of absenceIssues(absence))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewAbsence = z.infer<typeof NewAbsence>;

/** What changes an absence: only the fields that are given. */
export const AbsenceChange = changeOf({
	startDate: day.optional(),
	endDate: day.optional(),
	kind: kind.optional(),
	note: changedText(500),
});
export type AbsenceChange = z.infer<typeof AbsenceChange>;

/** What is wrong with an absence's days, judged on the whole row as it would be stored. */
export function absenceIssues({ startDate, endDate }: Pick<Absence, "startDate" | "endDate">): Issue[] {
	if (endDate >= startDate) return [];
	return [{ path: "endDate", message: "The last day must not be before the first" }];
}

type Days = Pick<Absence, "startDate" | "endDate">;

/**
 * On how many working days from one day to another (`YYYY-MM-DD`, both included) somebody is away. Absences may overlap:
 * each day counts once.
 */
export function daysAway(
	absences: readonly Days[],
	{ startDate, endDate }: Days,
	calendar: Pick<WorkingCalendar, "position">,
): number {
	const last = dayNumber(endDate);
	let counted = dayNumber(startDate);
	let away = 0;
	for (const absence of absences.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))) {
		const from = Math.max(dayNumber(absence.startDate), counted);
		const to = Math.min(dayNumber(absence.endDate), last);
		if (to < from) continue;
		away += calendar.position(to + 1) - calendar.position(from);
		counted = to + 1;
	}
	return away;
}
