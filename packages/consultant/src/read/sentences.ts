import { type Language, spoken } from "../languages/language.ts";
import { patternByLanguage, patternInAny } from "../languages/phrases/pattern.ts";

/** `content.slice(start, end)`, in UTF-16 units. */
export type Span = { start: number; end: number };

const opening = "(?:^|[\\s(„\"'«])";
/** After these a full stop ends no sentence, whatever the language; nor after what several make up, "Dipl.-Ing.". */
const abbreviations = patternInAny(
	({ abbreviation }) =>
		new RegExp(`${opening}(?:${abbreviation}|\\p{L}|\\p{L}+\\.(?:-\\p{L}+\\.)*-\\p{L}+)\\.$`, "iu"),
);
const ownAbbreviations = patternByLanguage(
	({ ownAbbreviation }) => new RegExp(`${opening}${ownAbbreviation}\\.$`, "iu"),
);
/** An ordinal before a name or a month: `am 3. Mai`, `im 2. Quartal`, `02.–13.`. */
const ordinal = patternInAny(
	({ ordinalBehind }) =>
		new RegExp(`(?:^|\\s)(?:${ordinalBehind}|\\d{1,2}\\.\\s?[–-])\\s?\\d{1,2}\\.$`, "iu"),
);

/** "Also rd. 225", "nr. 4": a word without a vowel before a number is one in every language, but for units behind a number. */
const withoutVowel = /(?:^|[^\d\s]\s|\()(?!\p{Lu}{2})(?:(?![aeiouyà-öù-ÿ])\p{L}){2,5}\.$/iu;
/** "Ambacher GmbH & Co. KG", "Dupont & Cie. Lyon": the end of a firm's name is none of a sentence before a capital. */
const ofFirm = /&\s\p{Lu}\p{L}{1,4}\.$/u;

const segmenters = new Map<string, Intl.Segmenter>();
/** A stretch without a sentence's end is looked at in pieces of this size, so that a long line stays cheap. */
const window = 20_000;

/** The sentences of one paragraph or item, in order. */
export function sentencesIn(content: string, span: Span, language: Language): Span[] {
	const found = segmentsIn(content, span, language);
	// Who begins in small letters, behind their name perhaps, begins every sentence so.
	const isSmall = /^(?:[^:.\n]{2,40}:\s)?\P{L}*\p{Ll}/u.test(
		content.slice(span.start, Math.min(span.end, span.start + 60)),
	);
	return isSmall ? found.flatMap((each) => smallSentences(content, each, language)) : found;
}

/** "the rota is late. nobody checks it": a stop before a small letter, where sentences begin with those. */
function smallSentences(content: string, { start, end }: Span, language: Language): Span[] {
	const text = content.slice(start, end);
	const starts = [...text.matchAll(smallStop)].flatMap(({ index, 0: { length } }) => {
		const isEnd = !goesOn(text.slice(0, index + 1), text.slice(index + length), language);
		return isEnd ? [start + index + length] : [];
	});
	return [start, ...starts].map((from, at) => ({ start: from, end: starts[at] ?? end }));
}

/** A word without a vowel is an abbreviation in every language, and a small number before a stop an ordinal in German. */
const smallStop =
	/(?<=(?<!\p{L})(?=\p{L}*[aeiouyà-öù-ÿAEIOU])\p{L}{2,}|\d{3}|\d[.,]\d|[%€£$)"”»])\.\s+(?=["“„«(]?\p{Ll})/gu;

function segmentsIn(content: string, { start, end }: Span, language: Language): Span[] {
	let segmenter = segmenters.get(language);
	if (!segmenter) {
		segmenter = new Intl.Segmenter(spoken(language), { granularity: "sentence" });
		segmenters.set(language, segmenter);
	}
	const found: Span[] = [];
	for (let from = start; from < end; ) {
		const to = windowEnd(content, from, end);
		const text = content.slice(from, to).replaceAll("\n", " ");
		let open: number | null = null;
		for (const { index, segment } of segmenter.segment(text)) {
			const at: number = open ?? from + index;
			const stop = from + index + segment.length;
			if (goesOn(content.slice(at, stop).trimEnd(), content.slice(stop, stop + 40), language)) {
				open = at;
				continue;
			}
			found.push(
				...beforeFigures(content, { start: at, end: stop }, language).flatMap((each) =>
					betweenNumbers(content, each, language),
				),
			);
			open = null;
		}
		if (open !== null) found.push({ start: open, end: to });
		from = to;
	}
	return found;
}

/** "Nobody signs. 12 of 40 came late.": and "… barely anybody." 11 %": of a stop before a figure the segmenter makes none. */
const stopBeforeFigure =
	/(?<=(?<!\p{L})(?!(?:sept|sett|juil|janv|févr|genn|febr|approx|ziff|absch|abschn|chap)\.)(?=\p{Ll}*[aeiouyà-öù-ÿ])\p{Ll}{4,}|[\p{L}\d][%)"”»])\.\s+(?=\d)|(?<=(?<!\p{L})(?!(?:Abschn|Absch|Kapit|Paragr)\.)\p{Lu}(?=\p{Ll}*[aeiouyà-öù-ÿ])\p{Ll}{4,})\.\s+(?=\d+\s\p{Ll}{3})|(?<=\p{L}\.["”»])\s+(?=\d)|(?<=(?<!\p{L})(?=\p{Ll}*[aeiouyà-öù-ÿ])\p{Ll}{2,3})\.\s+(?=\d+(?:[.,]\d+)?\s?%)/gu;

function beforeFigures(content: string, { start, end }: Span, language: Language): Span[] {
	const text = content.slice(start, end);
	const stops = [...text.matchAll(stopBeforeFigure)].flatMap(({ index, 0: stop }) => {
		const isEnd = !goesOn(text.slice(0, index + 1), text.slice(index + stop.length), language);
		return isEnd ? [start + index + stop.length] : [];
	});
	return [start, ...stops].map((from, at) => ({ start: from, end: stops[at] ?? end }));
}

/** "We promise 5. 312 customers asked": of a stop between two numbers the segmenter makes none. German writes ordinals so. */
const betweenFigures = /(?<=\p{L}\s\d{1,3})\.\s+(?=\d{2,}\s\p{Ll}{3})/gu;

function betweenNumbers(content: string, { start, end }: Span, language: Language): Span[] {
	if (language === "de" || language === "unknown") return [{ start, end }];
	const stops = [...content.slice(start, end).matchAll(betweenFigures)].map(
		({ index, 0: stop }) => start + index + stop.length,
	);
	return [start, ...stops].map((from, at) => ({ start: from, end: stops[at] ?? end }));
}

function windowEnd(content: string, from: number, end: number): number {
	if (end - from <= window) return end;
	const space = content.lastIndexOf(" ", from + window);
	return space > from ? space + 1 : from + window;
}

/** "Donnerstag, 23. April": a number before a month is an ordinal, whatever stands before it. */
const month = patternByLanguage(({ ordinalMonth }) => new RegExp(`^\\s*${ordinalMonth}`, "iu"));

/** "Action 1. Replace the seal": a word and its number name what follows. */
const numberedLabel = /^\s*\p{Lu}\p{L}{3,}\s\d{1,2}\.$/u;

/** "(Median, 3. Quartal, 187 sales)" */
const insideBrackets = /\([^()]{0,60}$/u;
const closesBrackets = /^[^().]{0,40}\)/u;
/** "Das 3. Quartal": a number before a part of a year is an ordinal. */
const partOfYear = /^\s*(?:Quartals?|Halbjahre?s?|Trimesters?|Tertials?)(?!\p{L})/u;

function goesOn(words: string, next: string, language: Language): boolean {
	if (!words.endsWith(".")) return false;
	const tail = words.slice(-24);
	if (insideBrackets.test(words.slice(-62)) && closesBrackets.test(next)) return true;
	if (ordinal.test(tail) || (numberedLabel.test(words) && /^\s*\p{Lu}/u.test(next))) return true;
	const isCounted = /(?:^|[\s(])\d{1,2}\.$/.test(tail);
	if (isCounted && (month(language).test(next) || partOfYear.test(next))) return true;
	if (withoutVowel.test(tail) && /^\s*\d/u.test(next)) return true;
	return (
		next.trim() !== "" &&
		(ofFirm.test(tail) ||
			abbreviations.test(tail) ||
			(language !== "unknown" && ownAbbreviations(language).test(tail)))
	);
}
