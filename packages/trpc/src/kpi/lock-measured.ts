import { lockIn } from "../find.ts";
import { requireContribution } from "../resource/contribution.ts";
import { kpis } from "./entity.ts";

/**
 * The KPI, which nobody else changes until the transaction ends, and whose measurements the caller may change. `change`
 * holds what is to become of one of them. Throws NOT_FOUND, FIELD_FORBIDDEN or NOT_YOURS.
 */
export async function lockMeasured(
	ctx: Parameters<typeof requireContribution>[0],
	{ kpiId, ...change }: { kpiId: string },
) {
	const measured = await lockIn(ctx.db, kpis, kpiId);
	await requireContribution(ctx, [{ kind: "KPI", change, owners: [measured.ownerId] }]);
	return measured;
}
