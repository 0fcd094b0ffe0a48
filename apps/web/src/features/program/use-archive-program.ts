import type { Program } from "@throughline/domain/program";
import { toast } from "@throughline/ui/toast";
import { useCallback } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcUtils } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { putProgram } from "../../workspace/program/program-cache.ts";

/** Takes a program out of use, or back. Shown at once, and taken back when the server refuses. */
export function useArchiveProgram() {
	const { mutateAsync: update } = trpc.program.update.useMutation();

	const archive = useCallback(
		async (program: Program, archived: boolean): Promise<void> => {
			await trpcUtils.program.list.cancel();
			putProgram({ ...program, archivedAt: archived ? new Date().toISOString() : null });
			try {
				const after = await update({ id: program.id, version: program.version, archived });
				putProgram(after);
				toast({
					title: archived ? "Program archived" : "Program is back in use",
					description: program.name,
					action: { label: "Undo", onAction: () => void archive(after, !archived) },
				});
			} catch (error) {
				putProgram(program);
				toast({
					title: archived ? "Failed to archive program" : "Failed to unarchive program",
					description: toApiError(error).sentence,
					variant: "destructive",
				});
			}
			await whenRefreshed();
		},
		[update],
	);
	return archive;
}
