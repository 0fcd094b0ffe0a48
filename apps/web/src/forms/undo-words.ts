import { trashDays } from "@throughline/domain/history/trashed-object";
import { useAllowed } from "../api/session/user.ts";

/** How long a deletion can be taken back, for whoever is asked whether they mean it; who may not write sees no trash. */
export function useUndoWords(): string {
	const seesTrash = useAllowed("write");
	return `You can undo this for ten seconds${seesTrash ? `, or from the trash for ${trashDays} days` : ""}.`;
}
