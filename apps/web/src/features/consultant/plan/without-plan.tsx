import { Link } from "@tanstack/react-router";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { toast } from "@throughline/ui/toast";
import { ListChecks } from "lucide-react";
import { useEffect } from "react";
import { useAsRole } from "../../../api/session/user.ts";
import { RunProgress } from "../../../run/run-progress.tsx";
import { AnotherAttempt } from "../another-attempt.tsx";
import { useMayChange } from "../use-may-change.ts";
import type { StrategyRun } from "../use-strategy-run.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { isClosed } from "../versions/status/version-status.ts";
import { useOverdue } from "./overdue.tsx";
import { programNotFound } from "./plan-words.ts";

type WithoutPlanProps = { version: VersionDetail; strategy: StrategyRun };

/** A version that has no plan yet: why not, or the making of it. */
export function WithoutPlan({ version, strategy }: WithoutPlanProps) {
	const asRole = useAsRole();
	const { sessionId, versionNumber, selectedDecisions } = version;
	const mayWrite = useMayChange(sessionId);
	if (Object.keys(selectedDecisions).length === 0) {
		return <NotSelected sessionId={sessionId} versionNumber={versionNumber} mayWrite={mayWrite} />;
	}
	if (isClosed(version)) {
		return <NotLoaded {...programNotFound} reason={mayWrite ? undefined : "This version has no plan."} />;
	}
	if (mayWrite) return <Conversion sessionId={sessionId} strategy={strategy} />;
	return (
		<Callout title={version.status === "converting" ? "Generating EPM Program ..." : "There is no plan yet"}>
			{version.status === "converting"
				? "The plan is being made; it appears here by itself."
				: `${asRole} can read plans; Editors and Admins have them made.`}
		</Callout>
	);
}

type NotSelectedProps = { sessionId: string; versionNumber: number; mayWrite: boolean };

function NotSelected({ sessionId, versionNumber, mayWrite }: NotSelectedProps) {
	return (
		<Card>
			<EmptyState
				icon={<ListChecks size={20} />}
				title="Decisions Not Selected"
				level={2}
				message={
					mayWrite
						? "A plan follows from the strategic decisions. Choose one option for each, then the plan is made."
						: "A plan follows from the strategic decisions, and none has been made in this version yet."
				}
				action={
					<Button asChild variant="primary">
						<Link
							to="/strategic-consultant/decisions/$sessionId/$versionNumber"
							params={{ sessionId, versionNumber: String(versionNumber) }}
						>
							{mayWrite ? "Select Decisions" : "See the decisions"}
						</Link>
					</Button>
				}
			/>
		</Card>
	);
}

/** Makes the plan while somebody waits: its progress, and what to do when it fails. */
function Conversion({ sessionId, strategy }: { sessionId: string; strategy: StrategyRun }) {
	const { run, status, isBusy, failure, cost, enter } = strategy;
	const overdue = useOverdue(strategy);
	const reason = failure?.sentence;
	useEffect(() => {
		if (reason) toast({ title: "Conversion failed", description: reason, variant: "destructive" });
	}, [reason]);
	if (!isBusy) {
		const wasStopped = status === "cancelled" ? "The conversion was cancelled." : undefined;
		return (
			<NotLoaded
				{...programNotFound}
				reason={reason ?? wasStopped}
				action={
					<AnotherAttempt
						sessionId={sessionId}
						label="Convert again"
						cost={cost}
						onTry={(provider) => enter({ retry: true, ...(provider && { provider }) })}
					/>
				}
			/>
		);
	}
	return (
		<Card as="section" aria-labelledby="conversion-title" className="mx-auto max-w-2xl p-6">
			<h2 id="conversion-title" className="text-title font-semibold">
				Generating EPM Program ...
			</h2>
			<div className="mt-1 mb-5 text-body text-ink-muted">
				{overdue ?? (
					<p>
						This takes up to 3 minutes. You can leave this page: the work goes on, and you find the plan here.
					</p>
				)}
			</div>
			<RunProgress run={run} label="Generating EPM Program" cancelLabel="Cancel" />
		</Card>
	);
}
