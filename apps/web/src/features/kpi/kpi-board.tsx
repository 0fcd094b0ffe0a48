import type { Kpi } from "@throughline/domain/kpi";
import type { Program } from "@throughline/domain/program";
import { AddButton } from "@throughline/ui/add-button";
import { Card } from "@throughline/ui/card";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { TabSet } from "@throughline/ui/tabs";
import { Suspense } from "react";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { lazyPart, typedPart } from "../../workspace/lazy-part.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { ViewerNote } from "../../workspace/viewer-note.tsx";
import { KpiTable } from "./details/kpi-table.tsx";
import { NoKpis } from "./no-kpis.tsx";
import { KpiOverview } from "./overview/kpi-overview.tsx";
import { kpisView } from "./view.ts";

// What draws charts, and what opens above the view, is fetched when it is wanted.
const KpiTrends = lazyPart(() => import("./trends/kpi-trends.tsx"), "KpiTrends");
const KpiOverlays = typedPart(() => import("./kpi-overlays.tsx"), "KpiOverlays");

/** A program's KPIs: as cards, as lines over time, as a table. */
export function KpiBoard({ program, kpis }: { program: Program; kpis: readonly Kpi[] }) {
	const asRole = useAsRole();
	const mayContribute = useAllowed("contribute");
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(kpisView);
	const add = mayWrite ? () => change({ form: "new" }) : undefined;
	return (
		<div className="@container">
			<TabSet
				label="KPIs"
				value={search.tab}
				onValueChange={(next) => change({ tab: kpisView.search.tab(next) })}
				beside={
					add ? (
						<AddButton variant="primary" onClick={add} data-print="hide">
							Add KPI
						</AddButton>
					) : (
						<ViewerNote>
							{asRole} can read KPIs{mayContribute && " and measure your own"}; Editors and Admins add and
							measure them.
						</ViewerNote>
					)
				}
				tabs={[
					{
						value: "overview",
						label: "Overview",
						content: <KpiOverview programId={program.id} kpis={kpis} onAdd={add} />,
					},
					{
						value: "trends",
						label: "Trends",
						content:
							kpis.length === 0 ? (
								<Card>
									<NoKpis onAdd={add} />
								</Card>
							) : (
								<Suspense fallback={<Loading />}>
									<KpiTrends program={program} kpis={kpis} />
								</Suspense>
							),
					},
					{
						value: "details",
						label: "Details",
						content: <KpiTable programId={program.id} kpis={kpis} onAdd={add} />,
					},
				]}
			/>
			{(search.item !== undefined || search.form !== undefined) && (
				<Suspense fallback={null}>
					<KpiOverlays program={program} kpis={kpis} />
				</Suspense>
			)}
		</div>
	);
}

function Loading() {
	return (
		<SkeletonRegion label="Loading the trends">
			<SkeletonText lines={3} />
		</SkeletonRegion>
	);
}
