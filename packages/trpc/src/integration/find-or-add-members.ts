import type { Transaction } from "@throughline/db/connect";
import { resource } from "@throughline/db/schema";
import type { PlannedProgram } from "@throughline/domain/consultant/integration/planned-program";
import { asc, inArray } from "drizzle-orm";
import { resources } from "../resource/entity.ts";
import type { Writer } from "../writer.ts";

/** The team members of a plan's people, by key: those whom the team has under that name, and new ones for the others. */
export async function findOrAddMembers(
	{ db, write }: { db: Transaction; write: Writer },
	people: PlannedProgram["members"],
): Promise<Map<string, string>> {
	if (people.length === 0) return new Map();
	const known = await db
		.select({ id: resource.id, name: resource.name })
		.from(resource)
		.where(
			inArray(
				resource.name,
				people.map(({ name }) => name),
			),
		)
		.orderBy(asc(resource.createdAt), asc(resource.id))
		.for("key share");
	// Of several with one name, whoever was there first.
	const byName = new Map(known.toReversed().map(({ id, name }) => [name, id]));
	const added = await write.insertMany(
		resources,
		people.filter(({ name }) => !byName.has(name)).map(({ name, role }) => ({ name, role })),
	);
	for (const { id, name } of added) byName.set(name, id);
	return new Map(
		people.flatMap(({ key, name }) => {
			const id = byName.get(name);
			return id === undefined ? [] : [[key, id] as const];
		}),
	);
}
