import type { Plan } from "@throughline/domain/consultant/plan";
import type { Unscheduled } from "./schedule.ts";

/** A workstream that is not dated yet. */
export type Draft = Omit<Plan["workstreams"][number], "start_month" | "timeline_months" | "tasks"> & {
	tasks: Unscheduled[];
};
