import type { CaseCorrection, StoredCorrection } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Undo2 } from "lucide-react";
import { formatInstant } from "../../../format/date.ts";
import { ledgerLabels } from "./ledger/figure-words.ts";
import { linkWords, roleVariants } from "./text/role-variants.ts";

type CorrectionsCardProps = {
	view: CaseView;
	corrections: readonly StoredCorrection[];
	onUndo: (id: string) => void;
};

const shownAtOnce = 200;

/** What people have corrected, the newest first, each with its undo. */
export function CorrectionsCard({ view, corrections, onUndo }: CorrectionsCardProps) {
	if (corrections.length === 0) return null;
	const texts = new Map(view.statements.map(({ id, quote }) => [id, quote.text]));
	const playbooks = new Map(view.playbooks.map(({ id, name }) => [id, name]));
	return (
		<Card as="section" aria-labelledby="case-corrections" className="p-4 sm:p-5">
			<h3 id="case-corrections" className="text-lead font-semibold text-ink-strong">
				Corrections <span className="tabular font-normal text-ink-muted">{corrections.length}</span>
			</h3>
			<ul className="mt-2 max-h-96 overflow-y-auto">
				{corrections
					.toReversed()
					.slice(0, shownAtOnce)
					.map(({ id, correction, madeBy, createdAt }) => {
						const words = correctionWords(correction, texts, playbooks);
						return (
							<li
								key={id}
								className="flex items-start justify-between gap-3 border-b border-line-subtle py-2 last:border-b-0 last:pb-0"
							>
								<p className="min-w-0 text-pretty break-words text-table text-ink">
									{words}
									<span className="block text-caption text-ink-muted">
										{madeBy ?? "Somebody who has left"}, {formatInstant(createdAt)}
									</span>
								</p>
								{view.mayChange && (
									<Button
										size="sm"
										variant="ghost"
										icon={<Undo2 size={14} aria-hidden="true" />}
										aria-label={`Undo: ${words}`}
										onClick={() => onUndo(id)}
									>
										Undo
									</Button>
								)}
							</li>
						);
					})}
			</ul>
		</Card>
	);
}

/** A figure's id begins with that of its statement; one that a person added has none. */
function droppedFrom(entryId: string, quoted: (statementId: string) => string): string {
	if (entryId.startsWith("added:")) return "Added figure dropped";
	return `Figure dropped: ${quoted(entryId.slice(0, entryId.lastIndexOf(":")))}`;
}

function correctionWords(
	correction: CaseCorrection,
	texts: ReadonlyMap<string, string>,
	playbooks: ReadonlyMap<string, string>,
): string {
	const quoted = (id: string) => {
		const text = texts.get(id);
		if (text === undefined) return "a statement in another part of the text";
		return `“${text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text}”`;
	};
	switch (correction.kind) {
		case "role":
			return `${roleVariants[correction.role].label}: ${quoted(correction.statementId)}`;
		case "link":
			return `${quoted(correction.from)} ${linkWords[correction.link]} ${quoted(correction.to)}`;
		case "figure":
			return `Figure corrected: ${correction.subject} (${ledgerLabels[correction.role]})`;
		case "added figure":
			return `Figure added: ${correction.subject} (${ledgerLabels[correction.role]})`;
		case "dropped figure":
			return droppedFrom(correction.entryId, quoted);
		case "problem":
			return `Problem: ${correction.text}`;
		case "constraint":
			return `Limit: ${correction.text}`;
		case "contradiction":
			return correction.holds === "both"
				? `Both hold: ${correction.contradictionId.split("~").map(quoted).join(" and ")}`
				: `Holds: ${quoted(correction.holds)}`;
		case "answer":
			return `Answer: ${correction.question}`;
		case "playbook":
			return `Playbook: ${playbooks.get(correction.playbookId) ?? correction.playbookId}`;
		case "go on":
			return "Went on although the case is not ready";
	}
}
