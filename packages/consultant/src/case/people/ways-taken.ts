import type { Language } from "../../languages/language.ts";
import { title } from "../../languages/person-words/titles.ts";
import { undertakingPatterns } from "../../languages/undertaking-words.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { durationUnitOf } from "../../ledger/figures.ts";
import type { StatedOption } from "../options/stated-option.ts";
import type { ActionItem } from "./actions.ts";
import { isSameWord } from "./in-charge.ts";
import type { Person } from "./people.ts";

/** A word that more statements have says little of what a task is about. */
const mostStatements = 4;
/** The same as a share, in a long text. */
const mostShare = 0.06;
/** So much of a task stands in the words of a way that does the same. */
const sameWork = 0.6;

/**
 * The tasks with the way that they speak of: "yo me encargo del rodamiento" of the urgent bearing. The words that they share
 * are rare in the text, and no other way shares as many.
 */
export function withWays(
	actions: readonly ActionItem[],
	options: readonly StatedOption[],
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
	const ways = options.map((option) => ({ id: option.id, stems: new Set(ownStems(option)) }));
	return actions.map((action) => {
		const own = action.statement.id;
		const isOfWay = options.some(({ statements }) => statements.some(({ id }) => id === own));
		if (isOfWay || own === about.deciding) return action;
		const stems = taskStems(action, about.people).filter((stem) => about.rarity(stem) >= least);
		const ranked = ways
			.map(({ id, stems: words }) => ({
				id,
				shared: stems.filter((stem) => words.has(stem)).reduce((sum, stem) => sum + about.rarity(stem), 0),
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

/** Whether a task does no more than the way that it speaks of. */
export function doesSameAs(
	action: ActionItem,
	{ statements }: StatedOption,
	people: readonly Person[],
): boolean {
	const stems = taskStems(action, people);
	const own = statements.flatMap((statement) => statement.stems);
	const shared = stems.filter((stem) => own.some((other) => isSameWord(stem, other)));
	return stems.length > 0 && shared.length / stems.length >= sameWork;
}

function ownStems({ label, statements: [first] }: StatedOption): string[] {
	if (!first) return [];
	const words = [...wordsOf(label), ...wordsOf(first.plain)];
	return stemsOf(
		words.filter((word) => !isTime(word, first.language)),
		first.language,
	);
}

/** "For four weeks" is what neither a task nor a way is about. */
function isTime(word: string, language: Language): boolean {
	return durationUnitOf(word, language) !== null;
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
