import { getRouteApi } from "@tanstack/react-router";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { currencyNote } from "./currency-note.ts";
import { LimitsCard } from "./limits-card.tsx";
import { PlanFigures } from "./plan-figures.tsx";
import { PlanTabs } from "./plan-tabs.tsx";
import { QualityCard } from "./quality-card.tsx";
import { SummaryCard } from "./summary-card.tsx";

const route = getRouteApi("/_app/strategic-consultant/epm/$sessionId/{-$versionNumber}");

/** The plan: what an executive must know, how complete it is, what it comes to, its limits and its six parts. */
export function PlanView({ version, plan }: { version: VersionDetail; plan: Plan }) {
	const { tab = "workstreams" } = route.useSearch();
	const navigate = route.useNavigate();
	const currency = currencyNote(version.decisions ?? [], version.selectedDecisions);
	return (
		<div className="@container space-y-4">
			<SummaryCard version={version} plan={plan} />
			{version.validation && <QualityCard validation={version.validation} plan={plan} />}
			<PlanFigures plan={plan} />
			{currency && <p className="text-pretty text-table text-ink-muted">{currency}</p>}
			<LimitsCard limits={plan.limits} />
			<PlanTabs
				plan={plan}
				decisions={version.decisions ?? []}
				tab={tab}
				onTab={(next) =>
					void navigate({
						search: (before) => ({ ...before, tab: next === "workstreams" ? undefined : next }),
						resetScroll: false,
					})
				}
			/>
		</div>
	);
}
