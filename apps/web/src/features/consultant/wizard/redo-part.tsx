import { useNavigate } from "@tanstack/react-router";
import { isUnderWay } from "@throughline/domain/consultant/step";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { RotateCw } from "lucide-react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import type { PartWords } from "./resting-parts.ts";
import { StartOver } from "./start-over.tsx";

type RedoPartProps = {
	part: PartWords;
	sessionId: string;
	versionNumber?: number | undefined;
	/** The one to begin with. */
	isFirst: boolean;
};

/** Redoes something that is older than the case; the tree after a question, and on its own screen. */
export function RedoPart({ part: { step, label }, sessionId, versionNumber, isFirst }: RedoPartProps) {
	const navigate = useNavigate();
	const enter = trpc.consultant.step.enter.useMutation();
	const { data: progress } = trpc.consultant.step.progress.useQuery({ sessionId });
	const isBusy = (progress?.steps ?? []).some(
		(entered) => entered.step === step && entered.run !== null && isUnderWay(entered.run),
	);
	const start = async () => {
		try {
			await enter.mutateAsync({ sessionId, step, versionNumber, again: true });
			await whenRefreshed();
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: `${label}: failed`, description: sentence, variant: "destructive" });
			return;
		}
		if (step === "whys")
			void navigate({
				to: "/strategic-consultant/whys-tree/$sessionId",
				params: { sessionId },
				search: {},
			});
	};
	if (step === "whys")
		return <StartOver sessionId={sessionId} variant={isFirst ? "primary" : "secondary"} onConfirm={start} />;
	return (
		<Button
			size="sm"
			variant={isFirst ? "primary" : "secondary"}
			icon={<RotateCw size={14} aria-hidden="true" />}
			loading={enter.isPending || isBusy}
			onClick={() => void start()}
		>
			{label}
		</Button>
	);
}
