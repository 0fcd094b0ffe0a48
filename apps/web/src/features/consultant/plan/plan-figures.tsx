import type { Plan } from "@throughline/domain/consultant/plan";
import { formatThousandsRange } from "@throughline/domain/value/money";
import { StatCard } from "@throughline/ui/stat-card";
import { Banknote, CalendarRange, Compass, Workflow } from "lucide-react";
import { partsInWords } from "../cost-words.ts";
import { monthsInWords } from "../versions/months.ts";

/** What the plan comes to: money, time, workstreams, approach. */
export function PlanFigures({ plan }: { plan: Plan }) {
	const { total_min, total_max } = plan.cost_estimate;
	return (
		<div className="grid grid-cols-2 gap-3 @5xl:grid-cols-[1.2fr_0.8fr_0.8fr_1.6fr]">
			<StatCard
				label="Budget Range"
				value={formatThousandsRange({ min: total_min, max: total_max }, plan.currency)}
				detail={plan.cost_parts && partsInWords(plan.cost_parts, plan.currency)}
				icon={<Banknote size={16} />}
				className="col-span-2 @xl:col-span-1"
			/>
			<StatCard
				label="Timeline"
				value={monthsInWords(plan.timeline.total_months)}
				detail="With what has to wait for other work"
				icon={<CalendarRange size={16} />}
			/>
			<StatCard label="Workstreams" value={plan.workstreams.length} icon={<Workflow size={16} />} />
			<StatCard
				label="Approach"
				value={
					<span className="block text-pretty text-body font-medium tracking-normal">
						{plan.strategic_approach}
					</span>
				}
				icon={<Compass size={16} />}
				className="col-span-2 @xl:col-span-1"
			/>
		</div>
	);
}
