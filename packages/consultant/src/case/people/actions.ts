import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { title } from "../../languages/people/person-words/titles.ts";
import { undertakingPatterns } from "../../languages/people/undertaking-words.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { contactTagBehind } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { ruledOut } from "../../roles/weigh.ts";
import { askedIn } from "./asked-tasks.ts";
import { writersOf } from "./authors.ts";
import { isAction, type Part } from "./deeds.ts";
import { bareDayIn, namesDay, nextDay } from "./named-day.ts";
import { namesOf, startsWithName } from "./names/name-at.ts";
import type { Person } from "./people.ts";
import { isProposed } from "./proposed.ts";
import { rowTaskOf } from "./row-task.ts";
import { joinedIn, type NameAt, undertakingsIn } from "./undertakings.ts";

/** What somebody whom the text names is to do, in its words. */
export type ActionItem = {
	id: string;
	text: string;
	owner: string;
	/** Who does it with them. */
	joined: readonly string[];
	/** The last day that is named, ISO; null where none is. */
	due: string | null;
	/** The way that it speaks of, by its id; null where it speaks of none. */
	wayId: string | null;
	statement: Read;
};

/**
 * Who does what by when: somebody's name, then what they do, with a day to come, below next steps or beside such a task; and
 * what somebody takes on.
 */
export function actionsOf(
	statements: readonly Read[],
	people: readonly Person[],
	asOf: string | null,
): ActionItem[] {
	const names = withSpeakers(namesOf(people), statements);
	const nameAt = (text: string) => startsWithName(text, names);
	const writers = writersOf(statements, nameAt);
	const agreed = new Set(statements.filter(isOfSteps).map(({ block }) => block));
	const candidates = statements
		.filter((each) => mayAct(each) || isAskedFor(each, names))
		.map((statement) => {
			const steps =
				agreed.has(statement.block) ||
				statement.headings.slice(-2).some((name) => tellsSteps(name, statement.language));
			const writer = writers.get(statement.documentId) ?? null;
			const taken = statement.signals.money > 0 ? [] : undertakingsIn(statement, nameAt, writer);
			const own = askedOf(statement, names) ?? ownPart(statement, writer);
			return { statement, parts: own ? [own] : partsOf(statement.plain, names), steps, taken };
		});
	const clear = candidates.filter(
		({ statement, parts, steps, taken }) =>
			taken.length > 0 || parts.some((part) => isAction(statement, part, { listed: steps, beside: false })),
	);
	const told = new Set(clear.map(({ statement }) => statement.id));
	const beforeIt = new Map(statements.map(({ id }, at) => [id, statements[at - 1]]));
	// What stands beside a task in its paragraph, and is told in the same way, is one too.
	const beside = new Set(clear.map(({ statement }) => statement.block));
	const rows = statements.flatMap((statement) => rowAction(statement, nameAt, asOf) ?? []);
	const said = candidates.flatMap(({ statement, parts, steps, taken }) => {
		const place = { listed: steps, beside: beside.has(statement.block) };
		const acting = parts.filter((part) => isAction(statement, part, place));
		const previous = beforeIt.get(statement.id);
		const isOfAside =
			previous !== undefined &&
			previous.block === statement.block &&
			!told.has(previous.id) &&
			isBeside(previous);
		const found = (taken.length > 0 ? taken : acting).filter(
			({ text }) => !(isOfAside && pointsBack(text, statement.language, nameAt)),
		);
		return found.map(({ text, owner }, at): ActionItem => {
			const id = at === 0 ? statement.id : `${statement.id}#${at + 1}`;
			const joined = joinedIn(text, statement, owner, nameAt);
			const due = dueOf(found.length > 1 ? partOf(statement, text) : statement, asOf);
			return { id, text, owner, joined, due, wayId: null, statement };
		});
	});
	return [...said, ...rows].sort((one, other) => one.statement.order - other.statement.order);
}

/** "Rob Stone | Write to the supermarkets | 11 Dec 2026": a row of who does what by when. */
function rowAction(statement: Read, nameAt: NameAt, asOf: string | null): ActionItem | null {
	const task = rowTaskOf(statement);
	const names = task?.who.text.split(betweenNames(statement.language)) ?? [];
	const [owner, ...others] = new Set(names.flatMap((name) => nameAt(name)?.owner ?? []));
	if (!task || owner === undefined) return null;
	const text = `${task.who.text}: ${task.what.text}`;
	const { id } = statement;
	return { id, text, owner, joined: others, due: dueOf(statement, asOf), wayId: null, statement };
}

/** "Marta & Jonas", "Ana y Luis" */
const betweenNames = patternByLanguage(({ and }) => new RegExp(`\\s?[/,;&+]\\s?|\\s${and}\\s`, "u"));

/** It tells of nothing that somebody could do something about; outside a list of ways its words make none. */
function isBeside({ role, signals, headings, language }: Read): boolean {
	const isListed =
		signals.heading.option > 0 && !headings.slice(-2).some((name) => tellsSteps(name, language));
	return role === "context" || (role === "option" && !isListed && signals.money === 0);
}

/** "Ian will accompany it": all that is done is done with what the sentence before speaks of. */
function pointsBack(text: string, language: Language, nameAt: NameAt): boolean {
	const { function: small, anaphor, leaning } = cuesOf(language);
	const words = wordsOf(text.slice(nameAt(text)?.length ?? 0));
	const last = words.at(-1) ?? "";
	const isBack = anaphor.has(last) || leaning.has(last);
	return isBack && words.slice(0, -1).filter((word) => !small.has(word)).length <= 1;
}

/** Of a statement that names several tasks, the days of one. */
function partOf({ figures, text, language }: Read, part: string): Dated {
	const own = figures.filter(({ start, end }) => part.includes(text.slice(start, end)));
	return { text, plain: part, language, figures: own };
}

/** What names a day; `plain` is the part of the text that counts where none of its figures does. */
type Dated = Pick<Read, "figures" | "text" | "plain" | "language">;

/** "To do: …": the label of a paragraph of tasks. */
function isOfSteps({ plain, language }: Read): boolean {
	return tellsSteps(label.exec(plain)?.[0] ?? "", language);
}

/** Whether a heading or label leads in what has been agreed. */
export function tellsSteps(name: string, language: Language): boolean {
	return cuesOf(language).nextSteps.count(wordsOf(name)) > 0;
}

function mayAct(statement: Read): boolean {
	const { kind, confirmed, forbids, signals, language, role } = statement;
	return (
		(kind === "item" || kind === "sentence") &&
		!confirmed &&
		(!forbids || isOrdered(statement)) &&
		(signals.question === 0 || isRequest(statement)) &&
		// With a price it is a proposal, and its owner the option's.
		!(signals.money > 0 && signals.heading.option === 1) &&
		// "The bank gives 60,000 until 31 March" is what may be spent.
		!(signals.money > 0 && role === "constraint") &&
		language !== "unknown"
	);
}

/** What somebody is asked to do, behind whoever says so. */
function askedOf(statement: Read, names: ReadonlyMap<string, string>): Part | null {
	const nameAt = (text: string) => startsWithName(text, names);
	return askedIn(statement, behindSpeaker(statement.plain, names), nameAt);
}

function isAskedFor(statement: Read, names: ReadonlyMap<string, string>): boolean {
	const { kind, confirmed } = statement;
	return (kind === "item" || kind === "sentence") && !confirmed && askedOf(statement, names) !== null;
}

/** "Jonas: talk to them before the 16th": who is told to do something by a day is not forbidden it. */
function isOrdered({ plain, signals, language, words }: Read): boolean {
	const { negation } = cuesOf(language);
	return (
		addressed.test(plain) && signals.lack + negation.count(words) === 0 && bareDayIn(plain, language) !== null
	);
}

const addressed = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s?[:–—-]\s/u;

/** "Ines, can you ring them by Friday?"; what is only asked about has no day. */
function isRequest(statement: Read): boolean {
	const { words, language, plain } = statement;
	return (
		namesDay(statement) &&
		(vocative.test(plain) || cuesOf(language).request.count(words.slice(0, ofRequest)) > 0)
	);
}

const vocative = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,\s/u;

/** Whom one asks is named before it. */
const ofRequest = 4;

/** The same with those who write under more than their name: "Marta Coop" is Marta. */
function withSpeakers(
	names: ReadonlyMap<string, string>,
	statements: readonly Read[],
): ReadonlyMap<string, string> {
	const speakers = new Set(statements.flatMap(({ speaker }) => speaker ?? []));
	const told = [...speakers].flatMap((speaker) => {
		const owner = names.get(speaker.split(" ")[0] ?? "");
		return owner === undefined || names.has(speaker) ? [] : [[speaker, owner] as const];
	});
	return new Map([...names, ...told]);
}

const label = /^[^:.;]{2,30}\s?:\s/u;
const nextTask = /[,;]\s(?=\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\sto\s\p{Ll})/u;

/** The pieces of a statement that begin with somebody's name; "Nora to ring them, Paul to bring the book" has two. */
function partsOf(plain: string, names: ReadonlyMap<string, string>): Part[] {
	return plain.split(nextTask).flatMap((piece): Part[] => {
		const whole = behindSpeaker(piece.replace(/^@/, ""), names);
		const bare = startsWithName(whole, names) ? whole : whole.replace(label, "");
		const person = startsWithName(bare, names);
		if (!person) return [];
		const text = bare.replace(/[\s.;,]+$/u, "").replace(/(?<=^[^"“”„«»]*)[.\s]*["”»]$/u, "");
		const behind = bare.slice(person.length).replace(/^\s\([^)]{2,40}\)/u, "");
		const mark = /^\s?[-–—,:]\s/u.exec(behind)?.[0] ?? "";
		return [
			{
				text,
				owner: person.owner,
				rest: behind.slice(mark.length).trim(),
				divided: mark !== "",
				isAsked: mark.startsWith(","),
				isOwn: false,
				isRequested: false,
			},
		];
	});
}

/** "Nora: Well then: Paul rings them": who says what somebody else is to do. */
function behindSpeaker(piece: string, names: ReadonlyMap<string, string>): string {
	const speaker = startsWithName(piece, names);
	// "Dee (owner): …", "Kofi - head setter: …"
	const behind = piece.slice(speaker?.length ?? 0).replace(contactTagBehind, "");
	if (!speaker || !/^\s?:\s/u.test(behind)) return piece;
	const told = behind.replace(/^\s?:\s+/u, "");
	const led = startsWithName(told, names) ? told : told.replace(label, "");
	return startsWithName(led, names) ? led : piece;
}

/** What whoever writes does, in the first person: "I report to the board". */
function ownPart({ plain, language }: Read, writer: string | null): Part | null {
	if (writer === null || language === "unknown") return null;
	const opened = undertakingPatterns(language).own.exec(plain)?.[0];
	if (opened === undefined) return null;
	return {
		text: plain.replace(/[\s.;,]+$/u, ""),
		owner: writer,
		rest: plain.slice(opened.length),
		divided: false,
		isAsked: false,
		isOwn: true,
		isRequested: false,
	};
}

/** The last day of the one that limits; a day and month without a year lie ahead in what is to be done. */
export function dueOf({ figures, text, plain, language }: Dated, asOf: string | null): string | null {
	const days = figures.filter(
		({ kind, date, relation }) => kind === "date" && date?.precision === "day" && relation !== "from",
	);
	const limiting = days.filter(({ relation }) => relation === "by" || relation === "until");
	const figure = limiting.at(-1) ?? days.at(-1);
	const day = figure?.date?.to;
	if (!figure || !day) {
		const bare = bareDayIn(plain, language);
		return bare === null ? null : nextDay(bare, asOf);
	}
	const isYearSaid = text.slice(figure.start, figure.end).includes(day.slice(0, 4));
	if (isYearSaid || asOf === null || day >= asOf) return day;
	const next = `${Number(asOf.slice(0, 4)) + (`${asOf.slice(0, 4)}${day.slice(4)}` < asOf ? 1 : 0)}${day.slice(4)}`;
	return Number.isNaN(Date.parse(next)) ? null : next;
}

/** Who is named for an option: as doing it in its own words, behind it, as leading it, or with what they are to do. */
export function ownerOf(
	{ label, statements }: { label: string; statements: readonly Read[] },
	people: readonly Person[],
): string | null {
	const names = namesOf(people);
	return (
		doerIn(label, names) ??
		statements.map((statement) => namedIn(statement, names)).find((each) => each !== null) ??
		null
	);
}

/** Whom a statement names as leading, behind it, or with what they are to do. */
function namedIn({ plain, language }: Read, names: ReadonlyMap<string, string>): string | null {
	const { owner } = cuesOf(language);
	for (const [name, whole] of names) {
		const at = plain.indexOf(name);
		if (at < 0 || /\p{L}/u.test(plain[at + name.length] ?? "") || /\p{L}/u.test(plain[at - 1] ?? ""))
			continue;
		const before = plain.slice(Math.max(0, at - 30), at);
		const rest = plain.slice(at + name.length);
		if (isProposed({ before, behind: rest }, language)) return whole;
		const behind = rest.slice(0, 30);
		const leads = owner.count(wordsOf(before).slice(-3)) > 0 || owner.count(wordsOf(behind).slice(0, 2)) > 0;
		const stands = /(?:[–—-]\s|\(|,\s)$/u.test(before.replace(titledEnd, "")) && /^\)?[.;]?$/u.test(behind);
		if (leads || stands || /^\s(?:\([^)]+\)\s)?to\s\p{Ll}/u.test(behind)) return whole;
	}
	return null;
}

/** "Nora rebuilds the list": a name, and behind it what they do. */
function doerIn(label: string, names: ReadonlyMap<string, string>): string | null {
	const doer = startsWithName(label, names);
	const does = doer ? label.slice(doer.length) : "";
	return doer && /^\s(?:\([^()]+\)\s)?\p{Ll}/u.test(does) ? doer.owner : null;
}

const titledEnd = new RegExp(`${title}\\.?\\s$`, "u");

/** The statements with those that are actions called so: they explain, offer and forbid nothing. */
export function withActions(
	statements: readonly Read[],
	actions: readonly Pick<ActionItem, "statement">[],
): Read[] {
	const acting = new Set(actions.map(({ statement }) => statement.id));
	return statements.map((statement) => {
		if (!acting.has(statement.id)) return statement;
		const { scores } = statement;
		return {
			...statement,
			role: "action",
			forbids: false,
			scores: {
				...ruledOut(scores, ["problem", "effect", "cause", "option", "target"]),
				action: Math.max(scores.action, 1),
			},
		};
	});
}
