import {
	type Portfolio,
	type PortfolioProgram,
	type ProgramMoney,
	ratings,
} from "@throughline/domain/portfolio";
import { gateTitle } from "@throughline/domain/stage-gate";
import { moneyFormat } from "@throughline/domain/value/money";
import type { DataColumn } from "@throughline/ui/data-table";
import { formatCount } from "../../../format/count.ts";
import { dayOf } from "../../../format/date.ts";
import { healthGap, healthWord } from "../../../workspace/program/rating-badge.tsx";
import type { WorkspaceSearch } from "../../../workspace/view/workspace-search.ts";
import { FigureLink } from "../figure-link.tsx";
import { figureViews } from "../figure-views.ts";
import { shownMoney } from "../portfolio-money.ts";
import { portfolioName } from "../portfolio-search.ts";
import {
	ChangedCell,
	GateCell,
	HealthCell,
	NameCell,
	PeopleCell,
	ProgressCell,
	WaitingCell,
} from "./cells.tsx";

type Column = DataColumn<PortfolioProgram>;

type ColumnsOf = {
	/** In which the amounts are shown: each has columns of its own. */
	currencies: readonly string[];
	/** The one into which they are converted; null: none is. */
	wanted: string | null;
	portfolios: readonly Portfolio[];
	/** How many people of a program have too much to do; null while that is not known. */
	overAllocatedIn: (programId: string) => number | null;
};

/** The columns of the portfolio's table. */
export function portfolioColumns({ currencies, wanted, portfolios, overAllocatedIn }: ColumnsOf): Column[] {
	const several = currencies.length > 1;
	const money = (id: string, header: string, width: string, figure: MoneyFigure) =>
		currencies.map((currency) =>
			moneyColumn({
				id: several ? `${id}-${currency}` : id,
				header: several ? `${header} ${currency}` : header,
				width,
				currency,
				wanted,
				figure,
			}),
		);
	const budgets = money("budget", "Budget", "6.5rem", budget);
	return [
		{
			id: "name",
			header: "Program",
			value: ({ name }) => name,
			parts: [
				{ header: "Program", value: ({ name }) => name },
				{ header: "Status", value: ({ status }) => status },
			],
			cell: (program) => (
				<NameCell program={program} portfolio={portfolioName(program.portfolioId, portfolios)} />
			),
			width: "13rem",
			sticky: true,
			hideable: false,
			ownControls: true,
		},
		{
			id: "health",
			header: "Health",
			// The worst last, so that sorting upwards begins with what does well.
			value: ({ rating }) => (rating === null ? null : ratings.indexOf(rating) + 1),
			parts: [
				{ header: "Health", value: healthWord },
				{ header: "Reasons", value: reasonWords },
			],
			cell: (program) => <HealthCell program={program} />,
			width: "13rem",
		},
		{
			id: "progress",
			header: "Progress",
			value: ({ progress }) => progress.done,
			parts: [
				{ header: "Done %", value: ({ progress }) => progress.done },
				{ header: "Planned by today %", value: ({ progress }) => progress.planned },
			],
			cell: (program) => <ProgressCell program={program} />,
			width: "8rem",
		},
		{
			id: "gate",
			header: "Next gate",
			value: ({ nextGate }) => nextGate?.reviewDate,
			parts: [
				{ header: "Next gate", value: ({ nextGate }) => nextGate && gateTitle(nextGate) },
				{ header: "Gate review", value: ({ nextGate }) => nextGate?.reviewDate },
				{ header: "Gate criteria", value: ({ nextGate }) => nextGate?.criteria.total },
				{ header: "Criteria met", value: ({ nextGate }) => nextGate?.criteria.met },
				{ header: "Criteria not met", value: ({ nextGate }) => nextGate?.criteria.unmet },
			],
			cell: (program) => <GateCell program={program} />,
			width: "10rem",
		},
		...(several ? [] : budgets),
		...money("spent", "Spent", "6.5rem", several ? spentOfBudget : spent),
		...money("forecast", "Forecast", "6.5rem", forecast),
		...money("exposure", "Exposure", "6.5rem", exposure),
		...money("benefits", "Benefits", "6.75rem", benefits),
		// A column for each currency takes much room: the budget stands below what is spent of it, and here for the exports.
		...(several ? budgets : []),
		{
			id: "people",
			header: "People",
			value: ({ id }) => overAllocatedIn(id),
			cell: (program) => <PeopleCell program={program} overAllocated={overAllocatedIn(program.id)} />,
			parts: [
				{ header: "People", value: ({ people }) => people.members },
				{ header: "People over capacity", value: ({ id }) => overAllocatedIn(id) },
			],
			align: "right",
			width: "8rem",
		},
		{
			id: "waiting",
			header: "Waiting",
			value: ({ waiting }) => waiting.expenses + waiting.reviews + waiting.decisions,
			parts: [
				{ header: "Approvals waiting", value: ({ waiting }) => waiting.expenses },
				{ header: "Reviews waiting", value: ({ waiting }) => waiting.reviews },
				{ header: "Decisions waiting", value: ({ waiting }) => waiting.decisions },
			],
			cell: (program) => <WaitingCell program={program} />,
			width: "11rem",
		},
		{
			id: "overdue",
			header: "Overdue tasks",
			value: ({ tasks }) => tasks.overdue,
			cell: ({ id, tasks }) =>
				tasks.overdue > 0 && (
					<FigureLink programId={id} search={{ view: "timeline", display: "list", due: "overdue" }}>
						{formatCount(tasks.overdue)}
					</FigureLink>
				),
			align: "right",
			width: "6rem",
			defaultHidden: true,
		},
		{
			id: "portfolio",
			header: "Portfolio",
			value: ({ portfolioId }) => portfolioId && portfolioName(portfolioId, portfolios),
			width: "9rem",
			defaultHidden: true,
		},
		{
			id: "changed",
			header: "Last change",
			value: ({ lastChangeAt }) => lastChangeAt,
			parts: [
				{ header: "Last change", value: ({ lastChangeAt }) => lastChangeAt && dayOf(new Date(lastChangeAt)) },
			],
			cell: (program) => <ChangedCell program={program} />,
			width: "8rem",
		},
	];
}

/** Why a program does as it does, or is not judged. */
function reasonWords(program: PortfolioProgram): string {
	return [healthGap(program), ...program.reasons.map(({ text }) => text)].filter(Boolean).join("; ");
}

/** One amount of a program: itself, what it is held against, and where it is looked into. */
type MoneyFigure = {
	amount: (money: ProgramMoney) => string | null;
	/** On the second line. `head`: of its own column in an export. */
	against?: { words: string; head?: string; amount: (money: ProgramMoney) => string };
	/** Whether the amount is more than it should be. */
	exceeds?: (money: ProgramMoney) => boolean;
	search: WorkspaceSearch;
};

const more = (one: string, other: string) => Number(one) > Number(other);
const budget: MoneyFigure = { amount: (money) => money.budget, search: figureViews.budget };
const spent: MoneyFigure = {
	amount: (money) => money.spent,
	exceeds: ({ spent, budget }) => more(spent, budget),
	search: figureViews.spent,
};
const spentOfBudget: MoneyFigure = { ...spent, against: { words: "of", amount: ({ budget }) => budget } };
const forecast: MoneyFigure = {
	amount: (money) => money.forecast,
	exceeds: ({ forecast, budget }) => forecast !== null && more(forecast, budget),
	search: figureViews.forecast,
};
const exposure: MoneyFigure = {
	amount: (money) => money.exposure,
	against: { words: "of", head: "Contingency", amount: ({ contingency }) => contingency },
	exceeds: ({ exposure, contingency }) => more(exposure, contingency),
	search: figureViews.exposure,
};
const benefits: MoneyFigure = {
	amount: (money) => money.benefitsForecast,
	against: { words: "of", head: "Benefits planned", amount: ({ benefitsPlanned }) => benefitsPlanned },
	search: figureViews.benefitsForecast,
};

type MoneyColumn = {
	id: string;
	header: string;
	width: string;
	currency: string;
	wanted: string | null;
	figure: MoneyFigure;
};

function moneyColumn({ id, header, width, currency, wanted, figure }: MoneyColumn): Column {
	const format = moneyFormat(currency);
	const { amount: figureOf, against } = figure;
	const inCurrency = (read: MoneyFigure["amount"]) => (program: PortfolioProgram) => {
		const shown = shownMoney(program, wanted);
		return shown.currency === currency ? read(shown.money) : null;
	};
	const amountOf = inCurrency(figureOf);
	const withUnit = (head: string) => (head.endsWith(currency) ? head : `${head} ${currency}`);
	return {
		id,
		header,
		width,
		align: "right",
		value: amountOf,
		parts: [
			{ header: withUnit(header), value: amountOf },
			...(against?.head ? [{ header: withUnit(against.head), value: inCurrency(against.amount) }] : []),
		],
		cell(program) {
			const amount = amountOf(program);
			if (amount === null) return null;
			const { money } = shownMoney(program, wanted);
			const exceeds = figure.exceeds?.(money) ?? false;
			return (
				<FigureLink
					programId={program.id}
					search={figure.search}
					title={format.exact(amount)}
					className="block"
				>
					<span className={exceeds ? "font-semibold text-critical" : "text-ink"}>
						{format.whole(amount)}
						{exceeds && <span className="sr-only"> (more than there is)</span>}
					</span>
					{against && (
						<span className="block text-caption text-ink-muted">
							{against.words} {format.whole(against.amount(money))}
						</span>
					)}
				</FigureLink>
			);
		},
	};
}
