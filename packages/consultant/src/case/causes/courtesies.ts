import { cuesOf } from "../../languages/cues.ts";
import { courtesies } from "../../languages/papers/courtesies.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** In so many words somebody begins to thank or to say why they write. */
const beginning = 6;
/** What a firm does is told in the first part of a text. */
const firstPart = 0.3;

/**
 * What is said for the sake of form, or of the firm: why one writes, thanks, "nobody knows why", "can somebody explain it?",
 * "we deliver …"; what one would like to see, what is fine, and what is as before: "we have the same 22 drivers as in
 * spring"; and how far figures can be believed.
 */
export function isCourtesy(statement: Read): boolean {
	const { words, plain, signals, confirmed, language } = statement;
	const lists = courtesies(language);
	if (!lists || confirmed) return false;
	if (isSalutation(statement)) return true;
	if (lists.writes.count(words.slice(0, beginning)) > 0 || lists.asks.at(words, 0)) return true;
	if (isUnknown(statement) || isFine(statement) || isOfSample(statement)) return true;
	if (signals.causal + signals.trouble > 0) return false;
	if (lists.wishes.at(words, 0) || isAsBefore(statement)) return true;
	const thanking = plain.split(/[,;:]\s/u, 2).map((clause) => wordsOf(clause).slice(0, beginning));
	if (thanking.some((clause) => lists.praises.count(clause) > 0)) return true;
	if (signals.lack + signals.partial + signals.scarce > 0 || signals.heading.cause === 1) return false;
	return tellsTrade(statement) || tellsSize(statement);
}

/** "Dear members, dear friends,": whom a letter addresses, wherever it begins. */
function isSalutation({ plain, words, language }: Read): boolean {
	const greets = personCues(language)?.greeting.at(words, 0) ?? false;
	return greets && words.length <= longestSalutation && plain.endsWith(",");
}

const longestSalutation = 10;

/** "The mail relay is fine", "within limits", "which is not bad": where nothing is wrong nothing comes from it. */
function isFine({ words, signals: { lack, partial, scarce, causal }, language }: Read): boolean {
	const lists = courtesies(language);
	const { negation, adversative } = cuesOf(language);
	if (!lists || partial + scarce + causal > 0) return false;
	if (lists.notBad.count(words) > 0) return adversative.count(words) === 0;
	return lack === 0 && negation.count(words) === 0 && lists.fine.count(words) > 0;
}

/** "Nobody knows why", "whether it helps we do not know" */
function isUnknown({ words, language }: Read): boolean {
	const lists = courtesies(language);
	if (!lists || lists.unknown.count(words) === 0) return false;
	return lists.why.count(words) > 0 || lists.whether.at(words, 0);
}

/** "n = 61, not much of a sample": how far a figure can be believed. */
function isOfSample({ words, plain, language }: Read): boolean {
	return (
		(courtesies(language)?.unsure.count(words) ?? 0) > 0 ||
		(words.length <= longestSize && /(?<!\p{L})n\s?=\s?\d/iu.test(plain))
	);
}

/** "We have the same 22 drivers as in spring": what has not changed did not bring about what has. */
function isAsBefore({ words, signals, language }: Read): boolean {
	const { lack, past, usual, date } = signals;
	return lack === 0 && past + usual + date > 0 && (courtesies(language)?.unchanged.count(words) ?? 0) > 0;
}

/** "We deliver bread to 64 cafés": what we do, before anything is said to be wrong. */
function tellsTrade({ words, signals, language }: Read): boolean {
	const [first = "", second = ""] = words;
	const trades = courtesies(language)?.trades;
	if (!trades || signals.place > firstPart || signals.change + signals.past > 0) return false;
	return trades.has(first) || (cuesOf(language).we.has(first) && trades.has(second));
}

/** "We have 214 solar systems under our care": how large we are; few of something may explain. */
function tellsSize({ words, figures, signals, language }: Read): boolean {
	const [first = ""] = words;
	const isOurs = cuesOf(language).we.has(first) || courtesies(language)?.have.has(first);
	return (
		isOurs === true &&
		signals.place <= firstPart &&
		words.length <= longestSize &&
		figures.some(({ kind, value }) => kind === "count" && value >= large)
	);
}

const longestSize = 14;
const large = 20;
