import { Link } from "@tanstack/react-router";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { ArrowRight, FileQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { ViewerNote } from "../../../workspace/viewer-note.tsx";
import { keepStrategy } from "../stored-strategy.ts";
import { InvalidSession, noSuchSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { ContradictionsCard } from "./contradictions-card.tsx";
import { CorrectionsCard } from "./corrections-card.tsx";
import { PlaybookCard } from "./interview/playbook-card.tsx";
import { unreadyWords } from "./interview/unready-words.ts";
import { LedgerCard } from "./ledger/ledger-card.tsx";
import { OtherCurrenciesCard } from "./ledger/other-currencies-card.tsx";
import { LimitsCard } from "./limits/limits-card.tsx";
import { ModelReadingCard } from "./model-reading/model-reading-card.tsx";
import { ProblemCard } from "./problem-card.tsx";
import { type CasePlace, CaseText } from "./text/case-text.tsx";
import { useCase } from "./use-case.ts";

type CaseScreenProps = CasePlace & { sessionId: string };

/** What was read of a session's texts, for the person to check and correct. */
export function CaseScreen({ sessionId, part, onPart }: CaseScreenProps) {
	const { read, view, ...acts } = useCase(sessionId, part);
	return (
		<WizardFrame
			stage="case"
			sessionId={sessionId}
			title="Check the case"
			wide
			actions={
				view &&
				// What is out of date has two ways on: the notice below offers both.
				!(view.mayChange && view.outdated.includes("tree")) && (
					<Button asChild variant="primary">
						<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }} search={{}}>
							Continue to the Five Whys
							<ArrowRight size={16} aria-hidden="true" />
						</Link>
					</Button>
				)
			}
		>
			<PrintedHead>Case</PrintedHead>
			{view ? (
				<Case view={view} sessionId={sessionId} part={part} onPart={onPart} {...acts} />
			) : read.error ? (
				<CaseFailure query={read} />
			) : (
				<CaseSkeleton />
			)}
		</WizardFrame>
	);
}

function CaseFailure({ query }: { query: ReturnType<typeof useCase>["read"] }) {
	const { status, code } = toApiError(query.error);
	if (status === 404) return <InvalidSession message={noSuchSession} />;
	if (code !== "NOT_READY") return <ViewFailure message="Failed to load the case" query={query} />;
	return (
		<Card className="mx-auto max-w-2xl">
			<EmptyState
				icon={<FileQuestion size={20} />}
				message="There is no text in this strategy yet."
				action={
					<Button asChild variant="primary">
						<Link to="/strategic-consultant/input">Go to the input screen</Link>
					</Button>
				}
			/>
		</Card>
	);
}

function CaseSkeleton() {
	return (
		<SkeletonRegion label="Reading your text" className="space-y-5">
			<Card className="h-32 p-5">
				<SkeletonText lines={2} />
			</Card>
			<div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
				<Card className="h-96 p-5">
					<SkeletonText lines={8} />
				</Card>
				<Card className="h-96 p-5">
					<SkeletonText lines={6} />
				</Card>
			</div>
		</SkeletonRegion>
	);
}

type CaseProps = CaseScreenProps &
	Pick<ReturnType<typeof useCase>, "correct" | "undo" | "undoLast" | "corrections"> & { view: CaseView };

function Case({ view, sessionId, part, onPart, correct, undo, undoLast, corrections }: CaseProps) {
	const [current, setCurrent] = useState<string | null>(null);
	const { readiness, mayChange } = view;
	useEffect(() => keepStrategy(sessionId, { caseSeen: true }), [sessionId]);
	return (
		<div className="space-y-3 sm:space-y-5">
			{!readiness.ready && (
				<Callout
					tone="warning"
					title={unreadyWords(view)}
					action={
						mayChange && (
							<Button asChild size="sm">
								<Link
									to="/strategic-consultant/whys-tree/$sessionId"
									params={{ sessionId }}
									search={{ step: "interview" }}
								>
									Answer questions
								</Link>
							</Button>
						)
					}
				/>
			)}
			{!mayChange && <ViewerNote>You can read this case. Only its author can correct it.</ViewerNote>}
			<ProblemCard view={view} correct={correct} />
			<ModelReadingCard view={view} correct={correct} />
			{/* In a wide window text and figures stand side by side, the folded parts above the figures. */}
			<div className="grid gap-3 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_minmax(0,1fr)]">
				<Card className="divide-y divide-line-subtle overflow-hidden xl:col-start-2">
					<LimitsCard view={view} correct={correct} corrections={corrections} undo={undo} />
					<ContradictionsCard view={view} correct={correct} />
					<OtherCurrenciesCard view={view} correct={correct} />
					<PlaybookCard view={view} correct={correct} />
				</Card>
				<CaseText
					view={view}
					correct={correct}
					onUndo={undoLast}
					current={current}
					onCurrent={setCurrent}
					part={part}
					onPart={onPart}
				/>
				<LedgerCard view={view} correct={correct} onShow={setCurrent} />
			</div>
			<CorrectionsCard view={view} corrections={corrections} onUndo={(id) => void undo(id)} />
		</div>
	);
}
