import { trpc } from "../../api/client.ts";
import { NotificationList } from "../notifications/notification-list.tsx";
import { shellWindow } from "../shell-state.ts";
import { Sheet } from "./sheet.tsx";

/** The list behind the bell, as a sheet. */
export function NotificationsSheet() {
	const unread = trpc.notification.unread.useQuery().data ?? 0;
	return (
		<Sheet title="Notifications">
			<NotificationList unread={unread} onLeave={() => shellWindow.set(null)} />
		</Sheet>
	);
}
