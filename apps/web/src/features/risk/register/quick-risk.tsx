import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import { filteredRisks, type RisksSearch, risksIn } from "../risks-search.ts";

const PasteRisks = lazyPart(() => import("./paste-risks.tsx"), "PasteRisks");

type QuickRiskProps = { programId: string; search: RisksSearch; onClearFilters: () => void };

/** Writes risks down one after the other, in the cell that is open and as the filters let them be seen. */
export function QuickRisk({ programId, search, onClearFilters }: QuickRiskProps) {
	const utils = trpc.useUtils();
	const { cell, assessment, statuses, priorities } = search;
	const [status] = statuses.includes("Open") ? [] : statuses;
	const [priority] = priorities;
	const defaults = { programId, status, priority, ...cell };
	return (
		<QuickAdd
			label="Add a risk"
			draftKey={`risk/${programId}`}
			onClearFilters={onClearFilters}
			paste={(text, onClose) => <PasteRisks text={text} defaults={defaults} onClose={onClose} />}
			create={async ({ text }, options) => {
				const risk = await trpcClient.risk.create.mutate({ ...defaults, description: text }, options);
				await insertRows(utils.risk.list, { programId }, [risk]);
				const shown = filteredRisks(cell ? risksIn(cell, [risk], assessment) : [risk], search);
				return { hidden: shown.length === 0 };
			}}
		/>
	);
}
