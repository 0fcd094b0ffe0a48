import { Link } from "@tanstack/react-router";
import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { gateTitle, isReviewOverdue } from "@throughline/domain/stage-gate";
import { clsx } from "clsx";
import { formatCount } from "../../../format/count.ts";
import { dayOf, formatInstant, formatShortDay } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { PlanBar, progressWords } from "../../../workspace/program/plan-bar.tsx";
import { healthGap, RatingBadge } from "../../../workspace/program/rating-badge.tsx";
import { concernViews } from "../concern-views.ts";
import { FigureLink } from "../figure-link.tsx";

type CellProps = { program: PortfolioProgram };

const second = "block truncate text-caption text-ink-muted";

/** The program's name, which opens its dashboard; below it where it belongs. */
export function NameCell({ program, portfolio }: CellProps & { portfolio: string }) {
	return (
		<span className="block w-0 min-w-full print:w-auto print:min-w-36">
			<Link
				to="/"
				search={{ program: program.id }}
				title={program.name}
				className="block truncate font-medium text-ink-strong hover:text-accent-text hover:underline"
			>
				{program.name}
			</Link>
			<span className={second}>
				{[program.status, program.portfolioId && portfolio].filter(Boolean).join(" · ")}
			</span>
		</span>
	);
}

/** How it does, and the first of the reasons. */
export function HealthCell({ program }: CellProps) {
	const { id, reasons } = program;
	const [first, ...others] = reasons;
	const gap = healthGap(program);
	return (
		<span className="block w-0 min-w-full print:w-auto print:min-w-52">
			<span className="flex items-center gap-1.5">
				<RatingBadge program={program} />
				{others.length > 0 && (
					<span
						className="text-caption text-ink-muted"
						title={others.map(({ text }) => text).join("\n")}
					>{`+${others.length} more`}</span>
				)}
			</span>
			{gap && <span className={clsx(second, "mt-0.5")}>{gap}</span>}
			{first && (
				<FigureLink
					programId={id}
					search={concernViews[first.about]}
					title={reasons.map(({ text }) => text).join("\n")}
					className={clsx(second, "mt-0.5")}
				>
					{first.text}
				</FigureLink>
			)}
		</span>
	);
}

/** Work done, with a mark where the plan wants it today. */
export function ProgressCell({ program: { id, progress } }: CellProps) {
	const { done, planned } = progress;
	if (done === null) return null;
	return (
		<FigureLink
			programId={id}
			search={{ view: "timeline" }}
			title={progressWords(progress) ?? undefined}
			className="block hover:no-underline! print:min-w-28"
		>
			<PlanBar done={done} planned={planned} />
			<span className={clsx(second, "tabular mt-1")}>
				<span className="text-ink">{done}%</span>
				{planned === null ? " of tasks done" : ` done, ${planned === 0 ? "none" : `${planned}%`} due`}
			</span>
		</FigureLink>
	);
}

/** The gate that is next, its day, and whether its criteria hold now. */
export function GateCell({ program: { id, nextGate } }: CellProps) {
	if (nextGate === null) return <span className="text-ink-muted">All passed</span>;
	const { criteria, reviewDate } = nextGate;
	const today = dayOf(new Date());
	const overdue = isReviewOverdue(nextGate, today);
	return (
		<FigureLink
			programId={id}
			search={{ view: "stage-gates", item: nextGate.id }}
			className="block w-0 min-w-full print:w-auto"
		>
			<span className="block truncate text-ink">{gateTitle(nextGate)}</span>
			<span className={second}>
				{reviewDate && (
					<span className={clsx("tabular", overdue && "font-medium text-critical")}>
						{formatShortDay(reviewDate, today)}
						{overdue && " overdue"}
						{" · "}
					</span>
				)}
				{criteriaWords(criteria)}
			</span>
		</FigureLink>
	);
}

function criteriaWords({ total, met, unmet }: NonNullable<PortfolioProgram["nextGate"]>["criteria"]): string {
	if (total === 0) return "no criteria";
	const measured = met + unmet;
	if (measured === 0) return `${total} to judge`;
	return unmet === 0 ? `${met} of ${total} hold` : `${unmet} of ${total} do not hold`;
}

type PeopleCellProps = CellProps & {
	/** How many of a coming week asks too much; null while that is not known. */
	overAllocated: number | null;
};

/** Team members who work here, and those of them with too much to do. */
export function PeopleCell({ program: { id, people }, overAllocated }: PeopleCellProps) {
	if (people.members === 0 && !overAllocated) return null;
	return (
		<span className="flex items-center justify-end gap-2">
			<FigureLink
				programId={id}
				search={{ view: "timeline", display: "list", group: "owner" }}
				title="Team members with tasks here"
				className="inline-flex min-h-6 min-w-6 items-center justify-center"
			>
				{people.members}
			</FigureLink>
			{overAllocated !== null && (
				<FigureLink
					programId={id}
					search={{ view: "resources", tab: "utilization" }}
					title={`${overAllocated} with a week above their capacity in the next 12 weeks, over all programs`}
					className={clsx(
						"inline-flex min-h-6 items-center whitespace-nowrap text-caption text-ink-muted",
						overAllocated > 0 && "font-medium text-serious",
					)}
				>
					{overAllocated} over capacity
				</FigureLink>
			)}
		</span>
	);
}

/** What waits for somebody's decision. */
export function WaitingCell({ program: { id, waiting } }: CellProps) {
	const lines = [
		{
			count: waiting.expenses,
			noun: "approval",
			search: { view: "funding", tab: "expenses", display: "all", status: "open" },
		},
		{ count: waiting.reviews, noun: "review", search: { view: "stage-gates" } },
		{ count: waiting.decisions, noun: "decision", search: { view: "strategies" } },
	] as const;
	const shown = lines.filter(({ count }) => count > 0);
	if (shown.length === 0) return null;
	return (
		<span className="flex gap-x-3">
			{shown.map(({ count, noun, search }) => (
				<FigureLink
					key={noun}
					programId={id}
					search={search}
					className="inline-flex h-6 items-center whitespace-nowrap max-sm:h-11"
				>
					{formatCount(count)} {count === 1 ? noun : `${noun}s`}
				</FigureLink>
			))}
		</span>
	);
}

/** When anything of it was changed last. */
export function ChangedCell({ program: { id, lastChangeAt } }: CellProps) {
	if (lastChangeAt === null) return null;
	return (
		<FigureLink programId={id} search={{ view: "dashboard" }} className="text-ink-muted">
			<time dateTime={lastChangeAt} title={formatInstant(lastChangeAt)}>
				{formatAgo(lastChangeAt, new Date())}
			</time>
		</FigureLink>
	);
}
