import { hasActivePlan, type Risk, riskPriorities } from "@throughline/domain/risk";
import { isOverdue, mitigationCost, type RiskMitigation } from "@throughline/domain/risk/mitigation";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { useId, useMemo, useState } from "react";
import { trpc } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatCount } from "../../format/count.ts";
import { dayOf, formatDay } from "../../format/date.ts";
import { useTeam } from "../../workspace/owners.tsx";
import { PriorityBadge } from "../../workspace/priority-badge.tsx";
import { useMoney } from "../../workspace/program/program-currency.tsx";

/** More are shown on request. */
const few = 8;

type ActivePlansProps = { programId: string; risks: readonly Risk[]; onOpen: (risk: Risk) => void };

/** The risks that are Open and have a mitigation plan, the most urgent first. */
export function ActivePlans({ programId, risks, onOpen }: ActivePlansProps) {
	const titleId = useId();
	const [all, setAll] = useState(false);
	const { nameOf } = useTeam();
	const today = dayOf(useNow());
	const mitigations = trpc.risk.mitigation.ofProgram.useQuery({ programId });
	const byRisk = useMemo(
		() => Map.groupBy(mitigations.data ?? [], ({ riskId }) => riskId),
		[mitigations.data],
	);
	const planned = useMemo(() => {
		const rank = ({ priority }: Risk) => riskPriorities.indexOf(priority);
		return risks.filter(hasActivePlan).sort((one, other) => rank(one) - rank(other));
	}, [risks]);
	return (
		<Card as="section" aria-labelledby={titleId}>
			<CardHeader
				title="Active Mitigation Plans"
				titleId={titleId}
				description={`Open risks with a plan: ${formatCount(planned.length)}`}
			/>
			<CardBody>
				{planned.length === 0 && <EmptyState compact message="No open risk here has a mitigation plan." />}
				<ul className="grid gap-3 @3xl:grid-cols-2 @6xl:grid-cols-3">
					{planned.slice(0, all ? planned.length : few).map((risk) => (
						<li key={risk.id} className="min-w-0">
							<button
								type="button"
								onClick={() => onOpen(risk)}
								className="flex h-full w-full flex-col rounded-lg border border-line px-3.5 py-3 text-left transition-colors duration-120 hover:border-axis hover:bg-hover"
							>
								<span className="flex w-full items-center gap-2">
									<span className="tabular text-table text-ink-muted">{risk.riskId}</span>
									<PriorityBadge priority={risk.priority} />
									<span className="ml-auto truncate text-table text-ink-muted">{nameOf(risk.ownerId)}</span>
								</span>
								<span className="mt-1.5 line-clamp-2 text-body font-medium text-ink-strong">
									{risk.description}
								</span>
								<span className="mt-1 line-clamp-3 text-table text-ink-muted">{risk.mitigationPlan}</span>
								<Measures measures={byRisk.get(risk.id) ?? []} today={today} />
							</button>
						</li>
					))}
				</ul>
				{planned.length > few && (
					<div data-print="hide" className="mt-3 text-center">
						<Button variant="ghost" size="sm" onClick={() => setAll(!all)}>
							{all ? "Show fewer" : `Show all ${formatCount(planned.length)}`}
						</Button>
					</div>
				)}
			</CardBody>
		</Card>
	);
}

/** How far the measures of a plan are: done of all, what is due next, what they cost. */
function Measures({ measures, today }: { measures: readonly RiskMitigation[]; today: string }) {
	const money = useMoney();
	const wanted = measures.filter(({ status }) => status !== "Cancelled");
	if (wanted.length === 0) return null;
	const open = wanted.filter(({ status }) => status !== "Done");
	// They come by due date.
	const next = open.find(({ dueDate }) => dueDate !== null);
	return (
		<span className="tabular mt-auto flex w-full flex-wrap items-center gap-x-2 gap-y-1 pt-2.5 text-caption text-ink-muted">
			<span>
				{wanted.length - open.length} of {wanted.length} done
			</span>
			<span aria-hidden="true">·</span>
			<span>{money.whole(mitigationCost(wanted))}</span>
			{next?.dueDate && (
				<span className="ml-auto">
					{isOverdue(next, today) ? (
						<Badge tone="critical" size="sm">
							Overdue since {formatDay(next.dueDate)}
						</Badge>
					) : (
						`Next due ${formatDay(next.dueDate)}`
					)}
				</span>
			)}
		</span>
	);
}
