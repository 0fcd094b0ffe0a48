import type { CostParts } from "@throughline/domain/consultant/decision";
import type { Limit } from "@throughline/domain/consultant/plan";
import type { Case } from "../case/build.ts";
import { dueText } from "../case/limits/due-text.ts";
import { barredUntil, type MustNot, touches } from "../case/limits/must-nots.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle } from "../case/title.ts";
import { recurringText } from "../decisions/cost-parts.ts";
import { addMonths, monthsBetween } from "../figures/dates/months.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { fitsIn, leftBeside, startOf } from "../money/size.ts";
import type { Read } from "../roles/statements.ts";
import { limitNotes } from "../wording/limit-notes.ts";
import { dateText, moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { changeWording } from "./change-wording.ts";
import { type Changes, cheapestChange } from "./money/cheapest-change.ts";

export type CostAndTime = { min: number; max: number; months: number; parts?: CostParts | null };

type Planned = {
	taken: CostAndTime;
	/** What was chosen of the text's own ways. */
	options: readonly StatedOption[];
	/** The day (ISO) on which the work on one of them begins by the plan; null for none of its own. */
	beginOf(option: StatedOption): string | null;
	/** Asked for only where a limit is broken. */
	changes: () => Changes;
	today: string;
};

/**
 * What the text allows, what the plan takes, and the cheapest change that would bring the two together; then what must not
 * happen, of which nothing can be calculated.
 */
export function limitsOf(case_: Case, planned: Planned): Limit[] {
	return [
		...[budget(case_, planned), deadline(case_, planned)].flatMap((limit) => limit ?? []),
		...watched(case_, planned),
	];
}

/** Those that hold the plan up to a day, those that something chosen may break, and the rest in one line. */
function watched(case_: Case, { options, beginOf, today }: Planned): Limit[] {
	const { language } = case_.reading;
	const words = limitNotes(language);
	const limit = (statement: string, planned: string, told: readonly MustNot[]): Limit => ({
		kind: "must not",
		statement,
		amount: null,
		date: null,
		planned,
		met: null,
		change: null,
		quotes: told.flatMap(({ statement: said }) => (said ? [quoteOf(said)] : [])),
	});
	const all = case_.mustNots.map((mustNot) => ({
		mustNot,
		labels: options.filter((option) => touches(mustNot, option)).map(({ label }) => asTitle(label, language)),
	}));
	const held = case_.mustNots.flatMap((mustNot) => {
		const found = options.flatMap((option) => {
			const day = barredUntil(mustNot, option);
			const begin = beginOf(option);
			const isHeldUp = day !== null && day > startOf(case_, today) && begin !== null && begin >= day;
			return isHeldUp ? [{ day, label: asTitle(option.label, language) }] : [];
		});
		const [first] = found;
		return first
			? [{ mustNot, day: dateText(first.day, language), labels: found.map(({ label }) => label) }]
			: [];
	});
	const isHeld = (mustNot: MustNot) => held.some((each) => each.mustNot === mustNot);
	const free = all.flatMap(({ mustNot, labels }) =>
		labels.length === 0 && !isHeld(mustNot) ? [mustNot] : [],
	);
	return [
		...held.map(({ mustNot, day, labels }) =>
			limit(words.held(mustNot.text.replace(/\.$/u, ""), day, labels), words.mayBeEarlier, [mustNot]),
		),
		...all
			.filter(({ mustNot, labels }) => labels.length > 0 && !isHeld(mustNot))
			.map(({ mustNot, labels }) =>
				limit(words.touched(mustNot.text.replace(/\.$/u, ""), labels), words.checkBefore(labels), [mustNot]),
			),
		...(free.length > 0
			? [limit(words.untouched(free.map(({ text }) => text.replace(/\.$/u, ""))), words.checkOnce, free)]
			: []),
	];
}

function budget(case_: Case, { taken, changes, today }: Planned): Limit | null {
	const { cap, foreignCap } = case_.limits;
	if (foreignCap) return foreign(case_, foreignCap);
	if (!cap) return null;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const currency = case_.currency ?? "USD";
	const amount = (value: number) => moneyText(Math.round(value), currency, language);
	const over = taken.max - cap.figure.value;
	const met = over <= 0;
	const range = taken.min === taken.max ? amount(taken.max) : `${amount(taken.min)}–${amount(taken.max)}`;
	const planned = range + recurringText(taken, currency, language);
	return {
		kind: "budget",
		statement: words.budgetLimit({
			cap: amount(cap.figure.value),
			planned,
			met,
			over: amount(Math.max(0, over)),
		}),
		amount: cap.figure.value,
		date: null,
		planned,
		met,
		change: met ? null : cheapestChange(case_, taken, changes(), "budget", today),
		quotes: quotesOf(case_, cap.statementId),
	};
}

/** A cap in another currency than the plan, which nothing can be held against. */
function foreign(case_: Case, { figure, statementId }: LedgerEntry): Limit {
	const { language } = case_.reading;
	const { foreignCap, convert } = limitNotes(language);
	return {
		kind: "budget",
		statement: foreignCap(moneyText(figure.value, figure.currency ?? "USD", language)),
		amount: null,
		date: null,
		planned: convert,
		met: null,
		change: null,
		quotes: quotesOf(case_, statementId),
	};
}

function deadline(case_: Case, { taken, changes, today }: Planned): Limit | null {
	const { deadline: entry, openDay } = case_.limits;
	const due = entry?.figure.date?.to;
	if (openDay) return withoutDay(case_, openDay);
	if (!entry || !due) return null;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const start = startOf(case_, today);
	const left = monthsBetween(start, due);
	const met = fitsIn(taken.months, left);
	const isOver = due < start;
	const change = () =>
		isOver
			? changeWording(language).nameDay(dateText(addMonths(start, taken.months), language))
			: cheapestChange(case_, taken, changes(), "deadline", today);
	return {
		kind: "deadline",
		statement: words.deadlineLimit({
			date: dueText(case_) ?? dateText(due, language),
			months: numberText(taken.months, language),
			left: numberText(leftBeside(taken.months, left), language),
			met,
			late: numberText(Math.round((taken.months - left) * 10) / 10, language),
			isOver,
		}),
		amount: null,
		date: due,
		planned: numberText(taken.months, language),
		met,
		change: met ? null : change(),
		quotes: quotesOf(case_, entry.statementId),
	};
}

/** Due when something comes of which the text tells no day. */
function withoutDay({ reading: { language } }: Case, openDay: Read): Limit {
	const words = limitNotes(language);
	return {
		kind: "deadline",
		statement: words.openDay(openDay.plain),
		amount: null,
		date: null,
		planned: words.enterDay,
		met: null,
		change: null,
		quotes: [quoteOf(openDay)],
	};
}

function quotesOf(case_: Case, id: string) {
	const statement = case_.statements.find((each) => each.id === id);
	return statement ? [quoteOf(statement)] : [];
}
