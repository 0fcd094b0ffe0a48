import type { Kpi, KpiStatus } from "@throughline/domain/kpi";
import { kpiStatus } from "@throughline/domain/kpi";
import type { ViewSearch } from "../../workspace/use-view-search.ts";
import { kpiStatuses } from "./kpi-status-badge.tsx";

const tabs = ["overview", "trends", "details"] as const;
export type KpiTab = (typeof tabs)[number];

export function tabOf(search: ViewSearch): KpiTab {
	return tabs.find((tab) => tab === search.tab) ?? "overview";
}

/** The status that the address filters by; undefined: all. */
export function statusOf(search: ViewSearch): KpiStatus | undefined {
	return kpiStatuses.find((status) => status === search.status);
}

/** The KPIs of a status whose name or description holds every word. */
export function filterKpis(
	kpis: readonly Kpi[],
	{ words, status }: { words: string; status: KpiStatus | undefined },
): readonly Kpi[] {
	const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
	if (wanted.length === 0 && status === undefined) return kpis;
	return kpis.filter((kpi) => {
		const text = `${kpi.name} ${kpi.description ?? ""}`.toLowerCase();
		return (status === undefined || kpiStatus(kpi) === status) && wanted.every((word) => text.includes(word));
	});
}
