import type { Figure } from "../../figures/figure.ts";
import type { Read } from "../../roles/statements.ts";
import { keptFor } from "../kept-for.ts";

/** A part of what the text counts: the statement that gives its number, and those that say more of it. */
type Part = { head: Read; value: number; statements: ReadonlySet<Read> };

/** Fewer are seldom broken down, and their numbers fit by chance. */
const fewestCounted = 10;
/** More are a table's. */
const mostParts = 12;
/** So many statements may stand between one part and the next. */
const reach = 8;
/** A number that a statement is about stands at its beginning, in UTF-16 units, or behind the whole. */
const beginning = 30;
/** Shares that make up the whole, in percent: rounded ones miss it a little. */
const wholeShare = { least: 98, most: 102 };

/**
 * "Of the 212 sessions that were cancelled 23 were faults. 138 … The remaining 51 …": what makes up a counted whole, the
 * largest first. Numbers of neighbouring statements that add up to one that stands before them, or shares that add up to all.
 */
export const partsOf = keptFor((statements: readonly Read[]): readonly Part[] => {
	const parts = statements.flatMap((statement, at) => {
		const counted = statement.figures.flatMap((figure) => wholeIn(figure) ?? []);
		const wholes = [...new Set(counted)].filter((value) => value >= fewestCounted);
		const found = [
			...wholes.map((whole) => headsFrom(statements, at, { kind: "count", whole })),
			headsFrom(statements, at, { kind: "percent", whole: 100 }),
		];
		return found.find((heads) => heads.length > 0) ?? [];
	});
	const first = [...new Map(parts.map((part) => [part.head, part])).values()];
	const heads = new Set(first.map(({ head }) => head));
	return first
		.map(({ head, value }) => ({
			head,
			value,
			statements: new Set([head, ...saidOf(head, heads, statements)]),
		}))
		.toSorted((one, other) => other.value - one.value);
});

type Whole = { kind: "count" | "percent"; whole: number };

/** The statements from a place on whose numbers add up to the whole; none where they do not. */
function headsFrom(statements: readonly Read[], from: number, whole: Whole): Counted[] {
	const heads: Counted[] = [];
	let sum = 0;
	for (const counted of countedFrom(statements, from, whole)) {
		sum += counted.value;
		heads.push(counted);
		if (isAll(sum, whole)) return heads.length > 1 ? heads : [];
		if (sum > whole.whole || heads.length === mostParts) break;
	}
	return [];
}

/** One after the other, as long as they stand near each other. */
function* countedFrom(statements: readonly Read[], from: number, whole: Whole): Generator<Counted> {
	let last = from;
	for (let at = from; at < statements.length && at - last <= reach; at++) {
		const head = statements[at];
		if (!head || head.documentId !== statements[from]?.documentId) return;
		const value = numberOf(head, whole);
		// Shares are looked for from the first of them on.
		if (value === null && at === from && whole.kind === "percent") return;
		if (value === null) continue;
		last = at;
		yield { head, value };
	}
}

type Counted = Pick<Part, "head" | "value">;

function isAll(sum: number, { kind, whole }: Whole): boolean {
	return kind === "count" ? sum === whole : sum >= wholeShare.least && sum <= wholeShare.most;
}

/** The number of the part that a statement is about. */
function numberOf({ kind: form, figures, text }: Read, { kind, whole }: Whole): number | null {
	if (form !== "sentence" && form !== "item") return null;
	const fits = (figure: Figure) => (kind === "count" ? isCount(figure) : figure.kind === "percent");
	const all = figures.find((figure) => wholeIn(figure) === whole);
	const figure = figures.find((each) =>
		each === all
			? isShareOf(each)
			: fits(each) &&
				each.value > 0 &&
				each.value < whole &&
				(each.start <= beginning || (all !== undefined && all.end <= each.start)) &&
				/^[^.;]*$/u.test(text.slice(all?.end ?? 0, each.start)),
	);
	return figure?.value ?? null;
}

/** The whole that a figure may name: a count, or what "38 of the 61" is a part of. */
function wholeIn(figure: Figure): number | null {
	if (isShareOf(figure)) return figure.of;
	return isCount(figure) ? figure.value : null;
}

function isShareOf({ kind, of }: Figure): boolean {
	return kind === "ratio" && of !== null && !isRound.has(of);
}

/** "34 of every 100" is a share in other words. */
const isRound: ReadonlySet<number> = new Set([10, 100, 1000]);

function isCount({ kind, value, high, change, per }: Figure): boolean {
	return (
		(kind === "count" || kind === "number") &&
		Number.isInteger(value) &&
		high === null &&
		change === null &&
		per === null
	);
}

/** What a text goes on to say of a part, up to the next one, under the same heading. */
function saidOf(head: Read, heads: ReadonlySet<Read>, statements: readonly Read[]): Read[] {
	const said: Read[] = [];
	for (const next of statements.slice(head.order + 1, head.order + 1 + reach)) {
		const isSame =
			next.documentId === head.documentId && next.headings.join("\n") === head.headings.join("\n");
		if (!isSame || next.kind !== head.kind || heads.has(next)) break;
		said.push(next);
	}
	return said;
}

/** What a cause is made of. */
type Made = { statements: readonly Read[] };

/** What part of the counted whole a stated cause belongs to. */
function partOf({ statements }: Made, all: readonly Read[]): Part | undefined {
	return partsOf(all).find((part) => statements.some((each) => part.statements.has(each)));
}

/**
 * How much of the counted whole a cause stands for: the one that gives a part's number, or the first that goes on from it.
 * 0 for what belongs to no part, and below 0 what only says more of one.
 */
export function countedShares(causes: readonly Made[], all: readonly Read[]): (cause: Made) => number {
	const shares = new Map<Made, number>();
	const places = ({ statements }: Made) => Math.min(...statements.map(({ order }) => order));
	for (const part of partsOf(all)) {
		const own = causes.filter((cause) => partOf(cause, all) === part);
		const [first, ...others] = own.toSorted((one, other) => places(one) - places(other));
		if (first) shares.set(first, part.value);
		for (const each of others) shares.set(each, -1);
	}
	return (cause) => shares.get(cause) ?? 0;
}

/** How two stand to each other in what is counted: of one part, of two, or not both of any. */
export function inParts(one: Made, other: Made, all: readonly Read[]): "same" | "different" | null {
	const [first, second] = [partOf(one, all), partOf(other, all)];
	if (!first || !second) return null;
	return first === second ? "same" : "different";
}
