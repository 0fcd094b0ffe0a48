import type { PlanGrounding } from "@throughline/domain/consultant/plan";
import { Badge } from "@throughline/ui/badge";
import { Progress } from "@throughline/ui/progress";

/** From this share on most of a plan is of the case. */
const goodScore = 50;

/** How much of the plan rests on the case, with the parts that the score is calculated from. */
export function GroundingRow({ grounding }: { grounding: PlanGrounding }) {
	const { quoted, derived, asked, assumed, total, hasOutcomeKpi, limitsKept, score } = grounding;
	return (
		<div className="grid gap-x-8 gap-y-3 border-t border-line-subtle pt-4 @xl:col-span-2 @xl:grid-cols-[1fr_auto] @xl:items-end">
			<Progress
				label="Grounding"
				value={score}
				valueText={`${score} / 100`}
				tone={score >= goodScore && limitsKept ? "good" : "warning"}
			/>
			<p className="flex flex-wrap gap-1.5">
				<Check holds={hasOutcomeKpi} yes="Outcome KPI with baseline" no="No outcome KPI with baseline" />
				<Check holds={limitsKept} yes="Limits kept" no="A limit is broken" tone="critical" />
			</p>
			<p className="tabular text-pretty text-table text-ink-muted @xl:col-span-2">
				{`Of ${total} items: ${quoted} quoted, ${derived} derived, ${asked} asked, ${assumed} assumed`}
			</p>
		</div>
	);
}

type CheckProps = { holds: boolean; yes: string; no: string; tone?: "warning" | "critical" };

function Check({ holds, yes, no, tone = "warning" }: CheckProps) {
	return (
		<Badge size="sm" tone={holds ? "good" : tone}>
			{holds ? yes : no}
		</Badge>
	);
}
