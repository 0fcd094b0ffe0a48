import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { cardGrid, cardSpan } from "./gate-cards.tsx";

const gates = [0, 1, 2, 3, 4];

/** The view's final shape: the strip, a card per gate, the history. */
export function GatesSkeleton() {
	return (
		<SkeletonRegion label="Loading stage gates" className="space-y-4">
			<div className="flex items-center justify-between gap-4">
				<Skeleton className="h-4 w-56" />
				<Skeleton className="h-8 w-28" />
			</div>
			<Card className="@container p-4">
				<div className="flex flex-col @lg:flex-row">
					{gates.map((gate) => (
						<div key={gate} className="flex min-h-14 flex-1 items-center gap-3 @lg:flex-col">
							<Skeleton className="size-7 shrink-0 rounded-full!" />
							<Skeleton className="h-3 w-20" />
							<Skeleton className="h-4 w-16" />
						</div>
					))}
				</div>
			</Card>
			<div className={cardGrid}>
				{gates.map((gate) => (
					<Card key={gate} className={cardSpan(gate, gates.length)}>
						<div className="space-y-4 p-4">
							<Skeleton className="h-5 w-40" />
							<Skeleton className="h-3 w-56 max-w-full" />
							{[0, 1, 2].map((criterion) => (
								<Skeleton key={criterion} className="h-9" />
							))}
							<Skeleton className="h-8 w-full" />
						</div>
					</Card>
				))}
			</div>
			<Skeleton className="h-48 rounded-card" />
		</SkeletonRegion>
	);
}
