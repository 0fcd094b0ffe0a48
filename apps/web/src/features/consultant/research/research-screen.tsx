import { getRouteApi, Link } from "@tanstack/react-router";
import { type ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { toast } from "@throughline/ui/toast";
import { Search } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { trpc } from "../../../api/client.ts";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";
import { AnotherAttempt } from "../another-attempt.tsx";
import { CheckCaseButton } from "../case/check-case-button.tsx";
import { useStrategy } from "../stored-strategy.ts";
import { useMayChange } from "../use-may-change.ts";
import { InvalidSession, noSuchSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { FindingSections } from "./finding-sections.tsx";
import { NextStep } from "./next-step.tsx";
import { ResearchSummary } from "./research-summary.tsx";
import { type DecisionUpdate, useResearch } from "./use-research.ts";
import { WebPages } from "./web-pages.tsx";
import { WithoutResult } from "./without-result.tsx";

const route = getRouteApi("/_app/strategic-consultant/research/$sessionId");

/** What is known of a session's root cause, and how sure it is. */
export function ResearchScreen() {
	const { sessionId } = route.useParams();
	const { missing } = useStrategy(sessionId);
	const { data: stored } = trpc.consultant.research.result.useQuery({ sessionId });
	if (missing) return <InvalidSession message={noSuchSession} />;
	return (
		<WizardFrame stage="research" sessionId={sessionId} author={stored?.author} title="Research">
			<PrintedHead>Research</PrintedHead>
			<Research key={sessionId} sessionId={sessionId} />
		</WizardFrame>
	);
}

function Research({ sessionId }: { sessionId: string }) {
	const mayChange = useMayChange(sessionId);
	const research = useResearch(sessionId);
	const { result, update } = research;
	useWarning(update);
	if (!result || research.failure !== null)
		return (
			<div className="space-y-4">
				<WithoutResult sessionId={sessionId} research={research} />
				{research.hasCause && <WebPages sessionId={sessionId} pages={[]} again={null} />}
			</div>
		);
	const settled = update !== "closed" && update !== "analysis" && update !== "decisions";
	return (
		<Found
			sessionId={sessionId}
			result={result}
			update={update}
			another={
				mayChange && (
					<AnotherAttempt
						sessionId={sessionId}
						label="Update again"
						cost={research.cost}
						onTry={research.retry}
					/>
				)
			}
			again={mayChange && settled ? research.again : null}
		/>
	);
}

/** Says that the decisions do not know the research. */
function useWarning(update: DecisionUpdate): void {
	const hasFailed = update === "failed";
	useEffect(() => {
		if (!hasFailed) return;
		toast({
			title: "Warning: Decision update failed",
			description: "The original decisions continue.",
			variant: "destructive",
		});
	}, [hasFailed]);
}

type FoundProps = {
	sessionId: string;
	result: ResearchResult;
	update: DecisionUpdate;
	/** Asks for another attempt at what follows the research. */
	another: ReactNode;
	/** Does the research once more; null where it may not be done. */
	again: (() => void) | null;
};

function Found({ sessionId, result, update, another, again }: FoundProps) {
	const nothing = validatedFindings(result).length === 0;
	return (
		<div className="space-y-4">
			<NextStep sessionId={sessionId} update={update} another={another} />
			<ResearchSummary result={result} again={again} />
			{nothing && (
				<Card>
					<EmptyState
						icon={<Search size={20} />}
						title="Nothing was found on this root cause"
						message="Nor about market, competitors, customers or rules, and nothing is made up in its place. Add a document or what you know and research again, correct the case where it was read wrongly, or go on: the next steps rest on your text and the Five Whys."
						action={
							<div className="flex flex-wrap justify-center gap-2">
								<Button asChild variant="primary">
									<Link to="/strategic-consultant/input" search={{ session: sessionId }}>
										Add material
									</Link>
								</Button>
								<CheckCaseButton sessionId={sessionId} />
							</div>
						}
					/>
				</Card>
			)}
			{!nothing && <FindingLegend />}
			<FindingSections result={result} />
			<ResearchGaps sessionId={sessionId} result={result} />
			<WebPages sessionId={sessionId} pages={result.pages ?? []} search={result.search} again={again} />
		</div>
	);
}

/** What the marks of a finding say, and what they do not. */
function FindingLegend() {
	return (
		<dl className="space-y-0.5 text-pretty px-1 text-caption text-ink-muted [&_dd]:inline [&_dt]:inline [&_dt]:font-medium [&_dt]:text-ink">
			<div>
				<dt>Supports, weakens:</dt>{" "}
				<dd>what the statement does to the root cause; neither is shown where nothing tells.</dd>
			</div>
			<div>
				<dt>Confidence:</dt> <dd>how sure one can be of the statement.</dd>
			</div>
			<div>
				<dt>Strong, moderate, weak:</dt> <dd>how well the rest of the material backs it.</dd>
			</div>
			<div>
				<dt>Verified:</dt>{" "}
				<dd>the quote stands word for word in its source; that does not make the statement true.</dd>
			</div>
		</dl>
	);
}

type ResearchGapsProps = { sessionId: string; result: Pick<ResearchResult, "gaps" | "nearest"> };

/** What was looked for and not found, with the statements that may answer it: the person says in the case which does. */
function ResearchGaps({ sessionId, result: { gaps, nearest = [] } }: ResearchGapsProps) {
	if (gaps.length === 0) return null;
	return (
		<Callout tone="neutral" title="Not found">
			<ul className="mt-1 list-disc space-y-2 pl-4 marker:text-ink-faint">
				{gaps.map((gap) => (
					<li key={gap} className="space-y-2 break-words">
						<p>{gap}</p>
						{nearest
							.filter((each) => each.gap === gap)
							.flatMap(({ quotes }) => quotes)
							.map((quote) => (
								<QuoteText key={`${quote.documentId}/${quote.start}`} quote={quote} />
							))}
					</li>
				))}
			</ul>
			{nearest.length > 0 && (
				<Button asChild className="mt-3">
					<Link
						to="/strategic-consultant/whys-tree/$sessionId"
						params={{ sessionId }}
						search={{ step: "case" }}
					>
						Mark it in the case
					</Link>
				</Button>
			)}
		</Callout>
	);
}
