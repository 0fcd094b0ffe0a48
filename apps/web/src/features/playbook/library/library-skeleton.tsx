import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { gridLook } from "../../../workspace/growing-grid.tsx";

/** The library's shape before the playbooks are there. */
export function LibrarySkeleton() {
	return (
		<SkeletonRegion label="Loading playbooks" className="space-y-4">
			<Skeleton className="h-8 w-80 max-w-full" />
			<div className={gridLook}>
				{Array.from({ length: 8 }, (_, index) => (
					<Card key={index} className="flex min-h-44 flex-col p-4">
						<Skeleton className="h-5 w-3/5" />
						<SkeletonText lines={3} className="mt-3 grow" />
						<Skeleton className="h-4 w-1/2" />
					</Card>
				))}
			</div>
		</SkeletonRegion>
	);
}
