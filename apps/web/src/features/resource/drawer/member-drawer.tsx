import { Badge } from "@throughline/ui/badge";
import { trpcClient } from "../../../api/client.ts";
import { MemberAbsences } from "../../../workspace/absence/member-absences.tsx";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import type { ChangeSearch } from "../../../workspace/view/use-view-search.ts";
import { LoadBadge } from "../load-badge.tsx";
import type { Member } from "../members.ts";
import type { ResourcesSearch } from "../resources-search.ts";
import { resourcesView } from "../view.ts";
import { MemberAssignments } from "./member-assignments.tsx";
import { MemberDetails } from "./member-details.tsx";
import { MemberTasks } from "./member-tasks.tsx";

type MemberDrawerProps = {
	member: Member;
	programName: string | null;
	search: ResourcesSearch;
	onSearch: ChangeSearch<typeof resourcesView>;
	onDelete: () => void;
	onClose: () => void;
};

/** One member: what they work on, when they are away, how to reach them. */
export function MemberDrawer({
	member,
	programName,
	search,
	onSearch,
	onDelete,
	onClose,
}: MemberDrawerProps) {
	return (
		<EditedInPlace object={member} title={member.name} update={trpcClient.resource.update.mutate}>
			<ObjectDrawer
				title={<TextInPlace isTitle field="name" label="Name" value={member.name} maxLength={200} />}
				description={[member.role, member.department].filter(Boolean).join(" · ")}
				summary={
					<div className="mb-4 flex flex-wrap items-center gap-2">
						<LoadBadge band={member.band} />
						<span className="tabular text-table text-ink-muted">
							{member.load}% task load · owns {member.active} active and {member.completed} completed
						</span>
						{programName && member.active > 0 && (
							<Badge size="sm" variant="outline" icon={null}>
								{member.activeInProgram} of {member.active} in {programName}
							</Badge>
						)}
					</div>
				}
				label={`About ${member.name}`}
				tabs={[
					{ value: "tasks", label: "Tasks", content: <MemberTasks memberId={member.id} /> },
					{
						value: "assignments",
						label: "Assignments",
						content: (
							<MemberAssignments member={member} form={search.form} onForm={(form) => onSearch({ form })} />
						),
					},
					{ value: "absences", label: "Absences", content: <MemberAbsences member={member} /> },
					{ value: "details", label: "Details", content: <MemberDetails member={member} /> },
					{
						value: "why",
						label: whyTitle,
						content: <WhyTrace objectType="team member" objectId={member.id} />,
					},
				]}
				tab={search.part}
				onTab={(part) => onSearch({ part: resourcesView.search.part(part) })}
				onEdit={() => onSearch({ form: member.id })}
				onDelete={onDelete}
				onClose={onClose}
			/>
		</EditedInPlace>
	);
}
