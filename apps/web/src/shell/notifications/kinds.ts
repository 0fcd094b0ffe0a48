import type { NotificationKind } from "@throughline/domain/notification";
import {
	CalendarClock,
	CircleAlert,
	CircleCheckBig,
	Flag,
	type LucideIcon,
	RotateCcw,
	ShieldAlert,
	TimerOff,
	TrendingDown,
	UserCheck,
	Weight,
} from "lucide-react";

/** How each kind of notification is told, and how grave it is. */
export const kinds: Record<NotificationKind, { says: string; icon: LucideIcon; className: string }> = {
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
};

/** What an object is, where nothing else says it. */
export const kindWords: Record<string, string> = {
	task: "Task",
	workstream: "Workstream",
	kpi: "KPI",
	risk: "Risk",
	mitigation: "Mitigation",
	benefit: "Benefit",
};
