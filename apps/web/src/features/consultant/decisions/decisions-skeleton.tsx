import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";

/** The shape of the decisions before they are known. */
export function DecisionsSkeleton() {
	return (
		<SkeletonRegion label="Loading the decisions" className="space-y-4">
			{["first", "second"].map((card) => (
				<Card key={card} className="space-y-4 p-5">
					<Skeleton className="h-7 w-3/5" />
					<SkeletonText lines={2} />
					<Skeleton className="h-40 w-full rounded-lg" />
					<Skeleton className="h-40 w-full rounded-lg" />
				</Card>
			))}
		</SkeletonRegion>
	);
}
