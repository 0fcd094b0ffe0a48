import { Callout } from "@throughline/ui/callout";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { gatesAlone } from "../../workspace/gate/gate-standing.ts";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { ProgramsLink } from "../../workspace/program/programs-link.tsx";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { GateCards } from "./gate-cards.tsx";
import { GatesFailure } from "./gates-failure.tsx";
import { GatesOfProgram } from "./gates-of-program.tsx";
import { GatesSkeleton } from "./gates-skeleton.tsx";
import { ProgressStrip } from "./progress-strip.tsx";

/** The gates on the selected program's way; without a program, the gates by themselves. */
export function StageGatesView() {
	const { program, isPending, isFetching, error, retry } = useSelectedProgram();
	if (program) {
		return (
			<>
				<PrintedHead>{`${program.name} · Stage Gates`}</PrintedHead>
				<GatesOfProgram key={program.id} programId={program.id} />
			</>
		);
	}
	if (isPending) return <GatesSkeleton />;
	if (error) {
		return (
			<ViewFailure
				message="Failed to load programs. Please try refreshing the page."
				query={{ error, isFetching, refetch: retry }}
			/>
		);
	}
	return <GatesAlone />;
}

function GatesAlone() {
	const gates = trpc.stageGate.list.useQuery();
	const criteria = trpc.stageGate.criterion.list.useQuery();
	if (gates.data && criteria.data) {
		const standings = gatesAlone(gates.data, criteria.data);
		return (
			<div className="space-y-4">
				<Callout action={<ProgramsLink className="font-medium underline" />}>
					These gates serve every program. Reviews belong to one, and there is none yet.
				</Callout>
				<ProgressStrip standings={standings} />
				<GateCards standings={standings} programId={null} />
			</div>
		);
	}
	const failed = [gates, criteria].find((query) => query.isError);
	return failed ? <GatesFailure query={failed} /> : <GatesSkeleton />;
}
