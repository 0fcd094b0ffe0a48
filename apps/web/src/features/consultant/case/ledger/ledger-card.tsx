import type { LedgerEntry } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { AddButton } from "@throughline/ui/add-button";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { VirtualList } from "@throughline/ui/virtual-list";
import { Hash } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../../../format/count.ts";
import type { CorrectCase } from "../use-case.ts";
import { FigureForm } from "./figure-form.tsx";
import { figureWords, ledgerLabels, subjectBeside } from "./figure-words.ts";

type LedgerCardProps = { view: CaseView; correct: CorrectCase; onShow: (statementId: string) => void };

/** Every figure of the text with its role and quote; each can be corrected or dropped, and others added. */
export function LedgerCard({ view, correct, onShow }: LedgerCardProps) {
	const [editing, setEditing] = useState<string | null>(null);
	// Where the focus returns to when the form goes.
	const [left, setLeft] = useState<string | null>(null);
	const close = () => {
		setLeft(editing);
		setEditing(null);
	};
	const { ledger, figureCount, mayChange, currency, version } = view;
	const render = (entry: LedgerEntry) =>
		editing === entry.id ? (
			<div className="py-2">
				<FigureForm
					entry={entry}
					currency={currency}
					version={version}
					onSave={(value, basis) => correct({ kind: "figure", entryId: entry.id, ...value }, basis)}
					onClose={close}
				/>
			</div>
		) : (
			<Entry
				entry={entry}
				mayChange={mayChange}
				takesFocus={left === entry.id}
				onFocusTaken={() => setLeft(null)}
				onShow={onShow}
				onCorrect={() => setEditing(entry.id)}
				onDrop={() => void correct({ kind: "dropped figure", entryId: entry.id })}
			/>
		);
	return (
		<Card
			as="section"
			aria-labelledby="ledger"
			className="min-w-0 p-4 sm:p-5 xl:col-start-2 xl:flex xl:flex-col"
		>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id="ledger" className="text-lead font-semibold text-ink-strong">
					Figures <span className="tabular font-normal text-ink-muted">{formatCount(figureCount)}</span>
				</h3>
				{mayChange && editing !== "new" && (
					<AddButton
						size="sm"
						autoFocus={left === "new"}
						onFocus={() => setLeft(null)}
						onClick={() => setEditing("new")}
					>
						Add a figure
					</AddButton>
				)}
			</div>
			{editing === "new" && (
				<div className="mt-3">
					<FigureForm
						entry={null}
						currency={currency}
						version={version}
						onSave={(value, basis) => correct({ kind: "added figure", ...value }, basis)}
						onClose={close}
					/>
				</div>
			)}
			{ledger.length < figureCount && (
				<p className="tabular mt-1 text-pretty text-caption text-ink-muted">
					{`${formatCount(ledger.length)} of them are listed: those of the statements shown, the limits and what somebody confirmed. All of them count.`}
				</p>
			)}
			{ledger.length === 0 ? (
				<EmptyState
					compact
					icon={<Hash size={20} />}
					message="No figures were found. Add the ones that you know: what it costs, what may be spent, by when."
				/>
			) : (
				<VirtualList
					aria-label="Figures"
					count={ledger.length}
					estimate={96}
					keyOf={(index) => ledger[index]?.id ?? String(index)}
					render={(index) => {
						const entry = ledger[index];
						return entry ? render(entry) : null;
					}}
					className="mt-2 -mr-2 max-h-[60vh] pr-2 xl:max-h-none xl:min-h-96 xl:flex-1 xl:basis-0 print:max-h-none print:flex-none"
				/>
			)}
		</Card>
	);
}

type EntryProps = {
	entry: LedgerEntry;
	mayChange: boolean;
	/** Whether its form was just closed; once: a row may be drawn again later. */
	takesFocus: boolean;
	onFocusTaken: () => void;
	onShow: (statementId: string) => void;
	onCorrect: () => void;
	onDrop: () => void;
};

function Entry({ entry, mayChange, takesFocus, onFocusTaken, onShow, onCorrect, onDrop }: EntryProps) {
	const { role, confirmed, quote, statementId } = entry;
	const subject = subjectBeside(entry);
	const words = figureWords(entry);
	const name = subject === "" ? words : `${words}, ${subject}`;
	return (
		<div className="border-b border-line-subtle py-2.5 in-[li:last-child]:border-b-0">
			<div className="flex items-baseline justify-between gap-3">
				<p className="min-w-0 text-pretty break-words text-body text-ink">
					<span className="tabular font-semibold text-ink-strong">{words}</span> {subject}
				</p>
				<Badge
					size="sm"
					tone={confirmed ? "accent" : "neutral"}
					icon={null}
					variant={confirmed ? "soft" : "outline"}
					className="shrink-0"
				>
					{ledgerLabels[role]}
					{confirmed && ", confirmed"}
				</Badge>
			</div>
			<div className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-1">
				{quote && statementId !== null ? (
					<button
						type="button"
						onClick={() => onShow(statementId)}
						aria-label={`Show “${quote.text}” in the text`}
						className="min-h-6 min-w-6 rounded-sm text-left text-caption break-words text-ink-muted underline-offset-4 hover:underline"
					>
						“{quote.text}”
					</button>
				) : (
					<span className="text-caption text-ink-muted">Added manually</span>
				)}
				{mayChange && (
					<span className="ml-auto flex gap-1">
						<Button
							size="sm"
							variant="ghost"
							autoFocus={takesFocus}
							onFocus={takesFocus ? onFocusTaken : undefined}
							aria-label={`Correct ${name}`}
							onClick={onCorrect}
						>
							Correct
						</Button>
						<Button size="sm" variant="ghost" aria-label={`Drop ${name}`} onClick={onDrop}>
							Drop
						</Button>
					</span>
				)}
			</div>
		</div>
	);
}
