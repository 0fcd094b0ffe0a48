import type { Limit, Plan } from "@throughline/domain/consultant/plan";
import type { Case } from "../case/build.ts";
import { isAnswered, isOpinion } from "../case/causes/refutations.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle } from "../case/title.ts";
import { monthsBetween } from "../figures/dates/months.ts";
import type { Language } from "../languages/language.ts";
import { leftBeside, startOf } from "../money/size.ts";
import { isPerUnit, type SizedMeasure } from "../money/size-measures.ts";
import type { Read } from "../roles/statements.ts";
import { mitigationsIn } from "../wording/mitigations.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { shorten } from "../wording/shorten.ts";
import { wording } from "../wording/wording.ts";
import type { CostAndTime } from "./limits.ts";

type Risk = Plan["risks"][number];

export type Undertaking = {
	taken: CostAndTime;
	chosen: readonly Pick<SizedMeasure, "option">[];
	limits: readonly Limit[];
	today: string;
};

/** From this share of the limit on nothing is left for surprises. */
const nearlyAll = 0.9;
/** With less time in hand than this, in months, no delay fits in. */
const littleTime = 0.5;
/** Fewer measures rest on somebody anyway. */
const severalMeasures = 3;
const mostUnresolved = 2;
/** Each of two statements that contradict each other, and each of several measures, as it stands in a risk. */
const mostOfSide = 120;
const mostOfLabel = 80;

/** What can go wrong by the plan itself: limits nearly used up, one person for most of it, what is open, assumed prices. */
export function planRisks(case_: Case, { taken, chosen, limits, today }: Undertaking): Risk[] {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const done = mitigationsIn(language);
	const risk = (mark: Risk["mark"], text: string, mitigation: string, quotes: Risk["quotes"] = []): Risk => ({
		description: shorten(text, 400),
		likelihood: "medium",
		impact: "medium",
		mitigation_strategy: mitigation,
		mark,
		derivation: mark === "derived" ? text : words.calculated,
		quotes,
		because: quotes[0] ?? null,
	});
	return [
		...limits.flatMap((limit) => {
			const text = limit.met ? tightness(case_, limit, taken, today) : null;
			if (text === null) return [];
			return limit.kind === "budget"
				? [risk("derived", text, done.tightBudget, limit.quotes)]
				: [risk("assumed", text, done.tightTime, limit.quotes)];
		}),
		...leaning(chosen).map(([name, count]) =>
			risk("assumed", words.restsOn(name, count, chosen.length), done.restsOn(name)),
		),
		...case_.contradictions.slice(0, mostUnresolved).map(({ one, other }) => {
			// Where both only hold something, neither speaks against the other more than it is spoken against.
			const kind = isAnswered(one, other) && !isOpinion(other) ? "doubted" : "unresolved";
			const quotes = [quoteOf(one), quoteOf(other)];
			return risk("assumed", words[kind](asQuoted(one), asQuoted(other)), done[kind], quotes);
		}),
		...assumed(chosen, language).map((labels) =>
			risk("assumed", words.pricesAssumed(labels), done.pricesAssumed),
		),
	];
}

/** Without marks of quoting of its own: it is quoted itself. */
function asQuoted({ plain, language }: Read): string {
	return asTitle(plain.replaceAll(/["“”„«»]/gu, ""), language, mostOfSide);
}

function tightness(
	case_: Case,
	{ kind, amount, date }: Limit,
	taken: CostAndTime,
	today: string,
): string | null {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const money = (value: number) => moneyText(Math.round(value), case_.currency ?? "USD", language);
	if (kind === "budget" && amount !== null)
		return taken.max >= amount * nearlyAll ? words.tightBudget(money(taken.max), money(amount)) : null;
	if (kind !== "deadline" || date === null) return null;
	const left = monthsBetween(startOf(case_, today), date);
	const shown = (value: number) => numberText(value, language);
	return left - taken.months < littleTime
		? words.tightTime(shown(taken.months), shown(leftBeside(taken.months, left)))
		: null;
}

/** Who has more than half of several measures, with how many. */
function leaning(chosen: Undertaking["chosen"]): [string, number][] {
	const counts = new Map<string, number>();
	for (const { option } of chosen)
		if (option.owner) counts.set(option.owner, (counts.get(option.owner) ?? 0) + 1);
	return [...counts].filter(([, count]) => chosen.length >= severalMeasures && count * 2 > chosen.length);
}

function assumed(chosen: Undertaking["chosen"], language: Language): string[][] {
	const labels = chosen.flatMap(({ option }) =>
		option.price === null && !isPerUnit(option) ? [asTitle(option.label, language, mostOfLabel)] : [],
	);
	return labels.length > 0 ? [labels] : [];
}
