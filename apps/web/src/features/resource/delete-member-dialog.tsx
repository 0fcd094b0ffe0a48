import type { Resource } from "@throughline/domain/resource";
import { trpcClient } from "../../api/client.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";

type DeleteMemberDialogProps = { member: Resource; onDeleted: () => void; onClose: () => void };

export function DeleteMemberDialog({ member, onDeleted, onClose }: DeleteMemberDialogProps) {
	return (
		<DeleteDialog
			entity={member}
			noun="team member"
			titleOf={({ name }) => name}
			consequence="What they own stays, without an owner; their assignments go."
			remove={trpcClient.resource.remove.mutate}
			onDeleted={onDeleted}
			onClose={onClose}
		/>
	);
}
