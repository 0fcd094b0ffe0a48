import { IconButton } from "@throughline/ui/icon-button";
import { LazyPopover } from "@throughline/ui/lazy-popover";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "../../api/client.ts";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { useNewCount } from "./use-new-count.ts";

const NotificationList = lazyPart(() => import("./notification-list.tsx"), "NotificationList");

/** Opens what there is to know; the dot shows only when there is something new. */
export function NotificationsButton() {
	const [open, setOpen] = useState(false);
	const unread = trpc.notification.unread.useQuery().data ?? 0;
	const count = useNewCount();
	return (
		<LazyPopover
			open={open}
			onOpenChange={setOpen}
			align="end"
			aria-label="Notifications"
			className="w-96 p-0!"
			trigger={
				<IconButton
					label={count > 0 ? `Notifications, ${count} new` : "Notifications"}
					tooltip={false}
					icon={
						<span className="relative flex">
							<Bell size={16} aria-hidden="true" />
							{count > 0 && (
								<span
									data-testid="alert-dot"
									className="absolute -top-1 -right-1 size-2 rounded-full bg-critical-solid ring-2 ring-card"
								/>
							)}
						</span>
					}
				/>
			}
		>
			<Suspense fallback={<div className="h-72" />}>
				<NotificationList unread={unread} onLeave={() => setOpen(false)} />
			</Suspense>
		</LazyPopover>
	);
}
