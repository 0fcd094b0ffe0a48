import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { useUndoWords } from "../../forms/undo-words.ts";
import { carryOut, type Removal } from "./removal.ts";

type RemovalDialogProps<Answer> = { removal: Removal<Answer>; onClose: () => void };

/** Asks once, says what goes along, and deletes. */
export function RemovalDialog<Answer>({ removal, onClose }: RemovalDialogProps<Answer>) {
	const undoWords = useUndoWords();
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={removal.question}
			description={[removal.consequence, undoWords].filter(Boolean).join(" ")}
			confirmLabel={removal.verb}
			destructive
			onConfirm={() => carryOut(removal)}
		/>
	);
}
