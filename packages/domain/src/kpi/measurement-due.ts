import type { KpiFrequency } from "../kpi.ts";
import { addDays } from "../value/day.ts";
import { sameDayIn } from "../value/month.ts";

/**
 * When a KPI is to be measured next: a period after its newest value, or on the day that it was added. Days are
 * `YYYY-MM-DD`.
 */
export function measurementDue(frequency: KpiFrequency, measuredOn: string | null, addedOn: string): string {
	if (measuredOn === null) return addedOn;
	if (frequency === "Daily") return addDays(measuredOn, 1);
	if (frequency === "Weekly") return addDays(measuredOn, 7);
	return sameDayIn(measuredOn, { Monthly: 1, Quarterly: 3, Annually: 12 }[frequency]);
}
