import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";

/** The shape of a plan before it is known. */
export function PlanSkeleton() {
	return (
		<SkeletonRegion label="Loading the program plan" className="@container space-y-4">
			<Card className="space-y-4 p-4">
				<Skeleton className="h-4 w-44" />
				<Skeleton className="h-1.5 w-full rounded-full" />
				<Skeleton className="h-9 w-full" />
			</Card>
			<div className="grid grid-cols-2 gap-3 @5xl:grid-cols-4">
				{["budget", "time", "workstreams", "approach"].map((card) => (
					<StatCardSkeleton key={card} />
				))}
			</div>
			<Skeleton className="h-9 w-full max-w-xl" />
			<div className="grid gap-3 @3xl:grid-cols-2">
				{["first", "second"].map((card) => (
					<Card key={card} className="p-4">
						<SkeletonText lines={6} />
					</Card>
				))}
			</div>
		</SkeletonRegion>
	);
}
