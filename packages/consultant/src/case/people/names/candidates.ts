import { cuesOf } from "../../../languages/cues.ts";
import type { Language } from "../../../languages/language.ts";
import type { PersonCues } from "../../../languages/people/person-words/matchers.ts";
import { title, titleBefore } from "../../../languages/people/person-words/titles.ts";
import { decisionDaysOf } from "../../../languages/time/decision-days.ts";
import { wordsOf } from "../../../languages/words.ts";
import { particle as inName } from "./name-parts.ts";
import type { NameTest } from "./names-in-use.ts";

/** Capital words beside each other that may be somebody's name, with what stands around them. */
export type Candidate = {
	name: string;
	/** Its words, initials and particles aside. */
	words: readonly string[];
	hasInitial: boolean;
	hasParticle: boolean;
	before: string;
	behind: string;
};

const capital =
	"(?:M[ªa](?!\\p{L})\\.?|\\p{Lu}(?:\\p{L}|['’](?=\\p{Lu}))*\\p{Ll}\\p{L}*(?:-\\p{Lu}[\\p{L}'’]+)*)";
const initial = "\\p{Lu}\\.\\s?";
const particle = `${inName}\\s|[dl]['’]`;
const sequence = new RegExp(
	`(?<![\\p{L}\\p{N}&@-]|(?<![dlDL])['’])(?<!\\p{L}\\.)(?:${initial}){0,3}(?:(?<=\\.\\s)(?:${particle}){1,2})?${capital}(?:\\s(?:${particle}){0,2}${capital}){0,3}(?:\\s\\p{Lu}\\.(?=$|[,;:)]|\\s[\\p{Ll}(–—-]))?`,
	"gu",
);
const isParticle = new RegExp(`(?:^|\\s)(?:${particle})`, "u");
const particlesBehindTitle = new RegExp(`(?<!\\p{L})${title}\\.?\\s((?:${particle})+)$`, "u");
/** "Le Guen", "De Santis": such a word opens a surname, unless it opens a sentence. */
const opensSurname = /^(?:van|von|de|del|della|di|da|du|dos|ter|ten|la|le|los|el|st)\s\p{Lu}/iu;
const titled = new RegExp(`^${title}\\.?$`, "u");
const mostWords = 4;
const longestTitle = 30;

/** Every such row of capital words of a statement, without what only begins the sentence: "Hi Leila", "Kollege Tom Berg". */
export function candidatesIn(
	plain: string,
	language: Language,
	cues: PersonCues,
	isName: NameTest = () => true,
): Candidate[] {
	const { function: small } = cuesOf(language);
	return [...plain.matchAll(sequence)].flatMap(({ 0: row, index }) => {
		const { start, name: whole } = trimmed(plain, index, row, language, cues, isName);
		const name = withoutNumbered(whole, plain.slice(start + whole.length));
		const words = name.split(/\s+/).filter((word) => /^\p{Lu}.*\p{Ll}/u.test(word));
		// "I. Sachverhalt" is the first chapter.
		const isNumber = start === 0 && words.length === 1 && /^[IVX]\./.test(name);
		const isWord = /^\p{Lu}\.\s/u.test(name) && words.every((word) => small.has(word.toLowerCase()));
		if (isNumber || isWord || words.length === 0 || words.length > mostWords) return [];
		const own: Candidate = {
			name,
			words,
			hasInitial: /(?:^|\s)\p{Lu}\./u.test(name),
			hasParticle: isParticle.test(name),
			before: plain.slice(0, start),
			behind: plain.slice(start + name.length),
		};
		return [own];
	});
}

/** "Ms Zgraggen could take point 3": of several words the last is none of the name where its number stands behind it. */
function withoutNumbered(name: string, behind: string): string {
	const words = name.split(" ");
	return words.length > 2 && /^\s\d/u.test(behind) ? words.slice(0, -1).join(" ") : name;
}

const proxy = /(?:^|\s)(?:i|p|in)\.\s?$/u;

/** Without what leads up to the name, and with the small words of a surname behind a title: "Frau von der Heide". */
function trimmed(
	plain: string,
	index: number,
	row: string,
	language: Language,
	cues: PersonCues,
	isName: NameTest,
): { start: number; name: string } {
	let start = index;
	let name = row;
	const lead = () => {
		const left = plain.slice(0, start);
		if (titleBefore.test(left.slice(-longestTitle))) return 0;
		return (
			(/^\P{L}*$/u.test(left) || !opensSurname.test(name) ? leadOf(name, language, cues) : 0) ||
			verbBefore(name, left, cues) ||
			headBefore(name, left, language, cues) ||
			lowerBefore(name, cues, isName)
		);
	};
	for (let length = lead(); length > 0; length = lead()) {
		start += length;
		name = name.slice(length);
	}
	const [, small = ""] =
		name === ""
			? []
			: (particlesBehindTitle.exec(plain.slice(Math.max(0, start - longestTitle), start)) ?? []);
	start -= small.length;
	name = small + name;
	// "Assignee: Nora Finch Opened: …": the word before a colon is the next label.
	if (/^\s?:/.test(plain.slice(index + row.length)) && /:\s$/.test(plain.slice(0, start)))
		name = name.replace(/^(\S+\s\S.*)\s\S+$/u, "$1");
	// "i. A. Nora Finch"
	const sign = proxy.test(plain.slice(0, start)) ? (/^[AVO]\.\s?/u.exec(name)?.[0].length ?? 0) : 0;
	start += sign;
	name = name.slice(sign);
	// "Flensburger Str.", "Fr. Dr."
	return { start, name: withoutAbbreviation(name, plain.slice(start + name.length)) };
}

/** A name without what only begins the sentence that it stands in; "" where nothing is left. */
export function withoutLead(name: string, sentence: string, language: Language, cues: PersonCues): string {
	const lead =
		(opensSurname.test(name) || !/^\p{Lu}/u.test(name) ? 0 : leadOf(name, language, cues)) ||
		(sentence.startsWith(name) ? verbBefore(name, "", cues) : 0);
	return lead === 0 ? name : withoutLead(name.slice(lead), sentence, language, cues);
}

/** "Moved Bill Sosa", "Former Joëlle": what opens a sentence before a given name that is known is none itself. */
function verbBefore(name: string, left: string, { given, anyGiven }: PersonCues): number {
	const [first = "", second = ""] = name.split(/\s/, 2);
	const isUnknown = /^\P{L}*$/u.test(left) && /\p{Ll}{2}/u.test(first) && !anyGiven.has(first.toLowerCase());
	return isUnknown && given.has(second.toLowerCase()) ? first.length + 1 : 0;
}

const beforeParticle = new RegExp(`^(\\S+)\\s(?:${particle})+`, "u");

/** "Redatto da Eufemia Sala", "Wunsch von Bert Dill": before the small word stands no name unless it is a given one. */
function headBefore(name: string, left: string, language: Language, cues: PersonCues): number {
	const [all = "", first = ""] = beforeParticle.exec(name) ?? [];
	// In Dutch "de" is an article: "Tjalda de Haas".
	const joins =
		language !== "nl" || [cues.agent, cues.from].some((list) => list.count(wordsOf(all).slice(1)) > 0);
	const isHead = joins && !/\.$/.test(first) && !cues.given.has(first.toLowerCase());
	return isHead && (language === "de" || /^\P{L}*$/u.test(left)) ? all.length : 0;
}

/** A word that the text also writes in small letters. */
function lowerBefore(name: string, { given }: PersonCues, isName: NameTest): number {
	const [first = "", second] = name.split(/\s/, 2);
	const isWord =
		second !== undefined && /\p{Ll}{2}/u.test(first) && !isParticle.test(`${first.toLowerCase()} `);
	return isWord && !given.has(first.toLowerCase()) && !isName(first) ? first.length + 1 : 0;
}

function withoutAbbreviation(name: string, behind: string): string {
	const [last = ""] = name.split(/\s/).slice(-1);
	const isShort =
		/^\./.test(behind) && last.length <= 4 && (!/[aeiouyäöü]/iu.test(last) || /^\.\s?\d/.test(behind));
	return isShort ? name.slice(0, Math.max(0, name.length - last.length)).trimEnd() : name;
}

/** How much of its beginning is a word of the sentence, a title, a post or a label. */
function leadOf(name: string, language: Language, cues: PersonCues): number {
	const [first = ""] = name.split(/\s/, 1);
	if (/\.$/.test(first) && first.length === 2) return 0;
	// "Vorschlag Frau Jurczyk"
	const inner = first.length < name.length ? / (\S+)\s/u.exec(name) : null;
	if (inner && titled.test(inner[1] ?? "")) return inner.index + inner[0].length;
	return titled.test(first) || isLead(first, language, cues) ? lengthOf(name, first) : 0;
}

const leads = new Map<string, boolean>();
/** So many words are remembered; a long text begins its sentences with the same ones. */
const mostLeads = 5000;

function isLead(first: string, language: Language, cues: PersonCues): boolean {
	const key = `${language} ${first}`;
	const known = leads.get(key);
	if (known !== undefined) return known;
	if (leads.size >= mostLeads) leads.clear();
	const found = opensSentence(wordsOf(first).at(-1) ?? "", first, language, cues);
	leads.set(key, found);
	return found;
}

function opensSentence(word: string, first: string, language: Language, cues: PersonCues): boolean {
	if (cues.anyGiven.has(word)) return false;
	if (language === "en" && /\p{L}{3}ed$/u.test(first)) return true;
	const own = cuesOf(language);
	const isLabel = (cues.people.has(word) || cues.remark.has(word)) && !isParticle.test(`${word} `);
	const begins = [
		own.function,
		own.post,
		own.opening,
		own.every,
		own.ordinal,
		own.anaphor,
		own.address,
		own.target,
		own.wanting,
		own.duty,
		decisionDaysOf(language)?.decides,
		cues.leading,
		cues.greeting,
		cues.person,
		cues.tells,
	];
	return isLabel || begins.some((list) => list?.has(word));
}

function lengthOf(name: string, first: string): number {
	return first.length + (/^\s*/.exec(name.slice(first.length))?.[0].length ?? 0);
}
