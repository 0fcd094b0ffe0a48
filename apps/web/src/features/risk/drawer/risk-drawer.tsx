import type { Risk } from "@throughline/domain/risk";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { IconButton } from "@throughline/ui/icon-button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Pencil, Trash2 } from "lucide-react";
import { useReturnFocus } from "../../../browser/use-return-focus.ts";
import { useTeam } from "../../../workspace/owners.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { WhyThread, whyTitle } from "../../../workspace/why-thread.tsx";
import { MitigationList } from "../mitigation/mitigation-list.tsx";
import { RiskStatusBadge } from "../risk-status-badge.tsx";
import type { RisksSearch } from "../risks-search.ts";
import { RiskDetails } from "./risk-details.tsx";
import { RiskHistory } from "./risk-history.tsx";

type RiskDrawerProps = {
	risk: Risk;
	part: RisksSearch["part"];
	onPart: (part: string) => void;
	mayWrite: boolean;
	onEdit: (risk: Risk) => void;
	onDelete: (risk: Risk) => void;
	onClose: () => void;
};

/** One risk with its mitigations and its history, at the side of the page. */
export function RiskDrawer({ risk, part, onPart, mayWrite, onEdit, onDelete, onClose }: RiskDrawerProps) {
	const returnFocus = useReturnFocus();
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent
				title={risk.riskId}
				width="lg"
				onOpenAutoFocus={focusWhole}
				onCloseAutoFocus={returnFocus}
				actions={
					mayWrite && (
						<>
							<IconButton
								label={`Edit ${risk.riskId}`}
								tooltip="Edit"
								icon={<Pencil size={16} aria-hidden="true" />}
								onClick={() => onEdit(risk)}
							/>
							<IconButton
								label={`Delete ${risk.riskId}`}
								tooltip="Delete"
								icon={<Trash2 size={16} aria-hidden="true" />}
								onClick={() => onDelete(risk)}
							/>
						</>
					)
				}
			>
				<DrawerBody>
					<OneRisk risk={risk} part={part} onPart={onPart} mayWrite={mayWrite} />
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}

/** The first button would open its tooltip, and is not what one came for. */
function focusWhole(event: Event): void {
	event.preventDefault();
	if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

function OneRisk({
	risk,
	part,
	onPart,
	mayWrite,
}: Pick<RiskDrawerProps, "part" | "onPart" | "mayWrite"> & { risk: Risk }) {
	const { nameOf } = useTeam();
	return (
		<>
			<p className="whitespace-pre-line break-words text-lead font-medium text-ink-strong">
				{risk.description}
			</p>
			<p className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
				<PriorityBadge priority={risk.priority} />
				<RiskStatusBadge status={risk.status} />
			</p>
			<Tabs value={part} onValueChange={onPart}>
				<TabsList aria-label={`About ${risk.riskId}`}>
					<TabsTrigger value="details">Details</TabsTrigger>
					<TabsTrigger value="why">{whyTitle}</TabsTrigger>
					<TabsTrigger value="mitigations">Mitigations</TabsTrigger>
					<TabsTrigger value="history">History</TabsTrigger>
				</TabsList>
				<TabsContent value="details">
					<RiskDetails risk={risk} ownerName={nameOf(risk.ownerId)} />
				</TabsContent>
				<TabsContent value="why">
					<WhyThread objectType="risk" objectId={risk.id} />
				</TabsContent>
				<TabsContent value="mitigations">
					<MitigationList riskId={risk.id} mayWrite={mayWrite} />
				</TabsContent>
				<TabsContent value="history">
					<RiskHistory id={risk.id} nameOf={nameOf} />
				</TabsContent>
			</Tabs>
		</>
	);
}
