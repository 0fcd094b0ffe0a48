import { z } from "zod";
import { id, requiredText } from "./shape.ts";

/** The kinds of object that can be found by text, in the order in which a list names them. */
export const searchKinds = [
	"program",
	"workstream",
	"task",
	"stage gate",
	"kpi",
	"risk",
	"mitigation",
	"benefit",
	"funding source",
	"expense",
	"team member",
	"strategy",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How an object was found, best first: by its code, by how its name begins, by its words, by words like them. */
export const matchKinds = ["code", "beginning", "title", "text", "similar"] as const;
export type MatchKind = (typeof matchKinds)[number];

const mostFound = 100;

/** What is searched for, and how much of it is wanted. */
export const SearchQuery = z.strictObject({
	q: requiredText(200, "Say what to search for"),
	limit: z.int().min(1).max(mostFound).default(30).describe("Most objects in the answer"),
	perKind: z.int().min(1).max(mostFound).default(mostFound).describe("Most objects of one kind"),
	programId: id.optional().describe("Of objects found alike, those of this program come first"),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** An object that was found. */
export const Found = z.object({
	kind: z.enum(searchKinds),
	id: z.string(),
	parentId: z.string().nullable().describe("The object that shows it: a mitigation's risk"),
	programId: z.uuid().nullable(),
	programName: z.string().nullable(),
	code: z.string().nullable().describe("The code that people say: R-001, G2"),
	title: z.string(),
	excerpt: z.string().nullable().describe("Where the words stand, when it is not in the title"),
	match: z.enum(matchKinds),
});
export type Found = z.infer<typeof Found>;

/** The words of a query, lower case. */
export function searchWords(q: string): string[] {
	return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A code as it is written, from how people type it: `r1`, `R-01` and `r 001` are `r-001`; else the query itself. */
export function typedCode(q: string): string {
	const [, number] = /^r[\s-]?0*(\d{1,9})$/i.exec(q.trim()) ?? [];
	return number === undefined ? q.trim().toLowerCase() : `r-${number.padStart(3, "0")}`;
}

/**
 * The part of `text` around the first of the words, at most `length` characters (and a mark at each end that was cut);
 * null when none of them stands in it.
 */
export function excerptOf(text: string | null, words: readonly string[], length = 120): string | null {
	if (text === null) return null;
	const line = text.replace(/\s+/g, " ");
	const places = words.map((word) => line.toLowerCase().indexOf(word)).filter((place) => place >= 0);
	if (places.length === 0) return null;
	const wanted = Math.max(0, Math.min(...places) - 30);
	// Whole words look less torn.
	const start = wanted === 0 ? 0 : line.indexOf(" ", wanted) + 1 || wanted;
	const end = Math.min(line.length, start + length);
	return `${start > 0 ? "… " : ""}${line.slice(start, end).trim()}${end < line.length ? " …" : ""}`;
}

/** A stretch of text, and whether it is what was searched for. */
export type Stretch = { text: string; matched: boolean };

/** `text` cut at every place where one of the words stands at the beginning of a word, for marking them. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
	const wanted = [...new Set(words)].sort((one, other) => other.length - one.length);
	const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	if (escaped.length === 0) return [{ text, matched: false }];
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})`, "giu");
	const stretches: Stretch[] = [];
	let end = 0;
	for (const match of text.matchAll(pattern)) {
		if (match.index > end) stretches.push({ text: text.slice(end, match.index), matched: false });
		stretches.push({ text: match[0], matched: true });
		end = match.index + match[0].length;
	}
	if (end < text.length) stretches.push({ text: text.slice(end), matched: false });
	return stretches;
}
