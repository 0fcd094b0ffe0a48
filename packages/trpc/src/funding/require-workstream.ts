import type { Executor } from "@throughline/db/connect";
import { invalidInput } from "../error.ts";
import { findNamed } from "../find.ts";
import { workstreams } from "../task/entity.ts";

type Named = { programId: string; workstreamId?: string | null | undefined };

/** Throws INVALID_INPUT, at its field, for a workstream that is none of the program's. */
export async function requireWorkstream(db: Executor, { programId, workstreamId }: Named): Promise<void> {
	const found = await findNamed(db, workstreams, "workstreamId", workstreamId);
	if (found && found.programId !== programId)
		throw invalidInput([{ path: "workstreamId", message: "This workstream belongs to another program" }]);
}
