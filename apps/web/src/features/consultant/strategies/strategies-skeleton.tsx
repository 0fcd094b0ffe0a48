import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";

/** The shape of the strategies before they are known. */
export function StrategiesSkeleton() {
	return (
		<SkeletonRegion label="Loading the strategies" className="space-y-4">
			{["first", "second"].map((card) => (
				<Card key={card} className="space-y-4 p-4">
					<Skeleton className="h-5 w-64" />
					<SkeletonText lines={3} />
				</Card>
			))}
		</SkeletonRegion>
	);
}
