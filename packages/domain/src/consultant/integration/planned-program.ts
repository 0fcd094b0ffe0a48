import type { Benefit } from "../../benefit.ts";
import type { Kpi } from "../../kpi.ts";
import type { Program } from "../../program.ts";
import type { OpenRole } from "../../resource/open-role.ts";
import type { Risk } from "../../risk.ts";
import type { Task } from "../../task.ts";

/** Why something is in the program: a decision, the option that was chosen, and the sentence that both answer to. */
export type Reason = {
	decisionId: string | null;
	optionId: string | null;
	quote: { text: string; passageId: string } | null;
};

type Reasoned<T> = T & { reasons: Reason[] };

/** A program as integration makes it. Its parts refer to each other by `key`; rows and their ids come later. */
export type PlannedProgram = {
	program: Reasoned<
		Pick<Program, "name" | "description" | "status" | "currency"> & { startDate: string; endDate: string }
	>;
	/** People whom the plan gives work to by name. */
	members: Reasoned<{ key: string; name: string; role: string | null }>[];
	/** Roles that nobody fills yet. The dates and the effort, in person-days, are those of their tasks. */
	roles: Reasoned<
		Pick<OpenRole, "name" | "effort" | "startDate" | "endDate"> & {
			key: string;
			/** Null where it works in none or several. */
			workstreamKey: string | null;
		}
	>[];
	/** Leads, owners and shares name a member or a role by its key. */
	workstreams: Reasoned<{ key: string; name: string; description: string | null; leadKey: string | null }>[];
	tasks: Reasoned<
		Pick<Task, "name" | "description" | "milestone"> & {
			key: string;
			workstreamKey: string;
			startDate: string;
			endDate: string;
			/** Person-days, two decimal places. */
			estimate: string;
			ownerKey: string | null;
		}
	>[];
	/** Finish to start, without circles, each pair once. */
	links: { predecessorKey: string; successorKey: string }[];
	/** Who works on what, in percent of their time (1 to 100): never above 100 on one day. */
	shares: { taskKey: string; positionKey: string; percent: number }[];
	/** What must be true at a gate, by its code. */
	gates: Reasoned<{ code: string; criteria: string[] }>[];
	kpis: Reasoned<
		Pick<
			Kpi,
			| "name"
			| "description"
			| "targetValue"
			| "currentValue"
			| "unit"
			| "unitLabel"
			| "frequency"
			| "direction"
		>
	>[];
	benefits: Reasoned<Pick<Benefit, "name" | "description" | "category" | "targetValue">>[];
	risks: Reasoned<
		Pick<
			Risk,
			"description" | "category" | "likelihood" | "impact" | "priority" | "mitigationPlan" | "impactCost"
		>
	>[];
	/** Amounts that add up, to the cent, to what the plan's sources do. */
	funding: Reasoned<{ sourceName: string; allocatedAmount: string }>[];
};
