import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { hasForm } from "../../languages/grammar/word-forms.ts";
import type { Language } from "../../languages/language.ts";
import { givenTasks } from "../../languages/people/given-words.ts";
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
	/** It is asked whether they will do it. */
	isRequested: boolean;
};

/** Behind "Name:" a few words are a task; more are what somebody says. */
const mostOfTask = 9;

/** In a row of people who are each told something, one has hardly more. */
const mostOfRow = 20;

/** Whether a statement stands in a list of tasks, or in the paragraph of one. */
export type Place = { listed: boolean; beside: boolean };

/** Whether a part of a statement is what somebody is to do. */
export function isAction(statement: Read, part: Part, place: Place): boolean {
	const { language, signals } = statement;
	const { rest, divided } = part;
	if (part.isRequested) return true;
	const words = wordsOf(rest);
	if (words.length < 2 || language === "unknown" || /^["“„«]/u.test(rest) || isLabelled(rest, language))
		return false;
	// What is asked of somebody, and what is promised.
	if (cuesOf(language).request.at(words, 0)) return true;
	if (signals.question > 0) return namesDay(statement) && divided;
	const isStep = place.listed || place.beside;
	return (
		toldBy(statement, rest, isStep) ?? (!isState(part, statement, place) && isDeed(statement, part, place))
	);
}

/** Of words that tell duties, tasks given, talks and reports, whether they are a task here; null for any other words. */
function toldBy(statement: Read, rest: string, isStep: boolean): boolean | null {
	const { language, signals } = statement;
	if (language === "unknown") return null;
	const cues = cuesOf(language);
	const words = wordsOf(rest);
	const dated = namesDay(statement);
	if (cues.duty.at(words, 0)) return dated || isStep;
	if (givenTasks(language).given.test(rest)) return dated || isStep || isBound(statement);
	if (undertakingPatterns(language).talks.test(rest))
		return dated || isBound(statement) || (isStep && signals.past === 0);
	return cues.says.has(words[0] ?? "") ? dated && isStep : null;
}

/** "Dee: target: at most 150 a quarter by the end of June": said to be something else than a task. */
function isLabelled(rest: string, language: Language): boolean {
	const [, name] = /^([^:.;]{2,30}?)\s?:\s/u.exec(rest) ?? [];
	if (name === undefined) return false;
	const { target, limit, headings } = cuesOf(language);
	const words = wordsOf(name);
	return [target, limit, headings.problem, headings.target, headings.limit, headings.risk].some(
		(list) => list.count(words) > 0,
	);
}

/** "Karim a été chargé de les relire avant le 30 novembre": what is told of the past has its day ahead all the same. */
function isBound({ figures, text }: Read): boolean {
	return figures.some(
		({ date, relation }) =>
			date?.precision === "day" &&
			(relation === "by" || relation === "until") &&
			!text.includes(date.to.slice(0, 4)),
	);
}

/** With a day to come, or where tasks stand; behind "Name:" more than a few words may be what somebody says. */
function isDeed(statement: Read, part: Part, { listed, beside }: Place): boolean {
	const { signals, plain, language } = statement;
	const dated = namesDay(statement);
	const { rest, divided, isOwn } = part;
	// A letter tells much of its writer.
	if (isOwn) return signals.past === 0 && (dated || listed);
	if (!divided) return dated || ((listed || beside) && signals.past === 0);
	// "Marta: check the oven by 20 November. Owen: get the kit back.": one is told after the other.
	const isInRow = listed || (beside && wordsOf(rest).length <= mostOfRow);
	if (dated) return !isStamped(rest, plain, language) && (isInRow || isTold(statement, part));
	return isInRow && signals.past === 0 && signals.money === 0;
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
	if (language !== "de" && language !== "nl") return false;
	const [clause = ""] = rest.replace(/[\s.!;,]+$/u, "").split(beforeDay[language]);
	const last = clause.trim().split(/\s/u).at(-1) ?? "";
	// In German a small word that ends so is a verb.
	if (language === "de") return /^\p{Ll}{3,}n$/u.test(last);
	return hasForm(last, "infinitive", language);
}

/** By what day it is to be done stands behind the verb. */
const beforeDay = {
	de: /,\s(?!.*,\s)|\s(?=(?:bis|spätestens)\s)/u,
	nl: /,\s(?!.*,\s)|\s(?=(?:tot|vóór|uiterlijk)\s)/u,
};

/** "si fa dare", "s'informe" */
const reflexive = /^(?:se?|si)(?:\s|['’])/u;
const pronoun = /^(?:se?|si|l[aeio]s?|ne)(?:\s|['’])|^l['’]/u;
