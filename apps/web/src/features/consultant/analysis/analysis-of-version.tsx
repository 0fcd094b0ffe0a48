import { getRouteApi, Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Select } from "@throughline/ui/select";
import { ArrowRight } from "lucide-react";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { useMayChange } from "../use-may-change.ts";
import { Remake } from "../versions/remake.tsx";
import { versionName } from "../versions/version-name.ts";
import { isClosed } from "../versions/version-status.ts";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { AnalysisView } from "./analysis-view.tsx";
import { Enhancement } from "./enhancement.tsx";
import { useEnhancement } from "./use-enhancement.ts";

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
			provider={version.provider}
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
				{!version.enhancedAnalysis && <Enhancement strategy={strategy} mayChange={mayChange} />}
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
