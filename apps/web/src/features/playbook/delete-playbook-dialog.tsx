import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { trpcClient } from "../../api/client.ts";
import { useDelete } from "../../forms/use-delete.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import type { StoredPlaybook } from "./stored-playbook.ts";
import { playbooksView } from "./view.ts";

type DeletePlaybookDialogProps = { stored: StoredPlaybook; name: string; onClose: () => void };

type Deletable = { id: string; version: number; name: string };

/** Asks once. Deleting the organisation's version of a shipped playbook brings that one back. */
export function DeletePlaybookDialog({ stored, name, onClose }: DeletePlaybookDialogProps) {
	const { change } = useViewSearch(playbooksView);
	const { changed, version } = stored;
	const { id } = stored.playbook;
	const remove = useDelete<Deletable>({
		noun: "playbook",
		titleOf: (deleted) => deleted.name,
		remove: (target) => trpcClient.playbook.delete.mutate(target),
		onDeleted: () => {
			if (changed) return undefined;
			change({ playbook: undefined, display: undefined });
			return () => change({ playbook: id });
		},
	});
	if (version === null) return null;
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={changed ? `Delete your version of “${name}”?` : `Delete “${name}”?`}
			description={
				changed
					? "The shipped playbook comes back in its place. You can undo this for ten seconds."
					: "Programs that were started from it stay. You can undo this for ten seconds."
			}
			confirmLabel={changed ? "Delete your version" : "Delete playbook"}
			destructive
			onConfirm={() => remove({ id, version, name })}
		/>
	);
}
