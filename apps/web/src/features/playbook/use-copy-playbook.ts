import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { playbooksView } from "./view.ts";

/** Makes an own copy of a playbook and opens it to be edited. */
export function useCopyPlaybook() {
	const { change } = useViewSearch(playbooksView);
	const copy = trpc.playbook.copy.useMutation();

	async function run(id: string): Promise<void> {
		try {
			const { playbook } = await copy.mutateAsync({ id });
			await whenRefreshed();
			toast({ title: "Playbook copied" });
			change({ playbook: playbook.id, form: "edit", display: undefined });
		} catch (error) {
			toast({
				title: "Failed to copy playbook",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
		}
	}

	return { run, isPending: copy.isPending };
}
