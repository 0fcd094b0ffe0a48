import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { cardsLook } from "./funding-cards.tsx";

/** The view's shape before its money is known: buttons, four cards, the bar, a table. */
export function FundingSkeleton() {
	return (
		<SkeletonRegion label="Loading funding" className="@container space-y-4">
			<div className="h-8" />
			<div className={cardsLook}>
				{[0, 1, 2, 3].map((card) => (
					<StatCardSkeleton key={card} />
				))}
			</div>
			<Skeleton className="h-18 rounded-card!" />
			<Skeleton className="h-9 w-80 max-w-full" />
			<Skeleton className="h-96 rounded-card!" />
		</SkeletonRegion>
	);
}
