import { type WebSearch, WebSearchChange } from "@throughline/domain/web-search";
import type { z } from "zod";

/** What the form holds: texts as they are typed; "" for a service that is not chosen yet. */
export type SearchValues = { kind: string; baseUrl: string; apiKey: string };

/** The search as the form shows it; a key is never among it. */
export function toSearchValues({ kind, baseUrl }: WebSearch): SearchValues {
	return { kind: kind ?? "", baseUrl: baseUrl ?? "", apiKey: "" };
}

/** What is to be changed: the fields that were touched, a blank address removed. */
export function changeOfSearch(
	{ kind, baseUrl, apiKey }: SearchValues,
	dirty: { [Field in keyof SearchValues]?: unknown },
	version: number,
): z.ZodSafeParseResult<WebSearchChange> {
	return WebSearchChange.safeParse({
		version,
		...(dirty.kind !== undefined && { kind }),
		...(dirty.baseUrl !== undefined && { baseUrl: baseUrl.trim() === "" ? null : baseUrl }),
		...(apiKey.trim() !== "" && { apiKey }),
	});
}
