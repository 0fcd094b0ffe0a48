import { Link } from "@tanstack/react-router";
import type { Readiness } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { ArrowRight, Check, MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpc } from "../../../../api/client.ts";
import { formatInstant } from "../../../../format/date.ts";
import { ViewFailure } from "../../../../workspace/failure/query-failure.tsx";
import { ViewerNote } from "../../../../workspace/viewer-note.tsx";
import { InvalidSession, noSuchSession } from "../../wizard/invalid-session.tsx";
import { WizardFrame } from "../../wizard/wizard-frame.tsx";
import { CheckCaseButton } from "../check-case-button.tsx";
import { GoOnAnyway } from "./go-on-anyway.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { unreadyWords } from "./unready-words.ts";

/** What a text that is not ready lacks, asked question by question. */
export function InterviewScreen({ sessionId }: { sessionId: string }) {
	return (
		<WizardFrame stage="case" sessionId={sessionId} title="Questions before the Five Whys" wide>
			<div className="max-w-3xl space-y-5">
				<Interview sessionId={sessionId} />
			</div>
		</WizardFrame>
	);
}

function Interview({ sessionId }: { sessionId: string }) {
	const read = trpc.consultant.case.read.useQuery({ sessionId });
	// Answers go one by one, and the case may be ready before the last: the form stays until all have gone.
	const [held, hold] = useState<CaseView | null>(null);
	if (read.error) {
		const { status, code } = toApiError(read.error);
		if (status === 404) return <InvalidSession message={noSuchSession} />;
		return (
			<ViewFailure
				message={code === "NOT_READY" ? "There is no text to ask about yet." : "Failed to load the questions"}
				query={read}
			/>
		);
	}
	if (!read.data) {
		return (
			<SkeletonRegion label="Reading your text" className="space-y-4">
				<Card className="p-5">
					<SkeletonText lines={3} />
				</Card>
				<Card className="h-96 p-5">
					<SkeletonText lines={8} />
				</Card>
			</SkeletonRegion>
		);
	}
	const view = held ?? read.data;
	const { readiness, answers, mayChange } = view;
	return (
		<>
			<Standing view={view} sessionId={sessionId} />
			{!readiness.ready && mayChange && (
				<InterviewForm sessionId={sessionId} view={view} refetch={read.refetch} hold={hold} />
			)}
			{!mayChange && <ViewerNote>Only who may change this strategy can answer its questions.</ViewerNote>}
			<GivenAnswers answers={answers} />
			{!readiness.ready && mayChange && <GoOnAnyway sessionId={sessionId} />}
		</>
	);
}

const needs: Record<Readiness["missing"][number], string> = {
	problem: "What is wrong",
	effect: "What it leads to, best in a figure",
	explanation: "What could explain it",
};

/** What the text seems to be and what is missing; or that nothing is. */
function Standing({ view, sessionId }: { view: CaseView; sessionId: string }) {
	const { readiness } = view;
	if (readiness.ready) {
		return (
			<Card className="p-5">
				<EmptyState
					icon={<Check size={20} />}
					title="The case is ready"
					level={3}
					message={readiness.explanation}
					action={
						<div className="flex flex-wrap justify-center gap-2">
							<Button asChild variant="primary">
								<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }} search={{}}>
									Start the Five Whys
									<ArrowRight size={16} aria-hidden="true" />
								</Link>
							</Button>
							<CheckCaseButton sessionId={sessionId} />
						</div>
					}
				/>
			</Card>
		);
	}
	return (
		<Callout tone="warning" title={unreadyWords(view)}>
			<p>Still missing before causes can be looked for:</p>
			<ul className="mt-1 list-disc space-y-0.5 pl-5">
				{readiness.missing.map((need) => (
					<li key={need}>{needs[need]}</li>
				))}
			</ul>
		</Callout>
	);
}

function GivenAnswers({ answers }: { answers: CaseView["answers"] }) {
	if (answers.length === 0) return null;
	return (
		<Card as="section" aria-labelledby="given-answers" className="p-5">
			<h3 id="given-answers" className="flex items-center gap-2 text-lead font-semibold text-ink-strong">
				<MessageCircleQuestion size={16} aria-hidden="true" />
				Answers
			</h3>
			<dl className="mt-3 space-y-3">
				{answers.map(({ id, question, text, author, createdAt }) => (
					<div key={id}>
						<dt className="text-pretty text-table text-ink-muted">{question}</dt>
						<dd className="mt-0.5 text-pretty break-words text-body text-ink">
							{text}
							<span className="block text-caption text-ink-muted">
								{author ?? "Somebody who has left"}, {formatInstant(createdAt)}
							</span>
						</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
