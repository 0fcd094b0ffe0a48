import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import { writersOf } from "../case/people/authors.ts";
import { isAvailable, isSameWord, sharedDuties } from "../case/people/in-charge.ts";
import { nameAtOf } from "../case/people/names/name-at.ts";
import type { Person } from "../case/people/people.ts";
import { asTitle } from "../case/title.ts";
import { cuesOf } from "../languages/cues.ts";
import { leadingPosts } from "../languages/people/leading-posts.ts";
import { withoutTitles } from "../languages/people/person-words/titles.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { accountableWording } from "./accountable-wording.ts";
import { servesCause } from "./serves-cause.ts";

/** What the text says that speaks for somebody: in words, where it stands, and how much it weighs. */
export type Reason = { text: string; statement: Read; weight: number; tells: boolean };

const mostOfQuote = 120;

/**
 * What speaks for each person as who answers for the whole, by the text alone, the weightiest first. Only what they decide,
 * answer for, lead or have to do with the root cause is reason enough to recommend them (`tells`).
 */
export function reasonsFor(case_: Case, rootCause: string): (person: Person) => Reason[] {
	const { language } = case_.reading;
	const words = accountableWording(language);
	const causing = statedCause(case_, rootCause)?.statements ?? [];
	const about = stemsOf(wordsOf([rootCause, ...causing.map(({ plain }) => plain)].join(" ")), language);
	const setters = settersIn(case_);
	const serves = servesCause(case_, rootCause);
	const writers = new Set(writersOf(case_.statements, nameAtOf(case_.people)).values());
	return (person) => {
		const { decider } = case_;
		const { duty, role, statement } = person;
		const reason = (is: boolean, text: string, weight: number, tells = true, at = statement): Reason[] =>
			is ? [{ text, statement: at, weight, tells }] : [];
		const isNear = role !== "" && isNearPost(person, about);
		const isLeading = role !== "" && leadsAll(person);
		const owns = sharedDuties(person, about) > 0;
		const naming = said(person, causing);
		const setting = said(person, setters);
		const asked = case_.actions.find(({ owner }) => owner === person.name)?.statement;
		const way = case_.options.find(({ owner }) => owner === person.name);
		return [
			...reason(person === decider?.person, words.decides, 10, true, decider?.statement),
			...reason(owns, words.owns(duty), 8),
			...reason(isNear, words.nearPost(role), 7),
			...reason(person === decider?.bringer, words.brings, 4, true, decider?.statement),
			...reason(isLeading, words.leads(role), 5),
			...reason(role !== "" && !isNear && !isLeading, words.post(role), 1, false),
			...reason(naming !== undefined, words.namesCause, 4, role !== "", naming),
			...reason(setting !== undefined, words.sets, 5, role !== "", setting),
			...reason(person.answers && duty === "" && role === "" && isCalledOwner(person), words.answers, 3),
			...reason(!owns && duty !== "", words.answersFor(duty), 2),
			...reason(writers.has(person.name), words.wrote, 2, role !== ""),
			...reason(
				way !== undefined && asked === undefined,
				words.takesOn(asTitle(way?.label ?? "", language, mostOfQuote)),
				way && serves(way) ? 4 : 1,
				way !== undefined && serves(way),
				way?.statements[0],
			),
			...reason(
				asked !== undefined,
				words.asked(asked ? asTitle(asked.plain, language, mostOfQuote) : ""),
				0.5,
				false,
				asked,
			),
		].sort((one, other) => other.weight - one.weight);
	};
}

/** How well somebody fits: what speaks for them, less that they take a side or are not there. */
export function fitnessOf(case_: Case, person: Person, reasons: readonly Reason[]): number {
	return (
		reasons.reduce((sum, { weight }) => sum + weight, 0) +
		3 * Number(person.answers) -
		4 * Number(takesSide(case_, person)) -
		20 * Number(!isAvailable(person))
	);
}

/** Whether somebody stands on one side of what the text disputes. */
export function takesSide({ contradictions }: Case, person: Person): boolean {
	return (
		said(
			person,
			contradictions.flatMap(({ one, other }) => [one, other]),
		) !== undefined
	);
}

/** "Owner: Nora Finch", not who is asked to do one thing or has a post in the head of a mail. */
function isCalledOwner({ statement: { words, language, kind } }: Person): boolean {
	return kind !== "letterhead" && cuesOf(language).owner.count(words) > 0;
}

/** Those statements that name what may be spent, until when, or what is wanted. */
function settersIn({ limits, measures, statements }: Case): Read[] {
	const set = new Set([
		...[limits.cap, limits.deadline].map((entry) => entry?.statementId),
		...measures.map(({ target }) => target?.statementId),
	]);
	return statements.filter(({ id }) => set.has(id));
}

/** So near its beginning a statement names whose it is: "Herr Kolb meint, …". */
const opening = 4;

/** The first of some statements that is theirs. */
function said({ name }: Person, statements: readonly Read[]): Read | undefined {
	// A title and an initial are many people's.
	const own = wordsOf(withoutTitles(name)).filter((word) => word.length > 1);
	return statements.find(({ speaker, words }) => {
		const whose = speaker === null ? words.slice(0, opening) : wordsOf(speaker);
		return own.some((word) => whose.includes(word));
	});
}

/** "Head of maintenance", where the root cause is about maintenance: what names a post alone says nothing. */
function isNearPost({ role, statement: { language } }: Person, about: readonly string[]): boolean {
	const { post, owner, function: small } = cuesOf(language);
	const posts = leadingPosts(language);
	const lists = [post, owner, small, posts?.leads, posts?.heads];
	const own = wordsOf(role).filter((word) => lists.every((list) => !list?.has(word)));
	const stems = stemsOf(own, language).filter((stem) => stem.length >= shortestStem);
	return stems.some((stem) => about.some((other) => isSameWord(stem, other)));
}

const shortestStem = 4;

/** "Director", "gerente" */
function leadsAll({ role, statement }: Person): boolean {
	return leadingPosts(statement.language)?.leads.count(wordsOf(role)) !== 0;
}
