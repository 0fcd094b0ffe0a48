import type { Expense } from "@throughline/domain/funding";
import { Badge } from "@throughline/ui/badge";
import { BadgeCheck, CircleDashed } from "lucide-react";

/** Who approved an expense, or that nobody has. */
export function ApprovalBadge({ expense }: { expense: Expense }) {
	if (expense.approvedById === null) {
		return (
			<Badge size="sm" variant="plain" icon={<CircleDashed size={12} aria-hidden="true" />}>
				Not approved
			</Badge>
		);
	}
	const name = expense.approvedByName ?? "Somebody";
	return (
		<Badge
			size="sm"
			variant="plain"
			tone="good"
			title={`Approved by ${name}`}
			icon={<BadgeCheck size={14} aria-hidden="true" />}
		>
			<span className="sr-only">Approved by </span>
			{name}
		</Badge>
	);
}
