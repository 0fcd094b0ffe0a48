import type { Program } from "@throughline/domain/program";
import type { Resource } from "@throughline/domain/resource";
import { AddButton } from "@throughline/ui/add-button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { TabSet } from "@throughline/ui/tabs";
import { Users } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { trpcClient } from "../../api/client.ts";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { OpenForm } from "../../workspace/object/open-form.tsx";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { DepartmentsTab } from "./departments-tab.tsx";
import { MemberDrawer } from "./drawer/member-drawer.tsx";
import { MemberDialog } from "./form/member-dialog.tsx";
import type { Member } from "./members.ts";
import { OpenRoles } from "./open-roles/open-roles.tsx";
import type { ProgramRoles } from "./open-roles/use-open-roles.ts";
import { ResourceCards } from "./resource-cards.tsx";
import { resourcesSearch, roleFormSearch } from "./resources-search.ts";
import { QuickMember } from "./team/quick-member.tsx";
import { TeamTab } from "./team/team-tab.tsx";
import { UtilizationTab } from "./utilization/utilization-tab.tsx";
import { WeekDrawer } from "./utilization/week-drawer.tsx";
import { resourcesView } from "./view.ts";

const LevelDialog = lazyPart(() => import("../../workspace/levelling/level-dialog.tsx"), "LevelDialog");

type ResourcesBoardProps = {
	members: readonly Member[];
	/** The selected one; null while there is none. */
	program: Program | null;
	/** Those of the program. */
	openRoles: ProgramRoles;
};

/** The team in figures, as cards, by department, and week by week. */
export function ResourcesBoard({ members, program, openRoles }: ResourcesBoardProps) {
	const asRole = useAsRole();
	const programName = program?.name ?? null;
	const mayWrite = useAllowed("write");
	const { search: address, change } = useViewSearch(resourcesView);
	const search = useMemo(() => resourcesSearch(address), [address]);
	const [deleting, setDeleting] = useState<Member | null>(null);
	const closeForm = (options?: { replace: boolean }) => change({ form: undefined }, options);
	const closeItem = () => change({ item: undefined, part: undefined });
	const clearFilters = () => change({ q: undefined, department: undefined, status: undefined });
	const add = mayWrite && (
		<AddButton variant="primary" onClick={() => change({ form: "new" })}>
			Add Resource
		</AddButton>
	);
	return (
		<div className="@container space-y-4">
			<div data-print="hide" className="flex min-h-8 flex-wrap items-center justify-between gap-2">
				<p className="text-pretty text-table text-ink-muted">
					Task load includes work from all programs.
					{!mayWrite && ` ${asRole} can read; Editors and Admins change the team.`}
				</p>
				{add}
			</div>
			<ResourceCards members={members} />
			{program && (
				<OpenRoles
					key={program.id}
					loaded={openRoles}
					{...{ program, members }}
					form={search.roleForm}
					onForm={(form) => change(roleFormSearch(form))}
				/>
			)}
			{members.length === 0 ? (
				<>
					<Card>
						<EmptyState
							icon={<Users size={20} />}
							message="No team members yet. They own tasks, risks, KPIs and benefits in every program."
							action={add}
						/>
					</Card>
					{mayWrite && <QuickMember search={search} onClearFilters={clearFilters} />}
				</>
			) : (
				<TabSet
					label="Resources"
					value={search.tab}
					onValueChange={(tab) => change({ tab: resourcesView.search.tab(tab) })}
					tabs={[
						{
							value: "team",
							label: "Team View",
							count: members.length,
							content: <TeamTab {...{ members, programName, search }} onSearch={change} />,
						},
						{
							value: "departments",
							label: "Departments",
							content: (
								<DepartmentsTab
									members={members}
									onOpen={(department) =>
										change(
											{ tab: undefined, department, status: undefined, q: undefined },
											{ replace: false },
										)
									}
								/>
							),
						},
						{
							value: "utilization",
							label: "Utilization",
							content: <UtilizationTab members={members} onSearch={change} />,
						},
					]}
				/>
			)}
			<OpenObject items={members} id={search.item} noun="team member" ofProgram={false} onClose={closeItem}>
				{(member) => (
					<MemberDrawer
						{...{ member, programName, search }}
						onSearch={change}
						onDelete={() => setDeleting(member)}
						onClose={closeItem}
					/>
				)}
			</OpenObject>
			<WeekDrawer
				members={members}
				cell={search.cell}
				onClose={() => change({ cell: undefined }, { replace: false })}
			/>
			<OpenForm items={members} form={search.form} elsewhere={search.item !== undefined} onClose={closeForm}>
				{(member) => <MemberDialog member={member} team={members} onClose={closeForm} />}
			</OpenForm>
			{search.levelling && mayWrite && (
				<Suspense fallback={null}>
					<LevelDialog onClose={() => closeForm()} />
				</Suspense>
			)}
			{deleting && (
				<DeleteMemberDialog member={deleting} onDeleted={closeItem} onClose={() => setDeleting(null)} />
			)}
		</div>
	);
}

type DeleteMemberDialogProps = { member: Resource; onDeleted: () => void; onClose: () => void };

function DeleteMemberDialog({ member, onDeleted, onClose }: DeleteMemberDialogProps) {
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
