import type { Decision } from "@throughline/domain/consultant/decision";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useState } from "react";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ReopenedNotice } from "./tripwires/reopened-notice.tsx";
import { ThresholdDialog, type ThresholdForm } from "./tripwires/threshold-dialog.tsx";
import { WatchedAssumption } from "./tripwires/watched-assumption.tsx";
import { useMayChange } from "./use-may-change.ts";

type DecisionTripwiresProps = {
	version: Pick<StrategyVersion, "sessionId" | "versionNumber" | "convertedProgramId">;
	decision: Pick<Decision, "id" | "assumptions">;
};

/** What a decision assumes, and the thresholds at which live data opens it again. Nothing before integration. */
export function DecisionTripwires({ version, decision }: DecisionTripwiresProps) {
	const { sessionId, versionNumber, convertedProgramId: programId } = version;
	const mayWrite = useAllowed("write");
	const mayChange = useMayChange(sessionId);
	const [form, setForm] = useState<ThresholdForm | null>(null);
	const isWatchable = programId !== null && decision.assumptions.length > 0;
	const wires = trpc.consultant.tripwire.ofVersion.useQuery(
		{ sessionId, versionNumber },
		{ enabled: isWatchable },
	);
	if (programId === null || !isWatchable) return null;
	if (wires.isPending) {
		return (
			<SkeletonRegion label="Loading the assumptions" className="space-y-2">
				<Skeleton className="h-4 w-40" />
				<Skeleton className="h-10" />
			</SkeletonRegion>
		);
	}
	if (wires.isError)
		return <ViewFailure message="Failed to load the thresholds. Please try again." query={wires} />;
	const tripwires = wires.data.filter(({ decisionId }) => decisionId === decision.id);
	return (
		<div className="space-y-3">
			{tripwires
				.filter(({ reopened }) => reopened)
				.map((wire) => (
					<ReopenedNotice key={wire.id} wire={wire} />
				))}
			<div className="rounded-lg border border-line-subtle px-4 py-3">
				<h4 className="text-table font-semibold">Assumptions</h4>
				<p className="mt-0.5 text-pretty text-caption text-ink-muted">
					With a threshold, live data opens the decision again when the assumption no longer holds.
				</p>
				<ul aria-label="Assumptions" className="mt-2 divide-y divide-line-subtle">
					{decision.assumptions.map((assumption) => (
						<WatchedAssumption
							key={assumption.id}
							assumption={assumption}
							wires={tripwires.filter(({ assumptionId }) => assumptionId === assumption.id)}
							onSet={mayChange ? () => setForm({ assumption, wire: null }) : null}
							onEdit={mayWrite ? (wire) => setForm({ assumption, wire }) : null}
						/>
					))}
				</ul>
			</div>
			{form && (
				<ThresholdDialog
					{...form}
					of={{ sessionId, versionNumber, decisionId: decision.id }}
					programId={programId}
					onClose={() => setForm(null)}
				/>
			)}
		</div>
	);
}
