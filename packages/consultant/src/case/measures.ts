import { stemsOf, wordsOf } from "../languages/words.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Figure } from "../ledger/figure.ts";
import { likeness } from "./likeness.ts";
import type { Read } from "./statements.ts";

/** Something the text measures: where it stands today and where it should be. */
export type Measure = { name: string; baseline: LedgerEntry | null; target: LedgerEntry | null };

type Place = { entry: LedgerEntry; statement: Read };

/** What the text wants to move, the clearest first: each target with the figure of today that it is compared with. */
export function measuresOf(
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
): Measure[] {
	const byId = new Map(statements.map((statement) => [statement.id, statement]));
	const places = ledger.flatMap((entry): Place[] => {
		const statement = byId.get(entry.statementId);
		return statement && measurable(entry.figure) ? [{ entry, statement }] : [];
	});
	const targets = places.filter(({ entry }) => entry.role === "target");
	const others = places.filter(
		({ entry }) =>
			entry.role === "baseline" ||
			entry.role === "problem cost" ||
			(entry.role === "other" && !entry.confirmed),
	);
	const used = new Set<string>();
	// How many words of a name the text uses elsewhere too.
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const language = statements[0]?.language ?? "unknown";
	const known = (name: string) =>
		stemsOf(wordsOf(name), language).filter((stem) => (counts.get(stem) ?? 0) > 1).length;
	const pairs = targets.map((target) => {
		const [best] = others
			.filter(({ entry }) => entry.id !== target.entry.id && comparable(entry.figure, target.entry.figure))
			.map((other) => ({ other, score: fit(other, target, statements, rarity) }))
			.sort((one, another) => another.score - one.score);
		return { target, best };
	});
	const found: (Measure & { score: number })[] = [];
	for (const { target, best } of pairs.sort(
		(one, other) => (other.best?.score ?? 0) - (one.best?.score ?? 0),
	)) {
		const baseline = best && best.score > 0.1 && !used.has(best.other.entry.id) ? best.other : null;
		if (baseline) used.add(baseline.entry.id);
		found.push({
			name: nameOf(target.entry.subject, baseline?.entry.subject ?? "", known),
			baseline: baseline?.entry ?? null,
			target: target.entry,
			score: baseline ? (best?.score ?? 0) : 0,
		});
	}
	return found
		.filter(({ name, baseline }) => name !== "" || baseline !== null)
		.map(({ score: _score, ...measure }) => measure);
}

/** Dates are deadlines; amounts without "per" are budgets or costs, and measured only where they are compared. */
function measurable({ kind }: Figure): boolean {
	return kind !== "date";
}

/** Two figures that one scale could hold. */
export function comparable(one: Figure, other: Figure): boolean {
	if (one.kind === "money" || other.kind === "money") {
		if (one.kind !== other.kind || (one.currency && other.currency && one.currency !== other.currency))
			return false;
		const ratio = one.value / Math.max(1e-9, other.value);
		return one.per === other.per
			? ratio > 0.02 && ratio < 50
			: (!one.per || !other.per) && ratio > 0.3 && ratio < 3.4;
	}
	if (one.kind === "percent" || other.kind === "percent") {
		if (one.kind === other.kind) return true;
		const [percent, bare] = one.kind === "percent" ? [one, other] : [other, one];
		// "Sept 93.1, Oct 92.4" beside a target of 97 %.
		return (
			bare.kind === "number" &&
			percent.value > 0 &&
			bare.value / percent.value > 0.5 &&
			bare.value / percent.value < 2
		);
	}
	if (one.kind === "duration" || other.kind === "duration") {
		return one.kind === other.kind && unitClass(one) === unitClass(other);
	}
	const units = [one.unit, other.unit].map((unit) => unit?.toLowerCase().slice(0, 5));
	return (
		units[0] === units[1] ||
		one.unit === null ||
		other.unit === null ||
		one.kind === "ratio" ||
		other.kind === "ratio"
	);
}

function unitClass({ unit }: Figure): string {
	return unit === "working-day" ? "day" : (unit ?? "");
}

function fit(
	other: Place,
	target: Place,
	statements: readonly Read[],
	rarity: (stem: string) => number,
): number {
	const around = (place: Place) => [
		...place.statement.stems,
		...(statements[place.statement.order - 1]?.block === place.statement.block
			? (statements[place.statement.order - 1]?.stems ?? [])
			: []),
	];
	const { signals, scores, order, kind } = other.statement;
	const same = other.statement.id === target.statement.id;
	return (
		likeness(other.statement.stems, target.statement.stems, rarity) * 1.2 +
		likeness(around(other), around(target), rarity) * 0.5 +
		(same ? -0.25 : 0) +
		(signals.now > 0 ? 0.25 : 0) +
		Math.max(0, scores.problem) * 0.25 -
		(scores.option > 1 ? 0.8 : 0) -
		(isPast(other) ? 0.35 : 0) -
		(kind === "row" ? 0.2 : 0) -
		0.1 * Math.min(1, order / Math.max(1, statements.length)) +
		(other.entry.figure.value === target.entry.figure.value ? -0.6 : 0)
	);
}

/** A value of an earlier time, by the words next to it: "was 4.4", "two years ago 4.90", "contre 8 % avant". */
function isPast({ entry, statement }: Place): boolean {
	if (entry.figure.change) return false;
	return statement.signals.past > 0 && statement.signals.now === 0 && statement.figures.length > 1;
}

/** The name that speaks more of what the text speaks of; the target's where both do. */
function nameOf(target: string, baseline: string, known: (name: string) => number): string {
	const worth = (name: string) => {
		const words = name.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
		return words === 0 ? -1 : known(name) - (words > 7 ? 0.5 : 0) + (words > 1 ? 0.2 : 0);
	};
	return worth(baseline) > worth(target) ? baseline : target;
}
