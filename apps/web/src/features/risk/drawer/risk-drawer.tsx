import { type Risk, riskPriorities, riskStatuses } from "@throughline/domain/risk";
import { trpcClient } from "../../../api/client.ts";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { WordInPlace } from "../../../workspace/in-place/word-in-place.tsx";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import { useMayContribute } from "../../../workspace/use-may-contribute.ts";
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

/** What who answers for a risk may change of it. */
const status = ["status"];

/** One risk with its mitigations and its history. */
export function RiskDrawer({ risk, part, onPart, mayWrite, ...actions }: RiskDrawerProps) {
	const { nameOf } = useTeam();
	const mayContribute = useMayContribute();
	return (
		<EditedInPlace
			object={risk}
			title={risk.riskId}
			update={trpcClient.risk.update.mutate}
			reported={mayContribute(risk.ownerId) ? status : undefined}
		>
			<ObjectDrawer
				title={risk.riskId}
				summary={
					<>
						<div className="break-words text-lead font-medium text-ink-strong">
							<TextInPlace multiline field="description" label="Description" value={risk.description} />
						</div>
						<div className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
							<WordInPlace field="priority" label="Priority" value={risk.priority} choices={riskPriorities}>
								<PriorityBadge priority={risk.priority} />
							</WordInPlace>
							<WordInPlace field="status" label="Status" value={risk.status} choices={riskStatuses}>
								<RiskStatusBadge status={risk.status} />
							</WordInPlace>
						</div>
					</>
				}
				label={`About ${risk.riskId}`}
				tabs={[
					{
						value: "details",
						label: "Details",
						content: <RiskDetails risk={risk} />,
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
		</EditedInPlace>
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
