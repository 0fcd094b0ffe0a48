import { useNavigate } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";

type BranchDialogProps = {
	version: Pick<StrategyVersion, "sessionId" | "versionNumber">;
	onClose: () => void;
};

/** Asks before a new version is made from another; ends at the new one's decisions. */
export function BranchDialog({ version: { sessionId, versionNumber }, onClose }: BranchDialogProps) {
	const navigate = useNavigate();
	const branch = async () => {
		const made = await trpcClient.consultant.version.branch
			.mutate({ sessionId, versionNumber })
			.catch((error: unknown) => {
				throw new Error(toApiError(error).sentence);
			});
		await whenRefreshed();
		toast({
			title: `Version ${made.versionNumber} is made`,
			description: "Change what you want to decide anew.",
		});
		await navigate({
			to: "/strategic-consultant/decisions/$sessionId/$versionNumber",
			params: { sessionId, versionNumber: String(made.versionNumber) },
		});
	};
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Make a new version from version ${versionNumber}?`}
			description={`The new version begins with the analysis, the decisions and the choices of version ${versionNumber}, which stays as it is.`}
			confirmLabel="Make new version"
			onConfirm={branch}
		/>
	);
}
