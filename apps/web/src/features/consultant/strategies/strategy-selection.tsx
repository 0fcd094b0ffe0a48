import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { SelectionBar } from "@throughline/ui/selection-bar";
import { toast } from "@throughline/ui/toast";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { refusalText } from "../../../workspace/undo/refusal.ts";
import type { ListedSession } from "./strategy-groups.ts";

type StrategySelectionProps = {
	strategies: readonly ListedSession[];
	/** Null where all that are shown are selected. */
	onSelectAll: (() => void) | null;
	onClear: () => void;
};

/** Deletes what was begun and led nowhere, all or none, after one question and with one Undo. */
export function StrategySelection({ strategies, onSelectAll, onClear }: StrategySelectionProps) {
	const [asking, setAsking] = useState(false);
	const count = `${formatCount(strategies.length)} ${strategies.length === 1 ? "strategy" : "strategies"}`;
	const remove = async () => {
		try {
			const sessions = strategies.map(({ id, version }) => ({ sessionId: id, version }));
			const { undoIds } = await trpcClient.consultant.session.removeMany.mutate({ sessions });
			const onAction = () =>
				void attempt("Failed to undo", () => trpcClient.trash.restoreMany.mutate({ undoIds }));
			toast({ title: `${count} deleted`, action: { label: "Undo", onAction } });
			onClear();
		} catch (error) {
			throw new Error(refusalText(error), { cause: error });
		}
	};
	return (
		<div className="px-4 pb-2">
			<SelectionBar count={strategies.length} onSelectAll={onSelectAll} onClear={onClear}>
				<Button
					variant="ghost"
					size="sm"
					icon={<Trash2 size={14} aria-hidden="true" />}
					onClick={() => setAsking(true)}
				>
					Delete
				</Button>
			</SelectionBar>
			{asking && (
				<ConfirmDialog
					open
					onOpenChange={setAsking}
					title={`Delete ${count}?`}
					description="Their documents and Five Whys go along. You can undo this for ten seconds."
					confirmLabel={`Delete ${count}`}
					destructive
					onConfirm={remove}
				/>
			)}
		</div>
	);
}
