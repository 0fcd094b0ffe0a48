import { cuesOf } from "../../../languages/cues.ts";
import { leadingPosts } from "../../../languages/people/leading-posts.ts";
import { personCues } from "../../../languages/people/person-words/matchers.ts";
import { title, withoutTitles } from "../../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import { wordsOf } from "../../../languages/words.ts";
import { turnHead } from "../../../read/chat-lines.ts";
import { chatWriter } from "../../../read/marks.ts";
import type { Read } from "../../../roles/statements.ts";
import { ownersAbove } from "../duties.ts";
import { isOwnerColumn, ownersIn } from "../owner-column.ts";
import { isPart, places, surname } from "./name-parts.ts";
import type { NameTest } from "./names-in-use.ts";

/** A name as it is written somewhere, and what stands for a role beside it. */
export type Named = { name: string; role: string; duty?: string; writes?: boolean; answers?: boolean };

const titled = new RegExp(
	`(?<![\\p{L}])(?:${title}\\.?\\s)+(?:\\p{Lu}\\.\\s?)?(${surname})(?:\\s(${surname}))?`,
	"gu",
);
const single = /^(?:[-*•]\s*)?(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)?)\s(?=\p{Ll})/u;
const afterComma = patternInAny(
	({ and }) => new RegExp(`(?:,|;|\\b${and})\\s(\\p{Lu}\\p{Ll}{2,})\\s(?=\\p{Ll})`, "gu"),
);
const byline = patternInAny(
	({ writtenBy }) =>
		new RegExp(`\\b${writtenBy}\\s(\\p{Lu}\\p{Ll}{2,}(?:\\s\\p{Lu}\\p{Ll}+)?)(?=,|\\s\\(|$)`, "gu"),
);
const maybeFrom = patternInAny(({ byOrFrom }) => new RegExp(`^${byOrFrom}\\s`, "u"));
const mailHead = patternInAny(
	({ mailFrom, mailTo }) => new RegExp(`^(?:${mailFrom}|${mailTo})\\s?:\\s*(.+)$`, "iu"),
);

/** Behind titles and first names; most sentences have but the capital that they begin with. */
const capitalInside = /.\p{Lu}/su;

/** Names by how they are written: behind titles, with initials, in the heads of mails, in columns of owners. */
export function namesIn(statement: Read, isName: (word: string) => boolean): Named[] {
	const { kind } = statement;
	if (kind === "letterhead")
		return [
			...correspondents(statement),
			...letterheadNames(statement.plain).filter(
				({ name, writes }) =>
					writes ||
					(!isPart(name, statement.language) &&
						[...name.split(" ").slice(0, 1), ...name.split(" ").slice(-1)].every(isName)),
			),
		];
	const hasName = capitalInside.test(statement.plain);
	return [
		...(hasName ? titledNames(statement.plain, isName) : []),
		...actingNames(statement, isName),
		...(hasName ? fullNames(statement, isName) : []),
		...ownerCells(statement, isName),
	];
}

/** A line of its own that holds a name and nothing else: who signs. */
export function signature(statement: Read, isName: (word: string) => boolean): Named[] {
	const { plain, kind, language } = statement;
	const [, name = ""] =
		/^(\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}'’-]+){1,2})$/u.exec(plain.split(/[,.]/u)[0] ?? "") ?? [];
	if (kind === "row" || kind === "cell" || name === "" || isHeadingOf(statement, name)) return [];
	if ([personCues(language)?.signing, cuesOf(language).farewell].some((list) => list?.at(wordsOf(name), 0)))
		return [];
	return name.split(" ").every((word) => isName(word) && !places.test(word)) ? [{ name, role: "" }] : [];
}

/** What somebody is by a short line of its own, up to a comma: "Head of Stock, Northmill Ltd"; "" where it names no post. */
export function postLine({ plain, language, kind }: Read): string {
	const [role = ""] = plain.split(/[,|–—]/u);
	const words = wordsOf(role);
	const { post, owner } = cuesOf(language);
	const isPost = [post, owner, leadingPosts(language)?.leads].some((list) => (list?.count(words) ?? 0) > 0);
	return kind !== "row" && kind !== "cell" && isPost && words.length <= longestPost && !/[.!?]$/u.test(role)
		? role.trim()
		: "";
}

const longestPost = 6;

/** "Next Steps" at the end of a text, or "Owner Nora Finch" as the head of a table. */
function isHeadingOf({ kind, language, text }: Read, name: string): boolean {
	const { headings, nextSteps } = cuesOf(language);
	const words = wordsOf(name);
	return (
		(kind === "title" && /[\t|]/.test(text)) ||
		isOwnerColumn(name.split(" ")[0] ?? "", language) ||
		(kind === "title" && [...Object.values(headings), nextSteps].some((list) => list.count(words) > 0))
	);
}

function letterheadNames(plain: string): Named[] {
	const writer = chatWriter(plain);
	if (writer) return [{ name: writer, role: "", writes: true }];
	const turn = turnHead(plain);
	if (turn) return [{ name: turn.name, role: turn.tag, writes: true }];
	const field = /^[^:]{2,12}:\s*(.+)$/u.exec(plain);
	return field ? [] : personIn(plain);
}

/** Who a mail is from and to: "To: Nora Finch; Jack Dale (sales)". */
export function correspondents({ plain, kind, language }: Read): Named[] {
	const field = mailHead.exec(plain);
	if (!field || kind !== "letterhead") return [];
	const parts = (field[1] ?? "").split(/;|,\s(?=\p{Lu}\p{Ll}+\s\p{Lu})/u);
	const people: string[] = [];
	// "Dr. Katrin Lehnert, Leiterin Instandhaltung" is one person with her post.
	for (const part of parts)
		if (people.length > 0 && namesPost(part.trim(), language)) people.push(`${people.pop()}, ${part}`);
		else people.push(part);
	return people
		.map((part) => withoutTitles(part.trim()))
		.flatMap(personIn)
		.filter(({ name }) => !isPart(name, language));
}

/** Whether a few words name a post, and nobody by a given name: "Leiterin Instandhaltung", "Head of Stock". */
export function namesPost(text: string, language: Read["language"]): boolean {
	const [first = ""] = wordsOf(text);
	const posts = leadingPosts(language);
	const { post } = cuesOf(language);
	const isPost = [post, posts?.leads, posts?.heads, language === "en" ? postsOfMails : undefined].some(
		(list) => list?.has(first),
	);
	return isPost && personCues(language)?.anyGiven.has(first) !== true;
}

/** They open a post and no name. */
const postsOfMails = new Set(["head", "chief", "vp", "lead"]);

/** Behind a title, with initials, in a list of those present, or behind "by". */
function titledNames(plain: string, isName: (word: string) => boolean): Named[] {
	const names = [...plain.matchAll(titled)].map(({ 1: last = "", 2: more }) => ({
		name: more && isName(more) && isName(last) ? `${last} ${more}` : last,
		role: roleBehind(plain, more ?? last),
	}));
	// "da Amburgo" is from a place: one word alone says too little.
	const writers = [...plain.matchAll(byline)].filter(
		({ 0: all, 1: name = "" }) => isName(name) && (name.includes(" ") || !maybeFrom.test(all)),
	);
	return [...names, ...writers.map(({ 1: name = "" }) => ({ name, role: "" }))];
}

const fullName = patternInAny(
	({ is, has }) =>
		new RegExp(
			`(?<![\\p{L}&'’-])(?<!\\p{Lu}\\.\\s?)(?<!&\\s)(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)\\s(\\p{Lu}[\\p{Ll}'’]+(?:-\\p{Lu}\\p{Ll}+)?)(?=,\\s\\p{Ll}|\\s\\(\\p{Ll}[^)]{1,30}\\)|\\s(?:${is}|${has})\\s)`,
			"gu",
		),
);
const anyFullName =
	/(?<![\p{L}&'’-])(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s(\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?)(?=[.;,)]|$)/gu;
const withPost =
	/(?<![\p{L}&'’-])(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s(\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?)(?=\s\((\p{Lu}[^()\d]{1,40})\))/gu;
/** "Present: Carla Osten (chair), Denny Faulk (Transport Manager)", "Jo Marsh (JM)": of several with their posts, those in capitals too. */
function present({ plain, signals, language }: Read): RegExpExecArray[] {
	return [...plain.matchAll(withPost)].filter(
		({ 1: first = "", 2: last = "", 3: post = "" }) =>
			(signals.introduces > 0 && language !== "de") || initialsOf(`${first} ${last}`) === post,
	);
}

const ofPlace = patternInAny(({ toPlace }) => new RegExp(`^${toPlace}$`, "u"));

/** First name and surname before a comma, a bracket or a verb: "Jo Wetherall, head of ops". */
function fullNames(statement: Read, isName: (word: string) => boolean): Named[] {
	const { plain, language, kind } = statement;
	if (kind === "title") return [];
	const owns = [...plain.matchAll(anyFullName)].filter(
		({ index }) =>
			cuesOf(language).owner.count(wordsOf(plain.slice(Math.max(0, index - 28), index)).slice(-3)) > 0,
	);
	// German writes every noun like a name.
	const shown = [...(language === "de" ? [] : plain.matchAll(fullName)), ...present(statement)];
	return [...shown, ...owns].flatMap(({ 1: first = "", 2: last = "", index }) => {
		const ahead = plain.slice(Math.max(0, index - 24), index);
		if (/\p{Lu}[\p{L}.-]*\s$/u.test(ahead)) return [];
		const before = /(\p{Ll}+)\s$/u.exec(plain.slice(Math.max(0, index - 14), index))?.[1] ?? "";
		if (
			ofPlace.test(before) ||
			isPart(`${first} ${last}`, language) ||
			cuesOf(language).ordinal.has(first.toLowerCase())
		)
			return [];
		return isName(first) && isName(last) ? [{ name: `${first} ${last}`, role: roleBehind(plain, last) }] : [];
	});
}

/** One word that says or owns something: "Jule owns hiring". */
function actingNames({ plain, language, kind }: Read, isName: (word: string) => boolean): Named[] {
	// German writes every noun like a name.
	if (kind === "row" || language === "de") return [];
	const cues = cuesOf(language);
	return [single.exec(plain), ...plain.matchAll(afterComma)].flatMap((match) => {
		const name = match?.[1];
		const first = name?.split(" ")[0] ?? "";
		if (!name || !isName(first) || cues.says.has(first.toLowerCase()) || isPart(name, language)) return [];
		const [next = "", then = ""] = wordsOf(
			plain.slice((match.index ?? 0) + match[0].length, (match.index ?? 0) + match[0].length + 60),
		);
		const whole = name.includes(" ") && name.split(" ").every(isName);
		const acts =
			(cues.owner.at([next, then], 0) && !personCues(language)?.people.has(next)) ||
			cues.says.has(next) ||
			(whole && cues.linking.has(next));
		// "Operators say" are many, "Jule owns" is one.
		return acts && (language !== "en" || next.endsWith("s")) ? [{ name, role: "" }] : [];
	});
}

/** Who stands in a table's column of owners answers for what the row says. */
function ownerCells(statement: Read, isName: NameTest): Named[] {
	const { cells, kind, language } = statement;
	if (kind !== "row" || ownersAbove(statement, isName).length > 0) return [];
	return cells
		.filter(({ header }) => isOwnerColumn(header, language))
		.flatMap(({ text }) => ownersIn(text, language, isName));
}

/** "Ingrid Vassdal, Managing Director", "Owen Pryce (Marine Superintendent)". */
function personIn(text: string): { name: string; role: string }[] {
	const found =
		/^\s*((?:\p{Lu}\.\s?|\p{Lu}[\p{L}'’-]+\s){1,3}\p{Lu}[\p{L}'’-]+)\s*(?:[,(]\s*([^()<>]{2,80}?)\)?\s*)?(?:<.*)?$/u.exec(
			text,
		);
	return found?.[1] ? [{ name: found[1].trim(), role: (found[2] ?? "").trim() }] : [];
}

export function roleBehind(plain: string, name: string): string {
	const at = plain.indexOf(name);
	return /^\s\(([^)]{2,40})\)/u.exec(plain.slice(at + name.length))?.[1] ?? "";
}

/** "JM" */
export function initialsOf(name: string): string {
	return name.replace(/(\p{L})[^\s-]*[\s-]?/gu, "$1");
}
