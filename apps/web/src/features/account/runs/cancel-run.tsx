import { type LedgerEntry, runKindWords } from "@throughline/domain/run/ledger";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";

/** Stops a run. What it has found is kept: starting it again goes on from there. */
export function CancelRun({ run }: { run: LedgerEntry }) {
	const cancel = trpc.run.cancel.useMutation({
		onSuccess: ({ status }) =>
			toast({ title: status === "cancelled" ? "The run is cancelled" : "The run was over already" }),
		onError: (error) => toast({ title: toApiError(error).sentence, variant: "destructive" }),
	});
	return (
		<Button
			size="sm"
			aria-label={`Cancel ${runKindWords[run.kind]}`}
			loading={cancel.isPending}
			onClick={() => cancel.mutate({ id: run.id })}
		>
			Cancel
		</Button>
	);
}
