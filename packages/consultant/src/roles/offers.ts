import { type Figure, mayBeYear } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import { offerWordsOf } from "../languages/ways/offer-words.ts";
import { spokenWaysOf } from "../languages/ways/spoken-ways.ts";
import { namesDeed } from "../languages/ways/way-words.ts";
import { wordsOf } from "../languages/words.ts";
import type { Read } from "./statements.ts";

/** An offer that a supplier makes. */
export type Offer = {
	/** The same for all offers for one thing: of those only one is taken. */
	group: string;
	/** What the sentence says that announces them; "" where none does. */
	announced: string;
	/** Who makes it, in the text's words. */
	by: string;
	/** It says that somebody would take so much for it: who makes it is surely a name. */
	isDemand: boolean;
	/** What stands behind that. */
	says: string;
};

/** So many statements may stand between two offers in one paragraph. */
const longestGap = 3;
const mostOffers = 8;
/** Longer, it says more than that offers follow. */
const longestAnnouncement = 16;
const longestName = 6;

/**
 * The offers of suppliers, by the id of the statement that opens each: what stands behind a sentence that announces them
 * ("I have two quotes:"), begins like the others ("Angebot A …", "Angebot B …"), or says what somebody would take for it
 * ("Berger wants €38,000, delivery in six weeks").
 */
export function offersAmong(statements: readonly Read[]): ReadonlyMap<string, Offer> {
	const found = new Map<string, Offer>();
	let at = 0;
	while (at < statements.length) {
		const announced = announcementAt(statements, at);
		const run = announced === null ? unannouncedAt(statements, at) : runBehind(statements, at);
		const [first] = run;
		if (!first) {
			at++;
			continue;
		}
		for (const { statement, ...offer } of run)
			found.set(statement.id, { ...offer, group: first.statement.id, announced: announced ?? "" });
		at = statements.indexOf(run.at(-1)?.statement ?? first.statement) + 1;
	}
	return found;
}

type Opening = Omit<Offer, "group" | "announced"> & { statement: Read };

/** A short statement without an amount that names several offers or those who were asked for them; null for any other. */
function announcementAt(statements: readonly Read[], at: number): string | null {
	const statement = statements[at];
	const words = statement && offerWordsOf(statement.language);
	if (!statement || !words || !mayBeOffer(statement) || statement.words.length > longestAnnouncement)
		return null;
	if (amountIn(statement) || statement.signals.question > 0) return null;
	if (cuesOf(statement.language).negation.count(statement.words) > 0) return null;
	const { several, suppliers, answered } = words;
	const isAnswer = suppliers.count(statement.words) > 0 && answered.count(statement.words) > 0;
	return several.count(statement.words) > 0 || isAnswer ? statement.plain : null;
}

/** The offers behind what announces them: in its own paragraph, or in those right behind it. */
function runBehind(statements: readonly Read[], at: number): Opening[] {
	const run: Opening[] = [];
	let last = at;
	for (let next = at + 1; next - last <= longestGap && run.length < mostOffers; next++) {
		const statement = statements[next];
		if (statement?.documentId !== statements[at]?.documentId) break;
		const opening = openingAt(statements, next, true);
		const isGoingOn = statement?.block === statements[next - 1]?.block || isHead(statement);
		if (!opening && !isGoingOn) break;
		if (!opening) continue;
		run.push(opening);
		last = next;
	}
	return run.length > 1 ? run : [];
}

/** Offers that nothing announces: several that begin alike, or one that says what it takes and when it can be had. */
function unannouncedAt(statements: readonly Read[], at: number): Opening[] {
	const first = openingAt(statements, at, false);
	if (!first || first.statement.told) return [];
	const run = [first];
	for (let next = at + 1; next <= at + longestGap * run.length && run.length < mostOffers; next++) {
		const statement = statements[next];
		const opening = openingAt(statements, next, false);
		if (!statement || (statement.block !== first.statement.block && !opening)) break;
		if (opening) run.push(opening);
	}
	const before = statements[at - 1];
	if (run.length === 1 && isPriceOf(before, first.statement)) return [];
	return isBeside(before, first.statement) || run.some(({ statement }) => tellsSupply(statement)) ? run : [];
}

/** "A second contractor. Purchasing says €40,000": what names a way without a price stands before its price. */
function isPriceOf(before: Read | undefined, { block, kind }: Read): boolean {
	if (before?.block !== block || amountIn(before)) return false;
	return kind === "item" || before.scores.option >= leastOption || before.signals.option > 0;
}

const leastOption = 0.5;

/** Another way with its price stands right before. */
function isBeside(before: Read | undefined, { block }: Read): boolean {
	return before?.block === block && before.signals.option > 0 && amountIn(before) !== undefined;
}

/** What opens an offer; what is announced needs no more than a name before its price. */
function openingAt(statements: readonly Read[], at: number, isAnnounced: boolean): Opening | null {
	const statement = statements[at];
	if (!statement || !mayBeOffer(statement)) return null;
	const before = statements[at - 1];
	const isBelow = before !== undefined && before.block !== statement.block && isHead(before);
	if (isAnnounced && isBelow && statement.kind !== "title" && amountIn(statement))
		return { statement, by: before.plain, isDemand: false, says: statement.plain };
	const amount = amountIn(statement);
	if (!amount) return null;
	return named(statement, amount, isAnnounced) ?? demanded(statement, amount);
}

/** "CoolTrace: £95,000 …", "Angebot A (Berger): …"; without an announcement only what calls itself an offer. */
function named(statement: Read, amount: string, isAnnounced: boolean): Opening | null {
	const { plain, language } = statement;
	const [, label = "", mark = "", says = ""] =
		/^(.{2,60}?)(\s?:|\s[–—-]|,)\s+(.+)$/su.exec(withoutMark(plain)) ?? [];
	if (label === "" || label.includes(amount) || !isName(label, statement)) return null;
	const { rival, function: small } = cuesOf(language);
	if (mark === "," && small.has(wordsOf(label)[0] ?? "")) return null;
	return isAnnounced || (rival.at(statement.words, 0) && /^\p{L}+\s(?:\d|[A-H])(?!\p{L})/u.test(plain))
		? { statement, by: label, isDemand: false, says }
		: null;
}

/** "Offer 1 – Maison Perrault: …": its own mark stands before the name. */
function withoutMark(plain: string): string {
	return plain.replace(/^(?:\p{L}+\s)?(?:\d{1,2}|[A-H])\s?[.):–—-]+\s+(?=\p{Lu})/u, "");
}

/**
 * A few words with a capital that speak neither of money to be spent nor of what is wanted, stand for nothing said before,
 * count nothing off and name nothing to be done.
 */
function isName(label: string, { language }: Read): boolean {
	const words = wordsOf(label);
	const { limit, headings, target, we, anaphor, function: small } = cuesOf(language);
	const ways = spokenWaysOf(language);
	const isOther =
		[limit, headings.limit, headings.target, headings.problem, target, we].some(
			(list) => list.count(words) > 0,
		) ||
		anaphor.has(words[0] ?? "") ||
		words.every(small.has) ||
		namesDeed(label, language) ||
		[ways?.first, ways?.next].some((counted) => counted?.test(`${label} `));
	return /^\p{Lu}/u.test(label) && words.length <= longestName && !isOther;
}

/** "Huber is at 29.500 €", "Chez Barrex on serait à 39 000 €": a name before a word of demanding, and that before the price. */
function demanded(statement: Read, amount: string): Opening | null {
	const { plain, language, signals } = statement;
	const words = offerWordsOf(language);
	const before = plain.slice(0, plain.indexOf(amount));
	if (!words || before === "" || signals.loss > 0) return null;
	const [by = ""] = before.split(/[,;:(]/u);
	const said = by.split(/\s+/u);
	const asks = (from: number, to: number) => words.demands.count(wordsOf(said.slice(from, to).join(" "))) > 0;
	const end = said.findIndex((_word, index) => asks(0, index + 1)) + 1;
	const begin = said.findLastIndex((_word, index) => index < end && asks(index, end));
	const name = said.slice(0, begin).join(" ");
	if (begin < 1 || !isName(name, statement)) return null;
	return { statement, by: name, isDemand: true, says: plain.split(/\s+/u).slice(end).join(" ") };
}

function mayBeOffer({ kind, forbids, confirmed, role, words, language }: Read): boolean {
	const isChosen = confirmed && role !== "option" && role !== "action";
	const isSaid = kind === "sentence" || kind === "item" || kind === "title";
	return isSaid && !forbids && !isChosen && !cuesOf(language).orElse.at(words, 0);
}

/** A short line of its own without an end, as a name stands above what is said of it. */
function isHead(statement: Read | undefined): boolean {
	return (
		statement !== undefined &&
		(statement.kind === "title" || statement.kind === "sentence") &&
		statement.words.length <= longestName &&
		statement.figures.length === 0 &&
		/^\p{Lu}[^:;,?!]*[^.:;,?!]$/u.test(statement.plain)
	);
}

/** When it can be had: a time, or a word of delivery or beginning. */
function tellsSupply({ figures, words, language }: Read): boolean {
	const cues = offerWordsOf(language);
	if (figures.some(({ kind, per }) => kind === "duration" && per === null)) return true;
	return cues !== null && cues.supply.count(words) + cues.begins.count(words) + cues.atOnce.count(words) > 0;
}

/** The first amount of a statement as it is written; undefined for none. */
function amountIn({ figures, text }: Read): string | undefined {
	const first = figures.find(isSum);
	return first && text.slice(first.start, first.end);
}

/** Money, or a number that can be no other thing than a sum: of thousands, or paid by the month. */
export function isSum({ kind, unit, per, value, change }: Figure): boolean {
	if (change !== null) return false;
	if (kind === "money") return value >= leastSum;
	const isRate = per === "month" || per === "year";
	return (
		kind === "number" &&
		unit === null &&
		(isRate ? value >= leastSum : value >= leastBareSum && per === null && !mayBeYear(value))
	);
}

const leastSum = 100;
const leastBareSum = 1000;
