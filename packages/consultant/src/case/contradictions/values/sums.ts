import type { Figure } from "../../../figures/figure.ts";
import { type Cues, cuesOf } from "../../../languages/cues.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";

/** "Vans 3,200 €, food 5,750 €, hotels 6,050 €; total 16,500 €": a total beside parts that do not add up to it. */
export function sumPairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((statement, at): Clash[] => {
		const total = totalIn(statement);
		if (total === null) return [];
		const before = partsBefore(statements.slice(Math.max(0, at - mostParts), at), statement, total);
		const behind = partsBehind(statements.slice(at + 1, at + 1 + mostParts), total);
		const wrong =
			(before && isOff(sumOf(before.values), total.value) && before.of) ||
			(behind && sumOf(behind.values) > total.value * (1 + slack) && behind.of);
		const topic = total.unit ?? "";
		return wrong ? [{ one: wrong, other: statement, topic, kind: "figures", score: 0.9 }] : [];
	});
}

/** A longer list is not added up, so that one of nothing but totals stays cheap. */
const mostParts = 60;
/** Parts that are rounded may miss their total by so much. */
const slack = 0.01;
/** A sum that is further off is of something else. */
const furthest = 1.6;

function isOff(sum: number, total: number): boolean {
	const [low = 0, high = 0] = [sum, total].toSorted((one, other) => one - other);
	return high > low * (1 + slack) && high < low * furthest;
}

function sumOf(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

/** The one figure of a statement that says it holds others: of "these three lots cost £43,500" the amount. */
function totalIn({ words, figures, role, signals, language }: Read): Figure | null {
	if (cuesOf(language).total.count(words) === 0 || role === "constraint" || signals.question > 0) return null;
	const addable = figures.filter(isAddable);
	for (const kind of addableKinds) {
		const [total, ...others] = addable.filter((figure) => figure.kind === kind);
		if (total) return others.length === 0 ? total : null;
	}
	return null;
}

const addableKinds: readonly Figure["kind"][] = ["money", "duration", "count"];

function isAddable({ kind, change, high, bound, per }: Figure): boolean {
	return addableKinds.includes(kind) && change === null && high === null && bound === null && per === null;
}

type Parts = { of: Read; values: readonly number[] };

/** The items of a list right above its total, or the figures of the sentence before it. */
function partsBefore(before: readonly Read[], { kind, block }: Read, total: Figure): Parts | null {
	const last = before.at(-1);
	if (!last) return null;
	const inSentence = valuesIn(last, total);
	if (inSentence.length >= fewest && last.block === block) return { of: last, values: inSentence };
	if (kind !== "item") return null;
	const values: number[] = [];
	for (const each of before.toReversed()) {
		const [value, ...others] = each.kind === "item" ? valuesIn(each, total) : [];
		if (value === undefined || others.length > 0) break;
		values.push(value);
	}
	return values.length >= fewest ? { of: last, values } : null;
}

const fewest = 2;

/** What stands right behind a total as a part of it: "41 hours in all; of which changeover 19, furnace 17, crane 14". */
function partsBehind(behind: readonly Read[], total: Figure): Parts | null {
	const parts: { of: Read; value: number }[] = [];
	for (const each of behind) {
		const [value] = valuesIn(each, total);
		if (value === undefined || !isPart(each, cuesOf(each.language))) break;
		parts.push({ of: each, value });
	}
	const last = parts.at(-1);
	return last && parts.length >= fewest ? { of: last.of, values: parts.map(({ value }) => value) } : null;
}

function isPart({ words }: Read, { partOf }: Cues): boolean {
	return partOf.at(words, 0);
}

/** The values of a statement on the scale of a total; none where it tells of several kinds of thing. */
function valuesIn({ figures }: Read, total: Figure): number[] {
	return figures
		.filter(
			(figure) =>
				isAddable(figure) &&
				figure.kind === total.kind &&
				figure.currency === total.currency &&
				(total.kind === "money" || figure.unit === total.unit),
		)
		.map(({ value }) => value);
}
