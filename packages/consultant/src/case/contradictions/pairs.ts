import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import type { Read } from "../../roles/statements.ts";
import { indexBy } from "../index-by.ts";
import { namesTime } from "../people/evidence/calendar.ts";

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

/** What a log notes of one event says nothing of another. */
export function areOfOneColumn(one: Read, other: Read): boolean {
	if (one.kind !== "cell" || other.kind !== "cell" || one.block === other.block) return false;
	const headerOf = ({ cells, start }: Read) =>
		cells.find((cell) => cell.start <= start && start < cell.end)?.header;
	return headerOf(one) === headerOf(other);
}

/** Both name one of a kind by its number or letter, and not the same: "line 1" – "line 2", "depot A" – "depot B", "A3" – "A4". */
export function isOtherOfKind(one: Read, other: Read): boolean {
	const [ones, others] = [numberedIn(one), numberedIn(other)];
	let differs = false;
	for (const [kind, own] of ones) {
		const theirs = others.get(kind);
		if (theirs === undefined) continue;
		if ([...own].some((each) => theirs.has(each))) return false;
		differs = true;
	}
	return differs;
}

/** Both name the same one of a kind: "autoclave n° 2", "lift 2". */
export function isSameOfKind(one: Read, other: Read): boolean {
	const others = numberedIn(other);
	return [...numberedIn(one)].some(([kind, own]) => [...own].some((each) => others.get(kind)?.has(each)));
}

/** "88120" – "88131": both name what they speak of by a long number, and not the same. */
export function isOfOtherCode(one: Read, other: Read): boolean {
	const [ones, others] = [one, other].map(
		({ plain }) => new Set(plain.match(/(?<![\d.,])\d{5,}(?![\d.,]\d)/gu)),
	);
	return !!ones?.size && !!others?.size && ![...ones].some((code) => others.has(code));
}

/** The numbers and letters that tell things of a kind apart, by the word before them; no counts and days. */
function numberedIn({ plain, text, figures, language }: Read): Map<string, Set<string>> {
	const { says, finds } = cuesOf(language);
	const counted = new Set(
		figures.flatMap(({ kind, unit, start, end }) =>
			kind === "number" && unit === null ? [] : (text.slice(start, end).match(/\d+/gu) ?? []),
		),
	);
	const found = new Map<string, Set<string>>();
	for (const [, word = "", named = "", letters = "", code = ""] of plain.matchAll(numbered)) {
		const kind = word.toLowerCase();
		if (counted.has(named) || says.has(kind) || finds.has(kind) || isVerbal(kind, language)) continue;
		const [of, which] = word === "" ? [letters, code] : [kind, named];
		found.set(of, (found.get(of) ?? new Set()).add(which));
	}
	return found;
}

/** "line 4", "autoclave n° 2", "Zentrallager A", or a code at the very beginning: "A3 Introduce inspections". */
const numbered =
	/(\p{L}{4,})\s(?:[Nn](?:[°º]|[ro]\.?|úm\.)\s?)?(\d(?!\d|[.,:'’]\d|\s?[%°€$£])|\p{Lu}(?![\p{L}’'.]))|^(\p{Lu}{1,2})-?(\d+)(?=\s)/gu;

function placesIn({ text, figures, language }: Read): ReadonlySet<string> {
	const isDate = (at: number) => figures.some(({ start, end }) => start <= at && at < end);
	return new Set(
		[...text.matchAll(place(language))].flatMap(({ 0: found, 1: name = "", index }) =>
			isDate(index + found.length - 1) || namesTime(name, language) ? [] : [name],
		),
	);
}

const place = patternByLanguage(
	({ at }) => new RegExp(`(?<!\\p{L})(?i:${at})\\s(\\p{Lu}\\p{Ll}[\\p{L}-]*)`, "gu"),
);
