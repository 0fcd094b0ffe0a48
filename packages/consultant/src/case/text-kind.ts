import type { Language } from "../languages/language.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { textKindMatchers } from "../languages/text-kinds/matchers.ts";
import type { TextKind } from "../languages/text-kinds/text-kind-words.ts";
import { wordsOf } from "../languages/words.ts";

/** So much of a text tells its kind, in characters. */
const sample = 12_000;
/** Below this it may be anything. */
const least = 3;
/** In a long text one word in so many must be usual in the kind. */
const rarest = 80;
/** Lines alone tell no kind: so many words of it must be there. */
const fewestWords = 2;
/** From so many on, one word in so few, there is hardly a doubt. */
const leastSure = 4;
const usual = 25;
/** What the shape of the lines is worth beside words. */
const shapeWorth = 2;
/** Names of months and days stand in any text. */
const needsShape: ReadonlySet<TextKind> = new Set(["calendar"]);

/** What kind of text one seems to be. */
export type TextKindGuess = { kind: TextKind; isSure: boolean };

/** By words and lines that are usual in a kind; null where none is clear. */
export function textKindOf(content: string, language: Language): TextKindGuess | null {
	const text = content.slice(0, sample);
	const lines = linesOf(text);
	if (isVerse(lines)) return { kind: "poem", isSure: true };
	const matchers = textKindMatchers(language);
	if (!matchers) return null;
	const words = wordsOf(text);
	const shapes = shapesOf(lines, (line) => {
		const [one = "", other = ""] = wordsOf(line);
		return [one, other].some((_, at, row) => matchers.calendar.at(row, at));
	});
	const scored = (Object.keys(matchers) as (keyof typeof matchers)[])
		.filter((kind) => shapes.has(kind) || !needsShape.has(kind))
		.filter((kind) => matchers[kind].count(words) >= fewestWords)
		.map((kind) => {
			const found = new Set(words.filter((_, at) => matchers[kind].at(words, at)));
			const shape = shapes.has(kind) ? shapeWorth : 0;
			return { kind, said: found.size, score: found.size + shape };
		})
		.filter(({ said, score }) => said >= fewestWords && score >= Math.max(least, words.length / rarest))
		.sort((one, other) => other.score - one.score);
	const [best] = scored;
	if (!best) return null;
	return { kind: best.kind, isSure: best.score >= Math.max(leastSure, words.length / usual) };
}

function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

const counted = /^\(?(?:\d{1,2}|[ivx]{1,4}|top\s?\d{1,2})[.):]?\s+\P{Ll}/iu;
const clock = /^\(?\d{1,2}[:.h]\d{2}/;
const years = patternInAny(
	({ upTo }) => new RegExp(`(?:19|20)\\d{2}\\s?(?:[–—-]|${upTo})\\s?(?:(?:19|20)\\d{2}|\\p{L}{3,12})`, "u"),
);
const kitchen = patternInAny(
	({ kitchenUnit }) =>
		new RegExp(`\\b\\d+(?:[.,/]\\d+)?\\s?(?:g|kg|ml|cl|dl|l|oz|${kitchenUnit})\\b(?!\\s?(?:co2|\\/))`, "iu"),
);
const account = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,}|\b(?:19|20)\d{2}[-/]\d{3,}\b/u;
const mostInHeading = 70;

/** The kinds that the form of the lines speaks for. */
function shapesOf(lines: readonly string[], beginsWithDay: (line: string) => boolean): ReadonlySet<TextKind> {
	const many = (test: (line: string) => boolean, most: number, share: number) => {
		const found = lines.filter(test).length;
		return found >= most && found / lines.length >= share;
	};
	const found = new Set<TextKind>();
	if (many((line) => counted.test(line) && line.length <= mostInHeading && !/[.!?]$/.test(line), 3, 0.4))
		found.add("agenda");
	if (many((line) => clock.test(line), 4, 0.3)) found.add("itinerary");
	if (many(beginsWithDay, 4, 0.5)) found.add("calendar");
	if (many((line) => years.test(line), 2, 0.15)) found.add("cv");
	if (many((line) => kitchen.test(line), 2, 0.15)) found.add("recipe");
	if (many((line) => account.test(line), 1, 0)) found.add("invoice");
	return found;
}

/** Short lines without figures that mostly rhyme with one of the next two: fewer than this are no verse. */
const fewestLines = 4;
const longestVerse = 70;
const rhymeShare = 0.45;

function isVerse(lines: readonly string[]): boolean {
	const verses = lines.filter(
		(line) => line.length <= longestVerse && !/\d|^[-•*]|:$/.test(line) && /\s\S+\s/.test(line),
	);
	if (verses.length < fewestLines || verses.length / lines.length < 0.8) return false;
	const ends = verses.map((line) => endOf(line));
	const rhymed = ends.filter((end, at) =>
		[-2, -1, 1, 2].some(
			(step) => end !== null && ends[at + step]?.sound === end.sound && ends[at + step]?.word !== end.word,
		),
	);
	return rhymed.length / verses.length >= rhymeShare;
}

/** The last word of a line, and what of it is heard as a rhyme. */
function endOf(line: string): { word: string; sound: string } | null {
	const word = wordsOf(line).at(-1);
	const sound =
		word &&
		/[^aeiouyäöüáéíóúàèìòùâêîôû]?[aeiouyäöüáéíóúàèìòùâêîôû]+[^aeiouyäöüáéíóúàèìòùâêîôû]*e?$/u.exec(word)?.[0];
	return word && sound ? { word, sound: sound.replace(/^[^aeiouyäöüáéíóúàèìòùâêîôû](?=.{2})/u, "") } : null;
}
