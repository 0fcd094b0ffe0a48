import {
	absence,
	benefit,
	kpi,
	program,
	resource,
	risk,
	riskMitigation,
	stageGateReview,
	task,
	taskAssignment,
	workstream,
} from "@throughline/db/schema";
import type { Notice, Owned } from "@throughline/domain/notification/notice";
import {
	assigned,
	dueSoon,
	gateDecided,
	kpiFell,
	overdue,
	riskCritical,
} from "@throughline/domain/notification/rules";
import { isDecision } from "@throughline/domain/stage-gate";
import { createRules, type RowChange } from "../written.ts";

/** What follows from a change for people. */
type Consequences = {
	notices: Notice[];
	/** The reminders of the object's due date no longer hold. */
	clearsReminders: boolean;
	/** The task, and the team members, whose weeks may have become fuller. */
	busyTask: string | null;
	busyMembers: string[];
	/** A team member signs in as this person from now on. */
	linkedPerson: string | null;
};

/** What follows for people from a change of a row: the rules of the domain, table by table. */
export const rules = createRules<Partial<Consequences>>();

rules.watch(task, (change, today) => {
	const { before, after } = change;
	const due = dueDates(change, today, (row) => ({
		ownerId: row.ownerId,
		dueDate: row.endDate,
		done: row.status === "Completed",
	}));
	// A summary asks nobody for time: its sub-tasks do.
	if (
		!after ||
		after.summary ||
		!differs(change, ["startDate", "endDate", "status", "ownerId", "milestone", "estimate"])
	)
		return due;
	// Nobody is assigned to a new task yet.
	return { ...due, busyTask: before && after.id, busyMembers: after.ownerId === null ? [] : [after.ownerId] };
});

rules.watch(riskMitigation, (change, today) =>
	dueDates(change, today, (row) => ({
		ownerId: row.ownerId,
		dueDate: row.dueDate,
		done: row.status === "Done" || row.status === "Cancelled",
	})),
);

rules.watch(taskAssignment, ({ after }) => ({ busyMembers: after ? [after.resourceId] : [] }));

rules.watch(absence, ({ after }) => ({ busyMembers: after ? [after.resourceId] : [] }));

rules.watch(workstream, (change) => toConsequences(newOwner(change, (row) => row.leadId)));

rules.watch(benefit, (change) => toConsequences(newOwner(change, (row) => row.ownerId)));

rules.watch(kpi, (change) =>
	toConsequences(
		newOwner(change, (row) => row.ownerId),
		change.after && change.before && kpiFell(change.after, change.before),
	),
);

rules.watch(risk, (change) =>
	toConsequences(
		newOwner(change, (row) => row.ownerId),
		change.after && riskCritical(change.after, change.before),
	),
);

rules.watch(stageGateReview, (change, today) => {
	const { before, after, title } = change;
	const due = dueDates(change, today, (row) => ({
		ownerId: row.ownerId,
		dueDate: row.reviewDate,
		done: isDecision(row.status),
	}));
	const decided = after && gateDecided(after, title, before?.status ?? null);
	return decided ? { ...due, notices: [...(due.notices ?? []), decided] } : due;
});

rules.watch(program, (change) =>
	toConsequences(
		newOwner(change, (row) => row.leadId),
		newOwner(change, (row) => row.sponsorId),
	),
);

rules.watch(resource, ({ before, after }) => ({
	linkedPerson: after && after.personId !== before?.personId ? after.personId : null,
}));

function toConsequences(...notices: (Notice | null)[]): Partial<Consequences> {
	return { notices: notices.filter((notice) => notice !== null) };
}

function newOwner<Row>(
	{ before, after, ...object }: RowChange<Row>,
	ownerOf: (row: Row) => string | null,
): Notice | null {
	if (after === null) return null;
	return assigned({ ...object, ownerId: ownerOf(after) }, before && ownerOf(before));
}

/** Notifies the new owner, at once if the due date is near; clears the old reminders. */
function dueDates<Row>(
	change: RowChange<Row>,
	today: string,
	read: (row: Row) => { ownerId: string | null; dueDate: string | null; done: boolean },
): Partial<Consequences> {
	const { before, after, ...object } = change;
	const [was, is] = [before && read(before), after && read(after)];
	const same = was?.ownerId === is?.ownerId && was?.dueDate === is?.dueDate && was?.done === is?.done;
	if (same) return {};
	const owned: Omit<Owned, "ownerId"> = object;
	const dated = is && { ...owned, ...is };
	return {
		...toConsequences(
			newOwner(change, (row) => read(row).ownerId),
			dated && dueSoon(dated, today),
			dated && overdue(dated, today),
		),
		clearsReminders: was !== null,
	};
}

function differs<Row>({ before, after }: RowChange<Row>, fields: (keyof Row)[]): boolean {
	return !before || !after || fields.some((field) => before[field] !== after[field]);
}
