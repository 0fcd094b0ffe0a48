import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { convert, rateOn } from "@throughline/domain/organisation/exchange-rate";
import type { PortfolioProgram, ProgramMoney } from "@throughline/domain/portfolio";
import { forecastAtCompletion, progressOf, standingOf } from "@throughline/domain/portfolio/standing";
import { isOver } from "@throughline/domain/program";
import { byProgram } from "../by-program.ts";
import { readRates } from "../exchange-rate/router.ts";
import { attentionCounts } from "./attention/counts.ts";
import { type GatesOfProgram, nextGates } from "./next-gates.ts";
import {
	benefitSums,
	exposures,
	people,
	programsInUse,
	reopenedDecisions,
	sumsAfterEnd,
	sumsOfDays,
	unapproved,
} from "./sums.ts";

const noBenefits = { benefitsPlanned: "0.00", benefitsForecast: "0.00", benefitsRealized: "0.00" };
const nobody = { members: 0, overloaded: 0 };

/** Every program in use with its figures, from kept totals and by sums in the database. */
export async function programsWithFigures(
	db: Executor,
	currency: string | null,
): Promise<PortfolioProgram[]> {
	const [programs, today] = await Promise.all([programsInUse(db), databaseDay(db)]);
	const ids = programs.map(({ id }) => id);
	if (ids.length === 0) return [];
	const [days, late, risks, benefits, members, expenses, decisions, gates, rates] = await Promise.all([
		sumsOfDays(db, ids, today).then(byProgram),
		sumsAfterEnd(db, ids).then(byProgram),
		exposures(db, ids).then(byProgram),
		benefitSums(db, ids).then(byProgram),
		people(db),
		unapproved(db, ids).then(byProgram),
		reopenedDecisions(db, ids).then(byProgram),
		nextGates(db, ids, today),
		currency === null ? [] : readRates(db),
	]);
	const judged = programs.map((row): PortfolioProgram & { judged: Parameters<typeof standingOf>[0] } => {
		const { id, totals, name, status, startDate, endDate, portfolioId, version, lastChangeAt } = row;
		const worked = { ...totals, plannedDays: days.get(id)?.planned ?? 0 };
		const tasks = {
			total: totals.tasksTotal,
			completed: totals.tasksCompleted,
			overdue: days.get(id)?.overdue ?? 0,
			afterEnd: late.get(id)?.tasks ?? 0,
			lastEnd: late.get(id)?.last ?? null,
		};
		const { programId: _, ...ofBenefits } = { programId: id, ...noBenefits, ...benefits.get(id) };
		const money: ProgramMoney = {
			budget: totals.budgetAllocated,
			spent: totals.budgetSpent,
			forecast: forecastAtCompletion(worked, totals.budgetSpent),
			exposure: risks.get(id)?.exposure ?? "0.00",
			contingency: row.contingency,
			...ofBenefits,
		};
		const nextGate = shownGate(gates.get(id)?.next ?? null);
		const { kpis } = totals;
		const judged = { ...worked, status, endDate, currency: row.currency, tasks, nextGate, money, kpis };
		const rate =
			currency === null || currency === row.currency ? null : rateOn(rates, row.currency, currency, today);
		return {
			id,
			name,
			status,
			startDate,
			endDate,
			currency: row.currency,
			portfolioId,
			version,
			...standingOf(judged, today),
			judged,
			tasks,
			progress: progressOf(worked, tasks),
			nextGate,
			money,
			converted: rate && { rate, money: convertedMoney(money, rate) },
			people: members.get(id) ?? nobody,
			waiting: {
				expenses: expenses.get(id)?.expenses ?? 0,
				reviews: gates.get(id)?.inReview ?? 0,
				decisions: decisions.get(id)?.decisions ?? 0,
			},
			lastChangeAt,
		};
	});
	// What is threatened is rated by that already; the rest is looked through for what needs attention.
	const quiet = new Set(judged.flatMap((each) => (isQuiet(each) ? each.id : [])));
	const attention = await attentionCounts(
		{ db, programs: programs.filter(({ id }) => quiet.has(id)), ids: [...quiet], gates, today },
		(id) => days.get(id)?.overdue ?? 0,
	);
	return judged.map(({ judged, ...row }) =>
		quiet.has(row.id) ? { ...row, ...standingOf(judged, today, attention.get(row.id)) } : row,
	);
}

function isQuiet({ status, reasons }: PortfolioProgram): boolean {
	return !isOver({ status }) && reasons.length === 0;
}

function convertedMoney(money: ProgramMoney, rate: Parameters<typeof convert>[1]): ProgramMoney {
	const at = (amount: string) => convert(amount, rate);
	return {
		budget: at(money.budget),
		spent: at(money.spent),
		forecast: money.forecast === null ? null : at(money.forecast),
		exposure: at(money.exposure),
		contingency: at(money.contingency),
		benefitsPlanned: at(money.benefitsPlanned),
		benefitsForecast: at(money.benefitsForecast),
		benefitsRealized: at(money.benefitsRealized),
	};
}

function shownGate(next: GatesOfProgram["next"]): PortfolioProgram["nextGate"] {
	if (next === null) return null;
	const { reviewId: _, ...gate } = next;
	return gate;
}
