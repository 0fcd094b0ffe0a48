import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { hasForm } from "../../languages/grammar/word-forms.ts";
import type { Language } from "../../languages/language.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { bareDayIn, namesDay } from "./named-day.ts";

/** A piece of a statement that begins with who is to do it. */
export type Part = {
	text: string;
	owner: string;
	rest: string;
	/** A mark stands between the name and what they do. */
	divided: boolean;
	/** The mark is a comma, as behind whom one addresses: "Nora, ring them by 3 May". */
	isAsked: boolean;
	/** It is what whoever writes says of himself. */
	isOwn: boolean;
};

/** Behind "Name:" a few words are a task; more are what somebody says. */
const mostOfTask = 9;

/** Whether a statement stands in a list of tasks, or in the paragraph of one. */
export type Place = { listed: boolean; beside: boolean };

/** Whether a part of a statement is what somebody is to do. */
export function isAction(statement: Read, part: Part, place: Place): boolean {
	const { language, signals } = statement;
	const { rest, divided } = part;
	const cues = cuesOf(language);
	const words = wordsOf(rest);
	if (words.length < 2 || language === "unknown" || /^["“„«]/u.test(rest)) return false;
	// What is asked of somebody, and what is promised.
	if (cues.request.at(words, 0)) return true;
	const dated = namesDay(statement);
	if (signals.question > 0) return dated && divided;
	const isStep = place.listed || place.beside;
	if (cues.duty.at(words, 0)) return dated || isStep;
	if (undertakingPatterns(language).talks.test(rest)) return dated || (isStep && signals.past === 0);
	if (cues.says.has(words[0] ?? "")) return dated && isStep;
	return !isState(part, statement, place) && isDeed(statement, part, place, dated);
}

/** With a day to come, or where tasks stand; behind "Name:" more than a few words may be what somebody says. */
function isDeed(statement: Read, part: Part, { listed, beside }: Place, dated: boolean): boolean {
	const { signals, plain, language } = statement;
	const { rest, divided, isOwn } = part;
	// A letter tells much of its writer.
	if (isOwn) return signals.past === 0 && (dated || listed);
	if (!divided) return dated || ((listed || beside) && signals.past === 0);
	if (dated) return !isStamped(rest, plain, language) && (listed || isTold(statement, part));
	return listed && signals.past === 0 && signals.money === 0;
}

/** Behind "Name:" a few words, what is asked with a comma, or what is to be done by a day. */
function isTold({ figures, plain, language, signals }: Read, { rest, isAsked }: Part): boolean {
	const words = wordsOf(rest);
	// "Before" speaks of what was, too, but not of a day that limits.
	const isLimited =
		bareDayIn(plain, language) !== null ||
		figures.some(({ relation }) => relation === "by" || relation === "until");
	// "Jonas: talk to them about …, before the 16th": no verb of a statement opens what is asked for.
	const isOrder = isLimited && !words.slice(0, ofOrder).some((word) => isVerbal(word, language));
	return words.length <= mostOfTask || isOrder || (isAsked && (signals.past === 0 || isLimited));
}

const ofOrder = 4;

/** "Nora Finch – Stores · 9 April, 10:12", "Nora Finch, head of stock, 26 January 2026": who wrote something when. */
function isStamped(rest: string, plain: string, language: Language): boolean {
	if (/\d{1,2}[:.h]\d{2}$/u.test(plain)) return true;
	const [first = ""] = rest.split(/[,;]/u);
	const opening = wordsOf(first).slice(0, ofPost);
	const isPost = opening.some(
		(word) => cuesOf(language).post.has(word) || personCues(language)?.person.has(word),
	);
	return isPost && plain.includes(`, ${rest}`);
}

/** So many words at most hold a post in capitals: "SSD manager". */
const ofPost = 3;

/** What somebody is, has or gets told is no deed of theirs: small words open it, which in a list of tasks are few. */
function isState({ rest, divided }: Part, { language }: Read, { listed }: Place): boolean {
	if (language === "unknown") return true;
	const cues = cuesOf(language);
	// Right behind a name stands no article: "Fabio lo porta ai soci".
	const words = wordsOf(rest.replace(divided ? reflexive : pronoun, ""));
	const [verb = ""] = words;
	// "Lucía lo lleva" does not say what.
	if (!divided && words.length < fewestOfDeed && wordsOf(rest).length > words.length) return true;
	if (undertakingPatterns(language).does.test(words.join(" "))) return false;
	if (divided && endsInInfinitive(rest, language)) return false;
	const small = listed ? [cues.function] : [cues.function, cues.linking];
	return small.some((list) => list.has(verb));
}

const fewestOfDeed = 3;

/** "Aylin: mit den Leuten reden, bis zum 16.": in German and Dutch the verb stands last. */
function endsInInfinitive(rest: string, language: Language): boolean {
	const [clause = ""] = rest.split(/,\s(?!.*,\s)/u);
	const last = clause.trim().split(/\s/u).at(-1) ?? "";
	// In German a small word that ends so is a verb.
	if (language === "de") return /^\p{Ll}{3,}n$/u.test(last);
	return language === "nl" && hasForm(last, "infinitive", language);
}

/** "si fa dare", "s'informe" */
const reflexive = /^(?:se?|si)(?:\s|['’])/u;
const pronoun = /^(?:se?|si|l[aeio]s?|ne)(?:\s|['’])|^l['’]/u;
