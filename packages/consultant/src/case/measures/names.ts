import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { sidesOf } from "../../ledger/clause.ts";
import { measures } from "../../ledger/words/measures.ts";
import type { Read } from "../statements.ts";
import type { Place } from "./place.ts";

/** What a measure is called: in the text's own words, what its figures are the values of. */
export function measureName(target: Place, today: Place | null, known: (name: string) => number): string {
	const subject = nameOf(namesOf(target, today), known);
	if (!today) return subject;
	if (subject === "") return clauseName(today) ?? shortStatement(today) ?? "";
	return isTooShort(subject) ? (shortStatement(today) ?? subject) : subject;
}

/** The clause of a figure without its number: "… g per meal are thrown away"; null where too little is left. */
function clauseName({ entry: { figure }, statement: { text, kind, language } }: Place): string | null {
	if (kind === "row" || kind === "cell" || figure.change !== null) return null;
	const { before, after } = sidesOf(text, figure);
	const unit = figure.kind === "count" && figure.unit ? ` ${figure.unit}` : "";
	const left = before.split(/:\s/u).at(-1)?.trim() ?? "";
	const clause = `${left} …${unit} ${after.trim()}`.replaceAll(/\s+/gu, " ").trim();
	const isWhole = clause.length <= mostOfClause && stemsOf(wordsOf(`${left} ${after}`), language).length >= 2;
	return isWhole && !/\d/u.test(clause) ? clause : null;
}

const mostOfClause = 60;

/** Whether the subject of a figure is a name of something: no time, no speaker, no verb and nothing that each is one of. */
export function isTelling({ entry: { subject, figure }, statement }: Place): boolean {
	const { language, speaker } = statement;
	if (subject === "" || isOnlyTime(subject, language)) return false;
	const { mustBe, exceeding } = cuesOf(language);
	const words = wordsOf(subject);
	if (words.some((word) => mustBe.has(word) || exceeding.has(word))) return false;
	const said = new Set(wordsOf(speaker ?? ""));
	if (words.every((word) => said.has(word))) return false;
	if (figure.per !== null && subject.toLowerCase() === figure.per.toLowerCase()) return false;
	return words.length > 1 || language === "en" || !isInfinitive(subject, statement);
}

/** "L'objectif est de passer", "namely": one small word that says what is done with a figure. */
function isInfinitive(subject: string, { text, language }: Place["statement"]): boolean {
	const before = text.slice(0, text.indexOf(subject));
	return /^\p{Ll}+(?:er|ir|re|ar|en)$/u.test(subject) && beforeVerb(language).test(before);
}

const beforeVerb = patternByLanguage(({ toDo }) => new RegExp(`(?<!\\p{L})${toDo}\\s?$`, "iu"));

/** "Red" says nothing by itself; "Four of seven are red" does. */
function isTooShort(name: string): boolean {
	return name.length < 6 && !name.includes(" ");
}

function shortStatement({ entry: { figure }, statement: { plain, text, kind } }: Place): string | null {
	if (plain.length > 70 || kind === "row") return null;
	const value =
		figure.kind === "count" || figure.kind === "ratio" ? null : text.slice(figure.start, figure.end);
	return (value === null ? plain : plain.replace(value, "…")).replace(/[.!?]+$/u, "");
}

/** How many words of a name the text uses elsewhere too. */
export function knownWords(statements: readonly Read[]): (name: string) => number {
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const language = statements[0]?.language ?? "unknown";
	return (name) => stemsOf(wordsOf(name), language).filter((stem) => (counts.get(stem) ?? 0) > 1).length;
}

type Name = { text: string; isLabel: boolean };

/** What a measure may be called: what its figures are said of, or what they count. */
function namesOf(target: Place, today: Place | null): Name[] {
	const places = [target, today].flatMap((place) => place ?? []);
	const counted = places.flatMap(({ entry: { figure } }) =>
		(figure.kind === "count" || figure.kind === "ratio") && figure.unit && !measures.has(figure.unit)
			? [{ text: figure.unit, isLabel: false }]
			: [],
	);
	if (counted.length > 0) return counted;
	return places.flatMap((place) => {
		const { entry, statement } = place;
		const { subject } = entry;
		if (!isTelling(place)) return [];
		if (place === target && (isWhoWants(place) || (today?.entry.subject && isOfWhoWants(place)))) return [];
		return [{ text: subject, isLabel: subject !== "" && isLabel(subject, statement.plain) }];
	});
}

/** "The board wants us under 10 %": who wants it is not what is measured. */
export function isWhoWants({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	if (at < 0) return false;
	const [next = ""] = wordsOf(text.slice(at + subject.length, figure.start));
	return cuesOf(language).wanting.has(next) || cuesOf(language).says.has(next);
}

/** "The target of the contract is 2 %" */
function isOfWhoWants({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	return at >= 0 && targeting(language).test(text.slice(0, at));
}

const targeting = patternByLanguage(({ targetOf }) => new RegExp(`(?<!\\p{L})${targetOf}\\s?$`, "iu"));

/** "Ago", "average", "month", "an": says when or how, not what. */
function isOnlyTime(subject: string, language: Language): boolean {
	const { timing } = cuesOf(language);
	return wordsOf(subject).every((word) => timing.has(word) || word.length < 3);
}

/** "Average delay in February: 84 days": a line that begins with what it measures. */
function isLabel(subject: string, line: string): boolean {
	return line.startsWith(subject) && /^[^:.;]{0,25}\s?:/u.test(line.slice(subject.length));
}

/** The name that speaks most of what the text speaks of; the first of two as good. */
function nameOf(names: readonly Name[], known: (name: string) => number): string {
	const worth = ({ text, isLabel }: Name) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
		if (words === 0) return -1;
		return known(text) - 0.6 * Math.max(0, words - 4) + (words > 1 ? 0.2 : 0) + (isLabel ? 2 : 0);
	};
	const [best] = names.toSorted((one, other) => worth(other) - worth(one));
	return best?.text ?? "";
}
