import type { Transaction } from "@throughline/db/connect";
import { benefitPeriod, kpiMeasurement, task, taskDependency } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { eq } from "drizzle-orm";
import { followActuals } from "../benefit/realized-value.ts";
import { followNewest } from "../kpi/current-value.ts";
import { lockMeasured } from "../kpi/lock-measured.ts";
import { handDownLinks } from "../task/hand-down-links.ts";
import { refuseCircles } from "../task/link-tasks.ts";
import type { Writer } from "../writer.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/** What follows from an object that came back, by its kind: what is calculated from it is calculated again, links are judged. */
export const afterRestore: Partial<Record<string, (ctx: Call, id: string) => Promise<void>>> = {
	"kpi measurement": async (ctx, id) => {
		const [row] = await ctx.db.select().from(kpiMeasurement).where(eq(kpiMeasurement.id, id));
		if (!row) return;
		await lockMeasured(ctx, { kpiId: row.kpiId });
		await followNewest(ctx, row.kpiId);
	},
	"benefit period": async (ctx, id) => {
		const [row] = await ctx.db.select().from(benefitPeriod).where(eq(benefitPeriod.id, id));
		if (row) await followActuals(ctx, row.benefitId);
	},
	task: async (ctx, id) => {
		const [row] = await ctx.db.select().from(task).where(eq(task.id, id));
		if (!row) return;
		await handDownLinks(ctx, [row], () => "parentId");
		await refuseCircles(ctx.db, row.programId);
	},
	dependency: async (ctx, id) => {
		const [row] = await ctx.db.select().from(taskDependency).where(eq(taskDependency.id, id));
		if (row) await refuseCircles(ctx.db, row.programId);
	},
};
