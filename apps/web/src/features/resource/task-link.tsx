import { Link } from "@tanstack/react-router";
import { taskTone } from "@throughline/domain/task";
import { Badge } from "@throughline/ui/badge";

type TaskLinkProps = { id: string; name: string; programId: string };

/** Leads to a task in the timeline of its program. */
export function TaskLink({ id, name, programId }: TaskLinkProps) {
	return (
		<Link
			to="/"
			search={{ view: "timeline", item: id, program: programId }}
			className="rounded-sm font-medium text-ink-strong hover:text-accent-text hover:underline"
		>
			{name}
		</Link>
	);
}

export function TaskStatus({ status }: { status: string }) {
	return (
		<Badge size="sm" tone={taskTone(status)}>
			{status}
		</Badge>
	);
}
