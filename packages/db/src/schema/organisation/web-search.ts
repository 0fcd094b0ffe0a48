import { type SearchKind, searchKinds } from "@throughline/domain/web-search";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { person } from "../account.ts";
import { countsFromOne, editable, maximumLength, oneOf, primaryId, saysSomething } from "../columns.ts";

/** What a search is for; there is one search for each. */
const purposes = ["research"] as const;

/**
 * What Admins have entered for the search of the web; a search that the environment sets up counts in its place.
 * `sealedKey` is its key, encrypted with one that comes from the session secret.
 */
export const webSearch = pgTable(
	"web_search",
	{
		id: primaryId(),
		purpose: text({ enum: purposes }).notNull().default("research"),
		kind: text().$type<SearchKind>(),
		baseUrl: text(),
		sealedKey: text(),
		changedBy: uuid().references(() => person.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		index("web_search_changed_by_index").on(table.changedBy),
		unique("web_search_purpose_unique").on(table.purpose),
		oneOf("web_search_purpose_known", table.purpose, purposes),
		oneOf("web_search_kind_known", table.kind, searchKinds),
		saysSomething("web_search_base_url_length", table.baseUrl, maximumLength.address),
		saysSomething("web_search_sealed_key_length", table.sealedKey, maximumLength.address),
		countsFromOne("web_search_version_positive", table.version),
	],
);
