import { cuesOf } from "../../languages/cues.ts";
import type { KnownLanguage } from "../../languages/language.ts";
import { verdictsOf } from "../../languages/ways/verdicts.ts";
import { wayVotes } from "../../languages/ways/way-votes.ts";
import { isOneWord, stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { Person } from "../people/people.ts";
import type { StatedOption } from "./stated-option.ts";

/**
 * The ways that a decision of the text names by number, letter or name are agreed, and the decision itself is no way: "Vote on
 * offer 2: three for, one against".
 */
export function withDecisions(options: readonly StatedOption[], statements: readonly Read[]): StatedOption[] {
	const marked = new Set(
		options.flatMap((option) => (ownMark(option) === "" ? [] : (option.statements[0]?.id ?? []))),
	);
	const isDecision = (id: string) => chosen.some((each) => each.id === id);
	const chosen = statements
		.filter(({ id }) => !marked.has(id))
		.map((statement) => ({
			id: statement.id,
			ways: [
				...chosenIn(
					statement,
					options.filter(({ id }) => id !== statement.id),
				),
				...namedIn(statement, options),
			],
		}))
		.filter(({ ways }) => ways.length > 0);
	const taken = new Set(chosen.flatMap(({ ways }) => ways));
	const motions = new Map(
		statements.flatMap((statement) => {
			const ways = proposedIn(statement, options);
			return ways.length > 0 ? [[statement.id, ways] as const] : [];
		}),
	);
	const proposed = new Set([...motions.values()].flat());
	return options
		.filter(({ id }) => !isDecision(id) && !motions.has(id))
		.map((option): StatedOption => {
			if (taken.has(option.id)) return { ...option, standing: "agreed", decided: true };
			const isProposed = option.standing === "open" && proposed.has(option.id);
			return isProposed ? { ...option, standing: "recommended" } : option;
		});
}

/** Where the text names two of its ways as the choice, only these exclude each other: "the choice between A and B". */
export function withChoice(options: readonly StatedOption[], statements: readonly Read[]): StatedOption[] {
	for (const { plain, language } of statements) {
		const found = language === "unknown" ? null : wayVotes(language).choice.exec(plain);
		const marks = found?.slice(1).map((mark) => mark.toUpperCase()) ?? [];
		const ways = options.filter((_option, at) => marks.includes(markOf(options, at)));
		const [first, second] = ways;
		if (!first || !second || ways.length > 2) continue;
		return options.map((option) => ({
			...option,
			alternative: false,
			rivals: ways.includes(option) ? first.id : option.rivals,
		}));
	}
	return [...options];
}

/** The ways that a motion names by their marks: "For the vote: b) and c) at once, look into a)". */
function proposedIn(statement: Read, options: readonly StatedOption[]): string[] {
	const { plain, language, signals } = statement;
	if (language === "unknown" || signals.question > 0) return [];
	const { proposes, later, bare } = wayVotes(language);
	if (!proposes.test(plain) || options.every((option) => ownMark(option) === "")) return [];
	if (ownMarkOf(statement) !== "") return [];
	const wanted = new Set(
		plain
			.split(/[,;.]\s/u)
			.map((part) => withoutPutOff(part, later))
			.flatMap((part) => [...marksIn(part, language), ...(part.match(bare) ?? [])])
			.map((mark) => mark.replace(")", "").toUpperCase()),
	);
	return options.flatMap((option) => (wanted.has(ownMark(option)) ? option.id : []));
}

/** "A and B at once and look into C": what is put off goes with the word for it; behind it, all that its part names. */
export function withoutPutOff(part: string, later: RegExp): string {
	const found = later.exec(part);
	if (!found) return part;
	const marksBehind = /(?<!\p{L})[A-Ha-h](?!\p{L})|\d\)/u.test(part.slice(found.index + found[0].length));
	return marksBehind ? part.slice(0, found.index) : "";
}

/** "Options 1 and 3", "offer B" */
export function marksIn(text: string, language: KnownLanguage): string[] {
	return [...text.matchAll(wayVotes(language).marks)].flatMap(
		({ 1: list = "" }) => list.match(/(?<!\p{L})(?:[A-Hb-df-h](?!\p{L})|\d{1,2})/gu) ?? [],
	);
}

function chosenIn(statement: Read, options: readonly StatedOption[]): string[] {
	const { plain, language, signals, forbids } = statement;
	if (language === "unknown" || signals.question > 0 || forbids) return [];
	const { takes, alone } = wayVotes(language);
	if (!(takes.test(plain) || tellsDecision(statement)) || isOpposed(statement)) return [];
	const named = marksIn(plain, language);
	const letter = alone.exec(plain)?.[1];
	const wanted = new Set(
		(named.length > 0 ? named : letter !== undefined && /\p{Lu}/u.test(letter) ? [letter] : []).map((mark) =>
			mark.toUpperCase(),
		),
	);
	if (wanted.size === 0) return [];
	return options.flatMap(({ id }, at) => (wanted.has(markOf(options, at)) ? id : []));
}

/** The ways whose names a decision joins: "We decided: oven seal plus web form". */
function namedIn(statement: Read, options: readonly StatedOption[]): string[] {
	const { plain, language, signals, forbids } = statement;
	if (language === "unknown" || signals.question > 0 || signals.money > 0 || forbids) return [];
	const { decided, joint } = wayVotes(language);
	if (!tellsDecision(statement) || isOpposed(statement)) return [];
	const others = options.filter(
		({ id, statements: [first] }) => id !== statement.id && first && first.start < statement.start,
	);
	const names = others.map(({ id, label }) => ({
		id,
		stems: stemsOf(wordsOf(label.replaceAll("-", " ")), language),
	}));
	const behind = plain.replace(decided, "\n").split("\n");
	return behind
		.flatMap((part) => part.split(joint))
		.flatMap((piece) => wayNamed(stemsOf(wordsOf(piece.replaceAll("-", " ")), language), names));
}

/** Something has been decided, and is not to be yet. */
function tellsDecision({ plain, language }: Read): boolean {
	if (language === "unknown") return false;
	const { decided, undecided } = wayVotes(language);
	return decided.test(plain) && !undecided.test(plain);
}

/** The one way that has most of a piece's words; none where two have as many, or the piece has more words of its own. */
export function wayNamed(
	piece: readonly string[],
	names: readonly { id: string; stems: readonly string[] }[],
): string[] {
	const shared = names
		.map(({ id, stems }) => ({
			id,
			count: piece.filter((stem) => stems.some((other) => isOneWord(stem, other))).length,
		}))
		.sort((one, other) => other.count - one.count);
	const [best, next] = shared;
	if (!best || best.count === 0 || best.count === next?.count || best.count * 2 < piece.length) return [];
	return [best.id];
}

/** More votes against than for it, a condition, or a "not". */
function isOpposed({ plain, words, language }: Read): boolean {
	if (language === "unknown") return false;
	const { pro, contra } = wayVotes(language);
	const { negation, condition } = cuesOf(language);
	if (negation.count(words) + condition.count(words) > 0 || verdictsOf(language).against.test(plain))
		return true;
	return contra.test(plain) && !pro.test(plain.replace(contra, ""));
}

/** People who answer for a way by its mark ("looks after b)") answer for what it is called. */
export function withWaysNamed(people: readonly Person[], options: readonly StatedOption[]): Person[] {
	return people.map((person) => {
		const mark = /^\W{0,2}([A-Ha-h]|\d{1,2})\W{0,2}$/u.exec(person.duty)?.[1]?.toUpperCase();
		const way = options.find((option) => mark !== undefined && ownMark(option) === mark);
		return way ? { ...person, duty: way.label } : person;
	});
}

/** The number or letter of a way: its own, or its place where none has one. */
export function markOf(options: readonly StatedOption[], at: number): string {
	const marks = options.map(ownMark);
	if (marks.some((mark) => mark !== "")) return marks[at] ?? "";
	return String(at + 1);
}

export function ownMark({ statements: [first] }: StatedOption): string {
	return first ? ownMarkOf(first) : "";
}

function ownMarkOf({ mark, language, text }: Read): string {
	if (mark !== "" || language === "unknown") return mark;
	return (wayVotes(language).own.exec(text)?.[1] ?? "").toUpperCase();
}
