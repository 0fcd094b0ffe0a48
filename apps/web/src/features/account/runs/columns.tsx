import { Link } from "@tanstack/react-router";
import type { RunStatus } from "@throughline/domain/run";
import {
	dollars,
	type LedgerEntry,
	providerWords,
	runKindWords,
	runStatusWords,
} from "@throughline/domain/run/ledger";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { Badge, type Tone } from "@throughline/ui/badge";
import type { DataColumn } from "@throughline/ui/data-table";
import { Progress } from "@throughline/ui/progress";
import { formatCount } from "../../../format/count.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { objectLink } from "../../../workspace/object-link.ts";
import { formatDuration } from "./words.ts";

const tones: Record<RunStatus, Tone> = {
	queued: "unknown",
	running: "accent",
	succeeded: "good",
	failed: "critical",
	cancelled: "unknown",
};

/** What a run is about; leads to what came of it. */
function Subject({ run: { title, place } }: { run: LedgerEntry }) {
	if (title === null) return null;
	const look = "block max-w-48 truncate text-caption text-ink-muted";
	const link =
		place && objectLink({ type: place.objectType, id: place.objectId, parentId: null, programId: null });
	if (!link) {
		return (
			<span className={look} title={title}>
				{title}
			</span>
		);
	}
	return (
		<Link {...link} className={`${look} underline hover:text-ink`} title={title}>
			{title}
		</Link>
	);
}

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
					<Subject run={run} />
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
			id: "cost",
			header: "Cost",
			value: (run) => run.cost,
			align: "right",
			width: "6.5rem",
			sortable: false,
			cell: (run) => (
				<span className="block whitespace-nowrap">
					<span className="block" title={expectations(run)}>
						{dollars(run.cost)}
					</span>
					<span className="block text-caption text-ink-muted">{tokensText(run)}</span>
				</span>
			),
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
			sortable: false,
			defaultHidden: true,
			cell: (run) => (
				<span
					title={`${formatCount(run.inputTokens)} read, ${formatCount(run.cachedTokens)} of them from the cache, ${formatCount(run.outputTokens)} written, in ${formatCount(run.calls)} ${run.calls === 1 ? "call" : "calls"}`}
				>
					{formatCount(run.inputTokens + run.outputTokens)}
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

/** `12,480 tokens`. */
function tokensText({ inputTokens, outputTokens }: LedgerEntry): string {
	const count = inputTokens + outputTokens;
	return `${formatCount(count)} ${count === 1 ? "token" : "tokens"}`;
}

/** What it was expected to cost, and where it would have stopped. */
function expectations({ estimatedCost, costCap, provider }: LedgerEntry): string | undefined {
	if (isOwnServer(provider)) return "A model server of your own costs nothing";
	const parts = [
		estimatedCost !== null && `expected ${dollars(estimatedCost)}`,
		costCap !== null && `cap ${dollars(costCap)}`,
	];
	return parts.filter(Boolean).join(", ") || undefined;
}
