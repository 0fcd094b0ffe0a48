import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useUndoWords } from "../../forms/undo-words.ts";

type TailoringProps = { gateId: string; programId: string; tailored: boolean };

/** Gives the program criteria of its own at a gate, or those of every program again. */
export function Tailoring({ gateId, programId, tailored }: TailoringProps) {
	const tailor = trpc.stageGate.criterion.tailor.useMutation();
	const untailor = trpc.stageGate.criterion.untailor.useMutation();
	const restore = trpc.trash.restore.useMutation();
	const [asking, setAsking] = useState(false);
	const at = { stageGateId: gateId, programId };
	const undoWords = useUndoWords();

	async function takeOver(): Promise<void> {
		try {
			await tailor.mutateAsync(at);
			toast({
				title: "The program has its own criteria now",
				description: "They start as copies. Change them freely.",
			});
		} catch (error) {
			failed("Failed to add gate criteria", error);
		} finally {
			await whenRefreshed();
		}
	}

	async function giveUp(): Promise<void> {
		try {
			const { undoIds } = await untailor.mutateAsync(at);
			toast({
				title: "The criteria of every program hold again",
				action: { label: "Undo", onAction: () => void undo(undoIds) },
			});
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		} finally {
			await whenRefreshed();
		}
	}

	async function undo(undoIds: string[]): Promise<void> {
		try {
			for (const undoId of undoIds) await restore.mutateAsync({ undoId });
			toast({ title: "The program's own criteria are back" });
		} catch (error) {
			failed("Failed to restore gate criteria", error);
		} finally {
			await whenRefreshed();
		}
	}

	if (!tailored) {
		return (
			<Button size="sm" loading={tailor.isPending} onClick={() => void takeOver()}>
				Tailor to this program
			</Button>
		);
	}
	return (
		<>
			<Button size="sm" onClick={() => setAsking(true)}>
				Use the shared criteria
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Use the criteria of every program again?"
				description={`The program's own criteria at this gate are deleted. Evidence packs keep them. ${undoWords}`}
				confirmLabel="Use the shared criteria"
				destructive
				onConfirm={giveUp}
			/>
		</>
	);
}

function failed(title: string, error: unknown): void {
	toast({ title, description: toApiError(error).sentence, variant: "destructive" });
}
