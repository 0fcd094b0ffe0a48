import type { AttentionCounts } from "@throughline/domain/portfolio/standing";
import type { Watched } from "./found.ts";
import { attentionItems } from "./items.ts";

/**
 * How many things of each kind need attention, by program: what the dashboards of these programs list.
 * @param overdue how many tasks of a program are overdue
 */
export async function attentionCounts(
	watched: Watched,
	overdue: (programId: string) => number,
): Promise<Map<string, AttentionCounts>> {
	if (watched.ids.length === 0) return new Map();
	const { items, work } = await attentionItems(watched);
	const byId = Map.groupBy(items, ({ programId }) => programId);
	return new Map(
		watched.ids.map((id) => {
			const counts: AttentionCounts = {
				"overdue task": overdue(id),
				"slipping task": work.get(id)?.slipping ?? 0,
			};
			for (const { kind } of byId.get(id) ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
			return [id, counts];
		}),
	);
}
