import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { useState } from "react";
import type { CorrectCase } from "./use-case.ts";

const longestProblem = 260;

/** The problem in one sentence, to accept or to change before anything rests on it. */
export function ProblemCard({
	view: { problem, mayChange },
	correct,
}: {
	view: CaseView;
	correct: CorrectCase;
}) {
	const [draft, setDraft] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	const save = async (text: string) => {
		setSaving(true);
		if (await correct({ kind: "problem", text })) setDraft(null);
		setSaving(false);
	};
	return (
		<Card as="section" aria-labelledby="case-problem" className="p-3 sm:p-4">
			<div className="flex flex-wrap items-center gap-2">
				<h3 id="case-problem" className="text-lead font-semibold text-ink-strong">
					Problem
				</h3>
				{problem?.confirmed && (
					<Badge size="sm" tone="good">
						Confirmed
					</Badge>
				)}
			</div>
			{draft === null ? (
				<div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
					<p className="max-w-prose flex-1 basis-72 text-pretty break-words text-body text-ink">
						{problem?.text ?? "No problem was found in the text. Write it in one sentence."}
					</p>
					{mayChange && (
						<div className="flex flex-wrap gap-2">
							{problem && !problem.confirmed && (
								<Button
									size="sm"
									variant="primary"
									loading={saving}
									onClick={() => void save(problem.text.slice(0, longestProblem))}
								>
									Accept
								</Button>
							)}
							<Button size="sm" onClick={() => setDraft(problem?.text ?? "")}>
								{problem ? "Change" : "Write the problem"}
							</Button>
						</div>
					)}
				</div>
			) : (
				<form
					className="mt-2 max-w-prose"
					onSubmit={(event) => {
						event.preventDefault();
						void save(draft.trim());
					}}
				>
					<Field label="The problem in one sentence" hideLabel>
						<Textarea
							autoFocus
							rows={2}
							maxLength={longestProblem}
							value={draft}
							onValueChange={setDraft}
							limit={longestProblem}
						/>
					</Field>
					<div className="mt-2 flex gap-2">
						<Button size="sm" variant="primary" type="submit" disabled={draft.trim() === ""} loading={saving}>
							Save the problem
						</Button>
						<Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
							Cancel
						</Button>
					</div>
				</form>
			)}
		</Card>
	);
}
