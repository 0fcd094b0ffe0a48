import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { gridLook } from "../../workspace/growing-grid.tsx";
import { KpiCardSkeleton } from "./overview/kpi-card.tsx";

/** The view's shape before its KPIs are known: the tabs and six cards. */
export function KpisSkeleton() {
	return (
		<SkeletonRegion label="Loading KPIs" className="@container">
			<div className="flex h-9 items-center gap-5 border-b border-line">
				{["w-16", "w-12", "w-12"].map((width, index) => (
					<Skeleton key={index} className={`h-4 ${width}`} />
				))}
			</div>
			<div className="h-16" />
			<div className={gridLook}>
				{[0, 1, 2, 3, 4, 5].map((card) => (
					<KpiCardSkeleton key={card} />
				))}
			</div>
		</SkeletonRegion>
	);
}
