import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Program } from "@throughline/domain/program";
import { isToastOpen, toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { useSelectedProgram } from "../../workspace/selected-program.ts";
import { dropProgram, refreshPrograms } from "./program-cache.ts";

const undoMs = 10_000;

/** A program that can still be brought back. */
type Deleted = { program: Program; undoId: string; wasSelected: boolean };

/** What the toast on screen offers to undo. A further delete joins it: one toast would else take the other's Undo away. */
let offered: { toastId: number; deleted: Deleted[] } | null = null;

/** Deletes a program and offers to undo it. Throws the server's refusal as a sentence. */
export function useDeleteProgram() {
	const client = useQueryClient();
	const remove = useMutation(trpc.program.remove.mutationOptions());
	const restore = useMutation(trpc.trash.restore.mutationOptions());
	const { program: selected, select } = useSelectedProgram();

	function offerUndo(latest: Deleted): void {
		const earlier = offered && isToastOpen(offered.toastId) ? offered.deleted : [];
		const deleted = [...earlier, latest];
		const { id: toastId } = toast({
			title: deleted.length === 1 ? "Program deleted" : `${deleted.length} programs deleted`,
			description: namesOf(deleted),
			duration: undoMs,
			action: { label: "Undo", onAction: () => void undo(deleted) },
		});
		offered = { toastId, deleted };
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
		await refreshPrograms(client);
		const selectAgain = restored.find(({ wasSelected }) => wasSelected);
		if (selectAgain) select(selectAgain.program.id);
		if (refusal === null) {
			const title = restored.length === 1 ? "Program restored" : `${restored.length} programs restored`;
			toast({ title, description: namesOf(restored) });
			return;
		}
		const lost = deleted.filter((each) => !restored.includes(each));
		toast({
			title: lost.length === 1 ? "Failed to restore program" : "Failed to restore programs",
			description: `${namesOf(lost)}: ${toApiError(refusal).sentence}`,
			variant: "destructive",
		});
	}

	return async function deleteProgram(program: Program): Promise<void> {
		const wasSelected = selected?.id === program.id;
		try {
			const { undoId } = await remove.mutateAsync({ id: program.id, version: program.version });
			dropProgram(client, program.id);
			offerUndo({ program, undoId, wasSelected });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		} finally {
			// Also after a refusal: the next attempt names the version that the person sees then.
			void refreshPrograms(client);
		}
	};
}

function namesOf(deleted: Deleted[]): string {
	return deleted.map(({ program }) => program.name).join(", ");
}
