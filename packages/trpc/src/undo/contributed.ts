import { absence, kpi, risk, riskMitigation, task } from "@throughline/db/schema";
import { allows } from "@throughline/domain/account";
import { type ContributedKind, contributorMay } from "@throughline/domain/account/contribution";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { kpis, measurementType } from "../kpi/entity.ts";
import { requireContribution } from "../resource/contribution.ts";
import { isDerived } from "./derived.ts";
import type { Call, Line } from "./line.ts";

type Owned = { kind: ContributedKind; owners: (ctx: Call, line: Line) => Promise<(string | null)[]> };

/** What a Contributor takes back: reports on what is still theirs. */
const contributed: Readonly<Record<string, Owned>> = {
	task: {
		kind: "task",
		owners: async ({ db }, { objectId }) =>
			(await db.select({ ownerId: task.ownerId }).from(task).where(eq(task.id, objectId))).map(
				({ ownerId }) => ownerId,
			),
	},
	risk: {
		kind: "risk",
		owners: async ({ db }, { objectId }) =>
			(await db.select({ ownerId: risk.ownerId }).from(risk).where(eq(risk.id, objectId))).map(
				({ ownerId }) => ownerId,
			),
	},
	mitigation: {
		kind: "mitigation",
		owners: async ({ db }, { objectId }) => {
			const rows = await db
				.select({ own: riskMitigation.ownerId, ofRisk: risk.ownerId })
				.from(riskMitigation)
				.innerJoin(risk, eq(risk.id, riskMitigation.riskId))
				.where(eq(riskMitigation.id, objectId));
			return rows.flatMap(({ own, ofRisk }) => [own, ofRisk]);
		},
	},
	[measurementType]: {
		kind: "KPI",
		owners: async ({ db }, { before, after }) => {
			const kpiId = String(after?.kpiId ?? before?.kpiId);
			const rows = await db.select({ ownerId: kpi.ownerId }).from(kpi).where(eq(kpi.id, kpiId));
			return rows.map(({ ownerId }) => ownerId);
		},
	},
	absence: {
		kind: "absence",
		owners: async ({ db }, { objectId, before, after }) => {
			const named = after?.resourceId ?? before?.resourceId;
			if (named !== undefined) return [String(named)];
			const rows = await db
				.select({ resourceId: absence.resourceId })
				.from(absence)
				.where(eq(absence.id, objectId));
			return rows.map(({ resourceId }) => resourceId);
		},
	},
};

/** What a Contributor also adds and deletes; of other kinds they change what is there. */
const addedAndDeleted: readonly string[] = [measurementType, "absence"];

/** Throws FORBIDDEN, FIELD_FORBIDDEN or NOT_YOURS where the person's role no longer lets them do what they did. */
export async function requireContributed(ctx: Call, lines: readonly Line[]): Promise<void> {
	if (allows(ctx.person.role, "write")) return;
	for (const line of lines) {
		if (line.objectType === kpis.type && isDerived(line, lines)) continue;
		const owned = contributed[line.objectType];
		const reports = line.action === "updated" || addedAndDeleted.includes(line.objectType);
		if (!owned || !reports) throw new CodedError("FORBIDDEN", contributorMay);
		const change = addedAndDeleted.includes(line.objectType) ? {} : (line.before ?? {});
		await requireContribution(ctx, [{ kind: owned.kind, change, owners: await owned.owners(ctx, line) }]);
	}
}
