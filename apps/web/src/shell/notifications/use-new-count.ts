import { trpc } from "../../api/client.ts";
import { useNotices } from "./notices.ts";

/** How much there is to know: what is wrong right now, and the notifications that are not read. */
export function useNewCount(): number {
	return useNotices().length + (trpc.notification.unread.useQuery().data ?? 0);
}
