import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";

type WithoutPlaybookProps = {
	query: { error: unknown; isFetching: boolean; refetch: () => unknown };
	/** The way back to the library. */
	back: ReactNode;
};

/** In place of a playbook that is not there, could not be loaded or is still on its way. */
export function WithoutPlaybook({ query, back }: WithoutPlaybookProps) {
	if (query.error && [400, 404].includes(toApiError(query.error).status)) {
		return (
			<Card>
				<EmptyState
					icon={<SearchX size={20} />}
					title="Playbook not found"
					level={2}
					message="This playbook was never here, or somebody has deleted it."
					action={back}
				/>
			</Card>
		);
	}
	if (query.error)
		return (
			<div className="space-y-4">
				{back}
				<ViewFailure message="Failed to load this playbook. Please try again." query={query} />
			</div>
		);
	return (
		<SkeletonRegion label="Loading the playbook" className="space-y-4">
			<Skeleton className="h-8 w-36" />
			<Card className="space-y-4 p-5">
				<Skeleton className="h-6 w-80 max-w-full" />
				<SkeletonText lines={3} className="max-w-[80ch]" />
			</Card>
			<Card className="space-y-4 p-5">
				<Skeleton className="h-5 w-40" />
				<SkeletonText lines={6} />
			</Card>
		</SkeletonRegion>
	);
}
