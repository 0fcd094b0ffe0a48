import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";

/** The shape of the diagnostic before its answer is there. */
export function OntologySkeleton() {
	return (
		<SkeletonRegion label="Running the strategy ontology test" className="space-y-4">
			<Skeleton className="h-6 w-48" />
			{["coherence", "cost", "approaches"].map((card) => (
				<Card key={card} className="space-y-4 p-4">
					<Skeleton className="h-5 w-56" />
					<SkeletonText lines={3} />
				</Card>
			))}
		</SkeletonRegion>
	);
}
