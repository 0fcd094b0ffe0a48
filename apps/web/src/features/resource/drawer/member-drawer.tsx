import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@throughline/ui/drawer";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Pencil, Trash2 } from "lucide-react";
import { useReturnFocus } from "../../../browser/use-return-focus.ts";
import { useAllowed } from "../../../session/user.ts";
import { MissingObject } from "../../../workspace/missing-object.tsx";
import { useKept } from "../../../workspace/use-kept.ts";
import { useTakenBack } from "../../../workspace/use-taken-back.ts";
import type { ChangeSearch } from "../../../workspace/view/use-view-search.ts";
import { WhyThread, whyTitle } from "../../../workspace/why-thread.tsx";
import { LoadBadge } from "../load-badge.tsx";
import type { Member } from "../members.ts";
import type { ResourcesSearch } from "../resources-search.ts";
import { resourcesView } from "../view.ts";
import { MemberAssignments } from "./member-assignments.tsx";
import { MemberDetails } from "./member-details.tsx";
import { MemberTasks } from "./member-tasks.tsx";

type MemberDrawerProps = {
	members: readonly Member[];
	programName: string | null;
	search: ResourcesSearch;
	onSearch: ChangeSearch<typeof resourcesView>;
	onDelete: (member: Member) => void;
	onClose: () => void;
};

/** The member that the address asks for. */
export function MemberDrawer({ members, search, onClose, ...rest }: MemberDrawerProps) {
	const member = members.find(({ id }) => id === search.item);
	const kept = useKept(members, search.item);
	useTakenBack(kept !== null && !member, onClose);
	if (!kept) {
		return search.item === undefined ? null : (
			<MissingObject noun="team member" ofProgram={false} onClose={onClose} />
		);
	}
	if (!member) return null;
	return <MemberSheet key={kept.id} member={kept} search={search} onClose={onClose} {...rest} />;
}

type MemberSheetProps = Omit<MemberDrawerProps, "members"> & { member: Member };

function MemberSheet({ member, programName, search, onSearch, onDelete, onClose }: MemberSheetProps) {
	const mayWrite = useAllowed("write");
	const returnFocus = useReturnFocus();
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent
				width="lg"
				title={member.name}
				description={[member.role, member.department].filter(Boolean).join(" · ")}
				onCloseAutoFocus={returnFocus}
			>
				<DrawerBody>
					<div className="flex flex-wrap items-center gap-2">
						<LoadBadge band={member.band} />
						<span className="tabular text-table text-ink-muted">
							{member.load}% load · owns {member.active} active and {member.completed} completed
						</span>
						{programName && member.active > 0 && (
							<Badge size="sm" variant="outline" icon={null}>
								{member.activeInProgram} of {member.active} in {programName}
							</Badge>
						)}
					</div>
					<Tabs
						value={search.part}
						onValueChange={(part) => onSearch({ part: resourcesView.search.part(part) })}
						className="mt-4"
					>
						<TabsList aria-label={`About ${member.name}`}>
							<TabsTrigger value="tasks">Tasks</TabsTrigger>
							<TabsTrigger value="assignments">Assignments</TabsTrigger>
							<TabsTrigger value="details">Details</TabsTrigger>
							<TabsTrigger value="why">{whyTitle}</TabsTrigger>
						</TabsList>
						<TabsContent value="tasks">
							<MemberTasks memberId={member.id} />
						</TabsContent>
						<TabsContent value="assignments">
							<MemberAssignments member={member} form={search.form} onForm={(form) => onSearch({ form })} />
						</TabsContent>
						<TabsContent value="why">
							<WhyThread objectType="team member" objectId={member.id} />
						</TabsContent>
						<TabsContent value="details">
							<MemberDetails member={member} />
						</TabsContent>
					</Tabs>
				</DrawerBody>
				{mayWrite && (
					<DrawerFooter>
						<Button
							variant="ghost"
							icon={<Trash2 size={16} aria-hidden="true" />}
							onClick={() => onDelete(member)}
							className="mr-auto"
						>
							Delete
						</Button>
						<Button
							icon={<Pencil size={16} aria-hidden="true" />}
							onClick={() => onSearch({ form: member.id })}
						>
							Edit
						</Button>
					</DrawerFooter>
				)}
			</DrawerContent>
		</Drawer>
	);
}
