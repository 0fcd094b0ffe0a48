import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import { useViewSearch, type ViewSearch } from "../../../workspace/view/use-view-search.ts";
import { filterKpis } from "../filter-kpis.ts";
import { kpisView } from "../view.ts";

const PasteKpis = lazyPart(() => import("./paste-kpis.tsx"), "PasteKpis");

type QuickKpiProps = { programId: string; status: ViewSearch<typeof kpisView>["status"] };

/** Writes KPIs down one after the other, each with its target where it is known already. */
export function QuickKpi({ programId, status }: QuickKpiProps) {
	const utils = trpc.useUtils();
	const { change } = useViewSearch(kpisView);
	return (
		<QuickAdd
			label="Add a KPI"
			draftKey={`kpi/${programId}`}
			amount={{ label: "Target", required: false }}
			onClearFilters={() => change({ status: undefined })}
			paste={(text, onClose) => <PasteKpis text={text} defaults={{ programId }} onClose={onClose} />}
			create={async ({ text, amount }, options) => {
				const kpi = await trpcClient.kpi.create.mutate(
					{ programId, name: text, targetValue: amount },
					options,
				);
				await insertRows(utils.kpi.list, { programId }, [kpi]);
				return { hidden: filterKpis([kpi], { words: "", status }).length === 0 };
			}}
		/>
	);
}
