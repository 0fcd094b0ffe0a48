import type { Program } from "@throughline/domain/program";
import { Skeleton } from "@throughline/ui/skeleton";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatSpan } from "../../format/date.ts";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { ProgramStatusBadge } from "../../workspace/program/program-status-badge.tsx";
import { elapsedPercent } from "./elapsed-percent.ts";

/** Which program the figures are of: the selector in the header has no room for a long name. */
export function ProgramHeading({ program }: { program: Program | undefined }) {
	if (!program) {
		return (
			<div className="space-y-1 pb-1">
				<Skeleton className="h-7 w-72 max-w-full" />
				<Skeleton className="my-1 h-3 w-48" />
			</div>
		);
	}
	return (
		<div className="space-y-1 pb-1">
			<PrintedHead>Program Dashboard</PrintedHead>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="min-w-0 break-words text-title font-semibold">{program.name}</h2>
				<ProgramStatusBadge status={program.status} />
			</div>
			<Dates program={program} />
		</div>
	);
}

function Dates({ program: { startDate, endDate } }: { program: Program }) {
	const now = useNow();
	const today = dayOf(now);
	const elapsed = elapsedPercent(startDate, endDate, today);
	return (
		<p className="tabular flex min-h-5 flex-wrap gap-x-4 text-table text-ink-muted">
			<span>{formatSpan(startDate, endDate) ?? "No dates set"}</span>
			{elapsed !== null && <span>{elapsed}% of the time has passed</span>}
		</p>
	);
}
