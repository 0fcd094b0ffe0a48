import { SelectionBar } from "@throughline/ui/selection-bar";
import { trpcClient } from "../../../api/client.ts";
import { BulkRemoval } from "../../../workspace/list/bulk-delete.tsx";
import type { ListedSession } from "./strategy-groups.ts";

type StrategySelectionProps = {
	strategies: readonly ListedSession[];
	/** Null where all that are shown are selected. */
	onSelectAll: (() => void) | null;
	onClear: () => void;
};

/** Deletes what was begun and led nowhere, all or none, after one question and with one Undo. */
export function StrategySelection({ strategies, onSelectAll, onClear }: StrategySelectionProps) {
	const sessions = strategies.map(({ id, version }) => ({ sessionId: id, version }));
	return (
		<div className="px-4 pb-2">
			<SelectionBar count={strategies.length} onSelectAll={onSelectAll} onClear={onClear}>
				<BulkRemoval
					nouns={["strategy", "strategies"]}
					items={strategies}
					nameOf={({ planTitle, title }) => planTitle ?? title}
					consequence="Their documents and Five Whys go along."
					remove={(options) => trpcClient.consultant.session.removeMany.mutate({ sessions }, options)}
					bringBack={({ undoIds }) => trpcClient.trash.restoreMany.mutate({ undoIds })}
					onDone={onClear}
				/>
			</SelectionBar>
		</div>
	);
}
