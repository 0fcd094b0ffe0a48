import type { MemberAssignment } from "@throughline/domain/resource";
import { AddButton } from "@throughline/ui/add-button";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { CalendarRange } from "lucide-react";
import { useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { formatSpan } from "../../../format/date.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useKept } from "../../../workspace/object/use-kept.ts";
import type { Member } from "../members.ts";
import { TaskLink } from "../task-link.tsx";
import { AssignmentDialog } from "./assignment-dialog.tsx";

type MemberAssignmentsProps = {
	member: Member;
	/** `assignment` for a new one, or the id of one that is edited. */
	form: string | undefined;
	onForm: (form: string | undefined) => void;
};

/** How much of a member's time which tasks ask for, and when. */
export function MemberAssignments({ member, form, onForm }: MemberAssignmentsProps) {
	const mayWrite = useAllowed("write");
	const list = trpc.resource.assignments.useQuery({ id: member.id });
	const edited = useKept(list.data ?? [], form);
	if (list.isPending) {
		return (
			<SkeletonRegion label="Loading assignments" className="space-y-3">
				{[0, 1, 2].map((line) => (
					<Skeleton key={line} className="h-12" />
				))}
			</SkeletonRegion>
		);
	}
	if (!list.data) {
		return <ViewFailure message="Failed to load assignments. Please try again." query={list} />;
	}
	const add = mayWrite && (
		<AddButton size="sm" onClick={() => onForm("assignment")}>
			Add assignment
		</AddButton>
	);
	return (
		<div className="space-y-3">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<p className="room-48 flex-1 text-pretty text-table text-ink-muted">
					A task without assignments asks its owner: its estimate over its days, or 20% without one.
				</p>
				{list.data.length > 0 && add}
			</div>
			{list.data.length === 0 ? (
				<EmptyState
					compact
					icon={<CalendarRange size={20} />}
					message={`${member.name} is not assigned to any task yet.`}
					action={add}
				/>
			) : (
				<ul className="divide-y divide-line-subtle rounded-lg border border-line">
					{list.data.map((assignment) => (
						<Assignment
							key={assignment.id}
							{...{ assignment, mayWrite }}
							onEdit={() => onForm(assignment.id)}
						/>
					))}
				</ul>
			)}
			{mayWrite && (form === "assignment" || edited) && (
				<AssignmentDialog key={form} member={member} assignment={edited} onClose={() => onForm(undefined)} />
			)}
		</div>
	);
}

type AssignmentProps = { assignment: MemberAssignment; mayWrite: boolean; onEdit: () => void };

function Assignment({ assignment, mayWrite, onEdit }: AssignmentProps) {
	const [asking, setAsking] = useState(false);
	const { taskId, taskName, programId, programName, percent, startDate, endDate } = assignment;
	const span = formatSpan(startDate ?? assignment.taskStartDate, endDate ?? assignment.taskEndDate);
	return (
		<li className="flex items-center gap-3 py-2 pr-2 pl-3">
			<span className="tabular w-11 shrink-0 text-right text-body font-semibold text-ink-strong">
				{percent}%
			</span>
			<div className="min-w-0 flex-1">
				<TaskLink id={taskId} name={taskName} programId={programId} />
				<p className="tabular text-caption text-ink-muted">
					{programName} · {span ?? "No dates set"}
				</p>
			</div>
			{mayWrite && (
				<RowButtons name={`the assignment to ${taskName}`} onEdit={onEdit} onDelete={() => setAsking(true)} />
			)}
			{asking && (
				<DeleteDialog
					entity={assignment}
					noun="assignment"
					titleOf={() => taskName}
					question={`Delete the assignment to “${taskName}”?`}
					consequence="The task stays as it is."
					remove={trpcClient.task.assignment.remove.mutate}
					onClose={() => setAsking(false)}
				/>
			)}
		</li>
	);
}
