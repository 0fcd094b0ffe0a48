import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";

/** Ends a token, after asking once: there is no way back. */
export function RevokeToken({ id, name }: { id: string; name: string }) {
	const [asking, setAsking] = useState(false);
	const revoke = trpc.account.tokens.revoke.useMutation({
		onSuccess: () => toast({ title: "The token is revoked" }),
	});
	return (
		<>
			<Button size="sm" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
				Revoke
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				destructive
				title={`Revoke “${name}”?`}
				description="Programs that use it lose access at once. A revoked token cannot be brought back."
				confirmLabel="Revoke token"
				onConfirm={async () => {
					await revoke.mutateAsync({ id }).catch((error: unknown) => {
						throw new Error(toApiError(error).sentence, { cause: error });
					});
				}}
			/>
		</>
	);
}
