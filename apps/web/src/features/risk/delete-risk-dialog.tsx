import type { Risk } from "@throughline/domain/risk";
import { trpcClient } from "../../api/client.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";

type DeleteRiskDialogProps = { risk: Risk; onDeleted: () => void; onClose: () => void };

export function DeleteRiskDialog({ risk, onDeleted, onClose }: DeleteRiskDialogProps) {
	return (
		<DeleteDialog
			entity={risk}
			noun="risk"
			titleOf={({ riskId, description }) => `${riskId} ${description}`}
			question={`Delete ${risk.riskId}?`}
			consequence={`“${risk.description}” goes with its mitigations and its score history. No other risk gets its code.`}
			remove={trpcClient.risk.remove.mutate}
			onDeleted={onDeleted}
			onClose={onClose}
		/>
	);
}
