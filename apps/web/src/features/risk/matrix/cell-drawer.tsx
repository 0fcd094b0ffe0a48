import type { Risk } from "@throughline/domain/risk";
import { type Assessment, type Position, zoneOf } from "@throughline/domain/risk/matrix";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@throughline/ui/drawer";
import { EmptyState } from "@throughline/ui/empty-state";
import { Table2 } from "lucide-react";
import { formatCount } from "../../../format/count.ts";
import { useTeam } from "../../../workspace/owners.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { RiskStatusBadge } from "../risk-status-badge.tsx";
import { zoneVariant } from "./zone-variants.ts";

/** A cell may hold a thousand; the register lists them all. */
const most = 50;

type CellDrawerProps = {
	cell: Position;
	assessment: Assessment;
	risks: readonly Risk[];
	mayWrite: boolean;
	onOpen: (risk: Risk) => void;
	onAdd: () => void;
	onList: () => void;
	onClose: () => void;
};

/** The risks of one cell of the matrix. */
export function CellDrawer({
	cell,
	assessment,
	risks,
	mayWrite,
	onOpen,
	onAdd,
	onList,
	onClose,
}: CellDrawerProps) {
	const { nameOf } = useTeam();
	const count = `${formatCount(risks.length)} ${risks.length === 1 ? "risk" : "risks"}`;
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent
				title={`${cell.likelihood} × ${cell.impact}`}
				description={`${count}, ${assessment} position, ${zoneVariant(zoneOf(cell.likelihood, cell.impact)).words}`}
			>
				<DrawerBody className="px-3!">
					{risks.length === 0 && <EmptyState message="No risk lies here." />}
					<ul aria-label={`Risks at ${cell.likelihood} × ${cell.impact}`}>
						{risks.slice(0, most).map((risk) => (
							<li key={risk.id}>
								<button
									type="button"
									onClick={() => onOpen(risk)}
									className="focus-inset w-full rounded-md px-2 py-2.5 text-left hover:bg-hover"
								>
									<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
										<span className="tabular text-table text-ink-muted">{risk.riskId}</span>
										<PriorityBadge priority={risk.priority} />
										<RiskStatusBadge status={risk.status} />
										<span className="ml-auto truncate text-table text-ink-muted">{nameOf(risk.ownerId)}</span>
									</span>
									<span className="mt-1 line-clamp-2 text-body text-ink">{risk.description}</span>
								</button>
							</li>
						))}
					</ul>
				</DrawerBody>
				{(mayWrite || risks.length > 0) && (
					<DrawerFooter>
						{risks.length > 0 && (
							<Button icon={<Table2 size={16} aria-hidden="true" />} onClick={onList}>
								{risks.length > most ? `List all ${formatCount(risks.length)}` : "Show in register"}
							</Button>
						)}
						{mayWrite && <AddButton onClick={onAdd}>Add Risk here</AddButton>}
					</DrawerFooter>
				)}
			</DrawerContent>
		</Drawer>
	);
}
