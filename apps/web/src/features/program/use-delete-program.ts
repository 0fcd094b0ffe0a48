import type { Program } from "@throughline/domain/program";
import { trpcClient } from "../../api/client.ts";
import { useDelete } from "../../forms/use-delete.ts";
import { useSelectedProgram } from "../../workspace/selected-program.ts";
import { dropProgram } from "./program-cache.ts";

/** Deletes a program and offers to undo it; one that was selected is selected again when it comes back. */
export function useDeleteProgram(): (program: Program) => Promise<void> {
	const { program: selected, select } = useSelectedProgram();
	return useDelete<Program>({
		noun: "program",
		titleOf: ({ name }) => name,
		remove: trpcClient.program.remove.mutate,
		onDeleted({ id }) {
			const wasSelected = selected?.id === id;
			dropProgram(id);
			return () => wasSelected && select(id);
		},
	});
}
