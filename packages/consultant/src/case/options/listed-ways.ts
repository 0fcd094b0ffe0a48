import { isVerbal } from "../../languages/grammar/verbal.ts";
import { isUnpriced, namesDeed } from "../../languages/ways/way-words.ts";
import type { Read } from "../../roles/statements.ts";
import { hasPrice, hasTime } from "./offering.ts";
import { tellsLoss } from "./spoken.ts";
import { standingOf } from "./standing.ts";

/**
 * Items beside each other of which two or more name a price and a time, or most read like something to be done and some
 * say what that takes, are offers, whatever stands above them. Their ids.
 */
export function listedWays(statements: readonly Read[]): ReadonlySet<string> {
	const items = statements.filter(
		({ kind, confirmed, role }) =>
			(kind === "item" || kind === "sentence") && !(confirmed && role !== "option" && role !== "action"),
	);
	// What an item says besides its price belongs to it.
	const blocks = [...Map.groupBy(items, ({ block }) => block).values()];
	// In running text only what names several ways by itself is a list.
	const inText = blocks.filter((block) => block[0]?.kind === "sentence" && waysIn(block) > 1);
	const offers = [...inText, ...runsAmong(blocks).flatMap(waysAmong)].flatMap(offersIn);
	return new Set(offers.map(({ id }) => id));
}

type Item = readonly Read[];

/** Items right beside each other below the same headings. */
function runsAmong(blocks: readonly Item[]): Item[][] {
	const runs: Item[][] = [];
	let last: Read | undefined;
	for (const item of blocks) {
		const [first] = item;
		if (first?.kind !== "item") continue;
		const goesOn =
			last !== undefined && last.headings.join() === first.headings.join() && first.block - last.block <= 1;
		if (goesOn) runs.at(-1)?.push(item);
		else runs.push([item]);
		last = first;
	}
	return runs;
}

/** Of a list of ways all its items; of any other those that take something, where two name a price and a time. */
function waysAmong(run: readonly Item[]): readonly Item[] {
	const open = run.filter(([first]) => first !== undefined && isOpen(first));
	if (!isOfWays(open)) return pricedAmong(run);
	// What is counted by letters is one list.
	if (open.every(([first]) => /^[A-H]$/u.test(first?.mark ?? ""))) return open;
	// At its ends the talk may be of something else.
	const marked = open.map((item) => readsAsDeed(item) || item.some(isTaking) || item.some(hasPrice));
	return open.slice(marked.indexOf(true), marked.lastIndexOf(true) + 1);
}

/**
 * At least half read like something to be done, and one in three says what it takes; a price list names things, and what
 * is told has been done.
 */
function isOfWays(items: readonly Item[]): boolean {
	const [first] = items[0] ?? [];
	if (first === undefined || items.length < fewestWays || first.speaker !== null) return false;
	if (isOfAnother(first)) return false;
	const deeds = items.filter(readsAsDeed);
	const taking = deeds.filter((item) => item.some(isTaking)).length;
	return 2 * deeds.length >= items.length && taking >= 2 && 3 * taking >= items.length;
}

const fewestWays = 3;

/** The heading says that something else is listed. */
function isOfAnother({ signals: { heading } }: Read): boolean {
	const { cause, problem, target, limit, risk, context, well, people, open } = heading;
	return Math.max(cause, problem, target, limit, risk, context, well, people, open) === 1;
}

function readsAsDeed(item: Item): boolean {
	const [first] = item;
	if (!first || tellsOfDoing(first)) return false;
	return (
		waysIn(item) > 0 ||
		item.some(({ signals }) => signals.free > 0) ||
		namesDeed(first.plain, first.language) ||
		isStillUnpriced(item) ||
		standingOf(item) === "rejected"
	);
}

function isTaking(statement: Read): boolean {
	const { plain, language } = statement;
	if (isUnpriced(plain, language)) return true;
	if (tellsOfDoing(statement) || tellsLoss(statement)) return false;
	return hasPrice(statement) || hasTime(statement);
}

/** A participle alone only describes: "size charts, photographed on real people". */
function tellsOfDoing({ told, words, language }: Read): boolean {
	return told && words.some((word) => isVerbal(word, language));
}

/** Parts of a run that hold at least two ways with a price and a time. */
function pricedAmong(items: readonly Item[]): Item[] {
	const lists: Item[] = [];
	let run: Item[] = [];
	const ways = () => run.reduce((sum, item) => sum + waysIn(item), 0);
	const close = () => {
		// Before the first price and behind the last the talk is of something else; "no quote yet" is said of a way, too.
		const priced = run.map((item) => item.some(hasPrice) || isStillUnpriced(item));
		if (ways() >= 2) lists.push(...run.slice(priced.indexOf(true), priced.lastIndexOf(true) + 1));
		run = [];
	};
	for (const item of items) {
		const [first] = item;
		const isPart =
			first !== undefined &&
			isOpen(first) &&
			(item.some(hasPrice) ||
				item.some(hasTime) ||
				isStillUnpriced(item) ||
				(ways() >= 2 && item.some(({ figures }) => figures.length > 0)));
		if (isPart) run.push(item);
		else close();
	}
	close();
	return lists;
}

function isStillUnpriced(item: Item): boolean {
	return item.some(({ plain, language }) => isUnpriced(plain, language));
}

function isOpen({ scores, signals }: Read): boolean {
	return scores.constraint < 1.1 && scores.target < 1.1 && signals.limit < 2;
}

/** How many ways an item names, each with its price and time. */
function waysIn(item: readonly Read[]): number {
	const each = item.filter(
		(statement) => hasPrice(statement) && hasTime(statement) && !statement.told,
	).length;
	return Math.max(each, item.some(hasPrice) && item.some(hasTime) ? 1 : 0);
}

/** Of an item that names several ways, each with its price and time, all of them; of any other its beginning. */
function offersIn(item: readonly Read[]): readonly Read[] {
	return waysIn(item) > 1 ? item.filter(hasPrice) : item.slice(0, 1);
}
