import { cuesOf } from "../../languages/cues.ts";
import type { Read } from "../../roles/statements.ts";
import { hasPrice, isOption, passingWay } from "./offering.ts";
import { isPricedWay } from "./priced-way.ts";
import { isInstead, isOffer } from "./rivals.ts";

/**
 * Two or more offers with prices behind a statement without one, each with what is said of it: "A central system. Offer to
 * buy: …. Offer to rent: …." What stands behind the last is said of all.
 */
export function offersOf(statement: Read, all: readonly Read[]): Read[][] {
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

/** The statements of the same item or paragraph that go on about it; what is `listed` as another option does not. */
export function followersOf(statement: Read, all: readonly Read[], listed: ReadonlySet<string>): Read[] {
	const block = [statement];
	for (let at = statement.order + 1; at < all.length; at++) {
		const next = all[at];
		if (!next || next.block !== statement.block || next.kind === "cell" || listed.has(next.id)) break;
		// What a quote asks is a price, not a limit.
		if (!isOffersOwn(next, block) && (endsOption(next, statement, all) || isNextWay(next, block))) break;
		block.push(next);
	}
	return block;
}

/** "… for £1,400. A second night nurse would cost £5,600 a month": names something with its price where the way before has one. */
function isNextWay(next: Read, block: readonly Read[]): boolean {
	const isPaidBesides = cuesOf(next.language).added.at(next.words, 0);
	return (
		next.kind === "sentence" &&
		next.signals.money > 0 &&
		!isPaidBesides &&
		block.some(hasPrice) &&
		isPricedWay(next)
	);
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
		passingWay(next) !== null ||
		next.scores.constraint > 1 ||
		next.scores.target > 1.2
	);
}
