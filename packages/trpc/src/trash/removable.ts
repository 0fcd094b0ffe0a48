import type { Transaction } from "@throughline/db/connect";
import { benefits } from "../benefit/entity.ts";
import type { EditableTable, Entity } from "../entity.ts";
import { budgetLines, expenses, fundingSources } from "../funding/entity.ts";
import { kpis } from "../kpi/entity.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";
import { risks } from "../risk/entity.ts";
import { removeLinks } from "../task/remove-links.ts";
import { removeTasks } from "../task/remove-tasks.ts";
import type { Writer } from "../writer.ts";

export type Target = { id: string; version?: number | undefined };

/** The kinds of which several are deleted at once, in lists with boxes to tick. */
export const removableTypes = [
	"task",
	"dependency",
	"risk",
	"kpi",
	"benefit",
	"funding source",
	"expense",
	"budget line",
	"team member",
	"program",
] as const;

type Call = { db: Transaction; write: Writer };
type Removal = (call: Call, targets: readonly Target[]) => Promise<{ undoId: string }>;

function ofKind<T extends EditableTable>(kind: Entity<T>): Removal {
	return ({ write }, targets) => write.removeMany(kind, targets);
}

/** How several of a kind are deleted, all or none. */
export const removals: Record<(typeof removableTypes)[number], Removal> = {
	task: removeTasks,
	dependency: removeLinks,
	risk: ofKind(risks),
	kpi: ofKind(kpis),
	benefit: ofKind(benefits),
	"funding source": ofKind(fundingSources),
	expense: ofKind(expenses),
	"budget line": ofKind(budgetLines),
	"team member": ofKind(resources),
	program: ofKind(programs),
};
