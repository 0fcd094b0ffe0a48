import { addDays } from "@throughline/domain/value/day";
import type { auditEntry } from "../../schema.ts";
import { at } from "../calendar.ts";
import { type Member, members, team } from "../team.ts";
import { titleOfGate } from "./gates.ts";
import type { ProgramRows } from "./program.ts";
import type { Telling } from "./telling.ts";

type Entry = typeof auditEntry.$inferInsert;
type EntryStory = Omit<Entry, "id" | "programId">;

/**
 * What happened in a program in the last two weeks, read off its rows, so that the trail and the data
 * agree. Nobody signed in did it: `personId` is null.
 */
export function activityRows(made: ProgramRows, telling: Telling): Entry[] {
	const from = at(addDays(telling.today, -14), 0);
	const names = new Map(members.map((member) => [telling.memberIds[member], team[member].name]));
	const nameOf = (id: string | null | undefined) => (id ? names.get(id) : undefined) ?? lead(made);
	const entries = [
		...taskEntries(made, nameOf),
		...riskEntries(made, nameOf),
		...otherEntries(made, nameOf, telling),
	];
	return entries
		.filter((entry) => (entry.at ?? "") >= from && (entry.at ?? "") < at(telling.today, 0))
		.map((entry) => ({ id: telling.random.id(entry.at ?? from), programId: made.program.id, ...entry }));
}

function lead({ story }: ProgramRows): string {
	const member: Member = story.workstreams[0]?.lead ?? "marianne";
	return team[member].name;
}

function taskEntries(
	{ tasks }: ProgramRows,
	nameOf: (id: string | null | undefined) => string,
): EntryStory[] {
	return tasks
		.filter(({ status, milestone }) => status !== "Not Started" && !milestone)
		.map(({ id = "", name, status, progress, ownerId, updatedAt }) => {
			const done = status === "Completed";
			const earlier = Math.max(0, (progress ?? 0) - 15);
			return {
				at: String(updatedAt),
				personName: nameOf(ownerId),
				action: "updated",
				objectType: "task",
				objectId: id,
				objectTitle: name,
				before: done ? { status: "In Progress", progress: earlier } : { progress: earlier },
				after: done ? { status, progress } : { progress },
			};
		});
}

function riskEntries(
	{ risks, scores }: ProgramRows,
	nameOf: (id: string | null | undefined) => string,
): EntryStory[] {
	return risks.map(({ id = "", riskId, description, likelihood, impact, ownerId, updatedAt, version }) => {
		const before = scores.find((score) => score.riskId === id);
		return {
			at: String(updatedAt),
			personName: nameOf(ownerId),
			action: version === 1 ? "created" : "updated",
			objectType: "risk",
			objectId: id,
			objectTitle: `${riskId} ${description}`,
			before: version === 1 ? null : { likelihood: before?.likelihood, impact: before?.impact },
			after: { likelihood, impact },
		};
	});
}

function otherEntries(
	made: ProgramRows,
	nameOf: (id: string | null | undefined) => string,
	telling: Telling,
): EntryStory[] {
	const { expenses, reviews, kpis, story } = made;
	const paid = expenses.map(
		({ id = "", description, amount, createdAt }): EntryStory => ({
			at: String(createdAt),
			personName: team.nora.name,
			action: "created",
			objectType: "expense",
			objectId: id,
			objectTitle: description,
			after: { amount },
		}),
	);
	const reviewed = reviews.map(
		({ id = "", status, note, createdAt }, index): EntryStory => ({
			at: String(createdAt),
			personName: lead(made),
			action: "created",
			objectType: "stage gate review",
			objectId: id,
			objectTitle: titleOfGate(story.gates[index]?.code, telling),
			after: { status, note },
		}),
	);
	const retargeted = kpis.map(
		({ id = "", name, targetValue, ownerId, updatedAt }): EntryStory => ({
			at: String(updatedAt),
			personName: nameOf(ownerId),
			action: "updated",
			objectType: "kpi",
			objectId: id,
			objectTitle: name,
			before: { targetValue: null },
			after: { targetValue },
		}),
	);
	return [...paid, ...reviewed, ...retargeted];
}
