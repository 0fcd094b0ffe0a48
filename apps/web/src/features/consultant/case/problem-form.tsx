import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { useState } from "react";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { useBasis } from "./use-basis.ts";
import type { CorrectCase } from "./use-case.ts";

export const longestProblem = 260;

type ProblemFormProps = {
	view: CaseView;
	correct: CorrectCase;
	onSaved: () => void;
	/** Left out where the field stays open. */
	onCancel?: () => void;
};

/** The problem, written in a person's words. */
export function ProblemForm({ view: { problem, version }, correct, onSaved, onCancel }: ProblemFormProps) {
	const [draft, setDraft] = useState(problem?.text ?? "");
	const [saving, setSaving] = useState(false);
	const basis = useBasis(version, problem?.text ?? "");
	const save = async () => {
		setSaving(true);
		const stored = await correct({ kind: "problem", text: draft.trim() }, basis.version);
		setSaving(false);
		if (stored) onSaved();
		else basis.refuse();
	};
	return (
		<form
			className="max-w-prose"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			{basis.theirs && <ChangedMeanwhile>{problem?.text ?? "No problem"}</ChangedMeanwhile>}
			<Field label="The problem in one sentence" hideLabel={onCancel !== undefined}>
				<Textarea
					autoFocus={onCancel !== undefined}
					rows={2}
					maxLength={longestProblem}
					value={draft}
					onValueChange={setDraft}
					limit={longestProblem}
				/>
			</Field>
			<div className="mt-2 flex gap-2">
				<Button size="sm" variant="primary" type="submit" disabled={draft.trim() === ""} loading={saving}>
					{basis.theirs ? "Apply my change" : "Save the problem"}
				</Button>
				{onCancel && (
					<Button size="sm" variant="ghost" onClick={onCancel}>
						{basis.theirs ? "Keep theirs" : "Cancel"}
					</Button>
				)}
			</div>
		</form>
	);
}
