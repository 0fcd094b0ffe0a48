import { stemsBeside } from "../../figures/stems-beside.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { goesOn } from "../../ledger/beside.ts";
import type { Reading } from "../../read/statement.ts";
import type { Read } from "../../roles/statements.ts";
import { withoutConnective } from "../../wording/alone.ts";
import { begun, capitalise } from "../../wording/capitalise.ts";
import { optionText, toldIn } from "../causes/option-text.ts";
import { readOut } from "../causes/read-out.ts";
import type { Measure } from "../measures/measures.ts";
import { fewStems, isComparison } from "./problem.ts";

/** Longer ones are not read at one glance. */
const longestJoined = 220;

/** So few words beside the figures do not say what is measured. */
const fewNaming = 2;

/** A problem in words, and the statements that say it. */
export type ProblemText = { text: string; statements: readonly Read[] };

/**
 * A sentence that stands alone: without who says it and talk around it, with the name of what it measures where it has
 * none ("Complaint rate: We're at 6.8 %."), with the sentence before it that says what "of them" stands for, with its own
 * second half, and with the short sentence behind it that says what it was before.
 */
export function problemTextOf(
	statement: Read,
	statements: readonly Read[],
	measures: readonly Measure[],
	documents: Reading["documents"],
): ProblemText {
	const { order, kind, block, documentId } = statement;
	const said = withoutConnective(begun(named(statement, measures)), statement.language);
	const alone = { text: said, statements: [statement] };
	if (kind !== "sentence") return alone;
	const [before, next] = [statements[order - 1], statements[order + 1]];
	const isHalf = next !== undefined && isOtherHalf(statement, next);
	const isWhole = isHalf || (isComparison(statement, next) && isOfTheSame(statement, next));
	const told = [
		...(before?.block === block && before.kind === "sentence" && leansBack(statement) ? [before] : []),
		statement,
		...(isWhole && next ? [next] : []),
	];
	const content = documents.find(({ id }) => id === documentId)?.content ?? "";
	const textOf = (each: Read) =>
		each !== statement ? each.plain : told[0] === statement ? said : statement.plain;
	const text =
		isHalf && next
			? `${readOut(told.slice(0, -1), textOf)}${content.slice(statement.end, next.start).replaceAll(/\s+/gu, " ")}${next.plain}`
			: readOut(told, textOf);
	return told.length > 1 && text.length <= longestJoined ? { text, statements: told } : alone;
}

/** "We throw away 148 grams each, | while the mean is 115 grams": the second half says what it is compared with. */
function isOtherHalf(first: Read, second: Read): boolean {
	const measured = first.figures.filter(
		({ kind }) => kind === "percent" || kind === "count" || kind === "duration",
	);
	return (
		goesOn(first, second) &&
		second.words.length <= mostOfHalf &&
		second.figures.some((each) => measured.some(({ kind, unit }) => kind === each.kind && unit === each.unit))
	);
}

const mostOfHalf = 14;

/** "We throw 210 of them away", "nous en jetons": what stands for something is not named in the sentence. */
function leansBack({ plain, words: [first = "", second = ""], language }: Read): boolean {
	// "That is 6.6 %."
	const isOfThat =
		cuesOf(language).anaphor.has(first) && isVerbal(second, language) && plain.length < nearStart;
	return isOfThat || ofThose(language).test(plain.slice(0, nearStart));
}

const nearStart = 40;

const ofThose = patternByLanguage((words) => new RegExp(`(?<!\\p{L})(?:${words.ofThose})(?!\\p{L})`, "iu"));

/** It says when and how much, and counts nothing else. */
function isOfTheSame(statement: Read, next: Read): boolean {
	const units = new Set<string | null>([null, ...statement.figures.map(({ unit }) => unit)]);
	return (
		next.kind === "sentence" &&
		stemsBeside(next.figures, next.text, next.language).length < fewStems &&
		next.figures.every(({ kind, unit }) => kind === "date" || kind === "duration" || units.has(unit))
	);
}

function named(statement: Read, measures: readonly Measure[]): string {
	if (statement.kind === "row") return optionText(statement);
	const said = withoutTalk(statement);
	const measure = measures.find(({ baseline }) => baseline?.statementId === statement.id);
	const isNamed =
		!measure ||
		stemsBeside(statement.figures, statement.text, statement.language).length >= fewNaming ||
		wordsOf(measure.name).some((word) => statement.words.includes(word) && word.length > 3);
	return isNamed || measure.name === "" ? said : `${capitalise(measure.name)}: ${said}`;
}

/** Without talk before it: "So that we stop going in circles: 27 % are late.", "TL;DR we lose 7 %." Names of things stay. */
function withoutTalk(statement: Read): string {
	const { words, language } = statement;
	const plain = withoutStart(withoutGist(toldIn(statement), language), language);
	const [, lead = "", told = ""] = /^([^:\d]{3,60}):\s+(.{20,})$/su.exec(plain) ?? [];
	const { anaphor, function: small } = cuesOf(language);
	const [first = ""] = words;
	return /\d/.test(told) && lead.includes(" ") && (anaphor.has(first) || small.has(first))
		? capitalise(told)
		: plain;
}

/** "In short, …", "TL;DR …": where a mark sets it apart and a sentence follows. */
function withoutGist(plain: string, language: Read["language"]): string {
	const { gist } = cuesOf(language);
	const tokens = plain.split(" ");
	const count = tokens
		.slice(0, longestGist)
		.findIndex((_, at) => gist.at(wordsOf(tokens.slice(0, at + 1).join(" ")), 0));
	if (count < 0) return plain;
	const lead = tokens.slice(0, count + 1).join(" ");
	const told = tokens
		.slice(count + 1)
		.join(" ")
		.replace(/^[–—:-]\s+/u, "");
	const isApart =
		/[,:;–—-]$/u.test(lead) || /^[–—:-]\s/u.test(plain.slice(lead.length + 1)) || /^tl;?dr/iu.test(lead);
	const isSentence = told.length >= shortestTold && !opensClause(language).test(told);
	return isApart && isSentence ? capitalise(told) : plain;
}

const opensClause = patternByLanguage(
	({ that, elidedThat }) => new RegExp(`^(?:${that}|${elidedThat})(?!\\p{L})`, "iu"),
);
const longestGist = 5;
const shortestTold = 20;

/** "It came back at 11:37. 9,870 bags missed their flight.": a first sentence that leans on another one. */
function withoutStart(plain: string, language: Read["language"]): string {
	const [, start = "", rest = ""] = /^([^.!?]{5,60})[.!?]\s+(\d.{19,})$/su.exec(plain) ?? [];
	return cuesOf(language).anaphor.has(wordsOf(start)[0] ?? "") ? rest : plain;
}
