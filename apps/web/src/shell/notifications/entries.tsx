import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Bell } from "lucide-react";
import { trpcClient } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { QueryFailure } from "../../workspace/failure/query-failure.tsx";
import { LoadMore } from "../../workspace/list/load-more.tsx";
import { NotificationEntry } from "./notification-entry.tsx";
import type { Mark } from "./use-reading.ts";

/** The list itself, with its states. */
export function Entries({ onMark, onLeave }: { onMark: Mark; onLeave: () => void }) {
	const pages = useNotifications();
	const now = useNow();
	if (pages.isPending) return <PendingEntries />;
	if (!pages.data) {
		return (
			<QueryFailure compact message="Failed to load your notifications. Please try again." query={pages} />
		);
	}
	const notifications = pages.data.pages.flat();
	if (notifications.length === 0) {
		return <EmptyState compact icon={<Bell size={20} />} message="You're all caught up." />;
	}
	return (
		<>
			<ul aria-label="Notifications" className="divide-y divide-line-subtle">
				{notifications.map((notification) => (
					<NotificationEntry
						key={notification.id}
						notification={notification}
						now={now}
						onMark={onMark}
						onLeave={onLeave}
					/>
				))}
			</ul>
			<LoadMore pages={pages} className="border-t border-line-subtle p-2 text-center" />
		</>
	);
}

function PendingEntries() {
	return (
		<SkeletonRegion className="divide-y divide-line-subtle">
			{[0, 1, 2].map((place) => (
				<div key={place} className="space-y-2 px-4 py-3.5">
					<Skeleton className="h-3 w-2/5" />
					<Skeleton className="h-4 w-4/5" />
				</div>
			))}
		</SkeletonRegion>
	);
}

const perPage = 20;

/** One's own notifications, page by page; fetched again when one is written or read. */
function useNotifications() {
	return useInfiniteQuery({
		// Beside the router's own keys, so that a change of the area fetches it again.
		queryKey: [["notification", "pages"]],
		queryFn: ({ pageParam, signal }) =>
			trpcClient.notification.list.query({ limit: perPage, before: pageParam }, { signal }),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
	});
}
