import { daysBetween } from "@throughline/domain/value/day";
import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { besideOf } from "../../ledger/beside.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { isDayOfMoney } from "../../ledger/roles/day-of-money.ts";
import { type DecisionDay, decisionDay } from "../../ledger/roles/decision-day.ts";
import { isReferredTo } from "../../ledger/roles/referred-day.ts";
import { capWorth } from "../../roles/cap.ts";
import type { Read } from "../../roles/statements.ts";
import { byIdOf } from "../by-id.ts";
import type { Corrections } from "../corrections.ts";
import { openDayIn } from "./open-day.ts";

/** What the plan must keep: money at most, and the day by which it must be done; and what bears on that. */
export type Limits = {
	cap: LedgerEntry | null;
	deadline: LedgerEntry | null;
	/** Says when it is due, where no day is known: "before the school year starts". */
	openDay: Read | null;
	/** Days to come on which somebody decides or answers, or an offer ends; the next first. */
	decisionDays: readonly LedgerEntry[];
};

/** The clearest limit of each kind; what a person confirmed comes first, before all what they said of the figure itself. */
export function limitsOf(
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
	asOf: string | null,
	{ figures }: Pick<Corrections, "figures">,
): Limits {
	const saidOf = ({ id, statementId }: LedgerEntry) => Number(statementId === "" || figures.has(id));
	const together = new Set(
		ledger.filter(({ role }) => role === "target" || role === "limit").map(({ statementId }) => statementId),
	);
	const blocks = new Set(statements.filter(({ id }) => together.has(id)).map(({ block }) => block));
	const byId = byIdOf(statements);
	const places = new Map(statements.map(({ id }, place) => [id, place]));
	const isReferred = (figure: Figure, statement: Read) =>
		isReferredTo(figure, statement, besideOf(statements, places.get(statement.id) ?? -1));
	const ranked = (
		role: LedgerEntry["role"],
		kind: LedgerEntry["figure"]["kind"],
		worth: (entry: LedgerEntry, statement: Read) => number,
	) =>
		ledger
			.filter((entry) => entry.role === role && entry.figure.kind === kind)
			.flatMap((entry) => {
				const statement = byId.get(entry.statementId);
				return statement || entry.confirmed
					? [
							{
								entry,
								worth: entry.confirmed ? 100 + saidOf(entry) : statement ? worth(entry, statement) : 0,
							},
						]
					: [];
			})
			.sort((one, other) => other.worth - one.worth)
			.map(({ entry }) => entry);
	const days = ranked("deadline", "date", ({ figure, statementId }, statement) => {
		const { scores, signals, block, forbids } = statement;
		return (
			scores.target +
			// What is due stands in another sentence.
			(isReferred(figure, statement) ? 1 : 0) +
			(together.has(statementId) ? 0.5 : blocks.has(block) ? 0.3 : 0) +
			0.5 * signals.heading.target +
			saidToBeDue(figure, statement) +
			0.4 * signals.percent +
			0.4 * scores.constraint +
			(figure.relation === "by" ? 0.4 : 0) -
			tooEarly(figure, asOf) +
			0.3 * signals.limit +
			0.4 * Math.min(1, signals.expiry) -
			(isOfPaper(figure, statement) ? 1.6 : 0) -
			0.8 * signals.heading.option -
			// Until then something is forbidden, not due.
			(forbids && figure.relation === "until" ? 1.5 : 0) -
			0.3 * scores.risk
		);
	});
	const wanted = ledger.flatMap(({ role, statementId }) => (role === "target" ? statementId : []));
	const deadline = dueIn(days, byId, new Set(wanted));
	const [cap = null] = ranked(
		"limit",
		"money",
		({ figure }, statement) =>
			capWorth(figure, statement) + 0.5 * statement.scores.constraint - (figure.per ? 0.5 : 0),
	);
	return {
		cap,
		deadline,
		openDay: deadline ? null : openDayIn(statements),
		decisionDays: decisionDaysIn(ledger, byId, asOf),
	};
}

/** The first of the days; where that is the one up to which money is given, the first on which something is due. */
function dueIn(
	days: readonly LedgerEntry[],
	byId: ReadonlyMap<string, Read>,
	wanted: ReadonlySet<string>,
): LedgerEntry | null {
	const isOfMoney = ({ figure, statementId, confirmed }: LedgerEntry) => {
		const statement = byId.get(statementId);
		return statement !== undefined && !confirmed && isDayOfMoney(figure, statement);
	};
	const [first = null] = days;
	if (first === null || !isOfMoney(first)) return first;
	return (
		days.find((day) => {
			const statement = byId.get(day.statementId);
			const isDue = wanted.has(day.statementId) || (statement !== undefined && hasToWork(statement));
			return isDue && !isOfMoney(day);
		}) ?? first
	);
}

/** "It has to be live by 30 April" */
function hasToWork({ signals }: Read): boolean {
	return (signals.binding > 0 && signals.money === 0) || signals.heading.target === 1;
}

function decisionDaysIn(
	ledger: readonly LedgerEntry[],
	byId: ReadonlyMap<string, Read>,
	asOf: string | null,
): LedgerEntry[] {
	const dayOf = ({ figure }: LedgerEntry) => figure.date?.to ?? "";
	return ledger
		.filter((entry) => {
			const statement = byId.get(entry.statementId);
			return (
				statement !== undefined &&
				(asOf !== null || !statement.told) &&
				dayOf(entry) > (asOf ?? "") &&
				isToldDay(decisionDay(entry.figure, statement), statement)
			);
		})
		.sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** That people meet says nothing of what they decide; until then it may be forbidden, by an earlier decision. */
function isToldDay(kind: DecisionDay | null, { forbids }: Read): boolean {
	return kind === "offered" || (kind === "decided" && !forbids);
}

/** "At most 40 in the year 2027" says for when a target holds, "must be live by" what is due; a season is a wish more often. */
function saidToBeDue({ date }: Figure, { signals }: Read): number {
	const { precision } = date ?? {};
	return 2.5 * signals.binding - (precision === "year" ? 1 : precision === "season" ? 0.6 : 0);
}

/** "A plan by Christmas": what is asked for before the work is no end of it. */
function isOfPaper(figure: Figure, { text, language, figures, signals }: Read): boolean {
	const isMeasured = figures.some(
		({ kind }) => kind === "percent" || kind === "count" || kind === "duration",
	);
	if (isMeasured || signals.expiry > 0) return false;
	return cuesOf(language).paper.count(wordsAround(text, figure)) > 0;
}

/** Limits in the money of the case: a cap in another currency bounds no sum until somebody converts it. */
export type CountedLimits = Limits & { foreignCap: LedgerEntry | null };

/** Sets a cap in another currency aside. */
export function countedLimits(limits: Limits, currency: string | null): CountedLimits {
	const { cap } = limits;
	const isForeign = cap !== null && cap.figure.currency !== null && cap.figure.currency !== currency;
	return { ...limits, cap: isForeign ? null : cap, foreignCap: isForeign ? cap : null };
}

const soonDays = 21;

/** What speaks against a day that is over, or by which somebody only answers or meets: a plan takes longer. */
function tooEarly({ date }: Figure, asOf: string | null): number {
	if (asOf === null || date === null) return 0;
	const days = daysBetween(asOf, date.to);
	if (days < 0) return 2;
	return days <= soonDays ? 1.2 : 0;
}
