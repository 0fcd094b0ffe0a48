import { namesNothing } from "../../figures/says-when.ts";
import { stemsBeside } from "../../figures/stems-beside.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { countedOff } from "../../languages/papers/counted-off.ts";
import { ownDeeds } from "../../languages/people/own-deeds.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { tellsMeans } from "../means.ts";
import { saysWorst } from "../wrongs.ts";
import { asksWhy, explanationIn } from "./reason.ts";

/** Whether a statement says too little to explain anything: a word, a point of an agenda, a question, what something was before. */
export function saysLittle(statement: Read, all: readonly Read[]): boolean {
	return (
		isWord(statement, all) ||
		saysWhen(statement) ||
		isFormerFigure(statement) ||
		asksWhy(statement) ||
		isBareQuestion(statement) ||
		isTopic(statement) ||
		isOwnDeed(statement) ||
		isTheEffect(statement) ||
		isHopedFor(statement) ||
		isJudged(statement) ||
		tellsMeans(statement) ||
		(saysWorst(statement) && all[statement.order - 1]?.block === statement.block) ||
		isTurnedDown(statement) ||
		isAgendaPoint(statement) ||
		isRemainder(statement) ||
		onlyAnnounces(statement)
	);
}

/** "Three things, as far as I can see." */
function onlyAnnounces({ plain, language }: Read): boolean {
	return language !== "unknown" && countedOff(language).announces.test(plain);
}

/** "Glass.", "Really.": a word or two in a paragraph or item that says more, or in a talk, with nothing wrong in them. */
export function isWord(statement: Read, all: readonly Read[]): boolean {
	const { figures, kind, block, order, speaker, signals } = statement;
	const words = speaker === null ? statement.words : wordsOf(withoutSpeaker(statement));
	if (words.length > mostOfWord || figures.length > 0 || (kind !== "sentence" && kind !== "item"))
		return false;
	if (speaker !== null && signals.lack + signals.trouble + signals.scarce === 0) return true;
	return all[order - 1]?.block === block || all[order + 1]?.block === block;
}

/** "That was yesterday.": nothing but when it was. */
function saysWhen({ words, figures, language, signals }: Read): boolean {
	if (figures.length > 0 || words.length > mostOfTime || signals.lack + signals.causal > 0) return false;
	const { past, now, latest } = cuesOf(language);
	return (
		[past, now, latest].some((list) => list.count(words) > 0) &&
		words.every((word) => [past, now, latest].some((list) => list.has(word)) || namesNothing(word, language))
	);
}

const mostOfTime = 5;

/** "What can we do?": asked, with nothing lacking or wrong in it. */
function isBareQuestion({ plain, signals }: Read): boolean {
	return /\?["”»]?$/u.test(plain) && signals.lack + signals.trouble + signals.causal + signals.scarce === 0;
}

/** "Also the vans.", "Fair enough, what do we do then": what somebody goes on to in a talk. */
function isTopic({ plain, words, speaker, signals, language }: Read): boolean {
	const { lack, trouble, causal, scarce } = signals;
	if (lack + trouble + causal + scarce > 0) return false;
	const { function: small, opening, whatToDo } = cuesOf(language);
	if (whatToDo.at(words, 0)) return true;
	if (speaker === null) return false;
	const said = wordsOf(withoutSpeaker({ plain, speaker }));
	const telling = said.filter((word) => !small.has(word) && !opening.has(word));
	return said.length <= mostOfTopic && telling.length < 2 && !said.some((word) => isVerbal(word, language));
}

const mostOfTopic = 4;

/** "I have written to them twice about it": what the writer has done, with nothing lacking, wrong or old in it. */
function isOwnDeed({ plain, speaker, signals, language }: Read): boolean {
	if (language === "unknown") return false;
	const said = withoutSpeaker({ plain, speaker }).replace(/[.!]+$/u, "");
	const { done, looked } = ownDeeds(language);
	const { lack, trouble, causal, scarce, partial, aged } = signals;
	// What was looked at may be called after what is wrong: "the rejects".
	return looked.test(said) || (lack + trouble + causal + scarce + partial + aged === 0 && done.test(said));
}

/** "We take that for the consequence": said of what stands before it, with no reason, lack or trouble beside it. */
function isTheEffect({ plain, signals, language }: Read): boolean {
	const rest = plain.replace(theEffect(language), " ");
	if (rest === plain || explanationIn({ plain, language }) !== null) return false;
	const { lack, trouble } = cuesOf(language);
	return signals.scarce + lack.count(wordsOf(rest)) + trouble.count(wordsOf(rest)) === 0;
}

const theEffect = patternByLanguage(
	({ isTheEffect: said }) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "iu"),
);

/** "The canteen that we have been promised would solve most of it": what would help, with no reason or lack beside it. */
function isHopedFor({ plain, words, language }: Read): boolean {
	const { lack, negation } = cuesOf(language);
	if (lack.count(words) + negation.count(words) > 0) return false;
	return hopedFor(language).test(plain) && explanationIn({ plain, language }) === null;
}

const hopedFor = patternByLanguage(
	({ wouldSolve }) => new RegExp(`(?<!\\p{L})(?:${wouldSolve})(?!\\p{L})`, "iu"),
);

/** "That would not have saved one of the mornings": said of a way that stands before it, with no reason or lack beside it. */
function isJudged({ plain, language }: Read): boolean {
	const { lack, negation, anaphor } = cuesOf(language);
	const clauses = plain.split(/[,;:–—]\s+/u);
	const judging = clauses.filter((clause) => {
		const words = wordsOf(clause);
		const isOfBefore = anaphor.has(words[0] ?? "") || negation.count(words) > 0;
		return isOfBefore && wouldBring(language).test(clause);
	});
	if (judging.length === 0 || explanationIn({ plain, language }) !== null) return false;
	const others = wordsOf(clauses.filter((clause) => !judging.includes(clause)).join(" "));
	return lack.count(others) + negation.count(others) === 0;
}

const wouldBring = patternByLanguage(
	({ wouldBring: said }) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "iu"),
);

/**
 * What is not to be done: "Outsourcing the laundry: NO.", with the word for it in capitals at its end, or "Outsourcing no, we
 * tried that", with the bare word behind its name.
 */
function isTurnedDown({ plain, speaker }: Read): boolean {
	if (/\p{Ll}{3}/u.test(plain) && /\s(?:NO|NOT|NEIN|NON|NEE|NICHT|NIET)[.!]*["”»]?$/u.test(plain))
		return true;
	return /^\p{L}{5,}(?:\s\p{L}+){0,2}[,:]?\s(?:no|nein|non|nee),\s/iu.test(
		withoutSpeaker({ plain, speaker }),
	);
}

/** "TOP 3 Renewal of the permit": what is talked about, not what is said of it. */
function isAgendaPoint({ plain, words, language }: Read): boolean {
	return (
		words.length <= mostOfPoint &&
		agendaPoint(language).test(plain) &&
		!words.some((word) => isVerbal(word, language))
	);
}

/** "Other / no code: 55": how many are left of what was counted. */
function isRemainder({ kind, words, figures, language }: Read): boolean {
	return (
		(kind === "item" || kind === "row") &&
		figures.length > 0 &&
		words.length <= mostOfRemainder &&
		cuesOf(language).remainder.at(words, 0)
	);
}

const mostOfRemainder = 5;

const agendaPoint = patternByLanguage(({ agendaPoint: said }) => new RegExp(`^(?:${said})\\s\\d`, "iu"));
const mostOfPoint = 8;

/** "Two years ago it was 24.", "last year it was 4 hours": only what something was before. */
function isFormerFigure({ signals, figures, text, language }: Read): boolean {
	return (
		signals.past + signals.usual > 0 &&
		figures.some(
			({ kind, unit }) => kind !== "date" && (kind !== "duration" || shortTimes.has(unit ?? "")),
		) &&
		stemsBeside(figures, text, language).length < fewStems
	);
}

/** Longer ones say when. */
const shortTimes: ReadonlySet<string> = new Set(["second", "minute", "hour"]);

const mostOfWord = 2;

/** Beside a former value stand fewer telling words than this. */
const fewStems = 3;
