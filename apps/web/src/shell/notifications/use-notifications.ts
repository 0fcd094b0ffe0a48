import { useInfiniteQuery } from "@tanstack/react-query";
import { trpcClient } from "../../api/client.ts";

const perPage = 20;

/** One's own notifications, page by page; fetched again when one is written or read. */
export function useNotifications() {
	return useInfiniteQuery({
		// Beside the router's own keys, so that a change of the area fetches it again.
		queryKey: [["notification", "pages"]],
		queryFn: ({ pageParam, signal }) =>
			trpcClient.notification.list.query({ limit: perPage, before: pageParam }, { signal }),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
	});
}
