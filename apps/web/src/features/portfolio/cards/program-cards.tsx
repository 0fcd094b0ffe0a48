import { Link } from "@tanstack/react-router";
import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { gateTitle } from "@throughline/domain/stage-gate";
import { moneyFormat } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import { dayOf, formatShortDay } from "../../../format/date.ts";
import { GrowingGrid } from "../../../workspace/growing-grid.tsx";
import { MoveEnd } from "../../../workspace/program/move-end.tsx";
import { PlanBar, progressWords } from "../../../workspace/program/plan-bar.tsx";
import { healthGap, RatingBadge } from "../../../workspace/program/rating-badge.tsx";
import { concernViews } from "../concern-views.ts";
import { FigureLink } from "../figure-link.tsx";
import { shownMoney } from "../portfolio-money.ts";
import { portfolioName } from "../portfolio-search.ts";
import { WaitingCell } from "../table/cells.tsx";
import { usePortfolioSheet } from "../table/use-portfolio-sheet.ts";

type ProgramCardsProps = {
	programs: readonly PortfolioProgram[];
	portfolios: readonly Portfolio[];
	/** The currency in which amounts are wanted; null: each in its own. */
	wanted: string | null;
};

/** Each program with its figures; pressing a card opens the program, pressing a figure what it is made of. */
export function ProgramCards({ programs, portfolios, wanted }: ProgramCardsProps) {
	usePortfolioSheet({ programs, portfolios, wanted });
	return (
		<GrowingGrid items={programs}>
			{(program) => (
				<ProgramCard
					key={program.id}
					program={program}
					portfolio={program.portfolioId && portfolioName(program.portfolioId, portfolios)}
					wanted={wanted}
				/>
			)}
		</GrowingGrid>
	);
}

/** A link on a line of its own; a thumb gets room for it. */
const ownLine = "inline-flex items-center thumb:min-h-11";
/** A link under its label, which is no target: a thumb may press it there. */
const underLabel = "thumb:-my-3 thumb:inline-block thumb:py-3";

type ProgramCardProps = { program: PortfolioProgram; portfolio: string | null; wanted: string | null };

const ProgramCard = memo(function ProgramCard({ program, portfolio, wanted }: ProgramCardProps) {
	const { id, name, progress, reasons, nextGate, waiting } = program;
	const { currency, money } = shownMoney(program, wanted);
	const { whole } = moneyFormat(currency);
	const toDecide = waiting.expenses + waiting.reviews + waiting.decisions;
	return (
		<Card
			as="li"
			className="group relative flex flex-col p-4 transition-colors duration-120 hover:border-axis"
		>
			<div className="flex items-start justify-between gap-2">
				<h2 className="line-clamp-2 min-w-0 break-words text-lead font-semibold leading-6">
					<Link
						to="/"
						search={{ program: id }}
						className="rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
					>
						{name}
					</Link>
				</h2>
				<span className="shrink-0 pt-0.5">
					<RatingBadge program={program} />
				</span>
			</div>
			<p className="mt-0.5 truncate text-caption text-ink-muted">
				{[program.status, portfolio].filter(Boolean).join(" · ")}
			</p>
			{progress.done !== null && (
				<div className="mt-3">
					<PlanBar done={progress.done} planned={progress.planned} />
					<FigureLink
						programId={id}
						search={{ view: "timeline" }}
						className={clsx("tabular text-caption text-ink-muted", ownLine)}
					>
						{progressWords(progress)}
					</FigureLink>
				</div>
			)}
			<ul className="mt-2.5 grow space-y-1 text-table thumb:mt-0 thumb:space-y-0">
				{reasons.slice(0, 2).map(({ about, text }) => (
					<li key={text} className="text-pretty text-ink">
						<FigureLink programId={id} search={concernViews[about]} className={ownLine}>
							{text}
						</FigureLink>
					</li>
				))}
				{reasons.length === 0 && (
					<li className="text-ink-muted">{healthGap(program) ?? "Nothing needs attention"}</li>
				)}
			</ul>
			{program.tasks.lastEnd !== null && reasons.some(({ about }) => about === "end") && (
				<MoveEnd program={program} to={program.tasks.lastEnd} className="relative z-1 mt-2 self-start" />
			)}
			<dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line-subtle pt-3">
				<Figure label="Spent of budget">
					<FigureLink programId={id} search={{ view: "funding" }} className={underLabel}>
						{whole(money.spent)} of {whole(money.budget)}
					</FigureLink>
				</Figure>
				<Figure label="Benefits forecast">
					<FigureLink programId={id} search={{ view: "benefits" }} className={underLabel}>
						{whole(money.benefitsForecast)}
					</FigureLink>
				</Figure>
				<Figure label="Next gate">
					{nextGate === null ? (
						"All passed"
					) : (
						<FigureLink programId={id} search={{ view: "stage-gates" }} className={underLabel}>
							{gateTitle(nextGate)}
							{nextGate.reviewDate && `, ${formatShortDay(nextGate.reviewDate, dayOf(new Date()))}`}
						</FigureLink>
					)}
				</Figure>
				<Figure label="Waiting for a decision" className="col-span-2">
					{toDecide === 0 ? "Nothing" : <WaitingCell program={program} />}
				</Figure>
			</dl>
		</Card>
	);
});

type FigureProps = { label: string; className?: string; children: ReactNode };

function Figure({ label, className, children }: FigureProps) {
	return (
		<div className={clsx("min-w-0", className)}>
			<dt className="truncate text-caption text-ink-muted">{label}</dt>
			<dd className="tabular break-words text-table font-medium text-ink">{children}</dd>
		</div>
	);
}
