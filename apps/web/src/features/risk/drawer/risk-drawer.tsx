import type { Risk } from "@throughline/domain/risk";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import { riskFields, shownValue } from "../form/risk-form-values.ts";
import { MitigationList } from "../mitigation/mitigation-list.tsx";
import { percentText } from "../percent-text.ts";
import { RiskStatusBadge } from "../risk-status-badge.tsx";
import type { RisksSearch } from "../risks-search.ts";
import { RiskDetails } from "./risk-details.tsx";

type RiskDrawerProps = {
	risk: Risk;
	part: RisksSearch["part"];
	onPart: (part: string) => void;
	mayWrite: boolean;
	onEdit: () => void;
	onDuplicate: () => void;
	onDelete: () => void;
	onClose: () => void;
};

/** One risk with its mitigations and its history. */
export function RiskDrawer({ risk, part, onPart, mayWrite, ...actions }: RiskDrawerProps) {
	const { nameOf } = useTeam();
	return (
		<ObjectDrawer
			title={risk.riskId}
			summary={
				<>
					<p className="whitespace-pre-line break-words text-lead font-medium text-ink-strong">
						{risk.description}
					</p>
					<p className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
						<PriorityBadge priority={risk.priority} />
						<RiskStatusBadge status={risk.status} />
					</p>
				</>
			}
			label={`About ${risk.riskId}`}
			tabs={[
				{
					value: "details",
					label: "Details",
					content: <RiskDetails risk={risk} ownerName={nameOf(risk.ownerId)} />,
				},
				{ value: "why", label: whyTitle, content: <WhyTrace objectType="risk" objectId={risk.id} /> },
				{
					value: "mitigations",
					label: "Mitigations",
					content: <MitigationList riskId={risk.id} mayWrite={mayWrite} />,
				},
				{ value: "history", label: "History", content: <RiskHistory id={risk.id} nameOf={nameOf} /> },
			]}
			tab={part}
			onTab={onPart}
			subject={risk.riskId}
			{...actions}
		/>
	);
}

type RiskHistoryProps = { id: string; nameOf: (id: string | null) => string };

/** Who changed what about the risk, newest first. */
function RiskHistory({ id, nameOf }: RiskHistoryProps) {
	const money = useMoney();
	return (
		<ObjectHistory
			type="risk"
			id={id}
			labels={riskFields}
			show={(field, value) =>
				// The trail has the probability as a share of 1.
				shownValue(field, field === "probability" ? percentText(Number(value)) : value, nameOf, money)
			}
		/>
	);
}
