import { Link } from "@tanstack/react-router";
import type { GateCondition } from "@throughline/domain/stage-gate/condition";
import { isCompleted } from "@throughline/domain/task/completion";
import { Badge } from "@throughline/ui/badge";
import { formatDay } from "../../../format/date.ts";
import { useTeam } from "../../owners.tsx";

/** What a decision asked for, as its tasks stand. */
export function ConditionList({ conditions }: { conditions: readonly GateCondition[] }) {
	const { nameOf } = useTeam();
	const done = conditions.filter(isCompleted).length;
	return (
		<>
			<p className="mb-2 text-table text-ink-muted">{`${done} of ${conditions.length} done`}</p>
			<ul className="divide-y divide-line-subtle rounded-lg border border-line">
				{conditions.map((condition) => (
					<li key={condition.taskId} className="flex items-center justify-between gap-3 px-3 py-2.5">
						<div className="min-w-0">
							<Link
								to="/"
								search={{ view: "timeline", item: condition.taskId }}
								className="break-words text-body font-medium text-ink-strong hover:underline"
							>
								{condition.name}
							</Link>
							<p className="text-table text-ink-muted">
								{nameOf(condition.ownerId)}
								{condition.dueDate && ` · due ${formatDay(condition.dueDate)}`}
							</p>
						</div>
						<Badge size="sm" tone={isCompleted(condition) ? "good" : "neutral"}>
							{condition.status}
						</Badge>
					</li>
				))}
			</ul>
		</>
	);
}
