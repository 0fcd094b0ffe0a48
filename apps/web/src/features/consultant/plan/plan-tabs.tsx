import type { Decision } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { formatMoney } from "@throughline/domain/value/money";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { usePrinting } from "@throughline/ui/use-printing";
import type { ComponentType } from "react";
import { GroundsBadge } from "../grounds/grounds-badge.tsx";
import { BenefitsPart } from "./parts/benefits-part.tsx";
import { GatesPart } from "./parts/gates-part.tsx";
import { KpisPart } from "./parts/kpis-part.tsx";
import { ResourcesPart } from "./parts/resources-part.tsx";
import { WorkstreamsPart } from "./parts/workstreams-part.tsx";
import type { PlanTab } from "./plan-search.ts";

type PartProps = { plan: Plan; decisions: readonly Decision[] };
type Part = { tab: PlanTab; label: string; count: (plan: Plan) => number; Shown: ComponentType<PartProps> };

const parts: readonly Part[] = [
	{
		tab: "workstreams",
		label: "Workstreams",
		count: ({ workstreams }) => workstreams.length,
		Shown: WorkstreamsPart,
	},
	{ tab: "gates", label: "Stage Gates", count: ({ stage_gates }) => stage_gates.length, Shown: GatesPart },
	{ tab: "kpis", label: "KPIs", count: ({ kpis }) => kpis.length, Shown: KpisPart },
	{ tab: "benefits", label: "Benefits", count: ({ benefits }) => benefits.length, Shown: BenefitsPart },
	{ tab: "risks", label: "Risks", count: ({ risks }) => risks.length, Shown: RisksPart },
	{ tab: "resources", label: "Resources", count: ({ resources }) => resources.length, Shown: ResourcesPart },
];

type PlanTabsProps = PartProps & { tab: PlanTab; onTab: (tab: PlanTab) => void };

/** The plan in six parts, one at a time; on paper all of them. */
export function PlanTabs({ plan, decisions, tab, onTab }: PlanTabsProps) {
	if (usePrinting()) return <PrintedParts plan={plan} decisions={decisions} />;
	return (
		<Tabs
			value={tab}
			onValueChange={(value) => {
				const part = parts.find((each) => each.tab === value);
				if (part) onTab(part.tab);
			}}
		>
			<TabsList aria-label="Parts of the plan">
				{parts.map(({ tab, label, count }) => (
					<TabsTrigger key={tab} value={tab} count={count(plan)}>
						{label}
					</TabsTrigger>
				))}
			</TabsList>
			{parts.map(({ tab, Shown }) => (
				<TabsContent key={tab} value={tab}>
					<Shown plan={plan} decisions={decisions} />
				</TabsContent>
			))}
		</Tabs>
	);
}

function PrintedParts({ plan, decisions }: PartProps) {
	return parts.map(({ tab, label, Shown }) => (
		<section key={tab} aria-label={label} className="space-y-2">
			<h2 className="text-title font-semibold">{label}</h2>
			<Shown plan={plan} decisions={decisions} />
		</section>
	));
}

type Risk = Plan["risks"][number];

/** What could go wrong with the plan, and the answer to it. */
function RisksPart({ plan }: { plan: Plan }) {
	return (
		<ul className="grid gap-3 @3xl:grid-cols-2">
			{plan.risks.map(
				({ description, likelihood, impact, mitigation_strategy, impact_cost, recurrence, ...grounds }) => (
					<Card as="li" key={description} className="flex flex-col gap-2 p-4">
						<p className="text-pretty break-words text-body font-medium text-ink-strong">{description}</p>
						<p className="flex flex-wrap gap-1.5">
							<Degree term="Likelihood" degree={likelihood} />
							<Degree term="Impact" degree={impact} />
						</p>
						{impact_cost !== undefined && (
							<p className="tabular text-table">
								<span className="text-ink-muted">Impact cost: </span>
								{formatMoney(String(impact_cost), plan.currency)}
								{recurrence === "yearly" && " a year"}
							</p>
						)}
						<p className="text-pretty break-words text-table">
							<span className="text-ink-muted">Mitigation: </span>
							{mitigation_strategy}
						</p>
						<GroundsBadge of={description} grounds={grounds} />
					</Card>
				),
			)}
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
