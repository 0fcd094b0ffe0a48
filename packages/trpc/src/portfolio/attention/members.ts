import { resource } from "@throughline/db/schema";
import { memberAttention } from "@throughline/domain/dashboard/attention";
import { isOneOf } from "../../lock-rows.ts";
import { weeksOfMembers } from "../../resource/capacity.ts";
import { workersOf } from "../../resource/demands.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** Members who work here and of whom a coming week asks for more than their time, over all programs in use. */
export async function membersToRelieve({ db, ids, today }: Watched): Promise<FoundIn[]> {
	const workers = await workersOf(db, ids);
	const memberIds = [...new Set(workers.map(({ id }) => id))];
	if (memberIds.length === 0) return [];
	const [{ weeks, loads }, members] = await Promise.all([
		weeksOfMembers(db, today, { memberIds }),
		db.select({ id: resource.id, name: resource.name }).from(resource).where(isOneOf(resource.id, memberIds)),
	]);
	const names = new Map(members.map(({ id, name }) => [id, name]));
	const items = new Map(
		[...loads].map(([id, each]) => [
			id,
			memberAttention({
				id,
				name: names.get(id) ?? "A team member",
				weeks: each.map((load, place) => ({ ...load, week: weeks[place] ?? today })),
			}),
		]),
	);
	return workers.flatMap(({ id, programId }) => foundIn(programId, items.get(id) ?? null));
}
