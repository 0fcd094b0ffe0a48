import { trpcClient } from "../../api/client.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import type { StoredPlaybook } from "./stored-playbook.ts";
import { playbooksView } from "./view.ts";

type DeletePlaybookDialogProps = { stored: StoredPlaybook; name: string; onClose: () => void };

/** Deleting the organisation's version of a shipped playbook brings that one back. */
export function DeletePlaybookDialog({ stored, name, onClose }: DeletePlaybookDialogProps) {
	const { change } = useViewSearch(playbooksView);
	const { changed, version } = stored;
	const { id } = stored.playbook;
	if (version === null) return null;
	const words = changed
		? {
				question: `Delete your version of “${name}”?`,
				consequence: "The shipped playbook comes back in its place.",
				verb: "Delete your version",
			}
		: {
				consequence: "Programs that were started from it stay.",
				onDeleted: () => change({ playbook: undefined, display: undefined }),
				onRestored: () => change({ playbook: id }),
			};
	return (
		<DeleteDialog
			entity={{ id, version, name }}
			noun="playbook"
			titleOf={(deleted) => deleted.name}
			remove={(target) => trpcClient.playbook.delete.mutate(target)}
			{...words}
			onClose={onClose}
		/>
	);
}
