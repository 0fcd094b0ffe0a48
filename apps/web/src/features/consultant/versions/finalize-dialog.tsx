import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";

/** Asks before a version is closed. */
export function FinalizeDialog({ version, onClose }: { version: StrategyVersion; onClose: () => void }) {
	const { sessionId, versionNumber } = version;
	const finalize = async () => {
		try {
			await trpcClient.consultant.version.finalize.mutate({ sessionId, versionNumber });
		} catch (error) {
			throw new Error(toApiError(error).sentence);
		}
		await whenRefreshed();
		toast({ title: `Version ${versionNumber} is finalized` });
	};
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Finalize version ${versionNumber}?`}
			description="Its choices and its plan can no longer be changed. To go on from it, make a new version."
			confirmLabel="Finalize"
			onConfirm={finalize}
		/>
	);
}
