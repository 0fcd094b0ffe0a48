import { Link } from "@tanstack/react-router";
import type { Notification, NotificationKind } from "@throughline/domain/notification";
import { IconButton } from "@throughline/ui/icon-button";
import { clsx } from "clsx";
import {
	CalendarClock,
	Circle,
	CircleAlert,
	CircleCheck,
	CircleCheckBig,
	Flag,
	type LucideIcon,
	RotateCcw,
	ShieldAlert,
	TimerOff,
	TrendingDown,
	UserCheck,
	UserRoundPlus,
	Weight,
} from "lucide-react";
import { formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { type ObjectRef, objectLink } from "../../workspace/object-link.ts";
import type { Mark } from "./use-reading.ts";

type NotificationEntryProps = {
	notification: Notification;
	now: Date;
	onMark: Mark;
	onLeave: () => void;
};

/** One notification: what it is, about what, since when, and whether it was read. */
export function NotificationEntry({ notification, now, onMark, onLeave }: NotificationEntryProps) {
	const { id, kind, body, objectType, programName, readAt, createdAt } = notification;
	const { says, icon: Icon, className } = kinds[kind];
	const isRead = readAt !== null;
	const place = [body === null && objectType && kindWords[objectType], programName]
		.filter(Boolean)
		.join(" · ");
	return (
		<li className="group relative flex gap-3 py-3 pr-2 pl-4 hover:bg-hover">
			<Icon
				size={16}
				aria-hidden="true"
				className={clsx("mt-0.5 shrink-0", isRead ? "text-ink-faint" : className)}
			/>
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap items-baseline gap-x-2 text-caption text-ink-muted">
					<span className={clsx(!isRead && "font-medium", !isRead && className)}>{says}</span>
					<time dateTime={createdAt} title={formatInstant(createdAt)}>
						{formatAgo(createdAt, now)}
					</time>
					{!isRead && <span className="sr-only">Unread</span>}
				</p>
				<p
					className={clsx(
						"mt-0.5 sm:line-clamp-2 break-words text-body",
						isRead ? "text-ink-muted" : "font-medium text-ink-strong",
					)}
				>
					<Title
						notification={notification}
						onFollow={() => {
							if (!isRead) onMark(notification, true);
							onLeave();
						}}
					/>
				</p>
				{body && <p className="mt-0.5 sm:line-clamp-2 break-words text-table text-ink-muted">{body}</p>}
				{place && <p className="mt-0.5 truncate text-table text-ink-muted">{place}</p>}
			</div>
			<IconButton
				size="sm"
				className="relative z-1 shrink-0"
				label={isRead ? "Mark as unread" : "Mark as read"}
				aria-describedby={`notification-${id}`}
				icon={
					isRead ? (
						<CircleCheck size={14} aria-hidden="true" className="text-ink-faint" />
					) : (
						<Circle size={10} aria-hidden="true" className="fill-accent text-accent" />
					)
				}
				onClick={() => onMark(notification, !isRead)}
			/>
		</li>
	);
}

/** The object's name; leads to it from anywhere on the entry, where it has a place of its own. */
function Title({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
	const { id, title, objectType, objectId, parentId, programId } = notification;
	const object: ObjectRef | null =
		objectType && objectId ? { type: objectType, id: objectId, parentId, programId } : null;
	const link = object && objectLink(object);
	if (!object || !link) return <span id={`notification-${id}`}>{title}</span>;
	return (
		<Link {...link} id={`notification-${id}`} onClick={onFollow} className="after:absolute after:inset-0">
			{title}
		</Link>
	);
}

/** How each kind of notification is told, and how grave it is. */
const kinds: Record<NotificationKind, { says: string; icon: LucideIcon; className: string }> = {
	assigned: { says: "Assigned to you", icon: UserCheck, className: "text-accent-text" },
	"due-soon": { says: "Due soon", icon: CalendarClock, className: "text-warning" },
	overdue: { says: "Overdue", icon: TimerOff, className: "text-critical" },
	"over-allocated": { says: "Over-allocated", icon: Weight, className: "text-serious" },
	"gate-decided": { says: "Gate decided", icon: Flag, className: "text-accent-text" },
	"kpi-fell": { says: "KPI status dropped", icon: TrendingDown, className: "text-serious" },
	"risk-critical": { says: "Risk became Critical", icon: ShieldAlert, className: "text-critical" },
	"run-finished": { says: "Run finished", icon: CircleCheckBig, className: "text-accent-text" },
	"run-failed": { says: "Run failed", icon: CircleAlert, className: "text-critical" },
	"decision-reopened": { says: "Decision reopened", icon: RotateCcw, className: "text-serious" },
	"link-asked": { says: "Account to link", icon: UserRoundPlus, className: "text-accent-text" },
};

/** What an object is, where nothing else says it. */
const kindWords: Record<string, string> = {
	task: "Task",
	workstream: "Workstream",
	kpi: "KPI",
	risk: "Risk",
	mitigation: "Mitigation",
	benefit: "Benefit",
};
