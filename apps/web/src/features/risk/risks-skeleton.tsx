import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";

/** The four blocks of the view before the risks are known: cards, matrix, exposure, plans. */
export function RisksSkeleton() {
	return (
		<SkeletonRegion label="Loading risks" className="@container">
			<Skeleton className="mt-29.5 h-79.5 rounded-card! @md:mt-12 @3xl:h-24.5" />
			<div className="mt-17 grid gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
				<Skeleton className="h-130 rounded-card! @3xl:h-142" />
				<Skeleton className="h-130 rounded-card! @3xl:h-142" />
			</div>
			<Skeleton className="mt-4 h-64 rounded-card!" />
		</SkeletonRegion>
	);
}
