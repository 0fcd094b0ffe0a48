import {
	type Portfolio,
	type PortfolioProgram,
	type ProgramMoney,
	ratings,
} from "@throughline/domain/portfolio";
import { moneyFormat } from "@throughline/domain/value/money";
import type { DataColumn } from "@throughline/ui/data-table";
import { formatCount } from "../../../format/count.ts";
import { progressWords } from "../../../workspace/program/plan-bar.tsx";
import { healthGap, healthWord } from "../../../workspace/program/rating-badge.tsx";
import type { WorkspaceSearch } from "../../../workspace/view/workspace-search.ts";
import { FigureLink } from "../figure-link.tsx";
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
			csv: (program) =>
				[healthWord(program), healthGap(program), ...program.reasons.map(({ text }) => text)]
					.filter(Boolean)
					.join("; "),
			cell: (program) => <HealthCell program={program} />,
			width: "13rem",
		},
		{
			id: "progress",
			header: "Progress",
			value: ({ progress }) => progress.done,
			csv: ({ progress }) => progressWords(progress),
			cell: (program) => <ProgressCell program={program} />,
			width: "8rem",
		},
		{
			id: "gate",
			header: "Next gate",
			value: ({ nextGate }) => nextGate?.reviewDate,
			csv: ({ nextGate }) =>
				nextGate && `${nextGate.code} ${nextGate.name} ${nextGate.reviewDate ?? ""}`.trim(),
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
			csv: ({ id, people }) => `${people.members}, ${overAllocatedIn(id) ?? 0} over capacity`,
			align: "right",
			width: "8rem",
		},
		{
			id: "waiting",
			header: "Waiting",
			value: ({ waiting }) => waiting.expenses + waiting.reviews + waiting.decisions,
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
			cell: (program) => <ChangedCell program={program} />,
			width: "8rem",
		},
	];
}

/** One amount of a program: itself, what it is held against, and where it is looked into. */
type MoneyFigure = {
	amount: (money: ProgramMoney) => string | null;
	/** On the second line; null: nothing. */
	against?: (money: ProgramMoney) => { words: string; amount: string } | null;
	/** Whether the amount is more than it should be. */
	exceeds?: (money: ProgramMoney) => boolean;
	search: WorkspaceSearch;
};

const more = (one: string, other: string) => Number(one) > Number(other);
const budget: MoneyFigure = { amount: (money) => money.budget, search: { view: "funding", tab: "sources" } };
const spent: MoneyFigure = {
	amount: (money) => money.spent,
	exceeds: ({ spent, budget }) => more(spent, budget),
	search: { view: "funding", tab: "expenses", display: "all" },
};
const spentOfBudget: MoneyFigure = { ...spent, against: ({ budget }) => ({ words: "of", amount: budget }) };
const forecast: MoneyFigure = {
	amount: (money) => money.forecast,
	exceeds: ({ forecast, budget }) => forecast !== null && more(forecast, budget),
	search: { view: "funding", tab: "trends" },
};
const exposure: MoneyFigure = {
	amount: (money) => money.exposure,
	against: ({ contingency }) => ({ words: "of", amount: contingency }),
	exceeds: ({ exposure, contingency }) => more(exposure, contingency),
	search: { view: "risks", tab: "register", status: "Open,Monitoring" },
};
const benefits: MoneyFigure = {
	amount: (money) => money.benefitsForecast,
	against: ({ benefitsPlanned }) => ({ words: "of", amount: benefitsPlanned }),
	search: { view: "benefits", tab: "tracking" },
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
	const amountOf = (program: PortfolioProgram) => {
		const shown = shownMoney(program, wanted);
		return shown.currency === currency ? figure.amount(shown.money) : null;
	};
	return {
		id,
		header,
		width,
		align: "right",
		value: amountOf,
		cell(program) {
			const amount = amountOf(program);
			if (amount === null) return null;
			const { money } = shownMoney(program, wanted);
			const against = figure.against?.(money);
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
							{against.words} {format.whole(against.amount)}
						</span>
					)}
				</FigureLink>
			);
		},
	};
}
