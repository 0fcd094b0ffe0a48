import { Link } from "@tanstack/react-router";
import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { isOver, type Program } from "@throughline/domain/program";
import { currencyName, defaultCurrency } from "@throughline/domain/value/currency";
import { moneyFormat } from "@throughline/domain/value/money";
import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { Checkbox } from "@throughline/ui/checkbox";
import { IconButton } from "@throughline/ui/icon-button";
import { Skeleton } from "@throughline/ui/skeleton";
import { clsx } from "clsx";
import { Archive, CalendarDays, Check, ChevronRight, Pin, PinOff } from "lucide-react";
import { memo } from "react";
import { formatSpan } from "../../format/date.ts";
import { useTeam } from "../../workspace/owners.tsx";
import { MoveEnd } from "../../workspace/program/move-end.tsx";
import { PlanBar, progressWords } from "../../workspace/program/plan-bar.tsx";
import { ProgramStatusBadge } from "../../workspace/program/program-status-badge.tsx";
import { RatingBadge } from "../../workspace/program/rating-badge.tsx";
import { usePinnedPrograms } from "../../workspace/program/selected-program.ts";
import { type ProgramActions, ProgramMenu } from "./program-menu.tsx";

const frame = "group relative flex min-h-44 flex-col p-4 transition-colors duration-120";

type ProgramCardProps = {
	program: Program;
	isSelected: boolean;
	/** How it does; undefined while that is not known, and for an archived one. */
	figures: PortfolioProgram | undefined;
	/** What those who may change it can do with it; null for others. */
	actions: ProgramActions | null;
	/** Whether it is one of several that something is done with; undefined where nothing can be. */
	chosen: boolean | undefined;
	onChoose: (id: string) => void;
};

/** A program in the grid. Pressing it opens its workspace; an archived one has none until it is back in use. */
export const ProgramCard = memo(function ProgramCard({
	program,
	isSelected,
	figures,
	actions,
	chosen,
	onChoose,
}: ProgramCardProps) {
	const isArchived = program.archivedAt !== null;
	return (
		<Card
			as="li"
			className={clsx(
				frame,
				isSelected && "border-accent-line",
				chosen && "bg-accent-soft!",
				!isArchived && "hover:border-axis",
			)}
		>
			<div className="flex flex-wrap items-start justify-between gap-x-2">
				<h2 className="line-clamp-2 min-w-0 flex-1 basis-20 break-words text-lead font-semibold leading-6">
					{isArchived ? (
						program.name
					) : (
						<Link
							to="/"
							search={{ program: program.id }}
							className="rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
						>
							{program.name}
						</Link>
					)}
				</h2>
				<CardButtons {...{ program, actions, chosen, onChoose }} />
			</div>
			<div className="mt-1.5 flex flex-wrap gap-1.5">
				<ProgramStatusBadge status={program.status} />
				{figures && !isOver(program) && <RatingBadge program={figures} />}
				{isArchived && (
					<Badge size="sm" variant="outline" icon={<Archive size={12} aria-hidden="true" />}>
						Archived
					</Badge>
				)}
				{isSelected && (
					<Badge size="sm" tone="accent" icon={<Check size={12} strokeWidth={2.5} aria-hidden="true" />}>
						Selected
					</Badge>
				)}
			</div>
			<div className="mt-2.5 grow">
				<p className="line-clamp-3 break-words text-table text-ink-muted">
					{program.description ?? <span className="text-ink-faint">No description</span>}
				</p>
			</div>
			{figures && <Figures figures={figures} />}
			{figures && <EndMarks figures={figures} />}
			{isOver(program) && (
				<Link
					to="/programs"
					search={(before) => ({ ...before, lessons: program.id })}
					aria-label={`Lessons learned from ${program.name}`}
					className="relative z-1 mt-2 w-fit rounded-sm text-table font-medium text-accent-text hover:underline"
				>
					Lessons learned
				</Link>
			)}
			<ProgramPeople program={program} />
			<p className="tabular mt-3 flex flex-wrap items-center gap-1.5 text-table text-ink-muted">
				<CalendarDays size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
				<span className="sr-only">Dates: </span>
				{formatSpan(program.startDate, program.endDate) ?? "No dates set"}
				{program.currency !== defaultCurrency && (
					<span title={currencyName(program.currency)}>
						<span className="sr-only">Currency: </span>
						{program.currency}
					</span>
				)}
				{!isArchived && (
					<span
						aria-hidden="true"
						data-print="hide"
						className="ml-auto flex shrink-0 items-center gap-0.5 whitespace-nowrap font-medium text-accent-text"
					>
						Open program
						<ChevronRight size={14} />
					</span>
				)}
			</p>
		</Card>
	);
});

/** What can be done with it, alone and with others. */
function CardButtons({
	program,
	actions,
	chosen,
	onChoose,
}: Pick<ProgramCardProps, "program" | "actions" | "chosen" | "onChoose">) {
	return (
		<div
			data-print="hide"
			className="relative z-1 -mt-1 -mr-1.5 flex max-w-full flex-wrap items-center justify-end"
		>
			{chosen !== undefined && (
				<Checkbox
					aria-label={`Select ${program.name}`}
					checked={chosen}
					onCheckedChange={() => onChoose(program.id)}
					className="mr-1"
				/>
			)}
			{program.archivedAt === null && <PinButton program={program} />}
			{actions && <ProgramMenu program={program} actions={actions} />}
		</div>
	);
}

/** Work done against the plan, and money spent of the budget. */
function Figures({ figures: { progress, money, currency } }: { figures: PortfolioProgram }) {
	const { whole } = moneyFormat(currency);
	const hasMoney = money.budget !== "0.00" || money.spent !== "0.00";
	if (progress.done === null && !hasMoney) return null;
	return (
		<div className="tabular mt-3 space-y-1 text-caption text-ink-muted">
			{progress.done !== null && (
				<>
					<PlanBar done={progress.done} planned={progress.planned} />
					<p>{progressWords(progress)}</p>
				</>
			)}
			{hasMoney && (
				<p>
					{whole(money.spent)} spent of {whole(money.budget)}
				</p>
			)}
		</div>
	);
}

/** What is wrong with its end, and what mends it. */
function EndMarks({ figures }: { figures: PortfolioProgram }) {
	const { reasons, tasks } = figures;
	const marks = reasons.filter(({ about }) => about === "end");
	if (marks.length === 0) return null;
	return (
		<div className="mt-2 space-y-1">
			{marks.map(({ text, rating }) => (
				<p
					key={text}
					className={clsx(
						"text-pretty text-table",
						rating === "Off track" ? "text-critical" : "text-warning",
					)}
				>
					{text}
				</p>
			))}
			{tasks.lastEnd !== null && <MoveEnd program={figures} to={tasks.lastEnd} className="relative z-1" />}
		</div>
	);
}

/** Who runs it and for whom, where that is said. */
function ProgramPeople({ program: { leadId, sponsorId } }: { program: Program }) {
	const { nameOf } = useTeam();
	const named = [
		["Lead", leadId],
		["Sponsor", sponsorId],
	].filter(([, id]) => id !== null);
	if (named.length === 0) return null;
	return (
		<p className="mt-3 flex flex-wrap gap-x-3 text-table text-ink-muted">
			{named.map(([word = "", id = null]) => (
				<span key={word} className="min-w-0 break-words">
					<span className="text-ink-faint">{word}</span> {nameOf(id)}
				</span>
			))}
		</p>
	);
}

/** Puts the program first in the list of the header, or back among the others. */
function PinButton({ program: { id, name } }: { program: Program }) {
	const { pinned, togglePin } = usePinnedPrograms();
	const isPinned = pinned.includes(id);
	const Icon = isPinned ? PinOff : Pin;
	return (
		<IconButton
			label={`Pin ${name}`}
			tooltip={isPinned ? "Unpin from the program list" : "Pin to the top of the program list"}
			aria-pressed={isPinned}
			size="sm"
			className={clsx(isPinned && "text-accent-text")}
			icon={<Icon size={14} aria-hidden="true" />}
			onClick={() => togglePin(id)}
		/>
	);
}

/** The same shape before the programs are known. */
export function ProgramCardSkeleton() {
	return (
		<Card className={frame}>
			<Skeleton className="my-0.5 h-5 w-3/5" />
			<Skeleton className="mt-2 h-5 w-16" />
			<div className="mt-3.5 grow space-y-2">
				<Skeleton className="h-3 w-full" />
				<Skeleton className="h-3 w-4/5" />
			</div>
			<Skeleton className="mt-4 mb-1 h-3 w-1/2" />
		</Card>
	);
}
