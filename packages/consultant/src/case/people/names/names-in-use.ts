import { type CueKind, cuesOf } from "../../../languages/cues.ts";
import { hasForm } from "../../../languages/grammar/word-forms.ts";
import type { Language } from "../../../languages/language.ts";
import { personCues } from "../../../languages/people/person-words/matchers.ts";
import { title } from "../../../languages/people/person-words/titles.ts";
import { undertakingPatterns } from "../../../languages/people/undertaking-words.ts";
import { patternByLanguage, patternInAny } from "../../../languages/phrases/pattern.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { namesDay } from "../named-day.ts";
import { isPart } from "./name-parts.ts";

/** Whether a capital word may be a name. */
export type NameTest = (word: string) => boolean;

const name = "\\p{Lu}\\p{Ll}{2,}(?:-\\p{Lu}\\p{Ll}+)?";
const fullName = `${name}(?:\\s${name})?`;

/** Whose word something is: "according to Nora". */
const quoted = patternByLanguage(({ wordOf }) => new RegExp(`(?<!\\p{L})${wordOf}\\s(${fullName})`, "giu"));

/** "Leila - please price the slots". */
const addressed = patternInAny(
	({ addressing }) =>
		new RegExp(`(?:^|[.!?:]\\s)@?(${fullName})\\s?[-–—,:]\\s¿?${addressing}(?!\\p{L})`, "gu"),
);
const mentioned = new RegExp(`(?<![\\p{L}\\p{N}.])@(${fullName})`, "gu");
/** "Marek to check the invoices". */
const tasked = new RegExp(
	`(?:^|[.;,–—-]\\s)(${fullName})\\s(?:\\([^)]{2,40}\\)\\s)?to\\s(?=\\p{Ll}{2})`,
	"gu",
);
/** "Joost (planning) says", "Paco (logística): …". */
const introduced = new RegExp(
	`(?:^|(?<!\\p{Lu})[.;]\\s)(${fullName})\\s\\((\\p{L}[^()]{1,40})\\)(?=\\s?:|\\s\\p{Ll})`,
	"gu",
);
/** "…, 8 weeks – Sade Oyelaran", "… (Sabina)": who stands behind an item answers for it. */
const behindItem = new RegExp(`(?:\\s[–—-]\\s|(?<!\\p{Lu}[\\p{L}'’-]*\\s)\\()(${fullName})\\)?[.;]?$`, "u");
const behindTask = new RegExp(`\\((${name})\\s\\p{Ll}[^()]{3,60}\\)[.;]?$`, "u");

/** What opens a sentence before "to" without being somebody. */
const opensTask = patternInAny(({ notTasked }) => new RegExp(`^${notTasked}\\b`, "iu"));
/** In brackets behind a name: a title, or figures. */
const isAnybody = new RegExp(`^(?:${title}(?!\\p{L})|M\\.)|\\d`, "u");

type Named = { name: string; role: string };

/** Names that what stands beside them shows: who is quoted, asked, tasked or put behind an item. */
export function namesInUse(statement: Read, isName: NameTest, isKnown: NameTest): Named[] {
	const { plain, language, kind, signals } = statement;
	if (language === "unknown" || kind === "title") return [];
	const behind = kind === "item" && (signals.heading.option > 0 || signals.money > 0);
	const found = [
		...[...plain.matchAll(quoted(language))].map(({ 1: whom = "" }) =>
			/^\p{Lu}/u.test(whom) ? capitals(whom) : "",
		),
		...[...plain.matchAll(addressed), ...plain.matchAll(mentioned)].map(({ 1: whom = "" }) => whom),
		...(language === "en" ? tasksIn(plain, isKnown) : []),
		...takersIn(statement, isKnown),
		actsByDay(statement, isKnown) ? (acting.exec(plain)?.[1] ?? "") : "",
		behind ? (behindItem.exec(plain)?.[1] ?? behindTask.exec(plain)?.[1] ?? "") : "",
	].map((name): Named => ({ name, role: "" }));
	return [...found, ...introducedIn(statement, isName), ...withPosts(statement, isName, isKnown)].filter(
		({ name }) => name !== "" && isNamed(name, language, isName),
	);
}

const beforeVerb = new RegExp(`(?:^|[.,;:]\\s)(${fullName})\\s(?=\\p{Ll})`, "gu");
/** "Gwen should show somebody how": one whom the text names elsewhere takes something on. */
function takersIn({ plain, language }: Read, isKnown: NameTest): string[] {
	if (language === "unknown") return [];
	const { takes, is } = undertakingPatterns(language);
	return [...plain.matchAll(beforeVerb)].flatMap(({ 0: all, 1: whom = "", index }) => {
		const does = plain.slice(index + all.length);
		const isSomebody = isGiven(whom.split(" ")[0] ?? "", language) || (language !== "de" && isKnown(whom));
		return isSomebody && (takes.test(does) || is.test(does)) ? [whom] : [];
	});
}

const behindPost = new RegExp(
	`(?<!\\p{L})(\\p{L}{4,})\\s(${name}(?:\\s${name})?)(?![\\p{L}\\s]*\\p{Lu})`,
	"gu",
);
/** "foreman Pete Dunmore", "Stationsleiterin Vogt": in German a part of the organisation may stand there as well. */
function withPosts({ plain, language }: Read, isName: NameTest, isKnown: NameTest): Named[] {
	const { post } = cuesOf(language);
	return [...plain.matchAll(behindPost)].flatMap(({ 1: role = "", 2: whom = "" }) =>
		post.has(role.toLowerCase()) &&
		(language === "de" ? isKnown(whom) : /^\p{Ll}/u.test(role)) &&
		whom.split(" ").every(isName) &&
		!isPart(whom, language)
			? [{ name: whom, role }]
			: [],
	);
}

/** "Paco habla con el puerto antes del 25 de noviembre". */
const acting = new RegExp(`^(${name})\\s(?=\\p{Ll})`, "u");

/** A day to come, and behind the first word a verb that one does: not "Invoices arrive", nor "Fermer l'usine" by then. */
function actsByDay(statement: Read, isKnown: NameTest): boolean {
	const { plain, language } = statement;
	if (!acting.test(plain)) return false;
	const [first = "", next = ""] = plain.split(" ", 2);
	const second = wordsOf(next).at(-1) ?? "";
	const cues = cuesOf(language);
	const isOrdinal = cues.ordinal.has(first.toLowerCase());
	if (isOrdinal || !hasForm(second, "present", language)) return false;
	if (cues.function.has(second) || cues.linking.has(second) || !namesDay(statement)) return false;
	// Dutch surnames end like verbs, and no sentence begins with one of them.
	const mayBeVerb = language !== "nl" && hasForm(first.toLowerCase(), "infinitive", language);
	return !mayBeVerb || isKnown(first) || isGiven(first, language);
}

function isGiven(word: string, language: Language): boolean {
	return personCues(language)?.anyGiven.has(word.toLowerCase()) === true;
}

const mayBeName = /^\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?$/u;

function introducedIn({ plain, language }: Read, isName: NameTest): Named[] {
	return [...plain.matchAll(introduced)].flatMap(({ 1: whom = "", 2: inner = "" }) => {
		// "Finance (Marek) puts it at …": the role stands outside; "Nora Finch (Finance)": inside.
		const isOutside = isPart(whom, language) || !(whom.includes(" ") || isPart(inner, language));
		if (isOutside && mayBeName.test(inner) && isName(inner)) return [{ name: inner, role: whom }];
		return isAnybody.test(inner) || isPart(whom, language) ? [] : [{ name: whom, role: inner }];
	});
}

function tasksIn(plain: string, isKnown: NameTest): string[] {
	return [...plain.matchAll(tasked)].flatMap(({ 1: whom = "", index, 0: all }) =>
		!opensTask.test(whom) && isDoing(plain.slice(index + all.length)) && (whom.includes(" ") || isKnown(whom))
			? [whom]
			: [],
	);
}

/** Case does not count before a name, but in it: of "Secondo Sabina sono" only "Sabina" is one. */
function capitals(text: string): string {
	return text
		.split(" ")
		.filter((word) => /^\p{Lu}/u.test(word))
		.join(" ");
}

function isNamed(text: string, language: Language, isName: NameTest): boolean {
	const cues = cuesOf(language);
	const words = text.split(" ");
	if (isTitle.test(text)) return false;
	return words.every(isName) && !wordsOf(text).some((word) => cues.kindsOf(word).some(isNobody));
}

/** A cue word of these kinds begins the sentence, it names nobody. */
const namingNobody: ReadonlySet<CueKind> = new Set([
	"says",
	"option",
	"opening",
	"target",
	"lack",
	"arrangement",
	"trouble",
]);
const isNobody = (kind: CueKind) => namingNobody.has(kind);

const isTitle = new RegExp(`^${title}(?!\\p{L})`, "u");

/** Behind "to" a verb, not a thing or a place: "to check", not "to the yard". */
function isDoing(rest: string): boolean {
	const [first = ""] = wordsOf(rest);
	return !cuesOf("en").function.has(first) && !/^(?:\p{L}+ed|\d)/u.test(first);
}

const articles = patternInAny(({ nounArticle }) => new RegExp(`(?<!\\p{L})${nounArticle}\\s$`, "iu"));
const places = patternInAny(({ inPlace }) => new RegExp(`(?<!\\p{L})${inPlace}\\s$`, "iu"));

/**
 * A name is said twice at least, and stands behind no article, as the nouns of German do, and in no place that somebody
 * or something is in.
 */
export function standsBare(texts: readonly string[]): NameTest {
	const seen = new Map<string, number>();
	const covered = new Set<string>();
	for (const text of texts)
		for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}'’-]+/gu)) {
			const before = text.slice(Math.max(0, index - 12), index);
			seen.set(word, (seen.get(word) ?? 0) + 1);
			if (articles.test(before) || places.test(before)) covered.add(word);
		}
	return (name) => name.split(" ").every((word) => (seen.get(word) ?? 0) > 1 && !covered.has(word));
}
