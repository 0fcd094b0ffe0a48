import type { ReviewStatus, StageGateReview } from "@throughline/domain/stage-gate";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";

/** Moves a review one step that needs no words: into review, or back into it. */
export function useMoveReview() {
	const { mutateAsync: update, isPending } = trpc.stageGate.review.update.useMutation();

	async function move(
		{ id, version }: StageGateReview,
		status: ReviewStatus,
		success: string,
	): Promise<void> {
		try {
			await update({ id, version, status });
			toast({ title: success });
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: "Failed to update stage gate review", description: sentence, variant: "destructive" });
		} finally {
			await whenRefreshed();
		}
	}
	return { move, isMoving: isPending };
}
