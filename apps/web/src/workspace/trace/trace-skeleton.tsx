import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";

/** The places of a trace's joints. */
export function TraceSkeleton() {
	return (
		<SkeletonRegion label="Loading the reasons" className="space-y-5">
			{["w-2/3", "w-1/2", "w-5/6", "w-3/5"].map((width) => (
				<div key={width} className="flex gap-3">
					<Skeleton className="mt-1 size-3 rounded-full" />
					<div className="grow space-y-1.5">
						<Skeleton className="h-3 w-20" />
						<Skeleton className={`h-4 ${width}`} />
					</div>
				</div>
			))}
		</SkeletonRegion>
	);
}
