import { durationUnitOf } from "../../../figures/figures.ts";
import { hasForm } from "../../../languages/grammar/word-forms.ts";
import { titleBefore } from "../../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import { legalForm } from "../../../languages/subjects/legal-forms.ts";
import { wordsOf } from "../../../languages/words.ts";
import { isPart } from "../names/name-parts.ts";
import { isCalledLikeTime, namesTime } from "./calendar.ts";
import { leftWeight } from "./left.ts";
import { isSomebody, type Surroundings } from "./surroundings.ts";

const articleWord = patternInAny(({ anArticle }) => new RegExp(`^${anArticle}$`, "u"));
/** A title or a greeting leaves no doubt. */
const isAddressed = 3;

/** "Albert Terrace", "Hotel Eva Garay", "Bertha (our old server)", "Keller & Vogt", in quotation marks. */
export function namesThing(around: Surroundings): boolean {
	return isThingByItself(around) || isPost(around) || isThingByLeft(around) || isThingByRight(around);
}

/** "Nora Finch, Associate Director Theatres": what somebody is, in capitals. */
function isPost({ words, before, cues, isGiven, isWhole }: Surroundings): boolean {
	return (
		isWhole && !isGiven && behindName.test(before) && words.some((word) => cues.post.has(word.toLowerCase()))
	);
}

/** "Nautico Tirreno S.p.A.", "Tel-U" */
const goesOnAsThing = new RegExp(
	`^(?:[-‑](?:\\p{Lu}|\\d)|\\s(?:&\\sCo\\.?\\s)?${legalForm}(?![\\p{L}\\p{N}]))`,
	"u",
);

/** "Keppler (Leiter Druck)": what stands in brackets behind a post is where somebody works. "Woche" is a time. */
function isOfPost(before: string, word: string, { language, cues, isGiven, words }: Surroundings): boolean {
	if (isGiven || words.length > 1 || titleBefore.test(before)) return false;
	if (durationUnitOf(word, language) !== null) return true;
	const inBrackets = /\p{Lu}[\p{L}'’-]+\s\(([^()]*)\s$/u.exec(before)?.[1];
	return inBrackets !== undefined && wordsOf(inBrackets).some((each) => cues.post.has(each));
}

/** Without a title, a word for a time, or one that names of things have: "May Fair". */
function namesTimeOrPart({ name, words, before, language, person }: Surroundings): boolean {
	const plain = words.map((word) => word.toLowerCase());
	const isTitled = titleBefore.test(before) || (language === "fr" && name.startsWith("M."));
	return (
		!isTitled &&
		plain.some(
			(word, at) =>
				(namesTime(word, language)
					? !isCalledLikeTime(name, before, language)
					: person.thingPart.has(word)) && !(at === 0 && person.anyGiven.has(word)),
		)
	);
}

function isThingByItself(around: Surroundings): boolean {
	const { name, words, before, behind, language, person, cues, isGiven, isWhole } = around;
	if (isPart(name, language) || goesOnAsThing.test(behind)) return true;
	const plain = words.map((word) => word.toLowerCase());
	if (isOfPost(before, plain[0] ?? "", around)) return true;
	if (namesTimeOrPart(around)) return true;
	const [first = ""] = plain;
	if (
		isWhole &&
		(person.thing.has(first) ||
			person.organisation.has(first) ||
			(cues.post.has(plain.at(-1) ?? "") && !isGiven))
	)
		return true;
	if (isWhole && !isGiven && hasForm(plain.at(-1) ?? "", "abstract", language)) return true;
	const isQuoted = /["“„«»'‚](?:\p{L}+\s)?$/u.test(before) && /^["”“«»'’]/u.test(behind);
	return isQuoted || /&\s?$/.test(before) || /^\s?&/.test(behind);
}

const behindName = /\p{Lu}[\p{L}'’-]+,\s$/u;

/** Between the words of an organisation's name: "association Fil et Rebond". */
const inName = patternInAny(
	({ and, article, of, forWhom }) =>
		new RegExp(`^(?:\\p{Lu}[\\p{L}'’-]*|&|${and}|${article}|${of}|${forWhom})$`, "u"),
);

/** "l'association Fil et Rebond": the cue may stand several words before the last one of the name. */
function isOfOrganisation({ before, person, isGiven }: Surroundings): boolean {
	const row = before.slice(-longestOrganisation).split(" ").toReversed();
	if (row.shift() !== "") return false;
	const at = row.findIndex((word) => !inName.test(word.replace(/^["“„«]/u, "")));
	const cue = wordsOf(row[at] ?? "").at(-1) ?? "";
	if (!person.organisation.has(cue) || /\P{L}$/u.test(row[at] ?? "")) return false;
	// "the association and Nora": what joins opens no name.
	return at === 0 || (/^\p{Lu}/u.test(row[at - 1] ?? "") && !isGiven);
}

const longestOrganisation = 60;

/** "the ship Aurora", "contract with Penrose". */
function isThingByLeft(around: Surroundings): boolean {
	const { before, person } = around;
	if (isOfOrganisation(around) || isCalled(around)) return true;
	const ahead = before.replace(titleBefore, "");
	const [last = "", previous = ""] = wordsOf(ahead.slice(-50)).toReversed();
	// "a supplier (Nova Alta)"
	if (/\s\($/u.test(before))
		return [person.thing, person.organisation, person.notPeople].some((list) => list.has(last));
	// "Jack Dale (site), Dr Finch": what stands before a comma is not what somebody is called.
	if (!/[\p{L}.]\s["“„«»'‚]?$/u.test(ahead)) return false;
	if (person.agent.has(last) && person.deal.has(previous)) return true;
	return person.thing.has(last) && !isSomebody(last, around) && !isSomebody(previous, around);
}

const callsIt = patternInAny(
	({ isCalled: calls }) => new RegExp(`^(?:.*\\p{L}{4}[.;!?]\\s)?(.*?)(?<!\\p{L})${calls}\\s["“„«]?$`, "iu"),
);

/** "The dog is called Bella": a name, unless somebody or "she" is called so. */
function isCalled(around: Surroundings): boolean {
	const { before, person } = around;
	const [, what] = callsIt.exec(before.replace(titleBefore, "")) ?? [];
	if (what === undefined || titleBefore.test(before)) return false;
	const words = wordsOf(what.split(/,\s/u).at(-1) ?? "");
	const head = words.find((word) => person.thing.has(word) || isPerson(word, around));
	return head === undefined ? words.length > 1 : !isPerson(head, around);
}

/** A post or a trade. */
function isPerson(word: string, around: Surroundings): boolean {
	return isSomebody(word, around) || hasForm(word, "trade", around.language);
}

const called = patternInAny(
	({ is }) => new RegExp(`^(?:\\s\\(|,\\s|\\s${is}\\s)([^\\p{Lu}][^.,;:()]{2,40})`, "u"),
);

/** "Bertha (our old server)", "Bertha ist die Pumpe"; who is spoken to is no pump: "Dear Nora, the pump is". */
function isThingByRight(around: Surroundings): boolean {
	const told = called.exec(around.behind)?.[1] ?? "";
	if (told === "" || leftWeight(around) >= isAddressed) return false;
	const says = wordsOf(told).slice(0, 4);
	return (
		articleWord.test(says[0] ?? "") &&
		says.some((word) => around.person.thing.has(word)) &&
		!says.some((word) => isSomebody(word, around))
	);
}
