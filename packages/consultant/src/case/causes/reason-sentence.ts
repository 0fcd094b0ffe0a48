import { cuesOf } from "../../languages/cues.ts";
import { withVerbSecond } from "../../languages/grammar/verb-last.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage, patternInAny } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { capitalise } from "../../wording/capitalise.ts";

/** Where the verb stands at the end of such a clause, the words that make a sentence of it. */
const frames: Partial<Record<Language, string>> = { de: "Es liegt daran, dass", nl: "Het komt doordat" };

/** Behind these the clause is a sentence as it stands. */
const beforeSentence: ReadonlySet<string> = new Set(["denn", "want", "car"]);

/** Shorter ones explain nothing. */
const fewestWords = 3;

/**
 * The clause that begins here with a word of reason ("because nobody signs, …"), without that word; null where it says when
 * ("since 12 August"), names a thing only ("because of the storm") or is none.
 */
export function clauseOfReason(
	text: string,
	language: Language,
	place: "opening" | "inside" | "behind comma",
): { clause: string; isSentence: boolean } | null {
	const { reason, reasonBehindComma } = cuesOf(language);
	const words = wordsOf(text.slice(0, 40));
	const [first = "", second = ""] = words;
	const isOpening =
		reason.at(words, 0) ||
		(place === "behind comma" && reasonBehindComma.at(words, 0)) ||
		(place === "opening" && beforeSentence.has(first) && reasonBehindComma.has(first));
	if (!isOpening || (first === "because" && second === "of")) return null;
	const isOneWord = reason.has(first) || reasonBehindComma.has(first);
	const behind = text.replace(/^\p{L}+(?:['’]|\s+)/u, "");
	if (behind === text) return null;
	const rest = isOneWord ? behind : behind.replace(/^(?:qu['’]|\S+\s+)/u, "");
	const [clause = ""] = rest.split(/[;:]\s|(?<=\p{L}{4})\.\s/u);
	const said = clause.replace(/[\s.;,!]+$/u, "");
	if (wordsOf(said).length < fewestWords || /^\d/.test(said)) return null;
	const isSentence = frames[language] === undefined || beforeSentence.has(first);
	// German "da" before a verb is "there": "da liegt nichts mehr".
	if (first === "da" && !isSentence && beginsWithVerb(said, language)) return null;
	return { clause: said, isSentence };
}

function beginsWithVerb(clause: string, language: Language): boolean {
	const [word = ""] = clause.split(/\s/u);
	return (
		isVerbal(word, language) || (/^\p{Ll}{3,}(?:t|e)$/u.test(word) && !cuesOf(language).function.has(word))
	);
}

/** A clause of reason as a sentence that can be read alone. */
export function asSentence(
	{ clause, isSentence }: { clause: string; isSentence: boolean },
	language: Language,
): string {
	const frame = isSentence ? undefined : frames[language];
	if (frame === undefined) return capitalise(clause);
	const sentence = withVerbSecond(clause, language);
	return sentence === null ? `${frame} ${clause}` : capitalise(sentence);
}

/** A text without the words that made a sentence of its clause. */
export function withoutFrame(text: string): string {
	const frame = Object.values(frames).find((each) => text.startsWith(`${each} `));
	return frame === undefined ? text : text.slice(frame.length + 1);
}

/**
 * A statement that only says why ("Because nobody signs.") as a sentence; unchanged where what it explains stands behind it
 * ("Because nobody signs, orders wait"), or where its word may ask why ("Perché nessuno firma").
 */
export function withoutOpeningReason(plain: string, language: Language): string {
	const named = behindLabel(plain, language);
	if (named !== null) return named;
	const found = clauseOfReason(plain, language, "opening");
	const [end = ""] = /[.!]+$/u.exec(plain) ?? [];
	if (found === null || !plain.endsWith(found.clause + end) || (end === "" && language === "it"))
		return plain;
	return !beforeSentence.has(wordsOf(plain)[0] ?? "") && isFollowed(found.clause, language)
		? plain
		: `${asSentence(found, language)}${end}`;
}

/** "Grund ist der neue Dienstplan: …", "The reason is that …": that it is one is told where it stands; null where nothing else is. */
function behindLabel(plain: string, language: Language): string | null {
	const [label = ""] = reasonLabel(language).exec(plain) ?? [];
	const behind = plain.slice(label.length);
	const said = behind.replace(opensWithThat(language), "");
	// Where the verb stands at the end of such a clause it is no sentence.
	const isSentence = said === behind || frames[language] === undefined;
	return label !== "" && isSentence && wordsOf(said).length >= fewestWords ? capitalise(said) : null;
}

const reasonLabel = patternByLanguage(
	({ namesReason }) => new RegExp(`^(?:${namesReason})\\s+(?=[\\p{L}«„“"])`, "iu"),
);
const opensWithThat = patternByLanguage(({ that }) => new RegExp(`^(?:${that}\\s+|qu['’])`, "iu"));

/** Behind a comma stands a clause that does not say more of what was just named. */
function isFollowed(clause: string, language: Language): boolean {
	const { relative, joining, reason, when } = cuesOf(language);
	const goesOn = (word: string) =>
		[relative, joining, reason, when].some((list) => list.has(word)) || andOrOr.test(word);
	return clause
		.split(/,\s/u)
		.slice(1)
		.some((part) => !goesOn(wordsOf(part)[0] ?? ""));
}

const andOrOr = patternInAny(({ and, or }) => new RegExp(`^(?:${and}|${or})$`, "u"));
