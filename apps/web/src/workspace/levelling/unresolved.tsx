import type { Levelling, StayReason } from "@throughline/domain/resource/levelling/proposal";
import { numberWriter } from "@throughline/domain/value/writing";
import { formatDay } from "../../format/date.ts";
import { Fold } from "../fold.tsx";
import { useTeam } from "../owners.tsx";

type Week = Levelling["unresolved"][number];

const whyWords: Record<StayReason, string> = {
	begun: "has begun",
	pinned: "is pinned",
	milestone: "is a milestone",
	"own days": "is assigned for days of its own",
	"no dates": "has no start and end",
	"other program": "belongs to another program",
	"left out": "was left out",
	circle: "waits in a circle of dependencies",
	held: "is waited for by a pinned task",
	full: "fits in no later week",
};

const days = numberWriter({ maximumFractionDigits: 1 });
/** So many weeks are listed. */
const listedAtMost = 50;

/** Weeks that still ask too much of somebody, with the reason of each task. */
export function Unresolved({ weeks }: { weeks: readonly Week[] }) {
	const { nameOf } = useTeam();
	if (weeks.length === 0) return null;
	const title =
		weeks.length === 1 ? "One week stays above capacity" : `${weeks.length} weeks stay above capacity`;
	return (
		<Fold title={title}>
			<ul className="divide-y divide-line-subtle rounded-lg border border-line text-table">
				{weeks.slice(0, listedAtMost).map(({ resourceId, week, asked, available, tasks }) => (
					<li key={`${resourceId} ${week}`} className="px-3 py-2">
						<p className="tabular font-medium text-ink">
							{`${nameOf(resourceId)}, week of ${formatDay(week)}: ${days.format(asked)} of ${available} days`}
						</p>
						<p className="text-pretty text-ink-muted">
							{tasks.map(({ name, why }) => `“${name}” ${whyWords[why]}`).join(", ")}.
						</p>
					</li>
				))}
			</ul>
			{weeks.length > listedAtMost && (
				<p className="mt-2 text-table text-ink-muted">{`And ${weeks.length - listedAtMost} more.`}</p>
			)}
		</Fold>
	);
}
