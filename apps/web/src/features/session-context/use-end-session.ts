import type { SessionContext } from "@throughline/domain/session-context";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";

/** Ends a session, and offers to begin it again. */
export function useEndSession({ id, goal, successCriteria, currentPhase }: SessionContext) {
	const deactivate = trpc.sessionContext.deactivate.useMutation();
	const create = trpc.sessionContext.create.useMutation();

	async function end(): Promise<void> {
		try {
			await deactivate.mutateAsync({ id });
			toast({
				title: "Session ended",
				description: goal,
				action: { label: "Undo", onAction: () => void beginAgain() },
			});
		} catch (error) {
			failed("Failed to end session", error);
		} finally {
			await whenRefreshed();
		}
	}

	async function beginAgain(): Promise<void> {
		try {
			await create.mutateAsync({ goal, successCriteria, currentPhase });
		} catch (error) {
			failed("Failed to begin the session again", error);
		} finally {
			await whenRefreshed();
		}
	}

	return { end, isEnding: deactivate.isPending };
}

function failed(title: string, error: unknown): void {
	toast({ title, description: toApiError(error).sentence, variant: "destructive" });
}
