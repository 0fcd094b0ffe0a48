import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";

/** The shape of an analysis before it is known. */
export function AnalysisSkeleton() {
	return (
		<SkeletonRegion label="Loading the analysis" className="@container space-y-4">
			<Card className="space-y-4 p-4">
				<Skeleton className="h-5 w-44" />
				<SkeletonText lines={3} />
				<Skeleton className="h-22 w-full rounded-lg" />
			</Card>
			<div className="grid gap-4 @xl:grid-cols-[2fr_1fr]">
				<Card className="p-4">
					<SkeletonText lines={3} />
				</Card>
				<Card className="p-4">
					<SkeletonText lines={2} />
				</Card>
			</div>
			<Card className="p-4">
				<SkeletonText lines={8} />
			</Card>
		</SkeletonRegion>
	);
}
