import type { KnownLanguage } from "../../languages/language.ts";
import { withoutTitles } from "../../languages/people/person-words/titles.ts";
import { adviceWords } from "../../languages/ways/advice-words.ts";
import { wayVotes } from "../../languages/ways/way-votes.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { marksIn, ownMark, wayNamed, withoutPutOff } from "./decided.ts";
import type { StatedOption } from "./stated-option.ts";

/** That the text itself would take a way: at once, after others, or on a condition only. */
export type Advice = { statement: Read; when: "now" | "then" | "tied" };

/** A recommendation, with the ways that it names. */
type Counsel = { statement: Read; ways: ReadonlyMap<string, Advice["when"]> };

/**
 * Marks the ways that the text's recommendation names, with when: "2 and 3 now, 1 only if it is still above 2 %". The
 * recommendation itself is no way. Where several people recommend different ways, none is marked; of one person the last counts.
 */
export function withAdvice(options: readonly StatedOption[], statements: readonly Read[]): StatedOption[] {
	const counsels = counselsIn(options, statements);
	const leading = leadingOf(counsels);
	const own = new Set(counsels.map(({ statement }) => statement.id));
	return options
		.filter(({ id }) => !own.has(id))
		.map((option) => {
			const when = leading?.ways.get(option.id);
			if (!leading || when === undefined) return option;
			const advised: Advice = { statement: leading.statement, when };
			const isFor = when !== "tied" && option.standing === "open";
			return { ...option, advised, standing: isFor ? "recommended" : option.standing };
		});
}

function counselsIn(options: readonly StatedOption[], statements: readonly Read[]): Counsel[] {
	if (options.length === 0) return [];
	const marks = new Map(options.map((option) => [ownMark(option), option.id]));
	marks.delete("");
	const lettered = marks.size > 1 ? marks : new Map<string, string>();
	const names = namesOf(options);
	return statements.flatMap((statement) => {
		if (!isCounsel(statement)) return [];
		const ways = waysIn(statement, lettered, names);
		return [...ways.values()].some((when) => when !== "tied") ? [{ statement, ways }] : [];
	});
}

/** The last of the one who recommends; null where several recommend different ways. */
function leadingOf(counsels: readonly Counsel[]): Counsel | null {
	const last = new Map(counsels.map((counsel) => [counsel.statement.speaker, counsel]));
	const [first, ...others] = last.values();
	const named = ({ ways }: Counsel) => [...ways].flatMap(([id, when]) => (when === "tied" ? [] : id)).join();
	return first && others.every((other) => named(other) === named(first)) ? (counsels.at(-1) ?? null) : null;
}

/** Says what somebody would do, and neither asks for it nor tells what was once said. */
function isCounsel({ plain, language, signals, forbids, kind, mark }: Read): boolean {
	if (language === "unknown" || signals.question > 0 || forbids || mark !== "") return false;
	if (kind === "row" || kind === "cell" || kind === "title" || kind === "letterhead") return false;
	const { advises, past } = adviceWords(language);
	return advises.test(plain) && !past.test(plain) && wayVotes(language).own.exec(plain) === null;
}

/** The ways that a recommendation names by their marks, else by their names. */
function waysIn(
	statement: Read,
	marks: ReadonlyMap<string, string>,
	names: readonly Name[],
): ReadonlyMap<string, Advice["when"]> {
	const { language } = statement;
	if (language === "unknown") return new Map();
	const clauses = clausesOf(statement, language);
	const marked = firstOf(clauses, (text) =>
		marksNamed(text, statement, language).flatMap((mark) => marks.get(mark) ?? []),
	);
	if (marked.size > 0 || statement.signals.money > 0) return marked;
	const others = names.filter(({ id, block }) => id !== statement.id && !block.has(statement.id));
	const isNamed = clauses.some(({ text }) => waysNamed(text, others, language, false).length > 0);
	return isNamed ? firstOf(clauses, (text) => waysNamed(text, others, language, true)) : marked;
}

/** Each way by the first clause that names it. */
function firstOf(
	clauses: readonly Clause[],
	waysOf: (text: string) => readonly string[],
): ReadonlyMap<string, Advice["when"]> {
	const pairs = clauses.flatMap(({ text, when }) => waysOf(text).map((id) => [id, when] as const));
	return new Map(pairs.reverse());
}

type Clause = { text: string; when: Advice["when"] };

/** What is said between the commas, without what is put off or not wanted, and when by it. */
function clausesOf(statement: Read, language: KnownLanguage): Clause[] {
	const { breaks, next, tied, put } = adviceWords(language);
	const parts = withoutSpeaker(statement).split(breaks);
	const after = parts.findIndex((text) => next.test(text));
	const opens = (text: string | undefined) =>
		text !== undefined && tied.exec(text)?.index === 0 && !/[\dA-H](?!\p{L})/u.test(text);
	const { later } = wayVotes(language);
	return parts.map((part, at): Clause => {
		const tie = tied.exec(part);
		// What stands behind an "if" is not what is put off.
		const named = tie && tie.index > 0 ? part.slice(0, tie.index) : part;
		const text = [put, later].reduce(
			(left, word) => (left === "" ? "" : word.test(left) ? withoutPutOff(left, word) : left),
			tie && tie.index > 0 ? `${named}${tie[0]}` : named,
		);
		if (after !== -1 && at >= after) return { text, when: "then" };
		return { text, when: tie || opens(parts[at - 1]) ? "tied" : "now" };
	});
}

/** The marks that a clause names; a number of something else is none. */
function marksNamed(text: string, statement: Read, language: KnownLanguage): string[] {
	const amounts = statement.figures
		.filter(({ kind }) => kind !== "number" && kind !== "count")
		.map(({ start, end }) => statement.text.slice(start, end));
	const clear = amounts.reduce((left, amount) => left.replace(amount, "…"), text);
	const { alone } = adviceWords(language);
	return [
		...marksIn(text, language),
		...(text.match(wayVotes(language).bare) ?? []).map((mark) => mark.replace(")", "")),
		...[...clear.matchAll(alone)].flatMap(({ 1: mark = "" }) => (/\p{Ll}/u.test(mark) ? [] : mark)),
	].map((mark) => mark.toUpperCase());
}

type Name = { id: string; stems: readonly string[]; block: ReadonlySet<string>; proposer: string | null };

function namesOf(options: readonly StatedOption[]): Name[] {
	const proposers = options.map(({ statements: [first] }) => first?.speaker ?? null);
	return options.map(({ id, label, statements }, at) => ({
		id,
		stems: stemsOf(wordsOf(label.replaceAll("-", " ")), statements[0]?.language ?? "unknown"),
		block: new Set(statements.map((each) => each.id)),
		// Of two ways that one person named, the name tells none.
		proposer:
			proposers.filter((each) => each === proposers[at]).length === 1 ? (proposers[at] ?? null) : null,
	}));
}

/** "Jorge's, with Priyanka's on top": the ways of whom a piece names by the first name. */
function waysOf(piece: string, names: readonly Name[]): string[] {
	const words = new Set(
		(piece.toLowerCase().match(/[\p{L}\p{M}-]+/gu) ?? []).flatMap((word) => [word, word.replace(/s$/u, "")]),
	);
	return names.flatMap(({ id, proposer }) => {
		const first =
			proposer &&
			withoutTitles(proposer)
				.toLowerCase()
				.split(/[\s._]/u)[0];
		return first && words.has(first) ? [id] : [];
	});
}

/**
 * The ways whose names a clause joins: "the call-back at once and the app in eight branches"; of the second `byFirst` the first
 * word is enough, for what is recommended stands first, how and where behind it.
 */
function waysNamed(
	text: string,
	names: readonly Name[],
	language: KnownLanguage,
	byFirst: boolean,
): string[] {
	const { allOfIt } = adviceWords(language);
	return text.split(wayVotes(language).joint).flatMap((piece) => {
		const said = stemsOf(wordsOf(piece.replaceAll(allOfIt, " ").replaceAll("-", " ")), language);
		const whole = wayNamed(said, names);
		if (whole.length > 0) return whole;
		const proposed = waysOf(piece, names);
		return proposed.length > 0 || !byFirst ? proposed : wayNamed(said.slice(0, 1), names);
	});
}
