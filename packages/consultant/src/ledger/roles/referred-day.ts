import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { Beside } from "../beside.ts";

/**
 * Whether a day is the one by which something must be, though the duty stands apart from it: "The first ship leaves on
 * 15 January; by then the cold store has to stand", "The season opens on 1 May. Then we have to be at 4 %", "All must be
 * ready when it opens. That is on 1 May."
 */
export function isReferredTo(figure: Figure, statement: Read, { before, next }: Beside): boolean {
	const { kind, date, relation, end } = figure;
	const { text, language, figures, over } = statement;
	const isDay = kind === "date" && date !== null && date.precision !== "year";
	if (!isDay || over || relation === "since" || relation === "from") return false;
	if (before && isNamedBehind(statement, before)) return true;
	const isLast = !figures.some((other) => other.kind === "date" && other.start >= end);
	if (!isLast) return false;
	return (
		refersToDay(text.slice(end), language, statement) ||
		(next !== undefined && !hasDate(next) && refersToDay(next.plain, language, next))
	);
}

/** "By then", whatever it says; "before that" what must be; "then" where something measured or finished must be. */
function refersToDay(text: string, language: Language, said: Read): boolean {
	const { byThen, beforeThat, thatDay, mustBe } = cuesOf(language);
	const words = wordsOf(text);
	if (byThen.count(words) > 0) return true;
	if (mustBe.count(words) === 0) return false;
	if (beforeThat.count(words) > 0 || pointsBack(text, earlier(language), language)) return true;
	if (!isState(said)) return false;
	const isFirst = words.slice(0, mostBeforeThen).some((_, at) => thatDay.at(words, at));
	return isFirst || whenIt(text, language);
}

/** "So then", "and on that day" */
const mostBeforeThen = 3;

/** Something measured, or finished and working: what is so on a day, not what is done on it. */
function isState({ figures, words, language }: Read): boolean {
	return (
		figures.some(({ kind }) => kind === "percent" || kind === "count" || kind === "duration") ||
		cuesOf(language).ready.count(words) > 0
	);
}

/** "All must be ready when the depot opens. It opens on 12 September." */
function isNamedBehind({ words, language, figures }: Read, before: Read): boolean {
	const { anaphor, linking, mustBe, when } = cuesOf(language);
	const [first = "", second = ""] = words;
	const isShort = words.length <= mostNaming && figures.length === 1;
	// "C'est" is "ce est".
	const isPronoun = [first, `${first}e`, second].some((word) => anaphor.has(word));
	if (!isShort || !(isPronoun || linking.has(first))) return false;
	return (
		!hasDate(before) &&
		mustBe.count(before.words) > 0 &&
		isState(before) &&
		(when.count(before.words) > 0 || earlier(before.language).test(before.plain))
	);
}

/** "It opens on the twelfth of September 2026" */
const mostNaming = 8;

function hasDate({ figures }: Read): boolean {
	return figures.some(({ kind }) => kind === "date");
}

const earlier = patternByLanguage(
	({ towards, that, elidedThat }) =>
		new RegExp(`(?<!\\p{L})(?:${towards})\\s(?:${that}\\s|(?=${elidedThat}))?(?:qu['’])?`, "iu"),
);

/** "When they walk in": what was said before it happens. */
function whenIt(text: string, language: Language): boolean {
	const { when } = cuesOf(language);
	return text.split(/[,.;:!?]/u).some((clause) => {
		const words = wordsOf(clause);
		return words.some((_, at) => when.at(words, at) && standsFor(words.slice(at + 1), language));
	});
}

/** "Before it opens" */
function pointsBack(text: string, opener: RegExp, language: Language): boolean {
	const match = opener.exec(text);
	if (!match) return false;
	const rest = text.slice(match.index + match[0].length).split(/[,.;:!?]/u)[0] ?? "";
	return standsFor(wordsOf(rest), language);
}

/** A pronoun, or in languages that leave it out a verb alone: "cuando lleguen". */
function standsFor(words: readonly string[], language: Language): boolean {
	return (
		cuesOf(language).anaphor.has(words[0] ?? "") || (words.length === 1 && withoutPronouns.has(language))
	);
}

const withoutPronouns: ReadonlySet<Language> = new Set(["es", "it"]);
