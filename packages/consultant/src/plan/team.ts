import type { Case } from "../case/build.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { doerWords } from "../languages/people/doer-words.ts";
import { personCues } from "../languages/people/person-words/matchers.ts";
import { legalForm } from "../languages/subjects/legal-forms.ts";
import { wordsOf } from "../languages/words.ts";
import { roleOfKind, type WorkKind, workKindOf } from "../languages/work-kinds/work-kinds.ts";
import type { Read } from "../roles/statements.ts";
import { capitalise } from "../wording/capitalise.ts";
import { workWords } from "../wording/work/work-words.ts";

/**
 * Who does what is proposed: whom the text names for it; the person who proposes it; a part of the organisation or a
 * supplier that it names as doing it; else the open role that such work needs. Nobody is invented.
 */
export function teamOf(case_: Case, option: StatedOption): string[] {
	if (option.owner !== null && !isNobody(option.owner, case_.reading.language))
		return [option.owner, ...joinedFor(case_, option)];
	const [statement] = option.statements;
	const named = statement ? peopleIn(case_, option.label) : [];
	if (named.length > 0) return named.slice(0, 2);
	// Who only offers it does not do it yet.
	const doing = statement && statement.aside !== "echo" ? doersIn(statement) : [];
	if (doing.length > 0) return doing;
	const proposing = statement ? speakersOf(case_, [statement]) : [];
	if (proposing.length > 0) return proposing;
	const { language } = case_.reading;
	const kind = workKindOf(option.label, language) ?? workKindOf(statement?.plain ?? "", language);
	return [kind === null ? workWords(language).owner : roleOfKind(kind, language)];
}

/** Who does it with its owner: "stellt mit Frau Lindner das Merkblatt online". */
function joinedFor({ actions }: Case, { id, owner }: StatedOption): readonly string[] {
	return actions.find((action) => action.wayId === id && action.owner === owner)?.joined ?? [];
}

/** "Vacant", "offen": a column of owners that names none. */
function isNobody(owner: string, language: Language): boolean {
	return (personCues(language)?.nobody.count(wordsOf(owner)) ?? 0) > 0;
}

/** Who can show something: the people who say it, or who stand in what is said; else the role that such work needs. */
export function knowersOf(case_: Case, statements: readonly Read[]): string[] {
	const speaking = speakersOf(case_, statements);
	return speaking.length > 0 ? speaking : [openRole("analysis", case_)];
}

/** A role that nobody fills yet, in the text's language. */
export function openRole(kind: WorkKind, { reading }: Case): string {
	return roleOfKind(kind, reading.language);
}

/** The people of the case who say these statements. */
export function speakersOf(case_: Case, statements: readonly Read[]): string[] {
	const found = statements.flatMap(({ speaker }) =>
		speaker === null ? [] : peopleIn(case_, speaker).slice(0, 1),
	);
	return [...new Set(found)].slice(0, 1);
}

/** The people of the case whose name, or a whole word of it, stands in a text; nobody who has left. */
function peopleIn({ people }: Case, text: string): string[] {
	const said = new Set(text.split(/[^\p{L}'’-]+/u).map((word) => word.replace(/['’]s?$/u, "")));
	return people
		.filter(({ name, left }) => !left && name.split(/\s+/u).some((part) => isTold(part, said)))
		.map(({ name }) => name);
}

function isTold(part: string, said: ReadonlySet<string>): boolean {
	return part.length > 2 && /^\p{Lu}\p{Ll}/u.test(part) && (said.has(part) || said.has(`${part}s`));
}

/** "Lenz GmbH"; "Schneiber AB-3" is the name of a machine. */
const firm = new RegExp(
	`(?<![\\p{L}\\p{N}])((?:\\p{Lu}[\\p{L}&.'’-]*\\s){1,3}${legalForm})(?![\\p{L}\\p{N}]|-\\d)`,
	"u",
);
const inBrackets = /\(([^()\d]{2,40})\)\s*[.;]?$/u;
const behindDash = /\s[–—-]\s([^–—\d,.;:]{2,40})[.;]?$/u;

/** Who is named as doing it beside people: a supplier, or a part of the organisation in brackets, behind "by", or at the end. */
function doersIn({ plain, language }: Read): string[] {
	const supplier = firm.exec(plain)?.[1];
	if (supplier !== undefined) return [supplier];
	const { department } = cuesOf(language);
	const isDepartment = (text: string) => {
		const words = wordsOf(text);
		return words.length > 0 && words.length <= 3 && department.at(words, 0) && /^\p{Lu}/u.test(text.trim());
	};
	const places = [inBrackets.exec(plain)?.[1], behindDash.exec(plain)?.[1], behindAgent(plain, language)];
	const found = places.find((text) => text !== undefined && isDepartment(text));
	return found === undefined ? [] : [capitalise(found.trim())];
}

/** "… by Procurement": one capital word behind the word for who does something. */
function behindAgent(plain: string, language: Language): string | undefined {
	if (language === "unknown") return undefined;
	const doers = doerWords[language];
	return [
		...plain.matchAll(
			/(\p{L}+)(?:['’]|\s(?:the\s|die\s|den\s|das\s|la\s|le\s|les\s|el\s|il\s|de\s)?)(\p{Lu}\p{L}+)/gu,
		),
	].find(([, before = ""]) => doers.includes(before.toLowerCase()))?.[2];
}
