import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { useState } from "react";
import { formatCount } from "../../../format/count.ts";
import { CaseFold } from "./case-fold.tsx";
import { figureWords } from "./figure-words.ts";
import { OpenLimits, useOpenLimitCount } from "./open-limits.tsx";
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
	const openCount = useOpenLimitCount(view);
	const shown = all ? constraints : constraints.slice(0, shownLimits);
	const add = async () => {
		setSaving(true);
		if (await correct({ kind: "constraint", text: draft.trim() })) setDraft("");
		setSaving(false);
	};
	return (
		<CaseFold
			id="case-limits"
			title="Limits and fixed conditions"
			summary={limitsSummary({
				cap: words(limits.cap),
				deadline: words(limits.deadline),
				conditions: constraints.length,
				openCount,
			})}
			isOpenQuestion={openCount > 0}
		>
			<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-body">
				<dt className="text-ink-muted">At most</dt>
				<dd className="tabular font-medium text-ink-strong">{words(limits.cap) ?? "No cap found"}</dd>
				<dt className="text-ink-muted">Due by</dt>
				<dd className="tabular font-medium text-ink-strong">
					{words(limits.deadline) ?? "No deadline found"}
				</dd>
			</dl>
			<OpenLimits view={view} correct={correct} />
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
		</CaseFold>
	);
}

type Limits = { cap: string | null; deadline: string | null; conditions: number; openCount: number };

function limitsSummary({ cap, deadline, conditions, openCount }: Limits): string {
	const parts = [
		...(cap ? [`at most ${cap}`] : []),
		...(deadline ? [`by ${deadline}`] : []),
		...(conditions > 0
			? [`${formatCount(conditions)} ${conditions === 1 ? "condition" : "conditions"}`]
			: []),
		...(openCount > 0 ? [`${formatCount(openCount)} to answer`] : []),
	];
	return parts.length > 0 ? parts.join(" · ") : "none found";
}
