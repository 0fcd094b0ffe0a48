import type { Program } from "@throughline/domain/program";
import { trpc, trpcClient } from "../../api/client.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { goesAlong } from "./goes-along.ts";
import { dropProgram } from "./program-cache.ts";

type DeleteProgramDialogProps = { program: Program; onClose: () => void };

/** Says what goes with the program; one that was selected is selected again when it comes back. */
export function DeleteProgramDialog({ program, onClose }: DeleteProgramDialogProps) {
	const { program: selected, select } = useSelectedProgram();
	const { data: summary } = trpc.dashboard.summary.useQuery({ programId: program.id });
	return (
		<DeleteDialog
			entity={program}
			noun="program"
			titleOf={({ name }) => name}
			consequence={goesAlong(summary)}
			remove={trpcClient.program.remove.mutate}
			onDeleted={({ id }) => dropProgram(id)}
			onRestored={({ id }) => selected?.id === id && select(id)}
			onClose={onClose}
		/>
	);
}
