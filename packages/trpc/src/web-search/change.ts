import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { Issue } from "@throughline/domain/shape";
import { searchServices, type WebSearch, type WebSearchChange } from "@throughline/domain/web-search";
import { invalidInput } from "../error.ts";
import { outdated } from "../outdated.ts";
import type { WebSearchDesk, WebSearchRow } from "../ports/web-search-desk.ts";
import type { Writer } from "../writer.ts";
import { webSearches } from "./entity.ts";
import { describeSearch, lockSearchRow } from "./rows.ts";

type Caller = { db: Transaction; write: Writer; person: Person; searchDesk: WebSearchDesk };
type Fields = Pick<WebSearchRow, "kind" | "baseUrl" | "sealedKey">;

/**
 * Changes what is entered for the web search. Throws INVALID_INPUT where the environment sets it up or the key would
 * go to another place, CONFLICT or VERSION_REQUIRED with the search as it is now.
 */
export async function changeSearch(
	caller: Caller,
	{ version, apiKey, ...change }: WebSearchChange,
): Promise<WebSearch> {
	const { row, current } = await lockCurrent(caller, version);
	const place = {
		kind: change.kind ?? row.kind,
		baseUrl: change.baseUrl === undefined ? row.baseUrl : change.baseUrl,
	};
	const issues = await issuesOf({ place, apiKey }, { row, current, desk: caller.searchDesk });
	if (issues.length > 0) throw invalidInput(issues);
	const sealedKey = apiKey ? caller.searchDesk.seal(place, apiKey) : apiKey;
	return await store(caller, row, { ...place, ...(sealedKey !== undefined && { sealedKey }) });
}

/** Removes everything that was entered. Throws CONFLICT or VERSION_REQUIRED. */
export async function clearSearch(caller: Caller, version: number | undefined): Promise<WebSearch> {
	const { row } = await lockCurrent(caller, version);
	return await store(caller, row, { kind: null, baseUrl: null, sealedKey: null }, "removed");
}

async function lockCurrent({ db, searchDesk }: Caller, version: number | undefined) {
	const row = await lockSearchRow(db);
	const current = await describeSearch(db, searchDesk);
	if (version !== row.version) throw outdated("web search", version, current);
	return { row, current };
}

async function store(
	{ db, write, person, searchDesk }: Caller,
	{ id, version }: WebSearchRow,
	change: Partial<Fields>,
	action?: string,
): Promise<WebSearch> {
	await write.update(
		webSearches,
		{ id, version },
		{ ...change, changedBy: person.id },
		action === undefined ? {} : { action },
	);
	return await describeSearch(db, searchDesk);
}

type Wanted = { place: Pick<Fields, "kind" | "baseUrl">; apiKey: string | null | undefined };
type Known = { row: WebSearchRow; current: WebSearch; desk: WebSearchDesk };

async function issuesOf({ place, apiKey }: Wanted, { row, current, desk }: Known): Promise<Issue[]> {
	const { kind, baseUrl } = place;
	if (current.variable !== null) {
		const message = `${current.variable} sets up the web search, and wins over what is entered`;
		return [{ path: "kind", message }];
	}
	if (kind === null) return [{ path: "kind", message: "Choose what is to search the web" }];
	const issues: Issue[] = [];
	// What was entered under earlier rules goes on.
	const isNew = baseUrl !== null && baseUrl !== row.baseUrl;
	const mistake = isNew ? await desk.addressMistake(baseUrl) : null;
	if (mistake !== null) issues.push({ path: "baseUrl", message: mistake });
	if (baseUrl === null && searchServices[kind].address === null)
		issues.push({
			path: "baseUrl",
			message: `Enter the address of your ${searchServices[kind].name} server`,
		});
	const moved = kind !== row.kind || baseUrl !== row.baseUrl;
	if (moved && row.sealedKey !== null && apiKey === undefined) {
		const message = "Enter the key again: the stored one was given for another service or address";
		issues.push({ path: "apiKey", message });
	}
	return issues;
}
