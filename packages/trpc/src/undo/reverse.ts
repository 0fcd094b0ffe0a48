import { isDeepStrictEqual } from "node:util";
import { deletedObject, task } from "@throughline/db/schema";
import { restore } from "@throughline/db/trash/restore";
import { objectNoun } from "@throughline/domain/history/object-noun";
import { and, desc, eq, not } from "drizzle-orm";
import type { EditableTable, Entity } from "../entity.ts";
import { CodedError } from "../error.ts";
import { isOneOf, lockRows } from "../lock-rows.ts";
import { tasks } from "../task/entity.ts";
import type { UndoKind } from "./kinds.ts";
import type { Call, Line } from "./line.ts";
import { touchedSince } from "./touched-since.ts";

/** Lines of one kind that are reversed together, by object. */
export type Step = {
	kind: UndoKind;
	did: "added" | "changed" | "deleted";
	/** What only followed is left as it is where something newer was followed since. */
	derived: boolean;
	lines: Map<string, Line>;
};

/** Reverses the step. Throws CONFLICT, NOT_FOUND or what the database refuses. */
export async function reverse(ctx: Call, step: Step, requestId: string): Promise<void> {
	if (step.did === "changed") await setBack(ctx, step);
	else if (step.did === "added") await takeAway(ctx, step, requestId);
	else await bringBack(ctx, step);
}

/** Gives the fields their old values, where they still have the new ones. */
async function setBack(ctx: Call, { kind, derived, lines }: Step): Promise<void> {
	const entity = entityOf(kind, lines);
	const targets = [...lines.keys()].map((id) => ({ id, version: "any" as const }));
	const rows = await lockRows(ctx.db, entity, targets);
	const changes = targets.flatMap((target) => {
		const { before, after, objectTitle } = lineOf(lines, target.id);
		const now: Record<string, unknown> = JSON.parse(JSON.stringify(rows.get(target.id)));
		const same = Object.entries(after ?? {}).every(([field, value]) => isDeepStrictEqual(now[field], value));
		if (!same && !derived) throw changedSince(objectTitle);
		return same ? [{ target, change: before ?? {} }] : [];
	});
	await ctx.write.updateMany(entity, changes);
}

/** Deletes what was added and is there still; it goes to the trash. */
async function takeAway(ctx: Call, { kind, lines }: Step, requestId: string): Promise<void> {
	const entity = entityOf(kind, lines);
	const left = await ctx.db
		.select({ id: kind.table.id })
		.from(kind.table as EditableTable)
		.where(isOneOf(kind.table.id, [...lines.keys()]));
	const ids = left.map(({ id }) => String(id));
	if (ids.length === 0) return;
	const [since = ""] = ids.map((id) => lineOf(lines, id).at).sort();
	const touched = await touchedSince(ctx, { kind, ids, since, requestId });
	if (touched !== null) throw changedSince(touched);
	const [part] =
		kind.type === tasks.type
			? await ctx.db
					.select({ name: task.name })
					.from(task)
					.where(and(isOneOf(task.parentId, ids), not(isOneOf(task.id, ids))))
					.limit(1)
			: [];
	if (part) throw changedSince(part.name);
	const targets = ids.map((id) => ({ id }));
	await ctx.write.removeMany(entity, targets);
}

/** Restores what was deleted: each object by itself, or several that went together under one of them. */
async function bringBack({ db, person, write }: Call, { kind, lines }: Step): Promise<void> {
	const ids = [...lines.keys()];
	const kept = await db
		.select()
		.from(deletedObject)
		.where(
			and(
				eq(deletedObject.personId, person.id),
				eq(deletedObject.objectType, kind.type),
				isOneOf(deletedObject.objectId, ids),
			),
		)
		.orderBy(desc(deletedObject.createdAt))
		.for("update");
	const missing = new Map(lines);
	for (const deletion of kept) {
		const back = (deletion.rows.deleted[0]?.rows ?? []).map((row) => String(row.id));
		// An older deletion of the same object, which has come back and gone since.
		if (!back.every((id) => missing.has(id))) continue;
		for (const id of back) missing.delete(id);
		await db.delete(deletedObject).where(eq(deletedObject.id, deletion.id));
		await restore(db, deletion.rows);
	}
	const [lost] = missing.values();
	if (lost) throw new CodedError("NOT_FOUND", `“${lost.objectTitle}” is no longer in the trash`);
	for (const { objectType, objectId, objectTitle, programId } of lines.values()) {
		await write.record({ action: "restored", area: "resync", objectType, objectId, objectTitle, programId });
	}
}

/** The kind with the names that the trail gave the objects. */
function entityOf(kind: UndoKind, lines: Map<string, Line>): Entity<EditableTable> {
	return {
		table: kind.table,
		type: kind.type,
		noun: objectNoun(kind.type),
		area: kind.area,
		title: ({ id }) => lineOf(lines, id).objectTitle,
		programId: ({ id }) => lineOf(lines, id).programId,
	};
}

function lineOf(lines: Map<string, Line>, id: string): Line {
	const line = lines.get(id);
	if (!line) throw new Error(`There is no line of the trail for ${id}`);
	return line;
}

function changedSince(title: string): CodedError {
	return new CodedError("CONFLICT", `“${title}” has been changed since, so this can no longer be undone`);
}
