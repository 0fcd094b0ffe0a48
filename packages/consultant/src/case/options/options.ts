import { stemsOf, wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { likeness } from "../likeness.ts";
import { answersToWhatToDo } from "./answered.ts";
import { shortened } from "./label.ts";
import { listedWays } from "./listed-ways.ts";
import { offerName } from "./offered.ts";
import { isOption, pricedRows } from "./offering.ts";
import { followersOf, offersOf } from "./option-block.ts";
import { countingStatements, withPiecesElsewhere } from "./pieces-elsewhere.ts";
import { priceOf } from "./prices.ts";
import { isInstead, isOffer, markRivals } from "./rivals.ts";
import { countedWays } from "./spoken.ts";
import { isHeadedAsRecommended, standingOf } from "./standing.ts";
import { type StatedOption, statedOptions } from "./stated-option.ts";
import { monthsOf, timeOf } from "./times.ts";
import { priceElsewhere } from "./told-elsewhere.ts";

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
	const told = countedWays(statements);
	const counted = new Map([...told, ...answersToWhatToDo(statements, told)]);
	const offered = statements.flatMap(({ id, offer }) => (offer ? id : []));
	const listed = new Set([
		...listedWays(statements),
		...pricedRows(statements),
		...counted.keys(),
		...offered,
	]);
	for (const statement of statements) {
		const before = found.at(-1)?.statements.at(-1);
		const isOther = before?.block === statement.block && isInstead(statement);
		if (used.has(statement.id)) continue;
		if (!isOther && !listed.has(statement.id) && !isOption(statement, statements)) continue;
		const { options, block } = optionsAt(statement, statements, { listed, counted }, moneyUntil);
		for (const { id } of block) used.add(id);
		// The names that one statement lists are told apart by it.
		const others = [...found];
		for (const option of options) {
			if (!others.some((other) => likeness(other.stems, option.stems, rarity) > 0.8))
				found.push(answered(option, statements));
		}
	}
	return strongest(markRivals(withPricesElsewhere(found, statements, rarity, moneyUntil))).map(recommended);
}

function recommended(option: StatedOption): StatedOption {
	const [first] = option.statements;
	const isRecommended = first !== undefined && option.standing === "open" && isHeadedAsRecommended(first);
	return isRecommended ? { ...option, standing: "recommended" } : option;
}

/** Gives each option without a price the one that the text has for it elsewhere; what names only that is no other option. */
function withPricesElsewhere(
	found: readonly StatedOption[],
	statements: readonly Read[],
	rarity: (stem: string) => number,
	moneyUntil: string | null,
): StatedOption[] {
	const taken = new Set<string>();
	const counting = countingStatements(statements);
	const ways = Map.groupBy(found, ({ statements: [first] }) => first?.id);
	const priced = found.map((each) => {
		// Of several ways that one statement names each has its own figures.
		const isAlone = ways.get(each.statements[0]?.id)?.length === 1;
		const option = isAlone ? withPieces(each, counting, rarity, moneyUntil) : each;
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

/** Gives a way that is priced by the piece its price, where the text counts the pieces elsewhere with its name. */
function withPieces(
	option: StatedOption,
	counting: readonly Read[],
	rarity: (stem: string) => number,
	moneyUntil: string | null,
): StatedOption {
	if (option.price !== null || option.unitPrice === null) return option;
	return { ...option, price: priceOf(withPiecesElsewhere(option, counting, rarity), false, moneyUntil) };
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
	{ listed, counted }: { listed: ReadonlySet<string>; counted: ReadonlyMap<string, Read[]> },
	moneyUntil: string | null,
): { options: StatedOption[]; block: Read[] } {
	const { offer } = statement;
	if (offer) {
		const block = followersOf(statement, all, listed);
		const options = statedOptions(statement, block, moneyUntil).map((option) => ({
			...option,
			label: shortened(offerName(offer, block, statement.language)),
			rivals: offer.group,
			stems: [...option.stems, ...stemsOf(wordsOf(offer.announced), statement.language)],
		}));
		return { options, block };
	}
	const offers = offersOf(statement, all);
	if (offers.length === 0) {
		const block = counted.get(statement.id) ?? followersOf(statement, all, listed);
		const options = statedOptions(statement, block, moneyUntil);
		const thing = offeredThing(statement, all);
		if (thing === null || options.length !== 1) return { options, block };
		return { options: options.map((option) => ({ ...option, label: shortened(thing) })), block };
	}
	const head = statement.plain.replace(/[.;:]$/u, "");
	const options = offers
		.flatMap((offer) => statedOptions(offer[0] ?? statement, offer, moneyUntil))
		.map((option) => ({
			...option,
			label: shortened(`${head}: ${option.label}`),
			rivals: statement.id,
			stems: [...option.stems, ...statement.stems],
		}));
	return { options, block: [statement, ...offers.flat()] };
}

/** "Route software. They sent me a quote, £890 a month": what an offer is for, where only the short sentence before it says so; else null. */
function offeredThing(statement: Read, all: readonly Read[]): string | null {
	const before = all[statement.order - 1];
	if (!before || before.block !== statement.block || before.speaker !== statement.speaker) return null;
	const { figures, kind, signals } = before;
	const said = withoutSpeaker(before).replace(/[.;:]+$/u, "");
	const isThing = kind !== "title" && figures.length === 0 && signals.question + signals.lack === 0;
	return isOffer(statement) && isThing && wordsOf(said).length <= wordsOfThing ? capitalise(said) : null;
}

const wordsOfThing = 6;

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
