import { Avatar } from "@throughline/ui/avatar";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Checkbox } from "@throughline/ui/checkbox";
import { Progress } from "@throughline/ui/progress";
import { Skeleton } from "@throughline/ui/skeleton";
import { ListChecks, Pencil } from "lucide-react";
import { memo } from "react";
import { LoadBadge, loadTone } from "../load-badge.tsx";
import type { Member } from "../members.ts";

type MemberActions = {
	viewTasks: (id: string) => void;
	edit: (id: string) => void;
	select: (id: string) => void;
};

type MemberCardProps = {
	member: Member;
	/** The selected program, whose share is shown. */
	programName: string | null;
	mayWrite: boolean;
	selected: boolean;
	actions: MemberActions;
};

/** A member, how busy they are, and what they are busy with. */
export const MemberCard = memo(function MemberCard({
	member,
	programName,
	mayWrite,
	selected,
	actions,
}: MemberCardProps) {
	const { id, name, role, department, active, completed, activeInProgram, load, band } = member;
	return (
		<Card as="li" className="flex flex-col p-4">
			<div className="flex items-start gap-3">
				<Avatar name={name} decorative size="lg" />
				<div className="min-w-0 flex-1">
					<h3 className="truncate text-body font-semibold" title={name}>
						{name}
					</h3>
					<p className="truncate text-table text-ink-muted">{role ?? "No role"}</p>
					<p className="truncate text-caption text-ink-faint">{department}</p>
				</div>
				{mayWrite && (
					<Checkbox
						aria-label={`Select ${name}`}
						checked={selected}
						onCheckedChange={() => actions.select(id)}
					/>
				)}
			</div>
			<div className="mt-4 flex items-center justify-between gap-2">
				<span className="tabular text-table text-ink-muted">
					<span className="text-lead font-semibold text-ink-strong">{load}%</span> task load
				</span>
				<LoadBadge band={band} />
			</div>
			<Progress
				label={`Task load of ${name}`}
				hideLabel
				value={load}
				valueText={`${load}%, ${band}`}
				hideValue
				tone={loadTone[band]}
				className="mt-1.5"
			/>
			<p className="tabular mt-2.5 text-table text-ink-muted">
				{active} active · {completed} completed
			</p>
			{programName && (
				<p className="tabular truncate text-caption text-ink-faint" title={programName}>
					{active === 0 ? "No active tasks" : `${activeInProgram} of ${active} active in ${programName}`}
				</p>
			)}
			<div data-print="hide" className="mt-auto flex gap-2 pt-3.5">
				<Button
					size="sm"
					className="flex-1"
					icon={<ListChecks size={14} aria-hidden="true" />}
					aria-label={`View Tasks of ${name}`}
					onClick={() => actions.viewTasks(id)}
				>
					View Tasks
				</Button>
				{mayWrite && (
					<Button
						size="sm"
						className="flex-1"
						icon={<Pencil size={14} aria-hidden="true" />}
						aria-label={`Edit ${name}`}
						onClick={() => actions.edit(id)}
					>
						Edit
					</Button>
				)}
			</div>
		</Card>
	);
});

/** The same shape before the team is known. */
export function MemberCardSkeleton() {
	return (
		<Card className="flex h-52.5 flex-col p-4">
			<div className="flex gap-3">
				<Skeleton className="size-10 rounded-full" />
				<div className="flex-1 space-y-2">
					<Skeleton className="h-4 w-3/5" />
					<Skeleton className="h-3 w-2/5" />
				</div>
			</div>
			<Skeleton className="mt-7 h-5 w-12" />
			<Skeleton className="mt-2 h-1.5 w-full rounded-full" />
			<Skeleton className="mt-3 h-3 w-1/2" />
		</Card>
	);
}
