import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";

/** The four blocks of the view before the risks are known: cards, matrix, exposure, plans. */
export function RisksSkeleton() {
	return (
		<SkeletonRegion label="Loading risks" className="@container">
			<Skeleton className="mt-12 h-58 rounded-card! @md:h-24" />
			<div className="mt-17 grid gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
				<Skeleton className="h-108 rounded-card!" />
				<Skeleton className="h-108 rounded-card!" />
			</div>
			<Skeleton className="mt-4 h-64 rounded-card!" />
		</SkeletonRegion>
	);
}
