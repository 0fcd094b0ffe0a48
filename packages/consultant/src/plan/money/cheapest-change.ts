import type { Case } from "../../case/build.ts";
import { asTitle, causeTitle } from "../../case/title.ts";
import { addMonths, monthsBetween } from "../../figures/dates/months.ts";
import { fitsIn, startOf } from "../../money/size.ts";
import { dateText, moneyText, numberText } from "../../wording/money.ts";
import { changeWording } from "../change-wording.ts";
import type { CostAndTime } from "../limits.ts";

/** What could be done instead of what is chosen, with what the plan would then come to. */
export type Changes = {
	/** What is chosen has to do with the root cause, and so has whatever stands for it here. */
	isServed: boolean;
	/** `isMeasure`: in place of a chosen measure, not of another decision. */
	alternatives: { label: string; insteadOf: string; isMeasure: boolean; taken: CostAndTime }[];
	/** What could be left out; `unsolved` is the cause that nothing removes then. */
	cuts: { label: string; taken: CostAndTime; unsolved: string | null }[];
};

/**
 * The cheapest change that brings the plan within its limits, as a sentence: another option, first in a decision that
 * touches no measure; else a part that is left out, with what then stays unsolved; else by how much the nearest fails.
 */
export function cheapestChange(
	case_: Case,
	taken: CostAndTime,
	changes: Changes,
	kind: "budget" | "deadline",
	today: string,
): string {
	const { nothingServes, nothingKeeps } = changeWording(case_.reading.language);
	return (
		fittingChange(case_, changes, today) ??
		`${changes.isServed ? nothingServes : nothingKeeps} ${nearest(case_, taken, changes, kind, today)}`
	);
}

/** What keeps to both limits; null for nothing. */
function fittingChange(case_: Case, { alternatives, cuts }: Changes, today: string): string | null {
	const { language } = case_.reading;
	const words = changeWording(language);
	const over = excessOf(case_, today);
	const fits = ({ taken }: { taken: CostAndTime }) => {
		const { budget, deadline } = over(taken);
		return budget <= 0 && deadline <= 0;
	};
	const [other] = alternatives
		.filter(fits)
		.sort((one, next) => Number(one.isMeasure) - Number(next.isMeasure) || one.taken.max - next.taken.max);
	if (other)
		return words.choose(
			asTitle(other.label, language),
			asTitle(other.insteadOf, language),
			told(case_, other.taken),
		);
	const [part] = cuts
		.filter(fits)
		.sort(
			(one, next) =>
				Number(one.unsolved !== null) - Number(next.unsolved !== null) || next.taken.max - one.taken.max,
		);
	if (!part) return null;
	const left = words.leaveOut(asTitle(part.label, language), told(case_, part.taken));
	return part.unsolved === null ? left : `${left} ${words.unsolved(causeTitle(part.unsolved, language))}`;
}

/** What fails the limit least, and by how much. */
function nearest(
	case_: Case,
	taken: CostAndTime,
	{ alternatives }: Changes,
	kind: "budget" | "deadline",
	today: string,
): string {
	const { language } = case_.reading;
	const words = changeWording(language);
	const over = excessOf(case_, today);
	const beside = kind === "budget" ? "deadline" : "budget";
	const [least] = [{ label: null, taken }, ...alternatives.filter(({ isMeasure }) => isMeasure)]
		.map(({ label, taken: then }) => ({ label, by: over(then) }))
		.sort(
			(one, next) =>
				Math.max(0, one.by[kind]) - Math.max(0, next.by[kind]) ||
				Math.max(0, one.by[beside]) - Math.max(0, next.by[beside]),
		);
	if (!least || least.label === null)
		return kind === "budget"
			? words.raiseCap(told(case_, { ...taken, max: over(taken).budget }).cost)
			: words.moveDeadline(dateText(addMonths(startOf(case_, today), taken.months), language));
	const { budget, deadline } = least.by;
	const by = told(case_, { min: 0, max: Math.max(0, budget), months: Math.max(0, deadline) });
	const name = asTitle(least.label, language);
	if (kind === "budget")
		return budget > 0 ? words.leastOver(name, by.cost) : words.cheapButLate(name, by.months);
	return deadline > 0 ? words.leastLate(name, by.months) : words.soonButOver(name, by.cost);
}

function told({ currency, reading: { language } }: Case, { max, months }: CostAndTime) {
	return {
		cost: moneyText(Math.round(max), currency ?? "USD", language),
		months: numberText(Math.round(months * 10) / 10, language),
	};
}

/** How far something goes beyond the limits, in money and in months; a day that has passed bounds nothing any more. */
function excessOf(case_: Case, today: string): (taken: CostAndTime) => Record<"budget" | "deadline", number> {
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const due = case_.limits.deadline?.figure.date?.to;
	const left = due === undefined ? 0 : monthsBetween(startOf(case_, today), due);
	return ({ max, months }) => ({
		budget: max - cap,
		deadline: left <= 0 || fitsIn(months, left) ? 0 : Math.max(0.1, months - left),
	});
}
