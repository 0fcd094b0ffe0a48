import type { Program } from "@throughline/domain/program";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { trpc } from "../../api/client.ts";
import { goesAlong } from "./goes-along.ts";
import { useDeleteProgram } from "./use-delete-program.ts";

type DeleteProgramDialogProps = { program: Program; onClose: () => void };

/** Asks once, and says what goes with the program. */
export function DeleteProgramDialog({ program, onClose }: DeleteProgramDialogProps) {
	const deleteProgram = useDeleteProgram();
	const { data: summary } = trpc.dashboard.summary.useQuery({ programId: program.id });
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Delete “${program.name}”?`}
			description={`${goesAlong(summary)} You can undo this for ten seconds.`}
			confirmLabel="Delete program"
			destructive
			onConfirm={() => deleteProgram(program)}
		/>
	);
}
