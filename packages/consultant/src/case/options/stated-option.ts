import type { StatedTime } from "../../figures/stated-time.ts";
import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { type ToldFigure, toldFigures } from "../../ledger/told-figure.ts";
import type { Cell } from "../../read/statement.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { isOwnerColumn } from "../people/owner-column.ts";
import type { Advice } from "./advised.ts";
import { type UnitPrice, unitPriceOf } from "./factors.ts";
import { labelOf, shortened } from "./label.ts";
import { isVariant, pricedBrackets } from "./offering.ts";
import { priceOf, type StatedPrice } from "./prices.ts";
import { eitherOr } from "./spoken.ts";
import { type Standing, standingOf } from "./standing.ts";
import { beginOf, dueOf, isAtOnce, monthsOf, oneTimeOf, personDaysOf, startsInOf, timeOf } from "./times.ts";

/** A way forward that the text names, with what it says of price, time and person. */
export type StatedOption = {
	id: string;
	/** In the text's own words. */
	label: string;
	/** Everything that the text says of it, the label's statement first. */
	statements: readonly Read[];
	price: StatedPrice | null;
	/** The price of a piece as it is written, where the text gives no other; null for none. */
	unitPrice: UnitPrice | null;
	/** Days of own work that the text states; null where it states none. */
	personDays: number | null;
	months: number | null;
	/** The same as it is stated: so many of a unit of time. */
	time: StatedTime | null;
	/** When it is due, as an ISO date. */
	due: string | null;
	/** The day before which it does not begin, as an ISO date; null where the text names none. */
	begins: string | null;
	/** In what time it can begin; null where the text does not say. */
	startsIn: StatedTime | null;
	owner: string | null;
	/** One of several that exclude each other ("Variant A", "two offers"). */
	alternative: boolean;
	/** Names the ways of which only one can be taken; null where it goes with any other. */
	rivals: string | null;
	/** Whether it has been agreed, or somebody in the text speaks for it or against it. */
	standing: Standing;
	/** A decision of the text names it as taken. */
	decided: boolean;
	/** The recommendation of the text that names it; null where none does. */
	advised: Advice | null;
	/** What somebody says against it elsewhere in the text. */
	objections: readonly Read[];
	stems: readonly string[];
};

/** What stands before the next of several names. */
const beforeName = patternByLanguage(
	({ and, or, offers }) => new RegExp(`^[\\s/]*(?:${and}|${or}|${offers})\\s+`, "iu"),
);

/**
 * The options that a statement names; `block` is everything that is said of it. "Mechelen (no investment, four months) and Breda (…)": each bracket
 * that holds a price or a time belongs to a name.
 */
export function statedOptions(
	statement: Read,
	block: readonly Read[],
	moneyUntil: string | null,
): StatedOption[] {
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
			...ofStatement(statement, {
				block: block.slice(0, 1),
				label: names[at] ?? "",
				told: spanFigures(statement, whole, index),
				alternative: rival,
				text: whole,
				moneyUntil,
			}),
			id: at === 0 ? statement.id : `${statement.id}#${at + 1}`,
		}));
	}
	const either = eitherOr(statement);
	if (either)
		return either.map((text, at) => ({
			...ofStatement(statement, {
				block: block.slice(0, 1),
				label: nameIn(text, statement),
				told: spanFigures(statement, text, statement.text.indexOf(text)),
				alternative: true,
				text,
				moneyUntil,
			}),
			id: at === 0 ? statement.id : `${statement.id}#${at + 1}`,
			rivals: statement.id,
		}));
	return [
		ofStatement(statement, {
			block,
			label: labelOf(statement, block),
			told: toldFigures(block),
			alternative: isAlternative(statement),
			text: block.map(({ plain }) => plain).join(" "),
			moneyUntil,
		}),
	];
}

/** Up to where the price begins, without the preposition before it. */
function nameIn(text: string, statement: Read): string {
	const { function: small } = cuesOf(statement.language);
	const places = spanFigures(statement, text, statement.text.indexOf(text))
		.filter(({ figure: { kind } }) => kind === "money" || kind === "duration")
		.map(({ figure }) => text.indexOf(statement.text.slice(figure.start, figure.end)))
		.filter((at) => at > 0);
	const name = text
		.slice(0, Math.min(...places, text.length))
		.split(/\s+/u)
		.filter((word) => word !== "");
	while (small.has(name.at(-1)?.toLowerCase() ?? "")) name.pop();
	return capitalise(name.join(" ").replace(/[\s,:;(–—-]+$/u, ""));
}

function spanFigures(statement: Read, whole: string, index: number): ToldFigure[] {
	const at = statement.text.indexOf(whole, Math.max(0, index - 4));
	return toldFigures([statement]).filter(
		({ figure: { start, end } }) => start >= at && end <= at + whole.length,
	);
}

type Stated = Pick<StatedOption, "label" | "alternative"> & {
	block: readonly Read[];
	told: readonly ToldFigure[];
	text: string;
	moneyUntil: string | null;
};

function ofStatement(
	statement: Read,
	{ block, label, told, alternative, text, moneyUntil }: Stated,
): StatedOption {
	const terms = termsOf(told, { free: isFree(text, statement), atOnce: isAtOnce(block) }, moneyUntil);
	const one = terms.time === null ? oneTimeOf(block) : null;
	return {
		...terms,
		...one,
		id: statement.id,
		label: shortened(label),
		statements: block,
		owner: null,
		alternative,
		rivals: null,
		standing: standingOf(block),
		decided: false,
		advised: null,
		objections: [],
		stems: statement.stems,
	};
}

/** What the figures of an option say that it takes. */
function termsOf(
	told: readonly ToldFigure[],
	{ free, atOnce }: { free: boolean; atOnce: boolean },
	moneyUntil: string | null,
) {
	return {
		price: priceOf(told, free, moneyUntil),
		unitPrice: unitPriceOf(told),
		personDays: personDaysOf(told),
		months: monthsOf(told, atOnce),
		time: timeOf(told, atOnce),
		due: dueOf(told),
		begins: beginOf(told),
		startsIn: startsInOf(told),
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
	return {
		...termsOf(toldFigures([statement]), { free: isFree(text, statement), atOnce: false }, moneyUntil),
		id: statement.id,
		label: shortened(what?.text ?? statement.plain),
		statements: [statement],
		owner: owner && /\p{L}{2}/u.test(owner.text) ? owner.text : null,
		alternative: false,
		rivals: null,
		standing: standingOf([statement]),
		decided: false,
		advised: null,
		objections: [],
		stems: statement.stems,
	};
}

function lettersIn(text: string): number {
	return text.match(/\p{L}/gu)?.length ?? 0;
}
