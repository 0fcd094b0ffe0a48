import type { Program } from "@throughline/domain/program";
import type { OpenRole } from "@throughline/domain/resource/open-role";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { useId, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { formatCount } from "../../../format/count.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useKept } from "../../../workspace/object/use-kept.ts";
import { useTakenBack } from "../../../workspace/use-taken-back.ts";
import type { Member } from "../members.ts";
import { FillRoleDialog } from "./fill-role-dialog.tsx";
import { OpenRoleDialog } from "./open-role-dialog.tsx";
import { OpenRoleItem } from "./open-role-item.tsx";
import type { ProgramRoles } from "./use-open-roles.ts";

/** More are shown on request. */
const few = 6;

type OpenRolesProps = {
	program: Program;
	loaded: ProgramRoles;
	members: readonly Member[];
	/** The form that is open: `new`, or a role's id. */
	form: string | undefined;
	onForm: (form: string | undefined) => void;
};

/** The roles of a program that nobody fills yet. */
export function OpenRoles({ program, loaded, members, form, onForm }: OpenRolesProps) {
	const titleId = useId();
	const mayWrite = useAllowed("write");
	const [all, setAll] = useState(false);
	const [filling, setFilling] = useState<OpenRole | null>(null);
	const [deleting, setDeleting] = useState<OpenRole | null>(null);
	const { roles, workstreams } = loaded;
	const edited = useKept(roles ?? [], form);
	const isOpen = mayWrite && roles !== null && (form === "new" || edited !== null);
	useTakenBack(form !== undefined && !isOpen, () => onForm(undefined));
	if (roles === null) {
		return <ViewFailure compact message="Failed to load open roles. Please try again." query={loaded} />;
	}
	const nameOf = new Map(workstreams.map(({ id, name }) => [id, name]));
	const count = formatCount(roles.length);
	return (
		<Card as="section" aria-labelledby={titleId}>
			<CardHeader
				title="Open roles"
				titleId={titleId}
				description={toSentence(roles.length, program.name)}
				actions={
					mayWrite && (
						<AddButton data-print="hide" size="sm" onClick={() => onForm("new")}>
							Add open role
						</AddButton>
					)
				}
				className={roles.length === 0 ? "pb-3.5" : undefined}
			/>
			{roles.length > 0 && (
				<CardBody>
					<ul className="divide-y divide-line-subtle">
						{roles.slice(0, all ? roles.length : few).map((role) => (
							<OpenRoleItem
								key={role.id}
								role={role}
								workstream={nameOf.get(role.workstreamId ?? "") ?? null}
								actions={
									mayWrite ? { fill: setFilling, edit: ({ id }) => onForm(id), remove: setDeleting } : null
								}
							/>
						))}
					</ul>
					{!all && roles.length > few && (
						<Button size="sm" className="mt-2" onClick={() => setAll(true)}>
							Show all {count} open roles
						</Button>
					)}
				</CardBody>
			)}
			{isOpen && (
				<OpenRoleDialog
					key={form}
					programId={program.id}
					role={edited}
					workstreams={workstreams}
					onClose={() => onForm(undefined)}
				/>
			)}
			{filling && <FillRoleDialog role={filling} members={members} onClose={() => setFilling(null)} />}
			{deleting && (
				<DeleteDialog
					entity={deleting}
					noun="open role"
					titleOf={({ name }) => name}
					consequence={deleting.tasks > 0 ? "Its tasks stay, without an owner." : undefined}
					remove={trpcClient.resource.openRole.remove.mutate}
					onClose={() => setDeleting(null)}
				/>
			)}
		</Card>
	);
}

function toSentence(roles: number, programName: string): string {
	if (roles === 0) return `${programName} has no open roles`;
	if (roles === 1) return `One role of ${programName} is not filled yet`;
	return `${formatCount(roles)} roles of ${programName} are not filled yet`;
}
