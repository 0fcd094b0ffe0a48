import type { InterviewQuestion } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case-view";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Field } from "@throughline/ui/field";
import { Progress } from "@throughline/ui/progress";
import { Textarea } from "@throughline/ui/textarea";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useKeptAnswers } from "./use-kept-answers.ts";

const longestAnswer = 2_000;

type InterviewFormProps = {
	sessionId: string;
	view: CaseView;
	refetch: () => Promise<unknown>;
	/** Keeps what is shown while answers go; null shows what is so by then. */
	hold: (view: CaseView | null) => void;
};

/** The questions one below the other, each answered in a line or skipped; what is typed stays until it is sent. */
export function InterviewForm({ sessionId, view, refetch, hold }: InterviewFormProps) {
	const { answers, change } = useKeptAnswers(sessionId);
	const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
	const [sending, setSending] = useState<number | null>(null);
	const utils = trpc.useUtils();
	const answer = trpc.consultant.case.answer.useMutation();
	const given = new Set(view.answers.map(({ question }) => question));
	const questions = view.readiness.questions.filter(({ question }) => !given.has(question));
	const shown = questions.filter(({ id }) => !skipped.has(id));
	const filled = questions.filter(({ id }) => answers[id]?.trim());

	const send = async () => {
		hold(view);
		try {
			for (const [at, { id: questionId, question, asks }] of filled.entries()) {
				setSending(at);
				const text = (answers[questionId] ?? "").trim();
				await answer.mutateAsync({ sessionId, questionId, question, asks, text });
				change(questionId, null);
			}
		} catch (error) {
			toast({
				title: "Failed to save the answer",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
		}
		await refetch();
		await Promise.all([utils.consultant.case.invalidate(), refreshAreas("consultant")]);
		setSending(null);
		hold(null);
	};

	const total = questions.length + view.answers.length;
	const done = view.answers.length + filled.length;
	return (
		<Card as="section" aria-labelledby="interview-title" className="p-5">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<h3 id="interview-title" className="text-lead font-semibold text-ink-strong">
					Answer what you know
				</h3>
				<Progress
					className="w-full sm:w-64"
					label="Questions answered"
					value={total === 0 ? 100 : (100 * done) / total}
					valueText={`${done} of ${total}`}
				/>
			</div>
			<p className="mt-1 text-pretty text-table text-ink-muted">
				A line each is enough. Each answer becomes a source with your name and the date.
			</p>
			<form
				className="mt-5 space-y-5"
				onSubmit={(event) => {
					event.preventDefault();
					void send();
				}}
			>
				<ol className="space-y-5">
					{shown.map((question) => (
						<li key={question.id}>
							<Question
								{...question}
								value={answers[question.id] ?? ""}
								onChange={(text) => change(question.id, text)}
								onSkip={() => setSkipped((before) => new Set(before).add(question.id))}
							/>
						</li>
					))}
				</ol>
				<div className="flex flex-wrap items-center gap-3">
					<Button
						type="submit"
						variant="primary"
						disabled={filled.length === 0}
						loading={sending !== null}
						progress={sending === null ? undefined : (100 * sending) / Math.max(1, filled.length)}
					>
						{saveLabel(filled.length)}
					</Button>
					{skipped.size > 0 && (
						<Button variant="ghost" onClick={() => setSkipped(new Set())}>
							{`Show ${skipped.size} skipped`}
						</Button>
					)}
				</div>
			</form>
		</Card>
	);
}

function saveLabel(count: number): string {
	if (count === 0) return "Save answers";
	return count === 1 ? "Save 1 answer" : `Save ${count} answers`;
}

type QuestionProps = InterviewQuestion & {
	value: string;
	onChange: (text: string) => void;
	onSkip: () => void;
};

function Question({ question, example, value, onChange, onSkip }: QuestionProps) {
	return (
		<div className="flex flex-col gap-1.5 sm:flex-row sm:items-end sm:gap-3">
			<Field label={question} className="flex-1">
				<Textarea
					rows={1}
					maxLength={longestAnswer}
					value={value}
					onValueChange={onChange}
					placeholder={`For example: ${example}`}
				/>
			</Field>
			<Button
				variant="ghost"
				size="sm"
				className="self-end"
				aria-label={`Skip: ${question}`}
				onClick={onSkip}
			>
				Skip
			</Button>
		</div>
	);
}
