import type { MitigationStatus } from "@throughline/domain/risk";
import { isOverdue, type RiskMitigation } from "@throughline/domain/risk/mitigation";
import { Badge, type Tone } from "@throughline/ui/badge";
import { IconButton } from "@throughline/ui/icon-button";
import { Pencil, Trash2 } from "lucide-react";
import { formatDay } from "../../../format/date.ts";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

const tones: Record<MitigationStatus, Tone> = {
	Planned: "unknown",
	"In Progress": "on-track",
	Done: "good",
	Cancelled: "neutral",
};

type MitigationItemProps = {
	mitigation: RiskMitigation;
	/** `YYYY-MM-DD`. */
	today: string;
	ownerName: string;
	mayWrite: boolean;
	onEdit: () => void;
	onDelete: () => void;
};

/** One measure against the risk: what, to which effect, who, until when, at what cost, how far. */
export function MitigationItem({
	mitigation,
	today,
	ownerName,
	mayWrite,
	onEdit,
	onDelete,
}: MitigationItemProps) {
	const money = useMoney();
	const { description, effect, dueDate, cost, status } = mitigation;
	return (
		<article className="rounded-lg border border-line px-3.5 py-3">
			<div className="flex items-start gap-2">
				<p className="min-w-0 flex-1 break-words pt-0.5 text-body font-medium text-ink-strong">
					{description}
				</p>
				{mayWrite && (
					<span className="-mr-1.5 flex shrink-0">
						<IconButton
							size="sm"
							label={`Edit mitigation: ${description}`}
							tooltip="Edit"
							icon={<Pencil size={14} aria-hidden="true" />}
							onClick={onEdit}
						/>
						<IconButton
							size="sm"
							label={`Delete mitigation: ${description}`}
							tooltip="Delete"
							icon={<Trash2 size={14} aria-hidden="true" />}
							onClick={onDelete}
						/>
					</span>
				)}
			</div>
			{effect && <p className="mt-0.5 break-words text-table text-ink-muted">{effect}</p>}
			<div className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-table text-ink-muted">
				<Badge tone={tones[status]} size="sm">
					{status}
				</Badge>
				<span>{ownerName}</span>
				{dueDate && <span>Due {formatDay(dueDate)}</span>}
				{isOverdue(mitigation, today) && (
					<Badge tone="critical" size="sm">
						Overdue
					</Badge>
				)}
				{cost !== null && <span className="ml-auto font-medium text-ink">{money.whole(cost)}</span>}
			</div>
		</article>
	);
}
