import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";

const bars = [
	"ml-[4%] w-[22%]",
	"ml-[10%] w-[30%]",
	"ml-[26%] w-[18%]",
	"ml-[32%] w-[34%]",
	"ml-[58%] w-[26%]",
];

/** The chart and the list before anything of them is known. */
export function TimelineSkeleton() {
	return (
		<SkeletonRegion label="Loading the timeline" className="space-y-3">
			<div className="flex h-8 items-center justify-between gap-2">
				<Skeleton className="h-8 w-64 max-w-3/5 rounded-md" />
				<Skeleton className="h-8 w-28 rounded-md" />
			</div>
			<Card className="space-y-4 p-4">
				<Skeleton className="h-4 w-40" />
				{bars.map((place) => (
					<div key={place} className="flex items-center gap-6">
						<Skeleton className="hidden h-3.5 w-48 shrink-0 sm:block" />
						<div className="grow">
							<Skeleton className={`h-5 ${place}`} />
						</div>
					</div>
				))}
			</Card>
			<Card className="space-y-4 p-4">
				<Skeleton className="h-4 w-24" />
				{bars.map((place) => (
					<div key={place} className="flex items-center gap-6">
						<Skeleton className="h-3.5 grow" />
						<Skeleton className="h-5 w-24" />
						<Skeleton className="hidden h-3.5 w-32 sm:block" />
					</div>
				))}
			</Card>
		</SkeletonRegion>
	);
}
