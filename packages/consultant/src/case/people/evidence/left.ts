import { hasForm } from "../../../languages/grammar/word-forms.ts";
import type { PersonCues } from "../../../languages/people/person-words/matchers.ts";
import { titleBefore } from "../../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import { wordsOf } from "../../../languages/words.ts";
import { firstOf, isSomebody, type Rule, type Surroundings } from "./surroundings.ts";

const endsInArticle = patternInAny(({ article }) => new RegExp(`(?<!\\p{L})${article}\\s?$`, "iu"));

/** What stands before a name: a title, a greeting, a post, whoever speaks to them. The first rule that applies counts. */
export function leftWeight(around: Surroundings): number {
	return firstOf(rules, around);
}

const addressed: Rule = ({ before, behind, person }) => {
	if (/\p{L}\.?\s$/u.test(before.slice(-3)) && titleBefore.test(before.slice(-longestTitle))) return 3;
	return /^\s?[,:!–—.-]|^$/u.test(behind) && greets(before, person) ? 3 : null;
};

const longestTitle = 30;

/** "the planner Nora", "l'informaticienne, Clémence Huynh", "capo cantina Ivo Zanardi". */
const post: Rule = (around) => {
	const { before, language, joined, last, previous, person } = around;
	if (joined && isSomebody(last, around)) return 2;
	const isPost = language === "de" ? /\p{Lu}\p{L}+,\s$/u : /(?<!\p{L})\p{Ll}+,\s$/u;
	const opens = /^\P{L}*\p{L}+,\s$/u.test(before);
	if (isPost.test(before) && isSomebody(last, around) && !opens) return 1.5;
	return joined && isSomebody(previous, around) && person.thing.has(last) ? 1.5 : null;
};

const introduced: Rule = ({ before, told, person }) => {
	if (told.length > mostBeforeOneself) return null;
	const words = wordsOf(before.replace(endsInArticle, "").slice(-30));
	const ends = [1, 2, 3].some(
		(count) => words.length >= count && person.introducing.at(words.slice(-count), 0),
	);
	return ends ? 2 : null;
};

const mostBeforeOneself = 4;

const labelled: Rule = ({ before }) => (/^\P{L}*\p{L}[^:]*:\s*$/u.test(before) ? 0 : null);

/** "says Nora", "thanks to Nora", "interview with Nora Finch". */
const spokenTo: Rule = ({ before, language, told, last, previous, joined, person, cues, isAnyNoun }) => {
	if (!joined) return null;
	const isGerman = language === "de";
	const isQuoted = /["“”«»]/u.test(before) || !isGerman;
	if (cues.says.has(last) || person.mind.has(last)) return isAnyNoun && !isQuoted ? 0.5 : 2;
	const isDirect = person.tells.has(last);
	const isTold = person.agent.has(last) && [previous, told[2] ?? ""].some((word) => person.tells.has(word));
	if (!isDirect && !isTold) return null;
	if (isAnyNoun) return isGerman ? 0.5 : 2;
	return isDirect ? 2 : 1.5;
};

const writtenAs = /(?<!\p{L})(\p{Lu}{2,})\s?=\s$/u;
const copula = patternInAny(({ is, was }) => new RegExp(`(?<!\\p{L})(?:${is}|${was})\\s$`, "u"));
const has = patternInAny(({ hasIt }) => new RegExp(`(?<!\\p{L})${hasIt}\\s$`, "iu"));

/** "Projektleiter ist Nora Finch", "La llave la tiene Amadora". */
const named: Rule = (around) => {
	const { before, told, words } = around;
	// "MORAG = Morag Dunsire": how a transcript writes somebody.
	if (writtenAs.exec(before)?.[1]?.toLowerCase() === words[0]?.toLowerCase()) return 2;
	if (copula.test(before) && told.slice(1, 6).some((word) => isSomebody(word, around))) return 2;
	return has.test(before) ? 2 : null;
};

const modal = patternInAny(({ couldSomebody }) => new RegExp(`(?:^|[.!?¿]\\s?)${couldSomebody}\\s$`, "iu"));
const coaxed = patternInAny(
	({ coaxing, nounArticle }) => new RegExp(`(?<!\\p{L})${coaxing}\\s(?:${nounArticle}\\s?)?$`, "u"),
);
const subject = patternInAny(({ inverted }) => new RegExp(`(?<!\\p{L})${inverted}\\s$`, "iu"));

/** "Could Nora check the seals?", "Frag mal die Nora", "kun jij Nora bellen?" */
const asked: Rule = ({ before, behind, language, told, joined, person, says }) => {
	if (joined && modal.test(before) && /^\s\p{Ll}/u.test(behind)) return language === "de" ? 0.5 : 2;
	if (language === "de" && coaxed.test(before) && told.slice(0, 4).some((word) => person.tells.has(word)))
		return 2;
	return subject.test(before) && person.tells.has(says[0] ?? "") ? 2 : null;
};

const by = patternInAny(({ doneBy }) => new RegExp(`(?<!\\p{L})${doneBy}\\s$`, "iu"));

const governed: Rule = ({ before, language, joined, last, previous, person, isWhole }) => {
	if (!joined) return null;
	if (person.agent.has(last)) {
		const isPassive = by.test(before) && hasForm(previous, "done", language);
		return isWhole && isPassive ? 1.5 : 0.5;
	}
	return isWhole && hasForm(last, "trade", language) ? 1 : null;
};

/** "the planner, Nora Finch, has", "the planner (Nora Finch)". */
const apposed: Rule = (around) => {
	const { before, behind, language, last, cues, isWhole } = around;
	if (!isWhole) return null;
	if (/\p{L}{4},\s$/u.test(before) && /^,\s\p{Ll}/u.test(behind)) return 1;
	if (!/\s\($/u.test(before) || !behind.startsWith(")")) return null;
	return isSomebody(last, around) || hasForm(last, "trade", language) || cues.department.has(last)
		? 1.5
		: 0.5;
};

/** What speaks against a name: "in Leeds", "the Aurora", "12 Kisten". */
const against: Rule = ({ before, language, joined, last, person, isWhole, isGiven }) => {
	if (joined && person.place.has(last)) return -1;
	if (endsInArticle.test(before)) return language === "de" && isWhole ? (isGiven ? 0 : -1) : -1.5;
	return /\d\s$/.test(before) ? -1.5 : null;
};

/** "Nora, could you", "thank you, Nora!", "…? – Nora". */
const called: Rule = ({ before, behind }) => {
	if (/^\P{L}*$/u.test(before) && /^,\s\p{Ll}/u.test(behind)) return 0.5;
	if (/\p{L},\s$/u.test(before) && /^\s?[!?]$/.test(behind)) return 1.5;
	return /(?:[!?…]|\p{Ll}{3}\.)["”»]?\s[–—-]\s$/u.test(before) && /^[.]?$/.test(behind) ? 2 : null;
};

const rules: readonly Rule[] = [
	addressed,
	post,
	introduced,
	labelled,
	spokenTo,
	named,
	asked,
	governed,
	apposed,
	against,
	called,
];

/** "Hi", "Sehr geehrte Frau", "Che," at the beginning of a line or a sentence. */
function greets(before: string, { greeting }: PersonCues): boolean {
	const line = /(?:^|[.!?:«"„“]\s?)([^.!?:«"„“]{2,30}?),?\s$/u.exec(before)?.[1] ?? "";
	const words = wordsOf(line);
	return words.length > 0 && words.length <= 3 && greeting.count(words) > 0;
}
