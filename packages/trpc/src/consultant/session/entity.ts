import { strategySession } from "@throughline/db/schema";
import { entity } from "../../entity.ts";

export const sessions = entity({
	table: strategySession,
	type: "strategy session",
	area: "consultant",
	title: (row) => row.title,
	programId: () => null,
	// It may be as long as a book, and a removed one is to be gone.
	redacted: ["inputText"],
});
