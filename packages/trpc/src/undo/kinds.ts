import {
	absence,
	benefitPeriod,
	kpiMeasurement,
	riskMitigation,
	taskAssignment,
	taskDependency,
} from "@throughline/db/schema";
import type { Area } from "@throughline/domain/area";
import { benefits } from "../benefit/entity.ts";
import { templates } from "../duplicate/template/entity.ts";
import type { EditableTable } from "../entity.ts";
import { budgetLines, expenses, fundingSources } from "../funding/entity.ts";
import { kpis, measurementType } from "../kpi/entity.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import { risks } from "../risk/entity.ts";
import { criteria } from "../stage-gate/entity.ts";
import { baselines, holidays, tasks, workstreams } from "../task/entity.ts";

/** A kind of object whose changes can be taken back: each of them is a row of the audit trail. */
export type UndoKind = { type: string; table: EditableTable; area: Area };

const all: readonly UndoKind[] = [
	...[tasks, workstreams, holidays, baselines, kpis, risks, benefits],
	...[budgetLines, fundingSources, expenses, resources, criteria, programs],
	{ type: templates.type, table: templates.table, area: templates.area },
	{ type: "dependency", table: taskDependency, area: "task" },
	{ type: "assignment", table: taskAssignment, area: "task" },
	{ type: measurementType, table: kpiMeasurement, area: "kpi" },
	{ type: "mitigation", table: riskMitigation, area: "risk" },
	{ type: "benefit period", table: benefitPeriod, area: "benefit" },
	{ type: "absence", table: absence, area: "resource" },
];

/** By what the audit trail calls them. */
export const undoKinds: ReadonlyMap<string, UndoKind> = new Map(all.map((kind) => [kind.type, kind]));

/** What the audit trail calls the taking back of an action; the object's id is that of the action's request. */
export const takenBack = { objectType: "own action", action: "undone" } as const;

/** The same for doing again what was taken back; the object's id is that of the request that took it back. */
export const doneAgain = { objectType: takenBack.objectType, action: "redone" } as const;

/** Apart from what a call did: whether it took something back or did it again; undefined: neither. */
export function withoutMark<Line extends { objectType: string; action: string }>(all: readonly Line[]) {
	const mark = all.find(({ objectType }) => objectType === takenBack.objectType);
	return { mark: mark?.action, lines: all.filter((line) => line !== mark) };
}

/** What was done to the object of a line of the trail; null for what cannot be taken back. */
export function didOf(action: string): "added" | "changed" | "deleted" | null {
	if (action === "created" || action === "restored") return "added";
	if (action === "deleted") return "deleted";
	return ["updated", "archived", "unarchived", "approved", "unapproved"].includes(action) ? "changed" : null;
}
