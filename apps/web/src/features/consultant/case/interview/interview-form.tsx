import type { CaseView } from "@throughline/domain/consultant/case/view";
import { isKeyboardNoise } from "@throughline/domain/consultant/text/keyboard-noise";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { toast } from "@throughline/ui/toast";
import { useRef, useState } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpc } from "../../../../api/client.ts";
import { whenRefreshed } from "../../../../api/live/own-writes.ts";
import { QuestionField } from "./question-field.tsx";
import { useKeptAnswers, useSkippedQuestions } from "./use-kept-answers.ts";

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
	const { skipped, skip, bringBack } = useSkippedQuestions(sessionId);
	const [sending, setSending] = useState<number | null>(null);
	/** Answers that answer nothing: they stay where they were typed, until the person means them. */
	const [doubted, setDoubted] = useState<ReadonlySet<string>>(new Set());
	const list = useRef<HTMLOListElement>(null);
	const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
	const answer = trpc.consultant.case.answer.useMutation();
	const given = new Set(view.answers.map(({ question }) => question));
	const questions = view.readiness.questions.filter(({ question }) => !given.has(question));
	const shown = questions.filter(({ id }) => !skipped.has(id));
	const hidden = questions.length - shown.length;
	// What was typed before its question was skipped waits, unsent, until that is brought back.
	const filled = shown.filter(({ id }) => answers[id]?.trim());

	const textOf = (id: string) => (answers[id] ?? "").trim();
	const isDoubtful = (id: string) => !meant.has(id) && isKeyboardNoise(textOf(id));
	const type = (id: string, text: string) => {
		change(id, text);
		setDoubted((before) => without(before, id));
		setMeant((before) => without(before, id));
	};

	const send = async (given: typeof filled) => {
		const doubtful = given.filter(({ id }) => isDoubtful(id)).map(({ id }) => id);
		setDoubted(new Set(doubtful));
		const [first] = doubtful;
		if (first)
			list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(first)}"] textarea`)?.focus();
		const sent = given.filter(({ id }) => !doubtful.includes(id));
		if (sent.length === 0) return;
		hold(view);
		try {
			for (const [at, { id: questionId, question, asks }] of sent.entries()) {
				setSending((100 * at) / sent.length);
				const insist = meant.has(questionId) || undefined;
				await answer.mutateAsync({ sessionId, questionId, question, asks, text: textOf(questionId), insist });
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
		await whenRefreshed();
		setSending(null);
		hold(null);
	};

	const total = questions.length + view.answers.length;
	const done = view.answers.length + filled.filter(({ id }) => !doubted.has(id)).length;
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
					void send(filled);
				}}
			>
				<ol ref={list} className="space-y-5">
					{shown.map((question) => (
						<li key={question.id} data-question={question.id}>
							<QuestionField
								{...question}
								value={answers[question.id] ?? ""}
								doubted={doubted.has(question.id)}
								onChange={(text) => type(question.id, text)}
								onMean={() => {
									setMeant((before) => new Set(before).add(question.id));
									setDoubted((before) => without(before, question.id));
								}}
								onSkip={() => skip(question.id)}
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
						progress={sending ?? undefined}
					>
						{saveLabel(filled.length)}
					</Button>
					{hidden > 0 && (
						<Button variant="ghost" onClick={bringBack}>
							{`Show ${hidden} skipped`}
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

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return new Set([...ids].filter((each) => each !== id));
}
