import type { Risk } from "@throughline/domain/risk";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { trpcClient } from "../../api/client.ts";
import { useDelete } from "../../forms/use-delete.ts";

type DeleteRiskDialogProps = { risk: Risk; onDeleted: () => void; onClose: () => void };

/** Asks once, and says what goes with the risk. */
export function DeleteRiskDialog({ risk, onDeleted, onClose }: DeleteRiskDialogProps) {
	const deleteRisk = useDelete<Risk>({
		noun: "risk",
		titleOf: ({ riskId, description }) => `${riskId} ${description}`,
		remove: trpcClient.risk.remove.mutate,
		onDeleted() {
			onDeleted();
			return undefined;
		},
	});
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Delete ${risk.riskId}?`}
			description={`“${risk.description}” goes with its mitigations and its score history. You can undo this for ten seconds. No other risk gets its code.`}
			confirmLabel="Delete risk"
			destructive
			onConfirm={() => deleteRisk(risk)}
		/>
	);
}
