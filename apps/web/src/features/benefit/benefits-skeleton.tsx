import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { cardsLook } from "./benefit-cards.tsx";

/** The view's shape before its benefits are known: three cards, the tabs, what is under them. */
export function BenefitsSkeleton() {
	return (
		<SkeletonRegion label="Loading benefits" className="@container space-y-4">
			<div className={cardsLook}>
				{[0, 1, 2].map((card) => (
					<StatCardSkeleton key={card} progress />
				))}
			</div>
			<div className="flex h-9 items-center gap-5 border-b border-line">
				{["w-16", "w-20", "w-16"].map((width, index) => (
					<Skeleton key={index} className={`h-4 ${width}`} />
				))}
			</div>
			<div className="h-96" />
		</SkeletonRegion>
	);
}
