import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { carryOut, type Removal } from "./removal.ts";
import type { Undo } from "./use-undo.ts";

type RemovalDialogProps = { removal: Removal; undo: Undo; onClose: () => void };

/** Asks once, says what goes along, and deletes. */
export function RemovalDialog({ removal, undo, onClose }: RemovalDialogProps) {
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={removal.question}
			description={[removal.consequence, "You can undo this for ten seconds."].filter(Boolean).join(" ")}
			confirmLabel={removal.verb}
			destructive
			onConfirm={() => carryOut(removal, undo)}
		/>
	);
}
