import { cuesOf } from "../../../languages/cues.ts";
import { hasForm } from "../../../languages/grammar/word-forms.ts";
import type { Language } from "../../../languages/language.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import { wordsOf } from "../../../languages/words.ts";
import { firstOf, isSomebody, type Rule, type Surroundings } from "./surroundings.ts";

/** What stands behind a name: a post, a verb of somebody, where they work. The first rule that applies counts. */
export function rightWeight(around: Surroundings): number {
	return firstOf(rules, around);
}

const belongings = patternInAny(({ belonging }) => new RegExp(`^${belonging}$`, "u"));

/** "Nora (52)", "Nora's crew". */
const owning: Rule = ({ behind, isAnyNoun }) => {
	if (/^(?:\s\(\d{2}\)|,\s\d{2},)/.test(behind)) return isAnyNoun ? 0.5 : 1;
	const owned = /^['’]s\s(\p{Ll}+)/u.exec(behind)?.[1];
	if (owned === undefined) return null;
	if (belongings.test(owned)) return 2;
	return isAnyNoun ? 0 : 1;
};

/** "Nora Finch (planning)". */
const bracketed: Rule = (around) => {
	const bracket = /^\s\(([^()\d]{2,40})\)/u.exec(around.behind)?.[1];
	if (bracket === undefined) return null;
	if (/\p{Lu}\p{Ll}+\s\p{Lu}|\p{Lu}\.\s?\p{Lu}/u.test(bracket)) return 0;
	const isRole = wordsOf(bracket).some(
		(word) => isSomebody(word, around) || around.cues.department.has(word),
	);
	if (!isRole) return 0.75;
	// "Oltmanns (Lager) klärt"
	const [, verb = ""] = /^\s\([^()]*\)\s(\p{Ll}+)/u.exec(around.behind) ?? [];
	const does = [around.person.acts, around.person.mind, around.cues.says].some((list) => list.has(verb));
	return around.isAnyNoun && !does ? 1 : 2;
};

/** "Nora Finch, our harbour master", "Nora, who runs the floors". */
const apposed: Rule = (around) => {
	const apposition = /^,\s([^.,;:()]{2,60})/u.exec(around.behind)?.[1];
	if (apposition === undefined) return null;
	const { isWhole, isAnyNoun, cues, person } = around;
	const says = wordsOf(apposition);
	const [first = ""] = says;
	const post = /^[^\p{Lu}]/u.test(apposition)
		? says.slice(0, 4).findIndex((word) => isSomebody(word, around))
		: -1;
	if (post >= 0) return isAnyNoun && doesSomething(apposition, says[post + 1], around) ? 0 : 2;
	if (cues.relative.has(first)) return isAnyNoun ? 0.5 : 1.5;
	return isWhole && (person.acts.has(first) || cues.says.has(first)) ? 1 : 0;
};

/** "It delivers packs, the doctor changes them": who comes behind a thing begins a clause of their own. */
function doesSomething(apposition: string, behindPost: string | undefined, { cues }: Surroundings): boolean {
	return (
		behindPost !== undefined && !cues.function.has(behindPost) && apposition.split(/\s/u).includes(behindPost)
	);
}

const apart: Rule = ({ behind }) => (/^\s\p{L}/u.test(behind) ? null : 0);

/** "Nora retired": what happens to people alone. */
const fated: Rule = ({ says, person }) => (person.fate.at(says, 0) ? 2 : null);

/** What stands behind "of", "von", "di" does nothing itself. */
const governed: Rule = ({ joined, last, person }) =>
	joined && [person.agent, person.place, person.from].some((list) => list.has(last)) ? 0 : null;

const longestClause = 9;

const hisOwn = patternInAny(({ hisOwn: own }) => new RegExp(`^\\s\\p{Ll}+s\\s${own}\\s`, "u"));

/** "Nora thinks", "Nora hat 31 Fehler gezählt", "Nora sends her love". */
const human: Rule = ({ behind, says, person }) => {
	const [next = "", then = ""] = says;
	if (person.mind.has(next)) return 2;
	const clause = wordsOf(/^[^,.;:!?]*/u.exec(behind)?.[0] ?? "").slice(1, longestClause);
	const isPerfect = person.auxiliary.has(next);
	if (isPerfect && (person.tells.has(then) || clause.some((word) => person.mind.has(word)))) return 2;
	return hisOwn.test(behind) ? 2 : null;
};

const joining = patternInAny(({ and }) => new RegExp(`^(?:${and})$`, "u"));

/** "Nora from dispatch", "Nora und ihr Team". */
const working: Rule = ({ says, person, cues, isAnyNoun }) => {
	const [next = "", then = ""] = says;
	const isFrom =
		person.from.at(says, 0) &&
		says.slice(1, 4).some((word) => person.workplace.has(word) || cues.department.has(word));
	if (isFrom) {
		const does = says.slice(2, 6).some((word) => person.acts.has(word) || person.mind.has(word));
		return (isAnyNoun ? 1 : 1.5) + (does ? 1 : 0);
	}
	return person.own.has(then) && joining.test(next) ? 1.5 : null;
};

const cliticWord = patternInAny(({ clitic }) => new RegExp(`^${clitic}$`, "u"));
const perfect = patternInAny(({ hadDone }) => new RegExp(`^${hadDone}$`, "u"));

/** Any verb of one subject; "Nora te manda", "Basile n'a pas": a small word may stand before it. */
const acting: Rule = ({ language, says, person, cues, isAnyNoun, isWhole }) => {
	const [next = "", then = "", third = ""] = says;
	const isVerbNext = person.acts.has(next) || person.auxiliary.has(next) || !cues.function.has(next);
	if (!isVerbNext && !cliticWord.test(next)) return 0;
	const verb = isVerbNext ? next : then;
	const hasActed = person.auxiliary.has(next) && person.acts.has(then);
	if (hasActed || person.acts.has(verb) || cues.says.has(verb)) return isAnyNoun ? 1 : 2;
	if (isWhole && isVerb(verb, language)) return language === "de" ? 1.5 : 1;
	return person.auxiliary.has(verb) && third !== "" ? auxiliaryWeight(verb, isWhole) : null;
};

/** "Nora has", "Nora is": things are and have as well. */
function auxiliaryWeight(verb: string, isWhole: boolean): number {
	if (isWhole) return 1;
	return perfect.test(verb) ? 0.5 : 0.25;
}

const rules: readonly Rule[] = [owning, bracketed, apposed, apart, fated, governed, human, working, acting];

function isVerb(word: string, language: Language): boolean {
	const { function: small, linking } = cuesOf(language);
	return hasForm(word, "does", language) && !small.has(word) && !linking.has(word);
}
