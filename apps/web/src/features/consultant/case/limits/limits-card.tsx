import type { StoredCorrection } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { useState } from "react";
import { formatCount } from "../../../../format/count.ts";
import { CaseFold } from "../case-fold.tsx";
import { figureWords } from "../ledger/figure-words.ts";
import type { CorrectCase } from "../use-case.ts";
import { ConditionRow, longestCondition } from "./condition-row.tsx";
import { LimitFigure } from "./limit-figure.tsx";
import { OpenLimits, useOpenLimitCount } from "./open-limits.tsx";

const shownLimits = 6;

type Condition = CaseView["constraints"][number];
type LimitsCardProps = {
	view: CaseView;
	correct: CorrectCase;
	corrections: readonly StoredCorrection[];
	/** Takes a correction back, by id. */
	undo: (id: string) => Promise<void>;
};

/** What the plan must keep: money, a day, and what must not happen. */
export function LimitsCard({ view, correct, corrections, undo }: LimitsCardProps) {
	const [draft, setDraft] = useState("");
	const [saving, setSaving] = useState(false);
	const [all, setAll] = useState(false);
	const { limits, ledger, constraints, mayChange, currency, version } = view;
	const entryOf = (id: string | null) => ledger.find((each) => each.id === id) ?? null;
	const words = (id: string | null) => {
		const entry = entryOf(id);
		return entry ? figureWords(entry) : null;
	};
	/** What a person added is taken back; a statement of the text is no condition any more. */
	const remove = async ({ text, statementId }: Condition) => {
		if (statementId !== null) return void (await correct({ kind: "role", statementId, role: "context" }));
		const constraint = corrections.findLast(
			({ correction }) => correction.kind === "constraint" && correction.text === text,
		);
		if (constraint) await undo(constraint.id);
	};
	const change = async (condition: Condition, text: string) => {
		if (!(await correct({ kind: "constraint", text }))) return false;
		await remove(condition);
		return true;
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
			<dl className="space-y-0.5">
				<LimitFigure
					label="At most"
					none="No cap found"
					entry={entryOf(limits.cap)}
					begin={{ type: "money", subject: "Budget", role: "limit" }}
					{...{ currency, version, mayChange, correct }}
				/>
				<LimitFigure
					label="Due by"
					none="No deadline found"
					entry={entryOf(limits.deadline)}
					begin={{ type: "date", subject: "Due", role: "deadline" }}
					{...{ currency, version, mayChange, correct }}
				/>
			</dl>
			<OpenLimits view={view} correct={correct} />
			{shown.length > 0 && (
				<ul className="mt-3 list-disc space-y-1 pl-5 text-body text-ink">
					{shown.map((condition) => (
						<li key={`${condition.statementId} ${condition.text}`}>
							<ConditionRow
								text={condition.text}
								mayChange={mayChange}
								onChange={(text) => change(condition, text)}
								onRemove={() => void remove(condition)}
							/>
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
						<Input
							value={draft}
							onValueChange={setDraft}
							maxLength={longestCondition}
							placeholder="No second shift"
						/>
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
