import { KpiMeasurement } from "@throughline/domain/kpi";
import { toApiError } from "../api/api-error.ts";

/** The measurement that a day has already, or by now, where the server refuses another for that; null for other refusals. */
export function takenMeasurement(error: unknown): KpiMeasurement | null {
	const { code, current } = toApiError(error);
	if (code !== "ALREADY_EXISTS" && code !== "CONFLICT") return null;
	return KpiMeasurement.safeParse(current).data ?? null;
}
