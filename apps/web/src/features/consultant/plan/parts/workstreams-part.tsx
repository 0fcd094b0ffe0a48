import type { Decision } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { formatThousandsRange } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { clsx } from "clsx";
import { GroundsBadge } from "../../grounds/grounds-badge.tsx";
import { monthsInWords } from "../../versions/months.ts";
import { WorkstreamChart } from "./workstream-chart.tsx";

/** So many tasks are named; the rest is counted. */
const namedTasks = 3;

type Workstream = Plan["workstreams"][number];

/** Each workstream: what it is for, what it takes, how it begins. */
export function WorkstreamsPart({ plan, decisions }: { plan: Plan; decisions: readonly Decision[] }) {
	return (
		<div className="space-y-3">
			<WorkstreamChart plan={plan} />
			<ul className="grid gap-3 @3xl:grid-cols-2">
				{plan.workstreams.map((workstream) => (
					<WorkstreamCard
						key={workstream.id}
						workstream={workstream}
						currency={plan.currency}
						decisions={decisions}
					/>
				))}
			</ul>
		</div>
	);
}

function WorkstreamCard({
	workstream,
	currency,
	decisions,
}: {
	workstream: Workstream;
	currency: Plan["currency"];
	decisions: readonly Decision[];
}) {
	const { title, description, cost_allocation, timeline_months, required_team, tasks } = workstream;
	const people = required_team.reduce((sum, { count }) => sum + count, 0);
	const more = tasks.length - namedTasks;
	return (
		<Card as="li" className="flex flex-col gap-3 p-4">
			<div>
				<h3 className="break-words text-lead font-semibold">{title}</h3>
				<p className="mt-1 text-pretty text-body text-ink-muted">{description}</p>
				<Served workstream={workstream} decisions={decisions} />
				{workstream.mark && (
					<div className="mt-2">
						<GroundsBadge of={title} grounds={workstream} />
					</div>
				)}
			</div>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3 @md:grid-cols-3">
				{cost_allocation.max > 0 && (
					<Fact term="Budget range">{formatThousandsRange(cost_allocation, currency)}</Fact>
				)}
				<Fact term="Timeline">{monthsInWords(timeline_months)}</Fact>
				<Fact term="Team size">{people === 1 ? "1 person" : `${people} people`}</Fact>
				<Fact term="Team" wide>
					{required_team.map(({ role, count }) => `${count} × ${role}`).join(", ") || "Not staffed"}
				</Fact>
			</dl>
			<div className="border-t border-line-subtle pt-3">
				<h4 className="text-caption font-medium text-ink-muted!">First tasks</h4>
				{tasks.length === 0 ? (
					<p className="mt-1 text-table text-ink-faint">No tasks</p>
				) : (
					<ul className="mt-1 list-disc space-y-0.5 pl-4 text-table marker:text-ink-faint">
						{tasks.slice(0, namedTasks).map((task) => (
							<li key={task.id} className="break-words">
								<span>{task.name}</span>
								{task.owner && <span className="text-ink-muted">{` · ${task.owner}`}</span>}
								<GroundsBadge of={task.name} grounds={task} />
							</li>
						))}
					</ul>
				)}
				{more > 0 && <p className="mt-1 text-caption text-ink-muted">{`and ${more} more`}</p>}
			</div>
		</Card>
	);
}

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: string }) {
	return (
		<div className={clsx("min-w-0", wide && "col-span-full")}>
			<dt className="text-caption text-ink-muted">{term}</dt>
			<dd className="tabular mt-0.5 text-pretty break-words text-body text-ink">{children}</dd>
		</div>
	);
}

/** The decision that the workstream carries out, so that nothing in the plan stands without a reason. */
function Served({ workstream, decisions }: { workstream: Workstream; decisions: readonly Decision[] }) {
	const decision = decisions.find(({ id }) => id === workstream.decisionId);
	const option = decision?.options.find(({ id }) => id === workstream.optionId);
	if (!decision || !option) return null;
	return (
		<p className="mt-2 border-l-2 border-accent-line pl-2.5 text-table text-ink-muted">
			Follows from <span className="text-ink">{option.label}</span>
			{`, the answer to “${decision.question}”`}
		</p>
	);
}
