import type { Transaction } from "@throughline/db/connect";
import type { planOf } from "../task/plan.ts";
import type { Writer } from "../writer.ts";
import type { Later } from "./later.ts";

/** Who writes a copy. */
export type Call = { db: Transaction; write: Writer };

/** From which program to which, when things are there, and the plan of the first. */
export type Copy = { from: string; to: string; later: Later; plan: Awaited<ReturnType<typeof planOf>> };
