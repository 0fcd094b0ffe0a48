import type { Plan } from "@throughline/domain/consultant/plan";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { GroundsBadge } from "../grounds/grounds-badge.tsx";

type Risk = Plan["risks"][number];

/** What could go wrong with the plan, and the answer to it. */
export function RisksPart({ plan }: { plan: Plan }) {
	return (
		<ul className="grid gap-3 @3xl:grid-cols-2">
			{plan.risks.map(({ description, likelihood, impact, mitigation_strategy, ...grounds }) => (
				<Card as="li" key={description} className="flex flex-col gap-2 p-4">
					<p className="text-pretty break-words text-body font-medium text-ink-strong">{description}</p>
					<p className="flex flex-wrap gap-1.5">
						<Degree term="Likelihood" degree={likelihood} />
						<Degree term="Impact" degree={impact} />
					</p>
					<p className="text-pretty break-words text-table">
						<span className="text-ink-muted">Mitigation: </span>
						{mitigation_strategy}
					</p>
					<GroundsBadge of={description} grounds={grounds} />
				</Card>
			))}
		</ul>
	);
}

const tones: Record<Risk["impact"], Tone> = { high: "critical", medium: "warning", low: "neutral" };

function Degree({ term, degree }: { term: string; degree: Risk["impact"] }) {
	return (
		<Badge size="sm" tone={tones[degree]}>
			{`${term}: ${degree}`}
		</Badge>
	);
}
