import { gateTitle } from "@throughline/domain/stage-gate";
import { AddButton } from "@throughline/ui/add-button";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { GatePlacesContext } from "../../workspace/gate/gate-places.ts";
import type { GateStanding } from "../../workspace/gate/gate-standing.ts";
import { useStandings } from "../../workspace/gate/use-standings.ts";
import { ViewerNote } from "../../workspace/viewer-note.tsx";
import { GateCards } from "./gate-cards.tsx";
import { GateOverlays } from "./gate-overlays.tsx";
import { GatesFailure } from "./gates-failure.tsx";
import { GatesSkeleton } from "./gates-skeleton.tsx";
import { ProgressStrip } from "./progress-strip.tsx";
import { ReviewHistory } from "./review/review-history.tsx";
import { useGatesSearch } from "./use-gates-search.ts";

/** A program on its way through the gates. */
export function GatesOfProgram({ programId }: { programId: string }) {
	const asRole = useAsRole();
	const { data, failed } = useStandings(programId);
	const mayWrite = useAllowed("write");
	const places = useGatesSearch();
	if (failed) return <GatesFailure query={failed} />;
	if (!data) return <GatesSkeleton />;
	const { standings, reviews } = data;
	const canReview = mayWrite && standings.some(({ gate }) => gate.id !== null);
	return (
		<div className="space-y-4">
			<div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<p className="text-body text-ink-muted">{whereItStands(standings)}</p>
				{canReview && (
					<AddButton data-print="hide" variant="primary" onClick={() => places.schedule()}>
						Add Review
					</AddButton>
				)}
				{!mayWrite && (
					<ViewerNote>{asRole} can read gates and reviews; Editors and Admins decide.</ViewerNote>
				)}
			</div>
			<ProgressStrip standings={standings} />
			<GatePlacesContext value={places}>
				<GateCards standings={standings} programId={programId} />
				<ReviewHistory reviews={reviews} standings={standings} />
				<GateOverlays programId={programId} standings={standings} reviews={reviews} />
			</GatePlacesContext>
		</div>
	);
}

/** `3 of 5 gates passed · G3 Development is in review`. */
function whereItStands(standings: readonly GateStanding[]): string {
	const passed = standings.filter(({ status }) => status === "Passed").length;
	const next = standings.find(({ status }) => status !== "Passed");
	const words = `${passed} of ${standings.length} gates passed`;
	if (!next) return words;
	const is = {
		Pending: "comes next",
		"In Review": "is in review",
		"On Hold": "is on hold",
		Failed: "failed",
	};
	return next.status === "Passed" ? words : `${words} · ${gateTitle(next.gate)} ${is[next.status]}`;
}
