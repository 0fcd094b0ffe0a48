import { Link } from "@tanstack/react-router";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { ListChecks } from "lucide-react";
import { useMayChange } from "../use-may-change.ts";
import type { StrategyRun } from "../use-strategy-run.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { isClosed } from "../versions/version-status.ts";
import { Conversion } from "./conversion.tsx";
import { programNotFound } from "./plan-words.ts";

type WithoutPlanProps = { version: VersionDetail; strategy: StrategyRun };

/** A version that has no plan yet: why not, or the making of it. */
export function WithoutPlan({ version, strategy }: WithoutPlanProps) {
	const { sessionId, versionNumber, selectedDecisions } = version;
	const mayWrite = useMayChange(sessionId);
	if (Object.keys(selectedDecisions).length === 0) {
		return <NotSelected sessionId={sessionId} versionNumber={versionNumber} mayWrite={mayWrite} />;
	}
	if (isClosed(version)) {
		return <NotLoaded {...programNotFound} reason={mayWrite ? undefined : "This version has no plan."} />;
	}
	if (mayWrite) return <Conversion strategy={strategy} />;
	return (
		<Callout title={version.status === "converting" ? "Generating EPM Program ..." : "There is no plan yet"}>
			{version.status === "converting"
				? "The plan is being made; it appears here by itself."
				: "As a Viewer you can read plans; Editors and Admins have them made."}
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
