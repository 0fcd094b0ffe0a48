import type { SavedView } from "@throughline/domain/task/saved-view";
import { toast } from "@throughline/ui/toast";
import { trpc, trpcClient } from "../../api/client.ts";
import { attempt } from "../undo/attempt.ts";
import type { ViewId } from "./views.ts";

type Kept = Pick<SavedView, "name" | "search" | "shared">;

/** Keeps, renames and deletes a person's ways to look at a view. Each answers whether it worked, and says so. */
export function useStoreView(view: ViewId) {
	const { list } = trpc.useUtils().task.savedView;
	// No live update names them: those that others share are read when the list opens.
	const refresh = () => list.invalidate({ view });
	const put = async ({ name, search, shared }: Kept) => {
		await trpcClient.task.savedView.save.mutate({ view, name, search, ...(shared && { shared }) });
		await refresh();
	};
	/** As it was before. */
	const putBack = (kept: Kept) => void attempt("Failed to save view", () => put(kept));
	return {
		/** One of the same name is replaced, and stays shared where it was. */
		save: (kept: Omit<Kept, "shared">): Promise<boolean> =>
			attempt("Failed to save view", async () => {
				const replaced = list
					.getData({ view })
					?.find(({ name, sharedBy }) => sharedBy === null && name === kept.name);
				await put({ ...kept, shared: replaced?.shared ?? false });
				toast({
					title: replaced ? "View replaced" : "View saved",
					description: kept.name,
					action: replaced && { label: "Undo", onAction: () => putBack(replaced) },
				});
			}),
		/** Lets everybody use it, or no longer. */
		share: (saved: SavedView, shared: boolean): Promise<boolean> =>
			attempt(shared ? "Failed to share view" : "Failed to stop sharing view", async () => {
				await put({ ...saved, shared });
				toast({
					title: shared ? "View shared" : "View no longer shared",
					description: saved.name,
					action: { label: "Undo", onAction: () => putBack(saved) },
				});
			}),
		rename: ({ id, search, shared }: SavedView, name: string): Promise<boolean> =>
			attempt("Failed to rename view", async () => {
				await put({ name, search, shared });
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
