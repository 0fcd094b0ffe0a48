import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { indexBy } from "../index-by.ts";
import type { Read } from "../statements.ts";

const mostSharing = 12;

/** Only what shares a rare word is compared, so that a long text stays cheap. */
function neighbours(statements: readonly Read[]): Map<string, Read[]> {
	const useful = statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	// A word that more have is no longer telling.
	return indexBy(useful, ({ stems }) => stems, mostSharing + 1);
}

/** Statements that share a word which few have, two by two; with `rows`, rows of tables as well. */
export function pairsOf(
	statements: readonly Read[],
	useful: (statement: Read) => boolean,
	{ rows = false } = {},
): [Read, Read][] {
	const byStem = neighbours(statements.filter((each) => (rows || each.kind !== "row") && useful(each)));
	const seen = new Set<string>();
	const pairs: [Read, Read][] = [];
	for (const sharing of byStem.values()) {
		if (sharing.length > mostSharing) continue;
		for (const [at, one] of sharing.entries()) {
			for (const other of sharing.slice(at + 1)) {
				const key = `${one.order} ${other.order}`;
				if (!seen.has(key)) pairs.push([one, other]);
				seen.add(key);
			}
		}
	}
	return pairs;
}

/** Both name a place, and not the same: "in Leeds", "a Schio". */
export function isElsewhere(one: Read, other: Read): boolean {
	const [ones, others] = [placesIn(one), placesIn(other)];
	return ones.size > 0 && others.size > 0 && ![...ones].some((name) => others.has(name));
}

function placesIn({ text, figures, language }: Read): ReadonlySet<string> {
	const isDate = (at: number) => figures.some(({ start, end }) => start <= at && at < end);
	return new Set(
		[...text.matchAll(place(language))].flatMap(({ 0: found, 1: name = "", index }) =>
			isDate(index + found.length - 1) ? [] : [name],
		),
	);
}

const place = patternByLanguage(
	({ at }) => new RegExp(`(?<!\\p{L})(?i:${at})\\s(\\p{Lu}\\p{Ll}[\\p{L}-]*)`, "gu"),
);
