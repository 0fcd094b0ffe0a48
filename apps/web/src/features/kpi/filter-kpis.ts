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
		return (status === undefined || kpiStatus(kpi) === status) && wanted.every((word) => text.includes(word));
	});
}
