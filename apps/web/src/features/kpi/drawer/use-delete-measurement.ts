import type { KpiMeasurement } from "@throughline/domain/kpi";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";

/** The value that was deleted last, and how far its way back is. */
export type DeletedMeasurement = {
	measurementDate: string;
	undoId: string;
	state: "deleted" | "restored" | "failed";
};

/**
 * Deletes a value and offers to undo it where the value was: above an open drawer the keyboard does not get to a toast.
 * `remove` throws the server's refusal as a sentence.
 */
export function useDeleteMeasurement(kpiId: string) {
	const removal = trpc.kpi.measurement.remove.useMutation();
	const restoration = trpc.trash.restore.useMutation();
	const [deleted, setDeleted] = useState<DeletedMeasurement | null>(null);

	async function remove({ id, version, measurementDate }: KpiMeasurement): Promise<void> {
		try {
			const { undoId } = await removal.mutateAsync({ kpiId, id, version });
			setDeleted({ measurementDate, undoId, state: "deleted" });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		}
	}

	async function undo(): Promise<void> {
		if (!deleted) return;
		try {
			await restoration.mutateAsync({ undoId: deleted.undoId });
			setDeleted({ ...deleted, state: "restored" });
		} catch {
			setDeleted({ ...deleted, state: "failed" });
		}
	}

	return { remove, undo, deleted };
}
