import type { LedgerEntry } from "@throughline/domain/consultant/case";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { type FormEvent, useState } from "react";
import { ChangedMeanwhile } from "../changed-meanwhile.tsx";
import { useBasis } from "../use-basis.ts";
import { draftOf, type FigureDraft, type FigureValue, figureProblems, toFigure } from "./figure-draft.ts";
import { FigureFields } from "./figure-fields.tsx";
import { figureWords, ledgerLabels } from "./figure-words.ts";

type FigureFormProps = {
	/** What is corrected; null for a new figure. */
	entry: LedgerEntry | null;
	/** What the fields begin with where that is not the entry itself. */
	begin?: Partial<FigureDraft>;
	/** ISO 4217: what an amount is in unless said. */
	currency: string | null;
	/** Version of the case that is shown. */
	version: number;
	/** Answers whether it was stored; from the version that the form rests on. */
	onSave: (value: FigureValue, version: number) => Promise<boolean>;
	onClose: () => void;
};

/** A figure in its parts, where it stands. */
export function FigureForm({ entry, begin, currency, version, onSave, onClose }: FigureFormProps) {
	const [draft, setDraft] = useState(() => ({ ...draftOf(entry, currency), ...begin }));
	const [saving, setSaving] = useState(false);
	const shown = shownWords(entry);
	const basis = useBasis(version, shown);
	// What is wrong is said once somebody wants to save.
	const [submitted, setSubmitted] = useState(false);
	const figure = toFigure(draft);
	const problems = submitted ? figureProblems(entry, figure) : {};
	const change = (change: Partial<FigureDraft>) => setDraft((before) => ({ ...before, ...change }));

	const save = async (event: FormEvent) => {
		event.preventDefault();
		setSubmitted(true);
		if (Object.keys(figureProblems(entry, figure)).length > 0) return;
		setSaving(true);
		const stored = await onSave(figure, basis.version);
		setSaving(false);
		if (stored) onClose();
		else basis.refuse();
	};
	return (
		<form onSubmit={(event) => void save(event)} className="grid grid-cols-2 gap-3 rounded-lg bg-inset p-3">
			{basis.theirs && (
				<div className="col-span-2">
					<ChangedMeanwhile>{shown}</ChangedMeanwhile>
				</div>
			)}
			<Field
				label="What it is of"
				className="col-span-2"
				required={entry === null}
				error={problems.subject}
				hint={entry?.subject === "" ? "The text does not name it; you can leave it blank." : undefined}
			>
				<Input
					autoFocus
					value={draft.subject}
					onValueChange={(subject) => change({ subject })}
					maxLength={200}
				/>
			</Field>
			<FigureFields draft={draft} change={change} problems={problems} ownPeriod={entry?.per ?? null} />
			<FormButtons isNew={entry === null} theirs={basis.theirs} saving={saving} onClose={onClose} />
		</form>
	);
}

type FormButtonsProps = { isNew: boolean; theirs: boolean; saving: boolean; onClose: () => void };

function FormButtons({ isNew, theirs, saving, onClose }: FormButtonsProps) {
	const verb = isNew ? "Add figure" : "Save figure";
	return (
		<div className="col-span-2 flex justify-end gap-2">
			<Button size="sm" variant="ghost" onClick={onClose}>
				{theirs ? "Keep theirs" : "Cancel"}
			</Button>
			<Button size="sm" variant="primary" type="submit" loading={saving}>
				{theirs ? "Apply my change" : verb}
			</Button>
		</div>
	);
}

/** A figure as the case shows it; blank for a new one. */
function shownWords(entry: LedgerEntry | null): string {
	if (entry === null) return "";
	return [figureWords(entry), ledgerLabels[entry.role], entry.subject].filter(Boolean).join(" · ");
}
