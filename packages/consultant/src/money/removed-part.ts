import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import type { Measure } from "../case/measures/measures.ts";
import type { ProblemCost } from "../case/problem/problem-cost.ts";
import type { Figure } from "../figures/figure.ts";
import type { Read } from "../roles/statements.ts";
import { numberText } from "../wording/money.ts";
import { valueText } from "../wording/value-text.ts";

/** Which part of a cost goes where a target is reached: `share` is above 0 and at most 1. */
export type RemovedPart = { share: number; arithmetic: string; name: string };

/**
 * The part of what the problem costs that its target removes, as far as the two have to do with each other: what is
 * measured stands in the sentence that tells the cost or beside it, shares a word with it that few others have, or is the problem itself. Null
 * where nothing does, or where it cannot be said of what is measured how much of it is the loss.
 */
export function removedPart(case_: Case, cost: ProblemCost): RemovedPart | null {
	const byId = byIdOf(case_.statements);
	for (const measure of case_.measures) {
		const told = [measure.baseline, measure.target].flatMap(
			(entry) => byId.get(entry?.statementId ?? "") ?? [],
		);
		if (!isAbout(case_, measure, told, cost)) continue;
		const part = partOf(case_, measure);
		if (part) return part;
	}
	return null;
}

function isAbout(case_: Case, measure: Measure, told: readonly Read[], { statement }: ProblemCost): boolean {
	if (!statement) return false;
	const isRare = (stem: string) =>
		case_.statements.filter(({ stems }) => stems.includes(stem)).length <= mostSharing;
	const [first] = case_.measures;
	const problem = case_.problem?.statement?.id;
	if (measure === first && told.some(({ id }) => id === problem)) return true;
	return told.some(
		({ id, documentId, order, stems }) =>
			id === statement.id ||
			(documentId === statement.documentId && Math.abs(order - statement.order) <= 1) ||
			stems.some((stem) => statement.stems.includes(stem) && isRare(stem)),
	);
}

/** A word that more statements have says nothing of one thing. */
const mostSharing = 4;

/** Of what there should be less, the part by which it falls; of a share that should be higher, of what it lacks to all. */
function partOf(case_: Case, { baseline, target, name }: Measure): RemovedPart | null {
	const [today, goal] = [baseline?.figure, target?.figure];
	if (!today || !goal || today.kind !== goal.kind || today.unit !== goal.unit || today.change || goal.change)
		return null;
	// The price of a piece says nothing of the pieces.
	if (today.kind === "money" || isOfOtherTime(today, goal)) return null;
	const [from, to] = [shareOf(today), shareOf(goal)];
	const { language } = case_.reading;
	const number = (value: number) => numberText(Math.round(value * 100) / 100, language);
	if (to < from)
		return from > 0
			? {
					share: (from - Math.max(0, to)) / from,
					arithmetic: `(${written(case_, today)} − ${written(case_, goal)}) ÷ ${written(case_, today)}`,
					name,
				}
			: null;
	if (!isShare(today) || from < leastOfSuccess || to > 100 || to === from) return null;
	return {
		share: (to - from) / (100 - from),
		arithmetic: `(${number(to)} − ${number(from)}) ÷ (100 − ${number(from)})`,
		name,
	};
}

/** "11 hours a week" beside "5 hours a month"; "at most 5 hours" is of the same time. */
function isOfOtherTime({ per }: Figure, goal: Figure): boolean {
	return per !== null && goal.per !== null && per !== goal.per;
}

/** Of a share that is lower, what it lacks to all need not be a loss: nobody expects a margin of 100 %. */
const leastOfSuccess = 50;

function isShare({ kind, unit }: Figure): boolean {
	return kind === "ratio" || (kind === "percent" && unit === "%");
}

function shareOf({ kind, value, of }: Figure): number {
	return kind === "ratio" && of ? (value / of) * 100 : value;
}

function written(case_: Case, figure: Figure): string {
	if (figure.kind === "ratio" && figure.of) return `${figure.value}/${figure.of}`;
	return valueText(figure, case_.currency ?? "USD", case_.reading.language);
}
