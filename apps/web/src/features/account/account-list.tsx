import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import type { ReactNode } from "react";
import { type FailedQuery, QueryFailure } from "../../workspace/failure/query-failure.tsx";

type AccountListProps<Item extends { id: string }> = {
	/** What the items are, for assistive technology. */
	label: string;
	query: FailedQuery & { data: Item[] | undefined; isError: boolean };
	/** The sentence when they cannot be loaded. */
	failure: string;
	empty: ReactNode;
	children: (item: Item) => ReactNode;
};

/** A short list of one's own things, with its states. */
export function AccountList<Item extends { id: string }>({
	label,
	query,
	failure,
	empty,
	children,
}: AccountListProps<Item>) {
	if (query.isError) {
		return <QueryFailure compact message={failure} query={query} />;
	}
	if (!query.data) {
		return (
			<SkeletonRegion className="space-y-3">
				<Skeleton className="h-14" />
				<Skeleton className="h-14" />
			</SkeletonRegion>
		);
	}
	if (query.data.length === 0) return empty;
	return (
		<ul aria-label={label} className="divide-y divide-line-subtle border-y border-line-subtle">
			{query.data.map((item) => (
				<li key={item.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
					{children(item)}
				</li>
			))}
		</ul>
	);
}
