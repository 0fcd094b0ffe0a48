import {
	NewTripwire,
	type Tripwire,
	tripwireDirections,
	watchedMetrics,
} from "@throughline/domain/consultant/tripwire";
import { z } from "zod";

/** A threshold as its form holds it; `objectId` is "" for what is left open. */
export type ThresholdValues = {
	metric: string;
	kpiId: string;
	riskId: string;
	direction: string;
	threshold: string;
	ownerId: string;
};

export const thresholdFields = {
	metric: "Watch",
	kpiId: "KPI",
	riskId: "Risk",
	direction: "Reopens when it is",
	threshold: "Threshold",
	ownerId: "Who is notified",
} as const satisfies Record<keyof ThresholdValues, string>;

export const metricWords = {
	kpi: "A KPI’s value",
	risk: "A risk’s score (1 to 25)",
	cost: "The approved spending",
} as const;

export function valuesOf({ metric, objectId, direction, threshold, ownerId }: Tripwire): ThresholdValues {
	return {
		metric,
		kpiId: metric === "kpi" ? (objectId ?? "") : "",
		riskId: metric === "risk" ? (objectId ?? "") : "",
		direction,
		threshold,
		ownerId: ownerId ?? "",
	};
}

type Of = Pick<NewTripwire, "sessionId" | "versionNumber" | "decisionId" | "assumptionId">;

/** From the form to what is sent; issues stand at the form's own fields. */
export function thresholdForm(of: Of) {
	return z
		.object({
			metric: z.enum(watchedMetrics, "Choose what to watch"),
			kpiId: z.string(),
			riskId: z.string(),
			direction: z.enum(tripwireDirections, "Choose above or below"),
			threshold: z.string().trim(),
			ownerId: z.string(),
		})
		.superRefine(({ metric, kpiId, riskId }, context) => {
			if (metric === "kpi" && kpiId === "")
				context.addIssue({ code: "custom", path: ["kpiId"], message: "Choose the KPI to watch" });
			if (metric === "risk" && riskId === "")
				context.addIssue({ code: "custom", path: ["riskId"], message: "Choose the risk to watch" });
		})
		.transform(
			({ metric, kpiId, riskId, direction, threshold, ownerId }): z.input<typeof NewTripwire> => ({
				...of,
				metric,
				objectId: metric === "cost" ? null : metric === "kpi" ? kpiId : riskId,
				direction,
				threshold,
				...(ownerId !== "" && { ownerId }),
			}),
		)
		.pipe(NewTripwire);
}
