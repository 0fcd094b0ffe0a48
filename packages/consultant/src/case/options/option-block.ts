import { stemsBeside } from "../../figures/stems-beside.ts";
import { cuesOf } from "../../languages/cues.ts";
import { stemsOf } from "../../languages/words.ts";
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
		const isOther = endsOption(next, statement, all) || isNextWay(next, block) || isOwnWay(next, block);
		if (!isOffersOwn(next, block) && isOther) break;
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

/**
 * "… for £11.40 an invoice. Ms Lind sets thresholds (2 weeks, no cost)", "Rent a lorry: £1,900 a month": of a paragraph below a
 * heading for options, the next sentence with a price of its own for something else, where the way before has one.
 */
function isOwnWay(next: Read, block: readonly Read[]): boolean {
	const { kind, signals, words, language, text, figures } = next;
	if (kind !== "sentence" || signals.heading.option < 1 || !hasPrice(next)) return false;
	if (!block.some((each) => each.signals.money > 0 || hasPrice(each))) return false;
	const isNamed = figures.some(
		({ kind: of, start }) => of === "money" && namedBefore.test(text.slice(0, start)),
	);
	if (isNamed) return true;
	const [opening = ""] = words;
	if (cuesOf(language).anaphor.has(opening) || cuesOf(language).added.at(words, 0)) return false;
	const { priced, free } = cuesOf(language);
	const ofPrice = new Set(
		words.flatMap((word, at) => (priced.has(word) || free.at(words, at) ? [at, at + 1] : [])),
	);
	const price = new Set(
		stemsOf(
			words.filter((_, at) => ofPrice.has(at)),
			language,
		),
	);
	const own = stemsBeside(figures, text, language).filter((stem) => !price.has(stem));
	return own.length >= fewestOfWay && !block.some(({ stems }) => own.some((stem) => stems.includes(stem)));
}

/** "Rent a lorry: £" */
const namedBefore = /^[^:.;]{8,80}:\s(?:[£€$]\s?)?$/u;
const fewestOfWay = 3;

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
