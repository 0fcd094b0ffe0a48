import { type AiLimits, dollars } from "@throughline/domain/run/ledger";
import { DescriptionList } from "@throughline/ui/description-list";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { formatCount } from "../../../format/count.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { LimitsForm } from "./limits-form.tsx";

/** How much AI people may use: to read, and for Admins to set. */
export function LimitsView() {
	const limits = trpc.run.limits.useQuery();
	const mayChange = useAllowed("administer");
	if (limits.isError && !limits.data) {
		return <QueryFailure compact message="Failed to load the limits. Please try again." query={limits} />;
	}
	if (!limits.data) {
		return (
			<SkeletonRegion className="space-y-3">
				<Skeleton className="h-14" />
				<Skeleton className="h-14" />
				<Skeleton className="h-14" />
			</SkeletonRegion>
		);
	}
	return mayChange ? <LimitsForm limits={limits.data} /> : <Limits limits={limits.data} />;
}

function Limits({ limits }: { limits: AiLimits }) {
	const cost = (amount: string | null) => (amount === null ? "Not limited" : dollars(amount));
	const { costPerRun, costPerPersonAndDay, runsPerPersonAndHour: runs } = limits;
	return (
		<div className="space-y-4">
			<DescriptionList
				items={[
					{ term: "Cost of a run", value: cost(costPerRun) },
					{ term: "Cost per person and day", value: cost(costPerPersonAndDay) },
					{ term: "Runs per person and hour", value: runs === null ? "Not limited" : formatCount(runs) },
				]}
			/>
			<p className="text-table text-ink-muted">Admins set these limits.</p>
		</div>
	);
}
