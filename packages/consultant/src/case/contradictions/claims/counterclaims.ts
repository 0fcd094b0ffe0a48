import { cuesOf } from "../../../languages/cues.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { isCounted, isDenied, isOpinion, isTurnedDown, speaksOfEarlier } from "../../causes/refutations.ts";
import { likeness } from "../../likeness.ts";
import type { Clash } from "../contradiction.ts";
import { newestFirst } from "../threads.ts";
import { isOneScale } from "../values/scale.ts";
import { reports } from "../voices.ts";
import { objects } from "./objections.ts";

/** Between a claim and what answers it in another message may stand its head, a greeting and a short sentence. */
const reach = 6;
const sure = 1.2;

/**
 * "The foreman says it is the drivers. The log, however, shows …", "Of the 40, I'd say 30. – Not what I have. It is 12.": what
 * somebody holds, and what is put against it right behind, whether or not both name it by the same words.
 */
export function counterPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const reversed = newestFirst(statements);
	return statements.flatMap((one, at): Clash[] => {
		const behind = statements.slice(at + 1, at + 1 + reach);
		const head = reversed.has(one.documentId) ? behind.findIndex(({ kind }) => kind === "letterhead") : -1;
		const other = counterOf(one, head < 0 ? behind : behind.slice(0, head));
		const held = other && heldBy(statements.slice(Math.max(0, at - breath + 1), at + 1), other, rarity);
		if (!other || !held || speaksOfEarlier(other, statements, at)) return [];
		const isOfFigures = held.figures.some((left) => other.figures.some((right) => isOneScale(left, right)));
		return [{ one: held, other, kind: isOfFigures ? "figures" : "claims", score: sure }];
	});
}

/** So many sentences may belong to what somebody holds. */
const breath = 3;

/** Of what was said last, in one breath, the sentence that the answer speaks of: it has most words of it, else it is the last. */
function heldBy(said: readonly Read[], answer: Read, rarity: (stem: string) => number): Read | null {
	const last = said.at(-1);
	const isDeniedIn = (each: Read) => isOtherVoice(each, answer) && isDenied(each, answer);
	const together = said.filter(
		(each) => each.block === last?.block && saysSo(each) && (isHeld(each) || isDeniedIn(each)),
	);
	const common = (each: Read) => likeness(each.stems, answer.stems, rarity);
	return (
		together.toSorted((first, second) => common(second) - common(first) || second.order - first.order)[0] ??
		null
	);
}

/** Somebody says it, or is said to. */
function isHeld(statement: Read): boolean {
	const { speaker, figures, signals } = statement;
	return (
		reports(statement) ||
		isOpinion(statement) ||
		signals.objects > 0 ||
		(speaker !== null && figures.length > 0)
	);
}

/** What answers a claim: the sentence behind it that turns against it, or what follows a bare "Not what I have." */
function counterOf(one: Read, behind: readonly Read[]): Read | null {
	// In a log or a chat the name of whoever writes stands between.
	const [next] = behind.filter(({ kind }) => kind !== "letterhead");
	const isBehind = next && (next.block === one.block || (next.order - one.order === 1 && isReply(next)));
	if (next && isBehind && (turns(next) || isCounted(one, next) || isDenied(one, next)) && saysSo(next))
		return next;
	// In a talk the next one answers.
	if (next && answersAs(one, next) && saysSo(next)) return next;
	const near = behind.filter(
		({ order, documentId }) => documentId === one.documentId && order - one.order <= reach,
	);
	const at = near.findIndex(({ kind }) => kind === "sentence" || kind === "item");
	const [reply, told] = near.slice(at);
	if (reply && at >= 0 && saysSo(reply) && isTurnedDown(one, reply, told)) return reply;
	if (!reply || !told || at < 0 || !isDifferently(reply) || reply.speaker === one.speaker) return null;
	return told.speaker === reply.speaker && saysSo(told) ? told : null;
}

/** Somebody else, who counts against it or denies it. */
function answersAs(one: Read, next: Read): boolean {
	return isOtherVoice(one, next) && (isCounted(one, next) || isDenied(one, next));
}

function isOtherVoice(one: Read, next: Read): boolean {
	return (
		one.documentId === next.documentId &&
		next.order - one.order <= headBetween &&
		one.speaker !== null &&
		next.speaker !== null &&
		one.speaker !== next.speaker
	);
}

const headBetween = 2;

/** "Mr Yilmaz, however: …": who answers, and that it is against what was said. */
function isReply({ plain, language }: Read): boolean {
	const [, opening = ""] = /^([^.:;]{3,50}):\s/u.exec(plain) ?? [];
	const words = wordsOf(opening);
	return (
		/^\p{Lu}/u.test(opening) && words.length <= openingWords && cuesOf(language).counters.count(words) > 0
	);
}

/** It says how things are, whatever else it may be read as: nothing asked, wanted or forbidden. */
function saysSo({ signals, scores, forbids }: Read): boolean {
	return signals.question === 0 && scores.target < 0.8 && !forbids;
}

/** "The laboratory, however, measured 8 %", "Ms Roy disagrees: …"; who "disagrees on the starts" names what it is about. */
function turns(statement: Read): boolean {
	const { plain, language } = statement;
	const { objects: denying, opposite } = cuesOf(language);
	const [opening = ""] = plain.slice(0, openingLetters).split(/[,;:.]/u);
	const words = wordsOf(opening);
	const isBareDenial =
		words.length <= openingWords &&
		words.some((_, at) => denying.at(words.slice(at), 0) && words.length - at <= longestDenial);
	// "The clocking data say otherwise: …"
	const saysOpposite = opposite.count(words) > 0;
	return isReply(statement) || isCountered(statement) || saysOpposite || (isBareDenial && objects(statement));
}

/**
 * The word that turns stands first, between commas, or in the first clause: "I am no expert, but I can count" turns against
 * itself, and "she objects to it that …" against what is to come.
 */
function isCountered({ plain, language }: Read): boolean {
	const { counters, says, usual } = cuesOf(language);
	const clauses = plain.slice(0, openingLetters).split(/[,;:]/u).map(wordsOf);
	const [first = [], second = []] = clauses;
	// "two instead of five" compares.
	const turnsAt = (words: readonly string[]) =>
		words.findIndex((_, at) => counters.at(words, at) && !usual.at(words, at));
	const at = turnsAt(first);
	if (at === 0) return true;
	// "Our caretaker says however, …"
	if (at > 0)
		return clauses.length === 1 || !counters.at(first, first.length - 1) || says.has(first[at - 1] ?? "");
	return clauses.length > 2 && turnsAt(second) === 0 && second.length <= longestAside;
}

const openingWords = 6;
/** "hält dagegen", "is not true" */
const longestDenial = 3;
const openingLetters = 80;
/** "en cambio", "on the other hand" */
const longestAside = 4;

/** A whole sentence that only says that one sees it differently. */
function isDifferently({ words, language }: Read): boolean {
	return words.length <= shortReply && cuesOf(language).differently.count(words) > 0;
}

const shortReply = 9;
