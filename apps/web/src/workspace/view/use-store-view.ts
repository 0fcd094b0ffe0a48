import type { SavedView } from "@throughline/domain/task/saved-view";
import { toast } from "@throughline/ui/toast";
import { trpc, trpcClient } from "../../api/client.ts";
import { attempt } from "../undo/attempt.ts";
import type { ViewId } from "./views.ts";

type Kept = Pick<SavedView, "name" | "search">;

/** Keeps, renames and deletes a person's ways to look at a view. Each answers whether it worked, and says so. */
export function useStoreView(view: ViewId) {
	const { list } = trpc.useUtils().task.savedView;
	// Views are nobody else's business: no live update names them.
	const refresh = () => list.invalidate({ view });
	const put = async ({ name, search }: Kept) => {
		await trpcClient.task.savedView.save.mutate({ view, name, search });
		await refresh();
	};
	/** As it was before. */
	const putBack = (kept: Kept) => void attempt("Failed to save view", () => put(kept));
	return {
		/** One of the same name is replaced. */
		save: (kept: Kept): Promise<boolean> =>
			attempt("Failed to save view", async () => {
				const replaced = list.getData({ view })?.find(({ name }) => name === kept.name);
				await put(kept);
				toast({
					title: replaced ? "View replaced" : "View saved",
					description: kept.name,
					action: replaced && { label: "Undo", onAction: () => putBack(replaced) },
				});
			}),
		rename: ({ id, search }: SavedView, name: string): Promise<boolean> =>
			attempt("Failed to rename view", async () => {
				await trpcClient.task.savedView.save.mutate({ view, name, search });
				await trpcClient.task.savedView.remove.mutate({ id });
				await refresh();
				toast({ title: "View renamed", description: name });
			}),
		remove: (saved: SavedView): Promise<boolean> =>
			attempt("Failed to delete view", async () => {
				await trpcClient.task.savedView.remove.mutate({ id: saved.id });
				await refresh();
				toast({
					title: "View deleted",
					description: saved.name,
					action: { label: "Undo", onAction: () => putBack(saved) },
				});
			}),
	};
}
