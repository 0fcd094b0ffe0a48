import { z } from "zod";
import { truncate } from "../value/truncate.ts";
import type { Playbook } from "./playbook.ts";

const longestText = 500;
const mostChanges = 100;

/** One value of a playbook that was changed. */
export const PlaybookPartChange = z.object({
	path: z.string().describe("As in the YAML file: `workstreams › prepare › tasks › kick-off › days`"),
	before: z.string().nullable().describe("At most 500 characters; null for a part that was added"),
	after: z.string().nullable().describe("At most 500 characters; null for a part that was removed"),
});
export type PlaybookPartChange = z.infer<typeof PlaybookPartChange>;

/** What differs between two states of a playbook, in the order of the file; the first hundred. */
export function changedParts(before: Playbook, after: Playbook): PlaybookPartChange[] {
	return compare([], before, after)
		.slice(0, mostChanges)
		.map(({ path, before: old, after: now }) => ({
			path: path.join(" › "),
			before: textOf(old),
			after: textOf(now),
		}));
}

type Difference = { path: string[]; before: unknown; after: unknown };

function compare(path: string[], before: unknown, after: unknown): Difference[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	const [old, now] = [partsOf(before), partsOf(after)];
	if (old === null || now === null) return [{ path, before, after }];
	const within = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
		compare([...path, key], old.get(key), now.get(key)),
	);
	if (within.length > 0 || !Array.isArray(before) || !Array.isArray(after)) return within;
	// Their order, or how often something stands there.
	return [{ path, before: before.map(nameOf), after: after.map(nameOf) }];
}

/** What a part consists of: an object's fields, a list's entries by what they are called; null for a value. */
function partsOf(part: unknown): Map<string, unknown> | null {
	if (part === null || typeof part !== "object") return null;
	if (!Array.isArray(part)) return new Map(Object.entries(part));
	const isOfValues = part.length > 0 && part.every((entry) => typeof entry !== "object");
	return isOfValues ? null : new Map(part.map((entry) => [nameOf(entry), entry] as const));
}

/** The id of an entry of a list; the first text in it, where it has none. */
function nameOf(entry: unknown): string {
	if (typeof entry !== "object" || entry === null) return String(entry);
	if ("id" in entry) return String(entry.id);
	if ("gate" in entry) return String(entry.gate);
	return textOf(entry) ?? "";
}

/** A value in words: of several values all, of an entry its first text. */
function textOf(value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (typeof value !== "object") return truncate(String(value), longestText);
	const fields = Object.entries(value).filter(([key]) => key !== "id");
	if (fields.every(([, each]) => typeof each !== "object") && Array.isArray(value))
		return truncate(value.join(", "), longestText);
	return textOf(
		fields.find(([, each]) => typeof each === "string")?.[1] ??
			fields.find(([, each]) => typeof each === "object")?.[1],
	);
}
