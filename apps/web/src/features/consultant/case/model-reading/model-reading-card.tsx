import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { Sparkles } from "lucide-react";
import { useId, useState } from "react";
import { useNow } from "../../../../browser/use-now.ts";
import { formatCount } from "../../../../format/count.ts";
import { formatAgo } from "../../../../format/relative-time.ts";
import { RunProgress } from "../../../../run/run-progress.tsx";
import type { CorrectCase } from "../use-case.ts";
import { ProposalRow } from "./proposal-row.tsx";
import { expectedWords, spentWords } from "./reading-cost.ts";
import { useModelReading, useReader } from "./use-model-reading.ts";

/** Lets a model read the case for itself, and lists what it reads otherwise: nothing of it counts before it is accepted. */
export function ModelReadingCard({ view, correct }: { view: CaseView; correct: CorrectCase }) {
	const { sessionId, mayChange } = view;
	const { reading, cost, expected, isKnown, followed, isStarting, start, dismiss } =
		useModelReading(sessionId);
	const reader = useReader(sessionId);
	const now = useNow();
	const { run, isBusy, failure } = followed;
	const mayAsk = mayChange && reader !== undefined;
	if (!isKnown || (reading === null && !mayAsk && !isBusy)) return null;
	const ask = mayAsk && !isBusy && (
		<AskForReading
			label={reading ? `Let ${reader.label} read it again` : `Let ${reader.label} read it`}
			price={expectedWords(expected.find(({ provider }) => provider === reader.id))}
			loading={isStarting}
			onAsk={() => void start(reader.id)}
		/>
	);
	return (
		<Card as="section" aria-labelledby="case-model-reading" className="p-3 sm:p-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div className="min-w-0 flex-1 basis-72">
					<h3 id="case-model-reading" className="text-lead font-semibold text-ink-strong">
						{reading ? headingOf(reading) : "Read by rules"}
					</h3>
					<p className="mt-0.5 text-pretty text-table text-ink-muted">
						{reading
							? `Read ${formatAgo(reading.readAt, now)}${spentWords(cost, reading.provider)}${droppedWords(reading.dropped)}`
							: "Throughline's own rules have read your text. A model may read it otherwise; you accept what holds."}
					</p>
				</div>
				{ask}
			</div>
			{isBusy && (
				<div className="mt-3">
					<RunProgress
						run={run}
						label="The model reads the case"
						{...(mayChange && { cancelLabel: "Cancel" })}
					/>
				</div>
			)}
			{failure && !isBusy && (
				<Callout tone="warning" role="alert" title="The case could not be read" className="mt-3">
					<p>{failure.sentence}</p>
				</Callout>
			)}
			{reading?.ofEarlierText && (
				<Callout tone="warning" title="This is of an earlier text" className="mt-3">
					<p>Your text has changed since it was read. Let it be read again.</p>
				</Callout>
			)}
			{reading && reading.proposals.length > 0 && (
				<Proposals proposals={reading.proposals} mayChange={mayChange} correct={correct} dismiss={dismiss} />
			)}
		</Card>
	);
}

type AskForReadingProps = { label: string; price: string | null; loading: boolean; onAsk: () => void };

/** The button, and below it what it is expected to cost. */
function AskForReading({ label, price, loading, onAsk }: AskForReadingProps) {
	const id = useId();
	return (
		<div className="flex max-w-72 flex-col items-start gap-1 sm:items-end sm:text-right">
			<Button
				size="sm"
				loading={loading}
				icon={<Sparkles size={14} aria-hidden="true" />}
				{...(price !== null && { "aria-describedby": id })}
				onClick={onAsk}
			>
				{label}
			</Button>
			{price !== null && (
				<p id={id} className="text-pretty text-caption text-ink-muted">
					{price}
				</p>
			)}
		</div>
	);
}

type Reading = NonNullable<ReturnType<typeof useModelReading>["reading"]>;

function headingOf({ model, provider, found, proposals }: Reading): string {
	const name = model ?? provider;
	if (proposals.length > 0) return `${name} reads it otherwise`;
	return found === 0 ? `${name} reads it as the rules do` : `All that ${name} read otherwise is decided`;
}

function droppedWords(dropped: number): string {
	if (dropped === 0) return "";
	return ` · ${formatCount(dropped)} of its answers did not hold against your text and ${dropped === 1 ? "is" : "are"} left out`;
}

type ProposalsProps = Pick<Reading, "proposals"> &
	Pick<ReturnType<typeof useModelReading>, "dismiss"> & { mayChange: boolean; correct: CorrectCase };

function Proposals({ proposals, mayChange, correct, dismiss }: ProposalsProps) {
	const [busy, setBusy] = useState(false);
	const acceptAll = async () => {
		setBusy(true);
		for (const { correction } of proposals) if (!(await correct(correction))) break;
		setBusy(false);
	};
	return (
		<>
			<ul aria-label="Proposals" className="mt-2 max-h-96 overflow-y-auto">
				{proposals.map((proposal) => (
					<ProposalRow
						key={proposal.id}
						proposal={proposal}
						mayChange={mayChange}
						disabled={busy}
						onAccept={() => correct(proposal.correction)}
						onDismiss={() => dismiss(proposal.id)}
					/>
				))}
			</ul>
			{mayChange && proposals.length > 1 && (
				<Button size="sm" className="mt-3" loading={busy} onClick={() => void acceptAll()}>
					Accept all {formatCount(proposals.length)}
				</Button>
			)}
		</>
	);
}
