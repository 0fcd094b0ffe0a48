import type { AnonymousText, LeftOutReason, Said } from "@throughline/domain/playbook/left-out";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { dateLexiconOf } from "../figures/dates/date-lexicon.ts";
import { figuresIn } from "../figures/figures.ts";
import { fold } from "../figures/words/tokens.ts";
import { type Language, spoken } from "../languages/language.ts";
import { speaksOfText, withoutMentionOfText } from "../languages/papers/own-text.ts";
import { stemOf } from "../languages/words.ts";
import { sentencesIn } from "../read/sentences.ts";
import { properNames, tokensOf } from "./proper-names.ts";

type Given = {
	language: Language;
	/** The case's own texts; none for a program that came of no strategy. */
	documents: readonly string[];
	/** Every text of the program. */
	program: readonly string[];
	/** Who is named there: team members, with their role where they have one, and people of the case. */
	people: readonly { name: string; role: string | null }[];
	/** What it says everybody may read. */
	library: readonly Playbook[];
};

/** A sentence of the case is a quote from so many words on; shorter ones anybody would write. */
const wordsOfQuote = 6;
const quotation = /[“"„«‟][^”"“»„]*\p{L}\s\p{L}[^”"“»„]*[”"“»]/u;

/** Says a program's texts without people's, organisations' and products' names, figures, dates and quotes of its case. */
export function anonymousText(given: Given): AnonymousText & { isName(word: string): boolean } {
	const { language, documents, program, people, library } = given;
	const shared = new Set(library.flatMap(linesOf));
	const ordinary = new Set([...shared].flatMap(tokensOf).map((word) => stemOf(word.toLowerCase(), language)));
	const isName = properNames({
		language,
		texts: [...documents, ...program],
		people: people.map(({ name }) => name),
		ordinary,
	});
	const isDay = calendarWords(language);
	const toRoles = rolesFor(people);

	function objectionTo(text: string): LeftOutReason | null {
		if (documents.length > 0 && quotation.test(text)) return "quote";
		const words = tokensOf(text);
		if (words.some(isDay)) return "date";
		if (/\p{N}/u.test(text) || figuresIn(text, { language, asOf: null, currency: null }).length > 0)
			return "figure";
		return words.some(isName) ? "name" : null;
	}

	function say(given: string): Said {
		if (shared.has(given.trim())) return { text: given, leftOut: [] };
		// Of no use to anybody else, and nobody misses it.
		if (speaksOfText(given, language)) return { text: null, leftOut: [] };
		const text = toRoles(given)
			.replace(/\s*\([^()]*\)/g, (aside) => (objectionTo(aside) ? "" : aside))
			.trim();
		const because = objectionTo(text);
		if (because) return { text: null, leftOut: [{ text: given, because }] };
		return { text: text === "" ? null : text, leftOut: [] };
	}

	return {
		isName,
		line: (given) => say(withoutMentionOfText(given, language)),
		prose(given) {
			if (shared.has(given.trim())) return { text: given, leftOut: [] };
			const said = sentencesOf(given, language).map((sentence): Said => {
				const isQuote = isSentenceOf(documents, sentence);
				return isQuote ? { text: null, leftOut: [{ text: sentence, because: "quote" }] } : say(sentence);
			});
			return {
				text: said.flatMap(({ text }) => text ?? []).join(" ") || null,
				leftOut: said.flatMap(({ leftOut }) => leftOut),
			};
		},
	};
}

function isSentenceOf(documents: readonly string[], sentence: string): boolean {
	const plain = sentence.replace(/[\s.!?…]+$/u, "");
	return tokensOf(plain).length >= wordsOfQuote && documents.some((content) => content.includes(plain));
}

function sentencesOf(text: string, language: Language): string[] {
	return sentencesIn(text, { start: 0, end: text.length }, language)
		.map(({ start, end }) => text.slice(start, end).trim())
		.filter((sentence) => sentence !== "");
}

/** So short a name of a month or a day is another word as well: "set", "mar". */
const shortestDay = 4;

/** Months and days of the week, as the language writes them, "Mondays" and "freitags" too. */
function calendarWords(language: Language): (word: string) => boolean {
	const locale = spoken(language);
	const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
	const names = new Set([
		...Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2024, at, 1))),
		...Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, 1 + at))),
	]);
	const { months, weekdays, doubtfulMonths } = dateLexiconOf(language);
	const isKnown = (plain: string) => months.byFirst.has(plain) || weekdays.byFirst.has(plain);
	return (word) => {
		const plain = fold(word);
		if (names.has(word)) return true;
		return (
			plain.length >= shortestDay &&
			!doubtfulMonths.has(plain) &&
			(isKnown(plain) || isKnown(plain.replace(/s$/u, "")))
		);
	};
}

/** Puts their role in the place of whoever has one. */
function rolesFor(people: Given["people"]): (text: string) => string {
	const roles = new Map(people.flatMap(({ name, role }) => (role === null ? [] : [[name, role] as const])));
	if (roles.size === 0) return (text) => text;
	// The longer first: "Ann Lee-Brown" before "Ann Lee".
	const names = [...roles.keys()].sort((one, other) => other.length - one.length);
	const any = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu");
	return (text) => text.replace(pattern, (name) => roles.get(name) ?? name);
}

/** Every line of a playbook that people read, in each of its languages. */
function linesOf(part: unknown): string[] {
	if (typeof part === "string") return [part.trim()];
	if (part === null || typeof part !== "object") return [];
	return Object.values(part).flatMap(linesOf);
}
