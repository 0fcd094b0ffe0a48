import type { Decision } from "@throughline/domain/consultant/decision";
import type { Passage } from "@throughline/domain/consultant/evidence";
import { offlinePlan } from "@throughline/domain/consultant/offline/plan";
import type { Plan } from "@throughline/domain/consultant/plan";
import { readMaterial } from "@throughline/domain/consultant/reading/material";
import { chosen } from "./decisions.ts";
import { memoText } from "./memo.ts";
import { rootCause } from "./whys.ts";

/** The plan of the first version, which nobody integrated: what the offline consultant makes of its choices. */
export function conveyorPlan(documentId: string, passages: readonly Passage[], decisions: Decision[]): Plan {
	const material = readMaterial([{ id: documentId, name: "Memo to the board", content: memoText }], passages);
	return offlinePlan(material, { rootCause, decisions, selected: chosen[1] });
}
