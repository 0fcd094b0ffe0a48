import { objectNoun } from "@throughline/domain/history/object-noun";
import type { TrashedObject } from "@throughline/domain/history/trashed-object";
import { toast } from "@throughline/ui/toast";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { formatCount } from "../../../format/count.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";

/** Brings deleted objects back, all or none, and says so; answers whether it worked. */
export function restore(items: readonly TrashedObject[]): Promise<boolean> {
	const [only, another] = items;
	const noun = only && !another ? objectNoun(only.objectType) : `${formatCount(items.length)} objects`;
	return attempt(`Failed to restore ${noun}`, async () => {
		await trpcClient.trash.restoreMany.mutate({ undoIds: items.map(({ id }) => id) });
		await whenRefreshed();
		toast({ title: "Restored", description: another ? noun : only?.title });
	});
}

/** Whose deletions the person may make last: their own, and an Admin anybody's. */
export function useMayDiscard(): (item: TrashedObject) => boolean {
	const administers = useAllowed("administer");
	return ({ mine }) => mine || administers;
}
