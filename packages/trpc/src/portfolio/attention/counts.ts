import type { AttentionCounts } from "@throughline/domain/portfolio/standing";
import type { FoundIn, Watched } from "./found.ts";
import { itemsBesideWork, itemsOfWork } from "./items.ts";

/**
 * How many things of each kind need attention, by program, of what the dashboards of these programs list. Where the
 * kept sums or what hangs on a program names something already, its single tasks are not read: a portfolio may have a
 * million of them.
 * @param overdue how many tasks of a program are overdue
 */
export async function attentionCounts(
	watched: Watched,
	overdue: (programId: string) => number,
): Promise<Map<string, AttentionCounts>> {
	if (watched.ids.length === 0) return new Map();
	const items = Map.groupBy(await itemsBesideWork(watched), ({ programId }) => programId);
	const unnamed = new Set(watched.ids.filter((id) => overdue(id) === 0 && !items.has(id)));
	const ofWork = await countsOfWork({
		...watched,
		ids: [...unnamed],
		programs: watched.programs.filter(({ id }) => unnamed.has(id)),
	});
	return new Map(
		watched.ids.map((id) => [
			id,
			ofWork.get(id) ?? counted({ "overdue task": overdue(id) }, items.get(id) ?? []),
		]),
	);
}

async function countsOfWork(watched: Watched): Promise<Map<string, AttentionCounts>> {
	if (watched.ids.length === 0) return new Map();
	const { items, work } = await itemsOfWork(watched);
	const byId = Map.groupBy(items, ({ programId }) => programId);
	return new Map(
		watched.ids.map((id) => [
			id,
			counted({ "slipping task": work.get(id)?.slipping ?? 0 }, byId.get(id) ?? []),
		]),
	);
}

function counted(counts: AttentionCounts, items: readonly FoundIn[]): AttentionCounts {
	const sums = { ...counts };
	for (const { kind } of items) sums[kind] = (sums[kind] ?? 0) + 1;
	return sums;
}
