import { cuesOf } from "../../../languages/cues.ts";
import { patternByLanguage } from "../../../languages/phrases/pattern.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { likeness } from "../../likeness.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { toldByTwo } from "../voices.ts";
import { clausesOf, isAsserted } from "./clauses.ts";

/** "Everything is in order" – "11 of the 18 wrong ones come from there": one says well, the other does not, of one thing. */
export function claimPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const telling = (statement: Read) =>
		statement.words.length >= 4 &&
		(statement.signals.well > 0 ||
			statement.signals.lack > 0 ||
			statement.signals.trouble > 0 ||
			statement.signals.count > 0 ||
			statement.signals.percent > 0) &&
		statement.scores.target < 0.8 &&
		statement.scores.option < 1.2 &&
		statement.signals.question === 0;
	const before = new Map(statements.map((statement, at) => [statement, statements[at - 1]] as const));
	const around = (statement: Read) => {
		const previous = before.get(statement);
		return previous?.block === statement.block ? [...statement.stems, ...previous.stems] : statement.stems;
	};
	return pairsOf(statements, telling).flatMap(([one, other]): Clash[] => {
		const score = deniedBy(one, other, rarity) ?? opposed(one, other, around, rarity);
		return score === null ? [] : [{ one, other, kind: "claims", score }];
	});
}

/** Of a denial and a figure that says how often it happened: how alike they are. Null where they are no such pair. */
function deniedBy(one: Read, other: Read, rarity: (stem: string) => number): number | null {
	if (!denies(one, other) && !denies(other, one)) return null;
	const like = likeness(one.stems, other.stems, rarity);
	return like >= 0.08 ? like + 0.1 : null;
}

/** Of a claim that all is well and a statement that it is not: how alike they are. Null where they are no such pair. */
function opposed(
	one: Read,
	other: Read,
	around: (statement: Read) => readonly string[],
	rarity: (stem: string) => number,
): number | null {
	const [well, not] = isWell(one) ? [one, other] : [other, one];
	if (!isWell(well) || isWell(not)) return null;
	if (well.block === not.block && !quotesWhole(well) && !(toldByTwo(well, not) && isOfOneThing(well, not)))
		return null;
	const isClaim = well.signals.says > 0 || quotesClaim(well);
	if (!isClaim && well.speaker === not.speaker) return null;
	const claim = claimStems(well);
	const like =
		Math.max(likeness(claim, not.stems, rarity), 0.8 * likeness(claim, around(not), rarity)) +
		(isOfOneThing(well, not) ? sameThing : 0);
	return like < (isClaim ? 0.24 : 0.34) ? null : like;
}

/** "RTG 3", "Axis 1–6": what a number tells from others of its kind is the same in both. */
function isOfOneThing(one: Read, other: Read): boolean {
	const things = ({ plain }: Read) =>
		new Set(plain.match(/\p{Lu}\p{L}+\s\d+(?:\s?[–-]\s?\d+)?(?![\d.,%])/gu));
	const others = things(other);
	return [...things(one)].some((thing) => others.has(thing));
}

const sameThing = 0.2;

/** What is claimed: the words in quotation marks where there are some, without who says so. */
function claimStems({ text, words, stems, signals, language }: Read): readonly string[] {
	const said = /["“„«]([^"“”„«»]{8,})["”“»]/u.exec(text)?.[1];
	if (said) return stemsOf(wordsOf(said), language);
	const { says } = cuesOf(language);
	const at =
		signals.says > 0 ? words.slice(0, openingWords).findIndex((_, index) => says.at(words, index)) : -1;
	return at < 0 ? stems : stemsOf(words.slice(at + 1), language);
}

/** Who says something is named by no more words. */
const openingWords = 7;

const nobody = patternByLanguage(({ nobodyDoes }) => new RegExp(`(?<!\\p{L})${nobodyDoes}(?!\\p{L})`, "iu"));

/** Somebody is quoted that it never happens, and a figure says how often it did. */
function denies(one: Read, other: Read): boolean {
	if (
		!quoted(one) ||
		!deniesAll(one) ||
		nobody(other.language).test(other.plain) ||
		one.documentId !== other.documentId
	)
		return false;
	return (
		Math.abs(one.order - other.order) <= 3 &&
		other.figures.some(
			({ kind, value }) =>
				(kind === "ratio" || kind === "count" || kind === "percent" || kind === "number") && value > 0,
		)
	);
}

/** "Before anybody says …" denies nothing. */
function deniesAll(statement: Read): boolean {
	const { plain, language } = statement;
	return (
		nobody(language).test(plain) &&
		clausesOf(statement).some(
			(words) => isAsserted(words, language) && nobody(language).test(words.join(" ")),
		)
	);
}

/** "On time: 82 %" says how much is well, and so that not all is. */
function isWell({ words, signals, figures, language }: Read): boolean {
	const isPart = figures.some(({ kind, value }) => kind === "percent" && value < 100);
	return signals.well > 0 && signals.trouble === 0 && !isPart && cuesOf(language).lack.count(words) === 0;
}

function quoted({ text }: Read): boolean {
	return /["“„«]/u.test(text);
}

/** Somebody's words: of one or two in quotation marks it is the name of something. */
function quotesClaim({ text }: Read): boolean {
	const said = /["“„«]([^"“”„«»]+)/u.exec(text)?.[1];
	return said !== undefined && wordsOf(said).length >= fewestQuoted;
}

const fewestQuoted = 3;

/** A quotation that is still open goes on in the next statement. */
function quotesWhole({ text }: Read): boolean {
	return /["“„«][^"“”„«»]*["”“»]/u.test(text);
}
