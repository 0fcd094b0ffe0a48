import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { carryOut, type Removal } from "./removal.ts";

type RemovalDialogProps<Answer> = { removal: Removal<Answer>; onClose: () => void };

/** Asks once, says what goes along, and deletes. */
export function RemovalDialog<Answer>({ removal, onClose }: RemovalDialogProps<Answer>) {
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={removal.question}
			description={[removal.consequence, "You can undo this for ten seconds."].filter(Boolean).join(" ")}
			confirmLabel={removal.verb}
			destructive
			onConfirm={() => carryOut(removal)}
		/>
	);
}
