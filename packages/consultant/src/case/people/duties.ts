import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { title } from "../../languages/people/person-words/titles.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { tellsSteps } from "./actions.ts";
import { isPart, particle, surname } from "./names/name-parts.ts";
import type { NameTest } from "./names/names-in-use.ts";
import { isOwnerColumn, ownersIn } from "./owner-column.ts";

type Duty = { name: string; role: string; answers: true };

const given = "\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?";
const initials = "\\p{Lu}\\.\\s?(?:\\p{Lu}\\.\\s?)?";
const whole = `(?:${given}\\s|${initials})${surname}|${given}\\s\\p{Lu}\\.`;
const titled = `(?:${title}\\.?\\s)*`;
const bracket = "(?:\\s\\(([^()]{2,40})\\))?";
/** "Nora: the list", "Finch – the list", "Julián Santos (IT): the export". */
const beforeTask = new RegExp(
	`^(?:[-*•]\\s*)?@?${titled}(${whole}|${surname})${bracket}(?:\\s?:|\\s[–—-]|,)\\s(?=\\S)`,
	"u",
);
/** "Lucie Moreau prépare la liste". */
const beforeVerb = new RegExp(`^(?:[-*•]\\s*)?${titled}(${whole})${bracket}\\s(\\p{Ll}+)`, "u");
/** "The labels -> Nora Finch", "labels: K. Dale". */
const behindTask = new RegExp(`(?:->|→|=>|:|\\s[–—-])\\s(${whole})${bracket}[.;]?$`, "u");
const label = /^(?:[-*•]\s*)?\(?([^:.;!?]{2,40}?)\s?:\s+([^.;]+)/u;

/** Who is named for something: behind a label of owners, or in a list of who does what. */
export function dutiesIn(statement: Read, isName: NameTest, isKnown: NameTest, isInLine: boolean): Duty[] {
	const { language, kind } = statement;
	if (language === "unknown" || kind === "cell") return [];
	if (kind === "row") return ownersBeside(statement, isName);
	const labelled = ownersBehind(statement, isName);
	if (labelled.length > 0 || kind === "title") return labelled;
	return isInLine ? inLine(statement, isName) : listed(statement, isName, isKnown);
}

/** "Who's got what: Nora – the list. Jack (supplies) – the wrap.": a label above whose paragraph everybody has a task. */
export function opensDuties({ plain, language, kind }: Read): boolean {
	const words = wordsOf(label.exec(plain)?.[1] ?? "");
	return kind !== "row" && words.length > 1 && cuesOf(language).headings.people.count(words) > 0;
}

/** Of such a paragraph a whole name, or one with a post behind it. */
function inLine({ plain, language }: Read, isName: NameTest): Duty[] {
	const own = plain.replace(labelAhead, "");
	const [, name = "", role = ""] = beforeTask.exec(own) ?? [];
	const isClear = (isWhole(name) || role !== "") && isPerson(name, language, isName);
	return isClear ? [{ name, role, answers: true }] : [];
}

const labelAhead = /^[^:.;!?]{2,40}\s?:\s+/u;

/** "Owner | Joris Bekker": a row of two cells that is named so. */
function ownersBeside(statement: Read, isName: NameTest): Duty[] {
	const { cells, language } = statement;
	const [head, own, ...more] = cells;
	if (!head || !own || more.length > 0) return [];
	if (isOwnerColumn(head.text, language)) return ownersIn(own.text, language, isName);
	return ownersAbove(statement, isName);
}

/** "Owner | Nora Finch" above "Budget | £20,000": the first of such rows was read as the head of the others. */
export function ownersAbove({ cells, language }: Read, isName: NameTest): Duty[] {
	const [head, own, ...more] = cells;
	if (!head || !own || more.length > 0 || !isOwnerColumn(head.header, language)) return [];
	return isWhole(own.header) ? ownersIn(own.header, language, isName) : [];
}

/** "Owner of this page: Noor El-Amin (retention)", "Verantwortlich: Jana Kessler". */
function ownersBehind({ plain, language }: Read, isName: NameTest): Duty[] {
	const [, head = "", rest = ""] = label.exec(plain) ?? [];
	if (head === "") return [];
	const words = wordsOf(head);
	const isOfOwners = [language, "en" as const].some((each) => {
		const { owner, columns } = cuesOf(each);
		return owner.count(words) + columns.owner.count(words) > 0;
	});
	return isOfOwners ? ownersIn(rest.split(/,\s(?![^(]*\))/u)[0] ?? "", language, isName) : [];
}

/** Under "Who does what" whoever a line begins with; under "Next steps" a whole name, or one that is known. */
function listed({ plain, language, headings, signals }: Read, isName: NameTest, isKnown: NameTest): Duty[] {
	const isOfPeople = signals.heading.people === 1;
	if (!isOfPeople && !headings.slice(-2).some((name) => tellsSteps(name, language))) return [];
	const { function: small } = cuesOf(language);
	const [before, own = "", post = ""] = beforeTask.exec(plain) ?? [];
	const rest = plain.slice(before?.length ?? 0);
	if (isThing(own, rest, language, isKnown)) return [];
	const [, doer = "", role = "", verb = ""] = beforeVerb.exec(plain) ?? [];
	const [, last = "", where = ""] = behindTask.exec(plain) ?? [];
	const isClear = isWhole(own) || isKnown(own) || (isOfPeople && isTask(rest, language));
	const found = [
		{ name: isClear ? own : "", role: post },
		{ name: role === "" && small.has(verb) ? "" : doer, role },
		{ name: last, role: where },
	].find(({ name }) => name !== "" && isPerson(name, language, isName));
	return found ? [{ ...found, answers: true }] : [];
}

const titledName = new RegExp(`(?:^|\\s)${title}\\.?\\s\\p{Lu}`, "u");

/** Several words; in German a task begins with a noun: "Knives: nobody has taken it" has none. */
function isTask(rest: string, language: Language): boolean {
	return wordsOf(rest).length > 1 && (language !== "de" || !/^\p{Ll}/u.test(rest));
}

/** "Oven: Technik, Herr Zgraggen": who answers stands behind; "Knives: nobody has taken them": nobody does. */
function isThing(own: string, rest: string, language: Language, isKnown: NameTest): boolean {
	if (own === "") return false;
	const nobody = personCues(language)?.nobody.count(wordsOf(rest).slice(0, fewWords)) ?? 0;
	return (!isWhole(own) && nobody > 0) || (!isKnown(own) && titledName.test(rest));
}

const fewWords = 5;

function isWhole(name: string): boolean {
	return /[ .]/.test(name);
}

function isPerson(name: string, language: Language, isName: NameTest): boolean {
	return !isPart(name, language) && !isBegun(name, language) && isNamed(name, language, isName);
}

/** Each of its words could be a name; initials and particles are. */
function isNamed(name: string, language: Language, isName: NameTest): boolean {
	const thingPart = personCues(language)?.thingPart;
	if (wordsOf(name).some((word) => thingPart?.has(word))) return false;
	const { nextSteps, headings } = cuesOf(language);
	const words = wordsOf(name);
	if (nextSteps.count(words) + headings.people.count(words) > 0) return false;
	const rest = name.replace(surnameParticles, "");
	return rest.split(/\s+/).every((word) => /^\p{Ll}|\.$/u.test(word) || isName(word));
}

/** "Del Solar", "Van der Berg" */
const surnameParticles = new RegExp(`^(?:${particle}\\s)+(?=\\p{Lu})`, "iu");

/** "New labels arrive": an adjective that begins the sentence. */
function isBegun(name: string, language: Language): boolean {
	const { ordinal, every } = cuesOf(language);
	const [first = ""] = name.toLowerCase().split(/\s+/);
	return ordinal.has(first) || every.has(first);
}
