import type { OpenRole } from "@throughline/domain/resource/open-role";
import { Button } from "@throughline/ui/button";
import { IconButton } from "@throughline/ui/icon-button";
import { Pencil, Trash2, UserPlus } from "lucide-react";
import { formatCount } from "../../../format/count.ts";
import { formatRange, formatSpan } from "../../../format/date.ts";

type OpenRoleItemProps = {
	role: OpenRole;
	/** Where it works, by name; null where it works in none or several. */
	workstream: string | null;
	/** Null for those who may only read. */
	actions: { [Action in "fill" | "edit" | "remove"]: (role: OpenRole) => void } | null;
};

/** An open role with what it takes and what waits for it. */
export function OpenRoleItem({ role, workstream, actions }: OpenRoleItemProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0">
			<div className="min-w-0 flex-1 basis-52">
				<p className="break-words text-body font-medium text-ink-strong">{role.name}</p>
				<p className="tabular text-pretty break-words text-table text-ink-muted">
					{[workstream, ...needs(role)].filter((words) => words !== null).join(" · ")}
				</p>
			</div>
			{actions && (
				<div data-print="hide" className="flex flex-wrap items-center gap-1">
					<Button
						size="sm"
						aria-label={`Fill ${role.name}`}
						icon={<UserPlus size={14} aria-hidden="true" />}
						onClick={() => actions.fill(role)}
					>
						Fill
					</Button>
					<IconButton
						size="sm"
						label={`Edit ${role.name}`}
						icon={<Pencil size={14} aria-hidden="true" />}
						onClick={() => actions.edit(role)}
					/>
					<IconButton
						size="sm"
						label={`Delete ${role.name}`}
						icon={<Trash2 size={14} aria-hidden="true" />}
						onClick={() => actions.remove(role)}
					/>
				</div>
			)}
		</li>
	);
}

/** A number and its unit stay on one line. */
function needs({ percent, effort, startDate, endDate, tasks }: OpenRole): (string | null)[] {
	return [
		percent === null ? null : `${percent}% of working time`,
		effort === null ? null : `${Number(effort)}\u00a0${effort === "1.00" ? "person-day" : "person-days"}`,
		startDate && endDate ? formatRange(startDate, endDate) : formatSpan(startDate, endDate),
		tasks === 0 ? "No tasks yet" : `${formatCount(tasks)}\u00a0${tasks === 1 ? "task" : "tasks"}`,
	];
}
