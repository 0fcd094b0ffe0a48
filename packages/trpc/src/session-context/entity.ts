import { sessionContext } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const sessionContexts = entity({
	table: sessionContext,
	type: "session",
	area: "session-context",
	title: (row) => row.goal,
	programId: () => null,
});
