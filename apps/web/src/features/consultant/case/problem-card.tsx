import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { useState } from "react";
import { longestProblem, ProblemForm } from "./problem-form.tsx";
import type { CorrectCase } from "./use-case.ts";

/** The problem in one sentence, to accept or to change before anything rests on it. */
export function ProblemCard({ view, correct }: { view: CaseView; correct: CorrectCase }) {
	const { problem, mayChange } = view;
	const [writing, setWriting] = useState(false);
	const [saving, setSaving] = useState(false);
	const accept = async (text: string) => {
		setSaving(true);
		await correct({ kind: "problem", text: text.slice(0, longestProblem) });
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
			{writing ? (
				<div className="mt-2">
					<ProblemForm
						view={view}
						correct={correct}
						onSaved={() => setWriting(false)}
						onCancel={() => setWriting(false)}
					/>
				</div>
			) : (
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
									onClick={() => void accept(problem.text)}
								>
									Accept
								</Button>
							)}
							<Button size="sm" onClick={() => setWriting(true)}>
								{problem ? "Change" : "Write the problem"}
							</Button>
						</div>
					)}
				</div>
			)}
		</Card>
	);
}
