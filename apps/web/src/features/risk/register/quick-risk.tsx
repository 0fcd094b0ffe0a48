import { trpc, trpcClient } from "../../../api/client.ts";
import { insertRow } from "../../../workspace/quick-add/insert-row.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import { filteredRisks, type RisksSearch, risksIn } from "../risks-search.ts";

type QuickRiskProps = { programId: string; search: RisksSearch; onClearFilters: () => void };

/** Writes risks down one after the other, in the cell that is open and as the filters let them be seen. */
export function QuickRisk({ programId, search, onClearFilters }: QuickRiskProps) {
	const utils = trpc.useUtils();
	const { cell, assessment, statuses, priorities } = search;
	return (
		<QuickAdd
			label="Add a risk"
			draftKey={`risk/${programId}`}
			onClearFilters={onClearFilters}
			create={async ({ text }, options) => {
				const [status] = statuses.includes("Open") ? [] : statuses;
				const [priority] = priorities;
				const risk = await trpcClient.risk.create.mutate(
					{ programId, description: text, status, priority, ...cell },
					options,
				);
				await insertRow(utils.risk.list, { programId }, risk);
				const shown = filteredRisks(cell ? risksIn(cell, [risk], assessment) : [risk], search);
				return {
					hidden: shown.length === 0,
					undo: () => trpcClient.risk.remove.mutate({ id: risk.id }),
				};
			}}
		/>
	);
}
