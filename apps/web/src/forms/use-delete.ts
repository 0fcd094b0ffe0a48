import { useMutation } from "@tanstack/react-query";
import { isToastOpen, toast } from "@throughline/ui/toast";
import { toApiError } from "../api/api-error.ts";
import { trpc } from "../api/client.ts";
import { whenRefreshed } from "../api/live/own-writes.ts";
import type { EditableRow } from "./entity-values.ts";

const undoMs = 10_000;

export type Deletion<Entity extends EditableRow> = {
	/** In a person's words: `risk`, `funding source`. */
	noun: string;
	/** `risks` unless said. */
	plural?: string;
	titleOf: (entity: Entity) => string;
	remove: (target: EditableRow) => Promise<{ undoId: string }>;
	/** Called once it is gone. */
	onDeleted?: (entity: Entity) => void;
	/** Called when it has come back. */
	onRestored?: (entity: Entity) => void;
};

type Deleted = { title: string; undoId: string; onRestored: () => void };

/** What the toast on screen offers to undo. A further delete joins it: one toast would else take the other's Undo away. */
let offered: { toastId: number; noun: string; deleted: Deleted[] } | null = null;

/** Deletes an object and offers to undo it for ten seconds. Throws the server's refusal as a sentence. */
export function useDelete<Entity extends EditableRow>({
	noun,
	plural = `${noun}s`,
	titleOf,
	onDeleted,
	onRestored,
	remove: call,
}: Deletion<Entity>): (entity: Entity) => Promise<void> {
	const remove = useMutation({ mutationFn: call });
	const restore = trpc.trash.restore.useMutation();
	const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);

	function offerUndo(latest: Deleted): void {
		const joins = offered && offered.noun === noun && isToastOpen(offered.toastId);
		const deleted = [...(joins && offered ? offered.deleted : []), latest];
		const { id: toastId } = toast({
			title: deleted.length === 1 ? `${Noun} deleted` : `${deleted.length} ${plural} deleted`,
			description: titlesOf(deleted),
			duration: undoMs,
			action: { label: "Undo", onAction: () => void undo(deleted) },
		});
		offered = { toastId, noun, deleted };
	}

	async function undo(deleted: Deleted[]): Promise<void> {
		offered = null;
		const restored: Deleted[] = [];
		let refusal: unknown = null;
		for (const each of deleted) {
			try {
				await restore.mutateAsync({ undoId: each.undoId });
				restored.push(each);
			} catch (error) {
				refusal = error;
			}
		}
		await whenRefreshed();
		for (const each of restored) each.onRestored();
		if (refusal === null) {
			const title = restored.length === 1 ? `${Noun} restored` : `${restored.length} ${plural} restored`;
			toast({ title, description: titlesOf(restored) });
			return;
		}
		const lost = deleted.filter((each) => !restored.includes(each));
		toast({
			title: `Failed to restore ${lost.length === 1 ? noun : plural}`,
			description: `${titlesOf(lost)}: ${toApiError(refusal).sentence}`,
			variant: "destructive",
		});
	}

	return async (entity) => {
		try {
			const { undoId } = await remove.mutateAsync({ id: entity.id, version: entity.version });
			onDeleted?.(entity);
			offerUndo({ title: titleOf(entity), undoId, onRestored: () => onRestored?.(entity) });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		}
	};
}

function titlesOf(deleted: Deleted[]): string {
	return deleted.map(({ title }) => title).join(", ");
}
