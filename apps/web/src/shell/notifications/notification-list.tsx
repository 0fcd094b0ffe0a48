import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Settings2, TriangleAlert } from "lucide-react";
import { Entries } from "./entries.tsx";
import { useNotices } from "./notices.ts";
import { useReading } from "./use-reading.ts";

type NotificationListProps = {
	/** How many are not read. */
	unread: number;
	/** Somebody follows a link out of the list. */
	onLeave: () => void;
};

/** One's own notifications, newest first, below what is wrong right now. */
export function NotificationList({ unread, onLeave }: NotificationListProps) {
	const reading = useReading();
	return (
		<div className="flex max-h-[min(36rem,80dvh)] min-h-0 flex-col">
			<div className="flex min-h-12 shrink-0 items-center justify-between gap-3 border-b border-line-subtle px-4">
				<h2 className="text-body font-semibold">Notifications</h2>
				{unread > 0 && (
					<Button variant="ghost" size="sm" loading={reading.isReadingAll} onClick={reading.readAll}>
						Mark all as read
					</Button>
				)}
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto">
				<Outages />
				<Entries onMark={reading.mark} onLeave={onLeave} />
			</div>
			<div className="shrink-0 border-t border-line-subtle px-4 py-2.5">
				<Link
					to="."
					search={(search) => ({ ...search, settings: "notifications" as const })}
					onClick={onLeave}
					className="inline-flex items-center gap-2 text-table font-medium text-accent-text hover:underline"
				>
					<Settings2 size={14} aria-hidden="true" />
					Notification settings
				</Link>
			</div>
		</div>
	);
}

/** What is wrong right now. */
function Outages() {
	const notices = useNotices();
	if (notices.length === 0) return null;
	return (
		<ul className="space-y-2 p-2">
			{notices.map((notice) => (
				<li key={notice.id} className="flex gap-2.5 rounded-md bg-warning-soft p-2.5 text-table text-warning">
					<TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
					<span>
						<span className="block font-medium">{notice.title}</span>
						{notice.text}
					</span>
				</li>
			))}
		</ul>
	);
}
