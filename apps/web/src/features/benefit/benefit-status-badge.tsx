import type { BenefitStatus } from "@throughline/domain/benefit";
import { Badge, type StatusTone } from "@throughline/ui/badge";

const statusTone: Record<BenefitStatus, StatusTone> = {
	Realized: "good",
	"In Progress": "on-track",
	"At Risk": "warning",
	"Not Started": "unknown",
};

export function BenefitStatusBadge({ status }: { status: BenefitStatus }) {
	return (
		<Badge size="sm" tone={statusTone[status]}>
			{status}
		</Badge>
	);
}
