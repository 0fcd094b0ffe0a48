import { cuesOf } from "../../languages/cues.ts";
import { asideWords } from "../../languages/papers/asides.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { formOfAddress, title, titleBefore } from "../../languages/people/person-words/titles.ts";
import { isUnnamed } from "../../languages/people/person-words/unnamed.ts";
import { wordsOf } from "../../languages/words.ts";
import { contactTag } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { absenceOf } from "./absences.ts";
import { answeringIn } from "./answering.ts";
import { authorsIn } from "./authors.ts";
import { dutiesIn, opensDuties } from "./duties.ts";
import { isCalledLikeTime, namesTime } from "./evidence/calendar.ts";
import { mayTellOfLeaving, tellsOfLeaving } from "./leaving.ts";
import { withoutLead } from "./names/candidates.ts";
import { isPart, particle } from "./names/name-parts.ts";
import { type NameTest, namesInUse, standsBare } from "./names/names-in-use.ts";
import {
	correspondents,
	initialsOf,
	type Named,
	namesIn,
	namesPost,
	postLine,
	roleBehind,
	signature,
} from "./names/stated-names.ts";
import { namesByEvidence } from "./names-by-evidence.ts";
import { withoutNoPeople } from "./no-people.ts";
import { isOutside } from "./outsiders.ts";
import { postBeside, signedPost } from "./posts.ts";
import { rosterIn } from "./rosters.ts";
import { signerOf } from "./signers.ts";

/** Somebody whom the text names, and what it says they do. */
export type Person = {
	name: string;
	/** What the text writes before the name where it writes no more than a surname: "Frau Dr."; "" for none. */
	address: string;
	/** In the text's words; "" where it does not say. */
	role: string;
	/** What the text says that they answer for, in its words; "" where it does not say. */
	duty: string;
	/** Why the text says that they are not there; "" where it does not. */
	away: string;
	statement: Read;
	/** The text says that they answer for something. */
	answers: boolean;
	/** The text says that they retired, resigned or died. */
	left: boolean;
	/** Everywhere the text names them as a customer, a supplier, or somebody from outside who only reports. */
	outside: boolean;
};

/** Who signs stands in the last lines of a text. */
const lastLines = 4;
const titles = new RegExp(`^(?:${title}\\.?(?:\\s|$))+`, "u");
/** People whom the text names as writing, answering, deciding or doing; the same person once. */
export function peopleOf(statements: readonly Read[]): Person[] {
	const reader = new PeopleReader(statements);
	for (const [at, statement] of statements.entries()) reader.read(statement, statements[at - 1]);
	const people = reader.people();
	// Where a text tells that somebody has left, it may name them too scantily to be known by it.
	const telling = statements.filter(mayTellOfLeaving);
	return withoutNoPeople(withoutPosts(people), statements).map((person) => {
		const left = person.left || telling.some((each) => tellsOfLeaving(person.name, each));
		return left === person.left ? person : { ...person, left, answers: false };
	});
}

/** Without what is no name but the post of somebody who is named: "Leiterin Instandhaltung". */
function withoutPosts(people: readonly Person[]): Person[] {
	return people.filter(({ name, statement }) => {
		const own = wordsOf(name);
		const holds = ({ role }: Person) => own.every((word) => wordsOf(role).includes(word));
		const isOfPost = namesPost(name, statement.language);
		return !people.some(
			(other) =>
				other.name !== name && holds(other) && (isOfPost || (other.role === name && !name.includes(" "))),
		);
	});
}

/** Collects who is named, statement by statement, and what turns out to be a thing. */
class PeopleReader {
	readonly #found: Person[] = [];
	readonly #lower: Set<string>;
	readonly #isBare: NameTest;
	/** Letters that mark questions and answers. */
	readonly #marks: ReadonlySet<string>;
	readonly #speakers: ReadonlySet<string>;
	/** What stands before a colon and somebody's name. */
	readonly #labels: ReadonlySet<string>;
	/** The last statements of each document. */
	readonly #ends: ReadonlySet<string>;
	/** The paragraph that opened with "Who does what: …". */
	#dutyBlock: number | null = null;
	readonly #things = new Set<string>();
	readonly #certain = new Set<string>();
	readonly #sure = new Set<string>();

	constructor(statements: readonly Read[]) {
		this.#lower = lowerWords(statements);
		// Who sends or gets a mail is a person, however small somebody else writes the name.
		for (const { name } of statements.flatMap(correspondents))
			for (const part of name.toLowerCase().split(/\s+/)) this.#lower.delete(part);
		const documents = Map.groupBy(statements, ({ documentId }) => documentId);
		this.#ends = new Set(
			[...documents.values()].flatMap((list) => list.slice(-lastLines).map(({ id }) => id)),
		);
		this.#labels = labelsOf(statements);
		this.#marks = marksIn(statements);
		this.#isBare = standsBare(statements.map(({ plain }) => plain));
		this.#speakers = speakersIn(statements, this.#isBare);
	}

	read(statement: Read, previous: Read | undefined): void {
		const isName = nameTest(statement, this.#lower);
		if (opensDuties(statement)) this.#dutyBlock = statement.block;
		const speaking = this.#speaking(statement, isName);
		for (const { name } of speaking) this.#sure.add(name);
		this.#add(statement, [
			...(mayName(statement) ? this.#named(statement, previous, isName) : []),
			...speaking,
			...(this.#ends.has(statement.id) ? signature(statement, isName) : []),
			...(this.#ends.has(statement.id) && previous ? this.#below(statement, previous) : []),
			...this.#signed(statement, previous),
		]);
	}

	/** "Nora Finch" and below it "Head of Stock, Northmill Ltd": what the one is who signed. */
	#below(statement: Read, previous: Read): Named[] {
		const signed = this.#found.find(({ name }) => previous.plain === name);
		const role = signed ? postLine(statement) : "";
		return signed && role !== "" ? [{ name: signed.name, role, answers: signed.answers }] : [];
	}

	/** "Marta Lisowska, Quality lead", "Colin Faye" and below it "Finance": somebody who is known signs a mail. */
	#signed(statement: Read, previous: Read | undefined): Named[] {
		const signed = signedPost(statement, previous);
		const signer = signed && this.#found.find(({ name, role }) => role === "" && name === signed.name);
		return signer ? [{ ...signed, answers: signer.answers }] : [];
	}

	#named(statement: Read, previous: Read | undefined, isName: NameTest): Named[] {
		const isUsed: NameTest = (word) => isName(word) && (statement.language !== "de" || this.#isBare(word));
		const { people, things, sure, candidates } = namesByEvidence(statement, isName);
		for (const name of things) this.#things.add(name);
		for (const name of people) this.#certain.add(name);
		for (const name of sure) this.#sure.add(name);
		const isInLine = statement.block === this.#dutyBlock;
		const answering = answeringIn(statement, candidates, isName, this.#isBare);
		const stated = [
			...answering,
			...authorsIn(statement, isName),
			...namesIn(statement, isName),
			...dutiesIn(statement, isName, this.#isBare, isInLine),
			// "Dr Hale | Present the choice": a name stands in one cell.
		].filter(
			({ name }) => statement.kind !== "row" || statement.cells.some(({ text }) => text.includes(name)),
		);
		for (const { name, answers } of stated) if (answers) this.#sure.add(name);
		for (const { name } of rosterIn(statement, isName)) this.#sure.add(name);
		const signer = signerOf(statement, previous, isName);
		return [
			...rosterIn(statement, isName),
			...people.map((name) => ({
				name,
				role: roleBehind(statement.plain, name) || postBeside(statement, name),
			})),
			...(signer === null ? [] : [{ name: signer, role: "" }]),
			...stated,
			...namesInUse(statement, isUsed, this.#isBare),
		];
	}

	/** Those of whom nothing says that they are a thing. */
	people(): Person[] {
		const wholes = [...this.#things].filter((name) => name.includes(" "));
		const parts = new Set(wholes.flatMap((name) => name.split(" ")));
		return this.#found.filter(({ name, statement }) => {
			if (this.#labels.has(name) && !this.#speakers.has(name)) return false;
			if (this.#sure.has(name)) return true;
			const isGiven = personCues(statement.language)?.anyGiven.has(name.toLowerCase()) === true;
			if (name.includes(" ") || isGiven) return this.#certain.has(name) || !this.#things.has(name);
			// "Merrow Property Services" further up: "Merrow" alone is the firm, too.
			return !(this.#things.has(name) || parts.has(name));
		});
	}

	#speaking(statement: Read, isName: NameTest): Named[] {
		const speaker = ownSpeaker(statement) ?? "";
		// Behind a name may stand where somebody works: "Goran Sound", "Mara Front desk".
		const [first = ""] = speaker.split(" ");
		// Only in chats, by their times, small letters begin a name.
		const isWritten = /^\p{Ll}/u.test(speaker) || isName(first);
		return this.#speakers.has(speaker) && isWritten && !isPart(first, statement.language)
			? [{ name: speaker, role: contactTag(statement.plain, speaker) }]
			: [];
	}

	#withoutEnds(name: string, statement: Read, writes: boolean): string {
		const isSpeaker = writes || name === statement.speaker;
		return withoutEnd(isSpeaker ? this.#withoutTag(name, statement.language) : name, statement);
	}

	/** "Marta Coop", "Lena Disposition": behind a contact's name may stand where they work. */
	#withoutTag(name: string, language: Read["language"]): string {
		const [first = "", ...rest] = name.split(" ");
		const cues = personCues(language);
		if (rest.length !== 1 || !cues?.anyGiven.has(first.toLowerCase())) return name;
		const [tag = ""] = rest.map((word) => word.toLowerCase());
		const { department, post } = cuesOf(language);
		const isTag = [cues.organisation, cues.workplace, department, post].some((list) => list.has(tag));
		return isTag || this.#lower.has(tag) ? first : name;
	}

	#add(statement: Read, named: readonly Named[]): void {
		const { language } = statement;
		const cues = personCues(language);
		for (const { name, role, duty = "", writes = false, answers = answersFor(statement) } of named) {
			const told = this.#withoutEnds(name, statement, writes);
			// "Will", "May" and "Dev" are names in the head of a mail.
			const isWritten = correspondents(statement).some((each) => each.name === name);
			const own = cues && !isWritten ? withoutLead(told, statement.plain, language, cues) : told;
			if (isNobody(own, statement)) continue;
			const bare = own.replace(/^(?:\p{Ll}+\s)+/u, "").toLowerCase();
			// "Monsieur le Directeur" is not called so.
			const isPost = cues?.person.has(bare) || cuesOf(language).post.has(bare);
			const left = tellsOfLeaving(own, statement);
			// "Name Role" of a table's head: one word is left of two.
			const isLeft =
				own !== told && !own.includes(" ") && !this.#certain.has(own) && !cues?.given.has(own.toLowerCase());
			const away = absenceOf(own, statement);
			if (/\p{L}{2}/u.test(own) && !isLeft && !isPost && !this.#marks.has(own.slice(0, 2)))
				add(this.#found, {
					name: own,
					address: formOfAddress(statement.plain, own),
					role: noPost(role, away) ? "" : role,
					duty,
					away,
					statement,
					answers: answers && !left,
					left,
					outside: isOutside(own, statement),
				});
		}
	}
}

/** "Amparo (yo)": whoever writes, which is no post. */
const isSelf = /^(?:me|myself|i|ich|moi|moi-même|yo|io|ik|ikzelf)$/iu;

/** Why somebody is away, or that it is whoever writes. */
function noPost(role: string, away: string): boolean {
	return role === away || isSelf.test(role);
}

/** "I see Graham Weds", "T. Brackley Not started": a day or a small word behind a name is no surname. */
function withoutEnd(name: string, { plain: sentence, language, kind }: Read): string {
	const words = name.split(/\s+/u);
	const last = words.at(-1) ?? "";
	const { function: small, negation } = cuesOf(language);
	const plain = last.toLowerCase();
	const before = sentence.slice(0, Math.max(0, sentence.indexOf(name)));
	// Who sends or gets a mail is called as it is written.
	const isTime =
		kind !== "letterhead" && namesTime(last, language) && !isCalledLikeTime(name, before, language);
	const isNone = isTime || small.has(plain) || negation.has(plain);
	return words.length > 1 && isNone ? words.slice(0, -1).join(" ") : name;
}

/** "St Brannock's contract", "Certains pensent". */
function isNobody(name: string, { plain, language }: Read): boolean {
	return isSaint(name, plain) || isUnnamed(name, language);
}

/** "St Brannock's contract": a saint whom nobody calls by a title is a hospital, a school or a town. */
function isSaint(name: string, sentence: string): boolean {
	if (!/^(?:St|Ste|Saint|Sainte|Sankt|Sint|Santo|Santa)\.?\s\p{Lu}[\p{L}'’-]+$/u.test(name)) return false;
	return !titleBefore.test(sentence.slice(0, Math.max(0, sentence.indexOf(name))));
}

/** "Aerials: Gema Fuentes (IT).": what somebody answers for stands before the colon. */
function labelsOf(statements: readonly Read[]): ReadonlySet<string> {
	const found = statements.flatMap(
		({ plain }) =>
			/^(\p{Lu}[\p{L}-]+):\s+(?:\p{Lu}\.\s|\p{Lu}[\p{L}'’-]+\s)\p{Lu}[\p{L}'’-]+(?:\s\([^()]*\))?\.?$/u.exec(
				plain,
			)?.[1] ?? [],
	);
	return new Set(found);
}

/** Names have capitals; what stands in rows and in the heads of mails is looked at cell by cell and field by field. */
function mayName({ plain, kind, aside, words, language }: Read): boolean {
	// "The cake for Sjaak, don't forget"
	if (aside === "frame" && (asideWords(language)?.chatter.count(words) ?? 0) > 0) return false;
	return kind === "row" || kind === "cell" || kind === "letterhead" || /\p{Lu}/u.test(plain);
}

/** Who is named before the colon of the statement itself. */
function ownSpeaker({ speaker, plain, kind }: Read): string | null {
	return speaker !== null &&
		(kind === "item" || kind === "sentence") &&
		plain.replace(/^@/, "").startsWith(speaker)
		? speaker
		: null;
}

/** "R. No. … R. La Región paga": a letter with which several sentences open, with words behind it that are no names. */
function marksIn(statements: readonly Read[]): ReadonlySet<string> {
	const opened = statements.flatMap(({ plain, language }) => {
		const [, mark = "", word = ""] = /^(\p{Lu}\.)\s(\p{L}+)/u.exec(plain) ?? [];
		return cuesOf(language).function.has(word.toLowerCase()) ? [mark] : [];
	});
	return new Set(opened.filter((mark, at) => opened.indexOf(mark) !== at && mark !== "M."));
}

/** Who says two lines at least: a label stands once. */
function speakersIn(statements: readonly Read[], isBare: NameTest): ReadonlySet<string> {
	const found = new Set<string>();
	const twice = new Set<string>();
	for (const name of statements.flatMap((statement) => ownSpeaker(statement) ?? []))
		(found.has(name) ? twice : found).add(name);
	// Where several take turns, who speaks once and is named elsewhere is one of them.
	return twice.size > 1 ? new Set([...found].filter((name) => twice.has(name) || isBare(name))) : twice;
}

function answersFor({ words, language }: Read): boolean {
	return cuesOf(language).owner.count(words) > 0;
}

/** Words that stand in the text in small letters as well are no names. */
function lowerWords(statements: readonly Read[]): Set<string> {
	const found = new Set<string>();
	for (const { plain } of statements)
		for (const [word] of plain.matchAll(/(?<![\p{L}.@_])\p{Ll}[\p{L}]{2,}/gu)) found.add(word);
	return found;
}

function nameTest({ language }: Read, lower: ReadonlySet<string>): (word: string) => boolean {
	const { function: small, business, linking } = cuesOf(language);
	return (word) => {
		const plain = word.toLowerCase();
		return ![small, business, linking].some((list) => list.has(plain)) && !lower.has(plain);
	};
}

/** "Ingrid", "VASSDAL" and "IV" are Ingrid Vassdal, once both are named. */
function add(found: Person[], named: Person): void {
	const bare = named.name.replace(/['’]s$/u, "").replace(titles, "");
	// "M. Hervé Jaulin" is a gentleman in French, and Hervé has no initial.
	const isMonsieur = named.statement.language === "fr" && /^M\.\s\p{Lu}\p{Ll}+\s/u.test(bare);
	const person = { ...named, name: isMonsieur ? bare.replace(/^M\.\s/u, "") : bare };
	if (!/\p{L}{2}/u.test(person.name)) return;
	const parts = (name: string) =>
		name
			.toLowerCase()
			.replaceAll(".", "")
			.split(/\s+/)
			.filter((part) => part.length > 1);
	const own = parts(person.name);
	const same = found.find(({ name, role }) => {
		const others = parts(name);
		return (
			own.every((part) => others.includes(part)) ||
			others.every((part) => own.includes(part)) ||
			(isInitials(person.name) && (role === person.name || initialsOf(name) === person.name))
		);
	});
	if (!same) {
		found.push(person);
		return;
	}
	const isShout = !/\p{Ll}/u.test(same.name) && /\p{Ll}/u.test(person.name);
	if (person.name.length > same.name.length || isShout) same.name = person.name;
	if (person.address.length > same.address.length) same.address = person.address;
	if (same.role === "" || same.role === initialsOf(same.name)) same.role = person.role;
	if (same.duty === "") same.duty = person.duty;
	if (same.away === "") same.away = person.away;
	same.answers ||= person.answers;
	same.left ||= person.left;
	same.outside &&= person.outside;
}

/** How the product calls somebody: a bare surname as the text does, "Frau Dr. Petersen". */
export function calledOf({ name, address }: Pick<Person, "name" | "address">): string {
	return address === "" || (isWhole.test(name) && !opensSurname.test(name)) ? name : `${address} ${name}`;
}

/** A given name or an initial stands before the surname: "Nora van Dam", "K. Dale". */
const isWhole = /^\p{Lu}[\p{L}'’.-]*\s/u;
const opensSurname = new RegExp(`^${particle}\\s`, "iu");

/** How the product calls somebody of a case whose name it knows; a role that is nobody's name stays. */
export function calledIn(people: readonly Person[], name: string): string {
	const person = people.find((each) => each.name === name);
	return person ? calledOf(person) : name;
}

/** What somebody is and what they answer for, in the text's words; "" where it says neither. */
export function roleText({ role, duty }: Person): string {
	return [role, duty].filter((each) => each !== "").join(", ");
}

/** "JM" */
function isInitials(text: string): boolean {
	return /^\p{Lu}{2,3}$/u.test(text);
}
