import { getRouteApi, Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { RunProgress } from "../../../run/run-progress.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { AnotherAttempt } from "../another-attempt.tsx";
import { partAuthor } from "../part-author.ts";
import { useMayChange } from "../use-may-change.ts";
import { type StrategyRun, useStrategyRun } from "../use-strategy-run.ts";
import { Remake } from "../versions/remake.tsx";
import { versionName } from "../versions/status/version-name.ts";
import { isClosed } from "../versions/status/version-status.ts";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { AnalysisView } from "./analysis-view.tsx";

const route = getRouteApi("/_app/strategic-consultant/analysis/$sessionId");

type AnalysisOfVersionProps = {
	version: StrategyVersion;
	/** All of the session, the newest first. */
	versions: readonly StrategyVersion[];
};

/** The analysis of one version, with the way on to its decisions. */
export function AnalysisOfVersion({ version, versions }: AnalysisOfVersionProps) {
	const { sessionId, versionNumber } = version;
	const mayChange = useMayChange(sessionId) && !isClosed(version);
	const strategy = useEnhancement(version);
	const proceed = (
		<Button asChild variant="primary">
			<Link
				to="/strategic-consultant/decisions/$sessionId/$versionNumber"
				params={{ sessionId, versionNumber: String(versionNumber) }}
			>
				Proceed to Decisions
				<ArrowRight size={16} aria-hidden="true" />
			</Link>
		</Button>
	);
	return (
		<WizardFrame
			stage="analysis"
			sessionId={sessionId}
			versionNumber={versionNumber}
			author={partAuthor(version, "analysis")}
			of={version}
			title="Strategic analysis"
			actions={
				<>
					{versions.length > 1 && <VersionChoice versions={versions} shown={versionNumber} />}
					{proceed}
				</>
			}
			aside={
				mayChange &&
				version.enhancedAnalysis && (
					<Remake
						sessionId={sessionId}
						action="Analyze again"
						busy="Analysing again"
						note="The new analysis takes the place of this one; decisions and plan stay."
						strategy={strategy}
					/>
				)
			}
		>
			<PrintedHead>{`Strategic Analysis · ${versionName(version)}`}</PrintedHead>
			<div className="@container space-y-4">
				{!version.enhancedAnalysis && (
					<Enhancement sessionId={sessionId} strategy={strategy} mayChange={mayChange} />
				)}
				<AnalysisView
					analysis={version.analysis}
					enhanced={version.enhancedAnalysis}
					addMaterial={
						mayChange && (
							<Button asChild size="sm">
								<Link to="/strategic-consultant/input" search={{ session: sessionId }}>
									Add material
								</Link>
							</Button>
						)
					}
				/>
				<div data-print="hide" className="flex justify-end pt-1">
					{proceed}
				</div>
			</div>
		</WizardFrame>
	);
}

function VersionChoice({ versions, shown }: { versions: readonly StrategyVersion[]; shown: number }) {
	const navigate = route.useNavigate();
	const newest = versions[0]?.versionNumber;
	return (
		<Select
			aria-label="Version"
			className="w-44!"
			value={String(shown)}
			onValueChange={(chosen) =>
				void navigate({
					search: (before) => ({
						...before,
						version: Number(chosen) === newest ? undefined : Number(chosen),
					}),
				})
			}
			options={versions.map((version) => ({
				value: String(version.versionNumber),
				label: versionName(version),
			}))}
		/>
	);
}

/** The enhanced analysis of a version: made by the server when there is research and none yet; failing, the standard one stays. */
function useEnhancement(version: StrategyVersion) {
	const { sessionId, versionNumber } = version;
	const isLacking = version.enhancedAnalysis === null;
	const isDue = isLacking && version.research !== null && !isClosed(version);
	const strategy = useStrategyRun(sessionId, { step: "analysis", versionNumber, isDue });
	const hasFailed = isLacking && strategy.failure !== null;
	useEffect(() => {
		if (!hasFailed) return;
		toast({
			title: "Enhanced analysis failed",
			description: "Falling back to standard analysis",
			variant: "destructive",
		});
	}, [hasFailed]);
	return strategy;
}

type EnhancementProps = { sessionId: string; strategy: StrategyRun; mayChange: boolean };

/** The making of the first enhanced analysis, above the standard one; nothing when there is nothing to say. */
function Enhancement({ sessionId, strategy, mayChange }: EnhancementProps) {
	const { run, status, isBusy, failure, cost, enter } = strategy;
	if (isBusy) {
		return (
			<Card as="section" aria-labelledby="enhancement-title" data-print="hide" className="p-4">
				<h2 id="enhancement-title" className="mb-3 text-body font-semibold">
					Enhancing the analysis with what the research found
				</h2>
				<RunProgress run={run} label="Enhanced analysis" {...(mayChange ? { cancelLabel: "Cancel" } : {})} />
			</Card>
		);
	}
	if (!mayChange || (failure === null && status !== "cancelled")) return null;
	return (
		<Callout
			tone="warning"
			title={failure === null ? "The enhanced analysis was cancelled" : "Enhanced analysis failed"}
		>
			<p className="mb-3">
				{failure === null
					? "This is the standard analysis."
					: `Falling back to standard analysis. ${failure.sentence}`}
			</p>
			<AnotherAttempt
				sessionId={sessionId}
				cost={cost}
				onTry={(provider) => enter({ retry: true, ...(provider && { provider }) })}
			/>
		</Callout>
	);
}
