import { displayName, type EndedAccess, type PersonEntry } from "@throughline/domain/account";
import { Checkbox } from "@throughline/ui/checkbox";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";

type EndSessionsDialogProps = {
	person: PersonEntry;
	open: boolean;
	onOpenChange: (open: boolean) => void;
};

/** Signs somebody else out everywhere, after asking once; their access tokens too, if wanted. */
export function EndSessionsDialog({ person, open, onOpenChange }: EndSessionsDialogProps) {
	const [accessTokens, setAccessTokens] = useState(false);
	const name = displayName(person);
	const end = trpc.account.people.endSessions.useMutation({
		onSuccess: (ended) => toast({ title: sentenceOf(name, ended) }),
	});
	const openOrClose = (next: boolean) => {
		if (!next) setAccessTokens(false);
		onOpenChange(next);
	};
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={openOrClose}
			destructive
			title={`End all sessions of ${name}?`}
			description="They are signed out in every browser at once and can sign in again."
			confirmLabel="End sessions"
			onConfirm={() =>
				end.mutateAsync({ id: person.id, accessTokens }).catch((error: unknown) => {
					throw new Error(toApiError(error).sentence, { cause: error });
				})
			}
		>
			<Checkbox
				checked={accessTokens}
				onCheckedChange={setAccessTokens}
				label="Revoke access tokens too"
				description="Programs that use them lose access at once. A revoked token cannot be brought back."
			/>
		</ConfirmDialog>
	);
}

function sentenceOf(name: string, { sessions, accessTokens }: EndedAccess): string {
	const parts = [
		sessions > 0 && (sessions === 1 ? "1 session ended" : `${sessions} sessions ended`),
		accessTokens > 0 &&
			(accessTokens === 1 ? "1 access token revoked" : `${accessTokens} access tokens revoked`),
	].filter((part) => part !== false);
	return parts.length === 0 ? `${name} was not signed in` : `${name}: ${parts.join(", ")}`;
}
