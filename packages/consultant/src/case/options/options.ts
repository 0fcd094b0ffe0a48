import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Cell } from "../../read/statement.ts";
import { likeness } from "../likeness.ts";
import { isOwnerColumn } from "../people/owner-column.ts";
import type { Read } from "../statements.ts";
import { answersToWhatToDo } from "./answered.ts";
import { unitPriceOf } from "./factors.ts";
import { labelOf, shortened } from "./label.ts";
import { isOption, isVariant, pricedBrackets, pricedLists, pricedRows } from "./offering.ts";
import { priceOf, type StatedPrice } from "./prices.ts";
import { isInstead, isOffer, markRivals } from "./rivals.ts";
import { type Standing, standingOf } from "./standing.ts";
import { dueOf, monthsOf, personDaysOf, type StatedTime, timeOf } from "./times.ts";
import { priceElsewhere } from "./told-elsewhere.ts";
import { type ToldFigure, toldFigures } from "./told-figure.ts";

/** A way forward that the text names, with what it says of price, time and person. */
export type StatedOption = {
	id: string;
	/** In the text's own words. */
	label: string;
	/** Everything that the text says of it, the label's statement first. */
	statements: readonly Read[];
	price: StatedPrice | null;
	/** The price of a piece as it is written, where the text gives no other; null for none. */
	unitPrice: string | null;
	/** Days of own work that the text states; null where it states none. */
	personDays: number | null;
	months: number | null;
	/** The same as it is stated: so many of a unit of time. */
	time: StatedTime | null;
	/** When it is due, as an ISO date. */
	due: string | null;
	owner: string | null;
	/** One of several that exclude each other ("Variant A", "two offers"). */
	alternative: boolean;
	/** Names the ways of which only one can be taken; null where it goes with any other. */
	rivals: string | null;
	/** Whether it has been agreed, or somebody in the text speaks for it or against it. */
	standing: Standing;
	stems: readonly string[];
};

const mostOptions = 10;

/**
 * What the text offers: proposals, offers, actions, recommendations, pilots; in the order of the text. What they cost on
 * and on is counted up to the day until which money is given (`moneyUntil`, an ISO date), where there is one.
 */
export function optionsOf(
	statements: readonly Read[],
	rarity: (stem: string) => number,
	moneyUntil: string | null,
): StatedOption[] {
	const found: StatedOption[] = [];
	const used = new Set<string>();
	const listed = new Set([
		...pricedLists(statements),
		...pricedRows(statements),
		...answersToWhatToDo(statements),
	]);
	for (const statement of statements) {
		const before = found.at(-1)?.statements.at(-1);
		const isOther = before?.block === statement.block && isInstead(statement);
		if (used.has(statement.id)) continue;
		if (!isOther && !listed.has(statement.id) && !isOption(statement, statements)) continue;
		const { options, block } = optionsAt(statement, statements, moneyUntil);
		for (const { id } of block) used.add(id);
		// The names that one statement lists are told apart by it.
		const others = [...found];
		for (const option of options) {
			if (!others.some((other) => likeness(other.stems, option.stems, rarity) > 0.8))
				found.push(answered(option, statements));
		}
	}
	return strongest(markRivals(withPricesElsewhere(found, statements, rarity, moneyUntil)));
}

/** Gives each option without a price the one that the text has for it elsewhere; what names only that is no other option. */
function withPricesElsewhere(
	found: readonly StatedOption[],
	statements: readonly Read[],
	rarity: (stem: string) => number,
	moneyUntil: string | null,
): StatedOption[] {
	const taken = new Set<string>();
	const priced = found.map((option) => {
		const said = option.price ? null : priceElsewhere(option, statements, rarity);
		const price = said && priceOf(said.told, false, moneyUntil);
		if (!said || !price || taken.has(said.statement.id)) return option;
		taken.add(said.statement.id);
		return {
			...option,
			price,
			months: option.months ?? monthsOf(said.told),
			time: option.time ?? timeOf(said.told),
			statements: [...option.statements, said.statement],
		};
	});
	return priced.filter(({ id }) => !taken.has(id));
}

/** What the next speaker answers to it counts as well. */
function answered(option: StatedOption, all: readonly Read[]): StatedOption {
	const last = option.statements.at(-1);
	const next = last && all[last.order + 1];
	if (!last || !next || next.speaker === null || next.speaker === last.speaker) return option;
	const answer = { plain: withoutSpeaker(next), language: next.language };
	return { ...option, standing: standingOf(option.statements, answer) };
}

/** The options that a statement opens, and the statements that belong to them. */
function optionsAt(
	statement: Read,
	all: readonly Read[],
	moneyUntil: string | null,
): { options: StatedOption[]; block: Read[] } {
	const offers = offersOf(statement, all);
	if (offers.length === 0) {
		const block = followersOf(statement, all);
		return { options: split(statement, block, moneyUntil), block };
	}
	const head = statement.plain.replace(/[.;:]$/u, "");
	const options = offers
		.flatMap((offer) => split(offer[0] ?? statement, offer, moneyUntil))
		.map((option) => ({
			...option,
			label: shortened(`${head}: ${option.label}`),
			rivals: statement.id,
			stems: [...option.stems, ...statement.stems],
		}));
	return { options, block: [statement, ...offers.flat()] };
}

function strongest(found: readonly StatedOption[]): StatedOption[] {
	if (found.length <= mostOptions) return [...found];
	const weight = ({ price, months, statements }: StatedOption) =>
		(price ? 1 : 0) +
		(months === null ? 0 : 1) +
		(statements[0]?.signals.heading.option ?? 0) +
		(statements[0]?.confirmed ? 5 : 0);
	const kept = new Set([...found].sort((one, other) => weight(other) - weight(one)).slice(0, mostOptions));
	return found.filter((each) => kept.has(each));
}

/**
 * Two or more offers with prices behind a statement without one, each with what is said of it: "A central system. Offer to
 * buy: …. Offer to rent: …." What stands behind the last is said of all.
 */
function offersOf(statement: Read, all: readonly Read[]): Read[][] {
	if (statement.kind !== "item" || statement.signals.money > 0) return [];
	const offers: Read[][] = [];
	for (const each of all.slice(statement.order + 1, statement.order + 8)) {
		if (each.block !== statement.block) break;
		if (isOffer(each) || (offers.length > 0 && isInstead(each))) offers.push([each]);
		else if (offers.length === 0) return [];
		else offers.at(-1)?.push(each);
	}
	const last = offers.at(-1)?.slice(1) ?? [];
	return offers.length > 1
		? offers.map((offer, at) => (at === offers.length - 1 ? offer : [...offer, ...last]))
		: [];
}

/** The statements of the same item or paragraph that go on about it. */
function followersOf(statement: Read, all: readonly Read[]): Read[] {
	const block = [statement];
	for (let at = statement.order + 1; at < all.length; at++) {
		const next = all[at];
		if (!next || next.block !== statement.block || next.kind === "cell") break;
		// What a quote asks is a price, not a limit.
		if (!isOffersOwn(next, block) && endsOption(next, statement, all)) break;
		block.push(next);
	}
	return block;
}

/** The offer for what has been named without a price: "A check at the gate. Quote by Alder: £18,600." */
function isOffersOwn(next: Read, block: readonly Read[]): boolean {
	return isOffer(next) && !isInstead(next) && block.every(({ signals }) => signals.money === 0);
}

/**
 * The next piece of a list in one sentence is an option of its own, and so is a sentence that makes another offer with a
 * price; what must be or is to be reached is none.
 */
function endsOption(next: Read, first: Read, all: readonly Read[]): boolean {
	return (
		(next.signals.option > 0 && next.signals.heading.option < 1 && isOption(next, all)) ||
		(next.lead !== null && next.lead === first.lead) ||
		isOffer(next) ||
		isInstead(next) ||
		next.scores.constraint > 1 ||
		next.scores.target > 1.2
	);
}

/** What stands before the next of several names. */
const beforeName = patternByLanguage(
	({ and, or, offers }) => new RegExp(`^[\\s/]*(?:${and}|${or}|${offers})\\s+`, "iu"),
);

/** "Mechelen (no investment, four months) and Breda (…)": each bracket that holds a price or a time belongs to a name. */
function split(statement: Read, block: readonly Read[], moneyUntil: string | null): StatedOption[] {
	if (statement.kind === "row") return [ofRow(statement, moneyUntil)];
	const priced = pricedBrackets(statement);
	if (priced.length > 1) {
		const names = priced.map(({ 1: name = "" }) =>
			name
				.replace(beforeName(statement.language), "")
				.replace(/^[\s/]+/, "")
				.trim(),
		);
		// Offers for one thing exclude each other; what somebody proposes in one breath goes together.
		const rival = cuesOf(statement.language).rival.count(statement.words) > 0 || isAlternative(statement);
		return priced.map(({ 0: whole, index }, at) => ({
			...ofStatement(
				statement,
				block.slice(0, 1),
				names[at] ?? "",
				spanFigures(statement, whole, index),
				rival,
				whole,
				moneyUntil,
			),
			id: at === 0 ? statement.id : `${statement.id}#${at + 1}`,
		}));
	}
	return [
		ofStatement(
			statement,
			block,
			labelOf(statement, block),
			toldFigures(block),
			isAlternative(statement),
			block.map(({ plain }) => plain).join(" "),
			moneyUntil,
		),
	];
}

function spanFigures(statement: Read, whole: string, index: number): ToldFigure[] {
	const at = statement.text.indexOf(whole, Math.max(0, index - 4));
	return toldFigures([statement]).filter(
		({ figure: { start, end } }) => start >= at && end <= at + whole.length,
	);
}

function ofStatement(
	statement: Read,
	block: readonly Read[],
	label: string,
	told: readonly ToldFigure[],
	alternative: boolean,
	text: string,
	moneyUntil: string | null,
): StatedOption {
	return {
		id: statement.id,
		label: shortened(label),
		statements: block,
		price: priceOf(told, isFree(text, statement), moneyUntil),
		unitPrice: unitPriceOf(told),
		personDays: personDaysOf(told),
		months: monthsOf(told),
		time: timeOf(told),
		due: dueOf(told),
		owner: null,
		alternative,
		rivals: null,
		standing: standingOf(block),
		stems: statement.stems,
	};
}

function isFree(text: string, { language, signals }: Read): boolean {
	return signals.free > 0 || cuesOf(language).free.count(wordsOf(text)) > 0;
}

function isAlternative({ plain, headings, language }: Read): boolean {
	if (isVariant(plain, language)) return true;
	if (/^[A-H]\s?[–—.:)-]\s/u.test(plain)) return true;
	const { rival } = cuesOf(language);
	return headings.slice(-1).some((name) => rival.count(wordsOf(name)) > 0);
}

function ofRow(statement: Read, moneyUntil: string | null): StatedOption {
	const { cells, text, language } = statement;
	const headings = cuesOf(language);
	const said = (cell: Cell) => wordsOf(cell.header);
	const owner = cells.find(({ header }) => isOwnerColumn(header, language));
	const named = cells.filter((cell) => cell !== owner && /\p{L}{3}/u.test(cell.text));
	// The column for what is done says so, or stands before those that remark on it.
	const what =
		named.find(
			(cell) => headings.headings.option.count(said(cell)) > 0 || headings.columns.what.at(said(cell), 0),
		) ??
		named.find((cell) => lettersIn(cell.text) >= 12) ??
		named.toSorted((one, other) => lettersIn(other.text) - lettersIn(one.text))[0];
	const told = toldFigures([statement]);
	return {
		id: statement.id,
		label: shortened(what?.text ?? statement.plain),
		statements: [statement],
		price: priceOf(told, isFree(text, statement), moneyUntil),
		unitPrice: unitPriceOf(told),
		personDays: personDaysOf(told),
		months: monthsOf(told),
		time: timeOf(told),
		due: dueOf(told),
		owner: owner && /\p{L}{2}/u.test(owner.text) ? owner.text : null,
		alternative: false,
		rivals: null,
		standing: standingOf([statement]),
		stems: statement.stems,
	};
}

function lettersIn(text: string): number {
	return text.match(/\p{L}/gu)?.length ?? 0;
}
