import type { Resource } from "@throughline/domain/resource";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { trpcClient } from "../../api/client.ts";
import { useDelete } from "../../forms/use-delete.ts";

/** Asks once before a member leaves the team. */
export function DeleteMemberDialog({ member, onClose }: { member: Resource; onClose: () => void }) {
	const remove = useDelete<Resource>({
		noun: "team member",
		titleOf: ({ name }) => name,
		remove: trpcClient.resource.remove.mutate,
	});
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Delete “${member.name}”?`}
			description="What they own stays, without an owner; their assignments go. You can undo this for ten seconds."
			confirmLabel="Delete team member"
			destructive
			onConfirm={() => remove(member)}
		/>
	);
}
