import { durationUnitOf } from "../../figures/figures.ts";
import type { Language } from "../../languages/language.ts";
import { title } from "../../languages/people/person-words/titles.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { ActionItem } from "./actions.ts";
import { namesTime } from "./evidence/calendar.ts";
import { isSameWord } from "./in-charge.ts";
import type { Person } from "./people.ts";

/** Of a way forward, what a task is compared with. */
type Way = { id: string; label: string; statements: readonly Read[] };

/** A word that more statements have says little of what a task is about. */
const mostStatements = 4;
/** The same as a share, in a long text. */
const mostShare = 0.06;
/** So much of a task stands in the words of a way that does the same. */
const sameWork = 0.6;
/** So much of it makes whoever does it the owner of the way. */
const halfOfTask = 0.5;
/** Shorter words end too many others. */
const shortestEnd = 4;

/**
 * The tasks with the way that they speak of: "yo me encargo del rodamiento" of the urgent bearing. The words that they share
 * are rare in the text, and no other way shares as many.
 */
export function withWays(
	actions: readonly ActionItem[],
	options: readonly Way[],
	about: {
		people: readonly Person[];
		rarity: (stem: string) => number;
		/** How many the text has. */
		statements: number;
		/** The id of the statement that says who decides: who does so does not do the work. */
		deciding: string | null;
	},
): ActionItem[] {
	const most = Math.max(mostStatements, mostShare * about.statements);
	const least = Math.log((about.statements + 2) / most);
	const ways = options.map((option) => ({ id: option.id, stems: ownStems(option) }));
	return actions.map((action) => {
		const own = action.statement.id;
		const isOfWay = options.some(({ statements }) => statements.some(({ id }) => id === own));
		if (isOfWay || own === about.deciding) return action;
		const stems = taskStems(action, about.people).filter((stem) => about.rarity(stem) >= least);
		const ranked = ways
			.map(({ id, stems: words }) => ({
				id,
				shared: stems
					.filter((stem) => words.some((word) => isPartOf(stem, word, action.statement.language)))
					.reduce((sum, stem) => sum + about.rarity(stem), 0),
			}))
			.sort((one, other) => other.shared - one.shared);
		const [best, second] = ranked;
		if (!best || best.shared === 0 || best.shared === second?.shared) return action;
		return { ...action, wayId: best.id };
	});
}

const titles = new RegExp(`(?<!\\p{L})(?:${title}\\.?\\s)+`, "gu");

/** Whether somebody only says that they are ready for it: without the way there is nothing to do. */
export function isOnlyReady({ text, statement: { language } }: ActionItem): boolean {
	return language !== "unknown" && undertakingPatterns(language).ready.test(text);
}

/** Whether somebody only says who does the way: "Mirjam sees to the app", "leave the bearing to me". */
export function onlyTakesIt(action: ActionItem): boolean {
	const { text, statement } = action;
	if (statement.language === "unknown") return false;
	const { takes, promise, mine } = undertakingPatterns(statement.language);
	const words = text.replace(titles, "").split(" ");
	const isTaken = [1, 2, 3].some((name) => takes.test(words.slice(name).join(" ")));
	return isTaken || promise.test(text) || mine.test(text) || isOnlyReady(action);
}

/** The owner of a way by the tasks: who takes it on, or whose task is that very way and not only what prepares it. */
export function takerOf(
	option: Way,
	actions: readonly ActionItem[],
	people: readonly Person[],
): string | null {
	const taken = actions.find(
		(action) =>
			action.wayId === option.id && !isOnlyPrepared(action) && (onlyTakesIt(action) || isItsWork(action)),
	);
	return taken?.owner ?? null;

	function isItsWork(action: ActionItem): boolean {
		const { language } = action.statement;
		const [clause = ""] = deedOf(action).split(/[,;(]/u);
		// The verb comes first: "lets the scanners be set up".
		const stems = taskStems({ ...action, text: clause.replace(/^\S+\s/u, "") }, people);
		const own = option.statements.flatMap((statement) => statement.stems);
		const shared = stems.filter((stem) =>
			own.some((word) => isSameWord(stem, word) || isPartOf(stem, word, language)),
		);
		return stems.length > 0 && shared.length / stems.length >= halfOfTask;
	}
}

/** Whether somebody only talks, asks, counts or gets an offer for it. */
function isOnlyPrepared(action: ActionItem): boolean {
	const { language } = action.statement;
	return language !== "unknown" && undertakingPatterns(language).prepares.test(deedOf(action));
}

/** What somebody does, without their name: "Dr Finch (stores) counts the boxes" is "counts the boxes". */
function deedOf({ text, owner }: ActionItem): string {
	const parts = new Set(wordsOf(owner));
	const words = text.replace(titles, "").split(/\s+/u);
	const from = words.findIndex((word) => wordsOf(word).some((each) => !parts.has(each)));
	return words
		.slice(Math.max(0, from))
		.join(" ")
		.replace(/^(?:\([^()]{2,40}\)\s?)?(?:[-–—:,]\s)?/u, "");
}

/** Whether a stem is that of a word, or ends it: "Scanner", "Handscanner". */
function isPartOf(stem: string, word: string, language: Language): boolean {
	const joins = language === "de" || language === "nl";
	return stem === word || (joins && stem.length >= shortestEnd && word.endsWith(stem));
}

/** Whether a task does no more than the way that it speaks of. */
export function doesSameAs(action: ActionItem, { statements }: Way, people: readonly Person[]): boolean {
	if (isOnlyPrepared(action)) return false;
	const stems = taskStems(action, people);
	const own = statements.flatMap((statement) => statement.stems);
	const shared = stems.filter((stem) => own.some((other) => isSameWord(stem, other)));
	return stems.length > 0 && shared.length / stems.length >= sameWork;
}

/** The words of its label; where it has hardly any, "Option B", those of its first statement. */
function ownStems({ label, statements: [first] }: Way): string[] {
	if (!first) return [];
	const { language } = first;
	const stems = (text: string) =>
		stemsOf(
			wordsOf(text).filter((word) => !isTime(word, language)),
			language,
		);
	const own = stems(label);
	return own.length > 1 ? own : stems(first.plain);
}

/** "For four weeks from January" is what neither a task nor a way is about. */
function isTime(word: string, language: Language): boolean {
	return durationUnitOf(word, language) !== null || namesTime(word, language);
}

function stresses(word: string, language: Language): boolean {
	return language !== "unknown" && undertakingPatterns(language).self.test(word);
}

/** The words of a task, nobody's name, each once. */
function taskStems({ text, statement }: ActionItem, people: readonly Person[]): string[] {
	const named = new Set(people.flatMap(({ name }) => stemsOf(wordsOf(name), statement.language)));
	const stems = stemsOf(
		wordsOf(text.replace(titles, "")).filter(
			(word) => !/\d/.test(word) && !stresses(word, statement.language) && !isTime(word, statement.language),
		),
		statement.language,
	);
	return [...new Set(stems)].filter((stem) => !named.has(stem));
}
