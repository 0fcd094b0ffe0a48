import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import type { EditableRow } from "./entity-values.ts";
import { useUndoWords } from "./undo-words.ts";
import { type Deletion, useDelete } from "./use-delete.ts";

type DeleteDialogProps<Entity extends EditableRow> = Deletion<Entity> & {
	entity: Entity;
	/** “Delete “<title>”?” unless said. */
	question?: string;
	/** What follows from it, in whole sentences. */
	consequence?: string;
	/** “Delete <noun>” unless said. */
	verb?: string;
	onClose: () => void;
};

/** Asks once before an object is deleted, and says what goes with it. */
export function DeleteDialog<Entity extends EditableRow>({
	entity,
	question,
	consequence,
	verb,
	onClose,
	...deletion
}: DeleteDialogProps<Entity>) {
	const remove = useDelete(deletion);
	const undoWords = useUndoWords();
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={question ?? `Delete “${deletion.titleOf(entity)}”?`}
			description={[consequence, undoWords].filter(Boolean).join(" ")}
			confirmLabel={verb ?? `Delete ${deletion.noun}`}
			destructive
			onConfirm={() => remove(entity)}
		/>
	);
}
