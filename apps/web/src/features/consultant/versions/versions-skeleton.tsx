import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";

/** The shape of the versions before they are known. */
export function VersionsSkeleton() {
	return (
		<SkeletonRegion label="Loading the versions" className="@container space-y-4">
			<Skeleton className="h-7 w-72" />
			<Skeleton className="h-9 w-full max-w-xs" />
			<div className="grid gap-3 @3xl:grid-cols-2">
				{["first", "second"].map((card) => (
					<Card key={card} className="space-y-4 p-4">
						<Skeleton className="h-6 w-40" />
						<SkeletonText lines={5} />
						<Skeleton className="h-8 w-48" />
					</Card>
				))}
			</div>
		</SkeletonRegion>
	);
}
