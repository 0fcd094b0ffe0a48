import type { DashboardSummary } from "@throughline/domain/dashboard";
import { formatCount } from "../../format/count.ts";

const list = new Intl.ListFormat("en-US");

/** What is deleted with a program, as a sentence; counts once they are known. */
export function goesAlong(summary: DashboardSummary | undefined): string {
	if (!summary)
		return "Everything in it goes with it: tasks, gate reviews, KPIs, risks, benefits and its budget.";
	const counts = [
		counted(summary.tasks.total, "task", "tasks"),
		counted(summary.risks.active, "active risk", "active risks"),
		counted(summary.kpis, "KPI", "KPIs"),
		counted(summary.benefits, "benefit", "benefits"),
	].filter((count) => count !== null);
	if (counts.length === 0)
		return "It holds no tasks, active risks, KPIs or benefits. Whatever else is in it goes with it.";
	return `${list.format(counts)} and everything else in it, such as gate reviews and budget records, go with it.`;
}

function counted(count: number, one: string, many: string): string | null {
	return count === 0 ? null : `${formatCount(count)} ${count === 1 ? one : many}`;
}
