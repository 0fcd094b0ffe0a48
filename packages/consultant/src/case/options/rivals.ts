import { type Cues, cuesOf } from "../../languages/cues.ts";
import { stemsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { likeness } from "../likeness.ts";
import { passingWay } from "./offering.ts";
import type { StatedOption } from "./stated-option.ts";

type Option = {
	id: string;
	label: string;
	statements: readonly Read[];
	/** Names the ways of which only one can be taken; null where nothing speaks against taking it with any other. */
	rivals: string | null;
};

/**
 * Whether a statement begins with a word of offers and names what it takes: "Quote by Alder: £18,600 and 7 weeks", "The quote
 * from Alder is £18,600", "they sent me a quote for £890 a month".
 */
export function isOffer({ language, words, figures }: Read): boolean {
	if (!figures.some(isTaken)) return false;
	const { option, rival, function: small } = cuesOf(language);
	const [first = ""] = words;
	if (option.has(first)) return true;
	return small.has(first) && words.slice(1, ofOffer).some((word) => rival.has(word) && option.has(word));
}

/** In so many words it is said whose offer it is. */
const ofOffer = 4;

/** Whether a statement names a way in place of the one before it: "Alternatively …", "If hired: £2,000 a month". */
export function isInstead({ language, words, figures }: Read): boolean {
	const { orElse, condition, hiring, buying } = cuesOf(language);
	if (!figures.some(isTaken)) return false;
	const clause = words.slice(0, 6);
	return orElse.at(words, 0) || (condition.at(words, 0) && hiring.count(clause) + buying.count(clause) > 0);
}

function isTaken({ kind }: Read["figures"][number]): boolean {
	return kind === "money" || kind === "duration";
}

/** So far apart two items may stand that are ways to the same thing. */
const near = 6;
const alike = 0.5;

/** Marks those of which only one can be taken: what stands in place of another, what is bought or hired, two offers. */
export function markRivals<T extends Option>(options: readonly T[]): T[] {
	const marked: T[] = [];
	for (const option of options) {
		const at = marked.findLastIndex((other) => exclude(other, option));
		const other = marked[at];
		const rivals = other ? (other.rivals ?? other.id) : option.rivals;
		if (other) marked[at] = { ...other, rivals };
		marked.push({ ...option, rivals });
	}
	return marked;
}

function exclude(one: Option, other: Option): boolean {
	const [first, second] = [one.statements[0], other.statements[0]];
	if (!first || !second || first.id === second.id || first.language !== second.language) return false;
	const distance = second.order - first.order;
	if (distance <= 0 || distance > near || first.documentId !== second.documentId) return false;
	if (first.offer && passingWay(second) === "inPlace") return true;
	if (isInstead(second)) return one.statements.every(({ order }) => order < second.order);
	const cues = cuesOf(first.language);
	return (
		isOneThing(one, other, cues) && (isBoughtOrHired(first, second, cues) || areOffers(first, second, cues))
	);
}

function isBoughtOrHired(one: Read, other: Read, { buying, hiring }: Cues): boolean {
	const has = (cue: Cues["buying"], { words }: Read) => cue.count(words) > 0;
	return (has(buying, one) && has(hiring, other)) || (has(hiring, one) && has(buying, other));
}

function areOffers(one: Read, other: Read, { rival }: Cues): boolean {
	return [one, other].every(({ words }) => rival.has(words[0] ?? ""));
}

/** Alike but for the words of buying, hiring and offering. */
function isOneThing(one: Option, other: Option, { buying, hiring, rival }: Cues): boolean {
	const stems = ({ label, statements }: Option) => {
		const words = label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
		const named = words.filter((word) => ![buying, hiring, rival].some((cue) => cue.has(word)));
		return stemsOf(named, statements[0]?.language ?? "unknown");
	};
	return likeness(stems(one), stems(other)) >= alike;
}

/** What options cost at most, of those that exclude each other the dearest. */
export function dearestTogether(
	options: readonly Pick<StatedOption, "id" | "price" | "rivals" | "alternative">[],
): number {
	const groups = Map.groupBy(
		options,
		({ id, rivals, alternative }) => rivals ?? (alternative ? "alternative" : id),
	);
	const dearest = [...groups.values()].map((group) => Math.max(...group.map(({ price }) => price?.max ?? 0)));
	return dearest.reduce((sum, price) => sum + price, 0);
}
