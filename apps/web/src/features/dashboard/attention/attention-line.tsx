import { Link } from "@tanstack/react-router";
import type { AttentionItem, AttentionKind } from "@throughline/domain/dashboard/attention";
import { clsx } from "clsx";
import {
	CalendarClock,
	CalendarX2,
	CircleDollarSign,
	Flag,
	Gauge,
	type LucideIcon,
	ShieldAlert,
	Split,
	TrendingDown,
	Unlink,
	Users,
} from "lucide-react";
import { useAllowed } from "../../../api/session/user.ts";
import { dayOf, formatDay } from "../../../format/date.ts";
import { objectLink } from "../../../workspace/object-link.ts";
import { Mend, SeeSpending } from "./mend.tsx";

type Look = {
	icon: LucideIcon;
	tone: string;
	type: string;
	/** Of what takes a view of its own. */
	verb?: string;
};

/** What each kind looks like, what its object is called in the trail, and what one does where it is. */
const looks: Record<AttentionKind, Look> = {
	gate: { icon: Flag, tone: "text-critical", type: "stage gate", verb: "Review" },
	decision: { icon: Split, tone: "text-critical", type: "tripwire", verb: "Decide" },
	spending: { icon: CircleDollarSign, tone: "text-critical", type: "spending" },
	end: { icon: CalendarX2, tone: "text-critical", type: "program", verb: "See tasks" },
	"overdue task": { icon: CalendarClock, tone: "text-critical", type: "task" },
	"broken link": { icon: Unlink, tone: "text-critical", type: "task" },
	risk: { icon: ShieldAlert, tone: "text-serious", type: "risk" },
	kpi: { icon: Gauge, tone: "text-serious", type: "kpi" },
	"slipping task": { icon: TrendingDown, tone: "text-warning", type: "task" },
	measurement: { icon: Gauge, tone: "text-warning", type: "kpi" },
	member: { icon: Users, tone: "text-warning", type: "team member", verb: "See tasks" },
};

function linkOf({ kind, id }: AttentionItem) {
	if (kind === "spending") return { to: "/", search: { view: "funding", tab: "trends" } } as const;
	if (kind === "end") return { to: "/", search: { view: "timeline", display: "list" } } as const;
	return objectLink({ type: looks[kind].type, id, parentId: null, programId: null });
}

/** A review and a week may be still to come. */
function ageWord(kind: AttentionKind, since: string): string {
	const today = dayOf(new Date());
	if (kind === "gate" && since >= today) return "due";
	return since > today ? "from" : "since";
}

/** Where nobody answers for it; nothing where nobody can be named. */
function unownedWord(kind: AttentionKind): string | false {
	if (kind === "member" || kind === "decision") return false;
	return kind === "spending" || kind === "end" ? "No program lead" : "Unassigned";
}

/** One thing that is wrong: what, why, since when, whose, and what mends it. */
export function AttentionLine({ item }: { item: AttentionItem }) {
	const { kind, title, reason, since, ownerName } = item;
	const { icon: Icon, tone, verb } = looks[kind];
	const mayWrite = useAllowed("write");
	const link = linkOf(item);
	const isMendedHere = kind === "gate" && mayWrite;
	const details = [
		since !== null && `${ageWord(kind, since)} ${formatDay(since)}`,
		ownerName ?? unownedWord(kind),
	].filter((detail) => typeof detail === "string" && detail !== "");
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 @container">
			<Icon size={16} aria-hidden="true" className={clsx("shrink-0 self-start mt-0.5", tone)} />
			<div className="min-w-0 flex-1 basis-56">
				<p className="break-words text-table">
					{link ? (
						<Link {...link} className="font-medium text-ink hover:underline">
							{title}
						</Link>
					) : (
						<span className="font-medium text-ink">{title}</span>
					)}
					<span className="text-ink-muted">: {reason}</span>
				</p>
				{details.length > 0 && <p className="text-caption text-ink-muted">{details.join(" · ")}</p>}
			</div>
			<div data-print="hide" className="flex max-w-full shrink-0 items-center gap-1 pl-7 @md:pl-0">
				{mayWrite && <Mend item={item} />}
				{kind === "spending" && <SeeSpending item={item} />}
				{link && verb && !isMendedHere && (
					<Link
						{...link}
						className="rounded-sm px-2 py-1 text-table font-medium text-accent-text hover:underline"
					>
						{verb}
						<span className="sr-only"> {title}</span>
					</Link>
				)}
			</div>
		</li>
	);
}
