import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { gridLook } from "../../workspace/growing-grid.tsx";
import { cardsLook } from "./resource-cards.tsx";
import { MemberCardSkeleton } from "./team/member-card.tsx";

/** The view's shape before the team is known: a button, four cards, a program's open roles, tabs, and members. */
export function ResourcesSkeleton({ withRoles }: { withRoles: boolean }) {
	return (
		<SkeletonRegion label="Loading resources" className="@container space-y-4">
			<div className="h-8" />
			<div className={cardsLook}>
				{[0, 1, 2, 3].map((card) => (
					<StatCardSkeleton key={card} />
				))}
			</div>
			{withRoles && <Skeleton className="h-17 rounded-card" />}
			<Skeleton className="h-9 w-72 max-w-full" />
			<Skeleton className="h-8 w-full" />
			<div className={gridLook}>
				{Array.from({ length: 6 }, (_, index) => (
					<MemberCardSkeleton key={index} />
				))}
			</div>
		</SkeletonRegion>
	);
}
