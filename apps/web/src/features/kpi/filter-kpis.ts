import { type Kpi, type KpiStatus, kpiStatus } from "@throughline/domain/kpi";

/** The KPIs of a status whose name or description holds every word. */
export function filterKpis(
	kpis: readonly Kpi[],
	{ words, status }: { words: string; status: KpiStatus | undefined },
): readonly Kpi[] {
	const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
	if (wanted.length === 0 && status === undefined) return kpis;
	return kpis.filter((kpi) => {
		const text = `${kpi.name} ${kpi.description ?? ""}`.toLowerCase();
		return hasStatus(kpi, status) && wanted.every((word) => text.includes(word));
	});
}

/** A KPI without a target has no status to be found by. */
function hasStatus(kpi: Kpi, status: KpiStatus | undefined): boolean {
	return status === undefined || (kpi.targetValue !== null && kpiStatus(kpi) === status);
}
