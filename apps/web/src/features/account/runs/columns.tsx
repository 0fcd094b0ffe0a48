import { type RunStatus, runStatuses } from "@throughline/domain/run";
import {
	type LedgerEntry,
	providerWords,
	runKindWords,
	runStatusWords,
} from "@throughline/domain/run/ledger";
import { Badge, type Tone } from "@throughline/ui/badge";
import type { DataColumn } from "@throughline/ui/data-table";
import { Progress } from "@throughline/ui/progress";
import { formatCount } from "../../../format/count.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { formatCost, formatDuration } from "./words.ts";

const tones: Record<RunStatus, Tone> = {
	queued: "unknown",
	running: "accent",
	succeeded: "good",
	failed: "critical",
	cancelled: "unknown",
};

function Outcome({ run }: { run: LedgerEntry }) {
	return (
		<span className="block min-w-40 whitespace-normal py-1">
			<Badge size="sm" tone={tones[run.status]}>
				{runStatusWords[run.status]}
			</Badge>
			{run.attempts > 1 && (
				<span className="ml-1.5 text-caption text-ink-muted">{run.attempts} attempts</span>
			)}
			{run.status === "running" && (
				<Progress
					value={run.progress}
					label={`Progress of ${runKindWords[run.kind]}`}
					hideLabel
					size="sm"
					className="mt-1.5 max-w-32"
				/>
			)}
			{run.errorMessage && (
				<span className="mt-1 block max-w-[44ch] text-pretty text-caption text-ink-muted">
					{run.errorMessage}
				</span>
			)}
		</span>
	);
}

/** The columns of the ledger; `all`: with whose each run is. */
export function columnsOf(all: boolean, now: Date): DataColumn<LedgerEntry>[] {
	return [
		{
			id: "work",
			header: "Work",
			value: (run) => runKindWords[run.kind],
			hideable: false,
			sortable: false,
			cell: (run) => (
				<span className="block min-w-32">
					<span className="block font-medium text-ink-strong">{runKindWords[run.kind]}</span>
					{run.sessionTitle && (
						<span className="block max-w-40 truncate text-caption text-ink-muted" title={run.sessionTitle}>
							{run.sessionTitle}
						</span>
					)}
				</span>
			),
		},
		...(all ? [personColumn] : []),
		{
			id: "outcome",
			header: "Outcome",
			value: (run) => runStatusWords[run.status],
			csv: (run) => [runStatusWords[run.status], run.errorMessage].filter(Boolean).join(": "),
			wrap: true,
			sortable: false,
			cell: (run) => <Outcome run={run} />,
		},
		{
			id: "asked",
			header: "Started",
			value: (run) => run.createdAt,
			sortable: false,
			width: "7rem",
			cell: (run) => (
				<span className="block whitespace-nowrap">
					<time dateTime={run.createdAt} title={formatInstant(run.createdAt)} className="block">
						{formatAgo(run.createdAt, now)}
					</time>
					{run.durationMs !== null && (
						<span className="block text-caption text-ink-muted">took {formatDuration(run.durationMs)}</span>
					)}
				</span>
			),
		},
		{
			id: "duration",
			header: "Duration (s)",
			value: (run) => (run.durationMs === null ? null : run.durationMs / 1000),
			align: "right",
			sortable: false,
			defaultHidden: true,
		},
		{
			id: "provider",
			header: "Served by",
			value: (run) => run.provider && providerWords[run.provider],
			csv: (run) => [run.provider && providerWords[run.provider], run.model].filter(Boolean).join(" "),
			sortable: false,
			cell: (run) => (
				<span className="block">
					<span className="block">{run.provider ? providerWords[run.provider] : "–"}</span>
					{run.model && (
						<span className="block max-w-32 truncate text-caption text-ink-muted" title={run.model}>
							{run.model}
						</span>
					)}
				</span>
			),
		},
		{
			id: "tokens",
			header: "Tokens",
			value: (run) => run.inputTokens + run.outputTokens,
			align: "right",
			width: "5rem",
			sortable: false,
			cell: (run) => (
				<span title={`${formatCount(run.inputTokens)} read, ${formatCount(run.outputTokens)} written`}>
					{formatCount(run.inputTokens + run.outputTokens)}
				</span>
			),
		},
		{
			id: "cost",
			header: "Cost",
			value: (run) => run.cost,
			align: "right",
			width: "5rem",
			sortable: false,
			cell: (run) => (
				<span className="whitespace-nowrap" title={expectations(run)}>
					{formatCost(run.cost)}
				</span>
			),
		},
		{
			id: "attempts",
			header: "Attempts",
			value: (run) => run.attempts,
			align: "right",
			sortable: false,
			defaultHidden: true,
		},
		{
			id: "prompt",
			header: "Prompt",
			value: (run) => run.promptVersion,
			sortable: false,
			defaultHidden: true,
		},
		{
			id: "input",
			header: "Input hash",
			value: (run) => run.inputHash?.slice(0, 12),
			csv: (run) => run.inputHash,
			sortable: false,
			defaultHidden: true,
		},
	];
}

const personColumn: DataColumn<LedgerEntry> = {
	id: "person",
	header: "Person",
	value: (run) => run.personName,
	sortable: false,
};

/** What it was expected to cost, and where it would have stopped. */
function expectations({ estimatedCost, costCap }: LedgerEntry): string | undefined {
	const parts = [
		estimatedCost !== null && `expected ${formatCost(estimatedCost)}`,
		costCap !== null && `cap ${formatCost(costCap)}`,
	];
	return parts.filter(Boolean).join(", ") || undefined;
}

/** The outcomes to choose from, in words. */
export const outcomes = runStatuses.map((status) => ({ value: status, label: runStatusWords[status] }));
