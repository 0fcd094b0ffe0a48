import type { LedgerEntry } from "@throughline/domain/consultant/case";
import { IconButton } from "@throughline/ui/icon-button";
import { Pencil, Plus, X } from "lucide-react";
import { useState } from "react";
import { draftOf, type FigureDraft, toFigure } from "../ledger/figure-draft.ts";
import { FigureForm } from "../ledger/figure-form.tsx";
import { figureWords } from "../ledger/figure-words.ts";
import type { CorrectCase } from "../use-case.ts";

type LimitFigureProps = {
	/** "At most" or "Due by". */
	label: string;
	/** Where there is none. */
	none: string;
	/** The limit's figure; null where there is none. */
	entry: LedgerEntry | null;
	/** What an added one begins with. */
	begin: Partial<FigureDraft>;
	currency: string | null;
	version: number;
	mayChange: boolean;
	correct: CorrectCase;
};

/** The most that may be spent, or the day by which it is due: changed, removed or added where it stands. */
export function LimitFigure({
	label,
	none,
	entry,
	begin,
	currency,
	version,
	mayChange,
	correct,
}: LimitFigureProps) {
	const [editing, setEditing] = useState(false);
	const words = entry ? figureWords(entry) : none;
	const remove = async () => {
		if (!entry) return;
		// The figure of a text stays what it says, and is no limit any more.
		const asOther = toFigure({ ...draftOf(entry, currency), role: "other" });
		await correct(
			entry.statementId === null
				? { kind: "dropped figure", entryId: entry.id }
				: { kind: "figure", entryId: entry.id, ...asOther },
		);
	};
	return (
		<div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-body">
			<dt className="w-16 text-ink-muted">{label}</dt>
			<dd className="tabular min-w-0 flex-1 font-medium text-ink-strong">{words}</dd>
			{mayChange && !editing && (
				<dd className="flex gap-1">
					<IconButton
						size="sm"
						label={`${entry ? "Change" : "Add"}: ${label}`}
						icon={entry ? <Pencil size={14} /> : <Plus size={14} />}
						onClick={() => setEditing(true)}
					/>
					{entry && (
						<IconButton
							size="sm"
							label={`Remove: ${label}`}
							icon={<X size={14} />}
							onClick={() => void remove()}
						/>
					)}
				</dd>
			)}
			{editing && (
				<dd className="mb-2 basis-full">
					<FigureForm
						entry={entry}
						begin={entry ? {} : begin}
						currency={currency}
						version={version}
						onSave={(value, basis) =>
							correct(
								entry ? { kind: "figure", entryId: entry.id, ...value } : { kind: "added figure", ...value },
								basis,
							)
						}
						onClose={() => setEditing(false)}
					/>
				</dd>
			)}
		</div>
	);
}
