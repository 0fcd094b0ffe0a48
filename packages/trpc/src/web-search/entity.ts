import { webSearch } from "@throughline/db/schema";
import { searchServices } from "@throughline/domain/web-search";
import { auditedKey } from "../ai-provider/entity.ts";
import { entity } from "../entity.ts";

/** What Admins have entered for the search of the web. */
export const webSearches = entity({
	table: webSearch,
	type: "web search",
	area: "web-search",
	title: ({ kind }) => (kind === null ? "Web search" : searchServices[kind].name),
	programId: () => null,
	redacted: ["sealedKey", "changedBy"],
	audited: auditedKey,
});
