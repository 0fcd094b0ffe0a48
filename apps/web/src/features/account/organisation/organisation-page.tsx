import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { OrganisationFacts } from "./organisation-facts.tsx";
import { OrganisationFields } from "./organisation-fields.tsx";
import { RelatedSettings } from "./related-settings.tsx";

/** What holds for the whole organisation: to read, and for Admins to change. */
export function OrganisationPage() {
	const organisation = trpc.organisation.get.useQuery();
	const mayChange = useAllowed("administer");
	if (organisation.isError && !organisation.data) {
		return (
			<QueryFailure
				compact
				message="Failed to load the organisation's settings. Please try again."
				query={organisation}
			/>
		);
	}
	if (!organisation.data) {
		return (
			<SkeletonRegion className="space-y-3">
				<Skeleton className="h-16" />
				<Skeleton className="h-16" />
				<Skeleton className="h-32" />
			</SkeletonRegion>
		);
	}
	return (
		<div className="space-y-6">
			{mayChange ? (
				<OrganisationFields organisation={organisation.data} />
			) : (
				<OrganisationFacts organisation={organisation.data} />
			)}
			<RelatedSettings />
		</div>
	);
}
