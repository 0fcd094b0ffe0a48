import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";

/** The editor's shape before its text is there. */
export function EditorSkeleton() {
	return (
		<SkeletonRegion label="Loading the editor" className="space-y-4">
			<Skeleton className="h-8 w-40" />
			<Card className="space-y-4 p-4 sm:p-5">
				<Skeleton className="h-6 w-72 max-w-full" />
				<SkeletonText lines={2} className="max-w-[80ch]" />
				<Skeleton className="h-[min(70dvh,48rem)] min-h-80" />
			</Card>
		</SkeletonRegion>
	);
}
