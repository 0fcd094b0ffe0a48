import type { CaseView } from "@throughline/domain/consultant/case-view";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { useState } from "react";
import { figureWords } from "./figure-words.ts";
import type { CorrectCase } from "./use-case.ts";

const shownLimits = 6;

/** What the plan must keep: money, a day, and what must not happen. */
export function LimitsCard({ view, correct }: { view: CaseView; correct: CorrectCase }) {
	const [draft, setDraft] = useState("");
	const [saving, setSaving] = useState(false);
	const [all, setAll] = useState(false);
	const { limits, ledger, constraints, mayChange } = view;
	const words = (id: string | null) => {
		const entry = ledger.find((each) => each.id === id);
		return entry ? figureWords(entry) : null;
	};
	const shown = all ? constraints : constraints.slice(0, shownLimits);
	const add = async () => {
		setSaving(true);
		if (await correct({ kind: "constraint", text: draft.trim() })) setDraft("");
		setSaving(false);
	};
	return (
		<Card as="section" aria-labelledby="case-limits" className="p-4 sm:p-5">
			<h3 id="case-limits" className="text-lead font-semibold text-ink-strong">
				Limits and fixed conditions
			</h3>
			<dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-body">
				<dt className="text-ink-muted">At most</dt>
				<dd className="tabular font-medium text-ink-strong">{words(limits.cap) ?? "No cap found"}</dd>
				<dt className="text-ink-muted">Due by</dt>
				<dd className="tabular font-medium text-ink-strong">
					{words(limits.deadline) ?? "No deadline found"}
				</dd>
			</dl>
			{shown.length > 0 && (
				<ul className="mt-3 list-disc space-y-1 pl-5 text-body text-ink">
					{shown.map(({ text, quote }) => (
						<li key={`${quote?.documentId} ${quote?.start} ${text}`} className="text-pretty break-words">
							{text}
						</li>
					))}
				</ul>
			)}
			{constraints.length > shownLimits && (
				<Button size="sm" variant="ghost" className="mt-1 -ml-2.5" onClick={() => setAll(!all)}>
					{all ? "Show fewer" : `Show all ${constraints.length}`}
				</Button>
			)}
			{mayChange && (
				<form
					className="mt-3 flex flex-wrap items-end gap-2"
					onSubmit={(event) => {
						event.preventDefault();
						if (draft.trim() !== "") void add();
					}}
				>
					<Field label="Limit or fixed condition" className="min-w-0 flex-1 basis-48">
						<Input value={draft} onValueChange={setDraft} maxLength={400} placeholder="No second shift" />
					</Field>
					<Button type="submit" disabled={draft.trim() === ""} loading={saving}>
						Add limit
					</Button>
				</form>
			)}
		</Card>
	);
}
