import type { ReadPassage } from "../reading/material.ts";

const opening =
	/^[^\p{L}]*(?:(?:the|our|main|key|biggest|greatest|major|known|die|unsere|größte\p{L}*|wichtigste\p{L}*|wesentliche\p{L}*)\s+)*(?:\p{L}+-?)?(?:risks?|dangers?|worries|concerns|risiken|risiko|gefahren)\b[^:.;]{0,50}:\s*/iu;
/** A semicolon, a number in brackets, or a number with a full stop that follows a mark: `am 3. März` cuts nothing. */
const between =
	/;\s*(?:\(?(?:\d{1,2}[.)]|[a-h]\))\s+)?(?:(?:and|und|sowie)\s+)?|(?<=[:,]\s?)\s?\d{1,2}\.\s+|[\s,]\(?(?:\d{1,2}|[a-h])\)\s+/giu;

/** Whether a text begins by saying that it tells risks: `Risks we see: …`. */
export function announcesRisks(text: string): boolean {
	return opening.test(text);
}

/** The items of a passage that lists risks, each a passage of its own with its own span; null where it lists none. */
export function listedRisks(passage: ReadPassage): ReadPassage[] | null {
	const { text, start } = passage;
	const head = opening.exec(text)?.[0].length;
	// Without topics it says nothing, or speaks to the software that reads it.
	if (head === undefined || passage.topics.length === 0) return null;
	const cuts = [...text.matchAll(between)].filter(({ index }) => index >= head - 1);
	const starts = [head, ...cuts.map(({ index, 0: { length } }) => index + length)];
	const ends = [...cuts.map(({ index }) => index), text.length];
	const items = starts.flatMap((from, at): ReadPassage[] => {
		const item = text.slice(from, ends[at]).replace(/[\s.;,]+$/u, "");
		if (!/\p{L}{3}/u.test(item)) return [];
		return [{ ...passage, start: start + from, end: start + from + item.length, text: item }];
	});
	return items.length > 1 ? items : null;
}
