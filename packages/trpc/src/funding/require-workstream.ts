import type { Executor } from "@throughline/db/connect";
import { invalidInput } from "../error.ts";
import { type FieldPath, findNamed, ownField } from "../find.ts";
import { workstreams } from "../task/entity.ts";

type Named = { programId: string; workstreamId?: string | null | undefined };

/** Throws INVALID_INPUT, at its field, for a workstream that is none of the program's. */
export function requireWorkstream(db: Executor, named: Named): Promise<void> {
	return requireWorkstreams(db, [named], ownField);
}

/** The same of several; each workstream is looked up once. `path` says where the n-th one's field stands in the input. */
export async function requireWorkstreams(
	db: Executor,
	given: readonly Named[],
	path: FieldPath,
): Promise<void> {
	const places = new Map(given.map((named, place) => [`${named.programId} ${named.workstreamId}`, place]));
	for (const place of places.values()) {
		const field = path(place, "workstreamId");
		const found = await findNamed(db, workstreams, field, given[place]?.workstreamId);
		if (found && found.programId !== given[place]?.programId)
			throw invalidInput([{ path: field, message: "This workstream belongs to another program" }]);
	}
}
