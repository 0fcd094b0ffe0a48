import type { OpenRole } from "@throughline/domain/resource/open-role";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { ErrorState } from "@throughline/ui/error-state";
import { useId, useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { useDelete } from "../../../forms/use-delete.ts";
import { useAllowed } from "../../../session/user.ts";
import type { Member } from "../members.ts";
import { FillRoleDialog } from "./fill-role-dialog.tsx";
import { OpenRoleItem } from "./open-role-item.tsx";

/** More are shown on request. */
const few = 6;

type OpenRolesProps = { programId: string; programName: string; members: readonly Member[] };

/** The roles of a program that nobody fills yet; nothing where there is none. */
export function OpenRoles({ programId, programName, members }: OpenRolesProps) {
	const titleId = useId();
	const mayWrite = useAllowed("write");
	const [all, setAll] = useState(false);
	const [filling, setFilling] = useState<OpenRole | null>(null);
	const [removing, setRemoving] = useState<OpenRole | null>(null);
	const list = trpc.resource.openRole.list.useQuery({ programId });
	const workstreams = trpc.task.workstream.list.useQuery({ programId });
	const nameOf = new Map((workstreams.data ?? []).map(({ id, name }) => [id, name]));
	if (list.isError && !list.data) {
		return (
			<Card>
				<ErrorState compact message="Failed to load open roles." onRetry={() => void list.refetch()} />
			</Card>
		);
	}
	const roles = list.data ?? [];
	if (roles.length === 0) return null;
	const count = formatCount(roles.length);
	return (
		<Card as="section" aria-labelledby={titleId}>
			<CardHeader
				title="Open roles"
				titleId={titleId}
				description={
					roles.length === 1
						? `One role of ${programName} is not filled yet`
						: `${count} roles of ${programName} are not filled yet`
				}
			/>
			<CardBody>
				<ul className="divide-y divide-line-subtle">
					{roles.slice(0, all ? roles.length : few).map((role) => (
						<OpenRoleItem
							key={role.id}
							role={role}
							workstream={nameOf.get(role.workstreamId ?? "") ?? null}
							actions={mayWrite ? { fill: setFilling, remove: setRemoving } : null}
						/>
					))}
				</ul>
				{!all && roles.length > few && (
					<Button size="sm" className="mt-2" onClick={() => setAll(true)}>
						Show all {count} open roles
					</Button>
				)}
			</CardBody>
			{filling && <FillRoleDialog role={filling} members={members} onClose={() => setFilling(null)} />}
			{removing && <RemoveRoleDialog role={removing} onClose={() => setRemoving(null)} />}
		</Card>
	);
}

function RemoveRoleDialog({ role, onClose }: { role: OpenRole; onClose: () => void }) {
	const remove = useDelete<OpenRole>({
		noun: "open role",
		area: "resource",
		titleOf: ({ name }) => name,
		remove: trpcClient.resource.openRole.remove.mutate,
	});
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Remove “${role.name}”?`}
			description={
				role.tasks > 0
					? "Its tasks stay, without an owner. You can undo this for ten seconds."
					: "You can undo this for ten seconds."
			}
			confirmLabel="Remove role"
			destructive
			onConfirm={() => remove(role)}
		/>
	);
}
