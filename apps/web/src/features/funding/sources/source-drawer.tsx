import type { FundingSource } from "@throughline/domain/funding";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { DescriptionList } from "@throughline/ui/description-list";
import { trpcClient } from "../../../api/client.ts";
import { formatDay } from "../../../format/date.ts";
import { AmountInPlace } from "../../../workspace/in-place/amount-in-place.tsx";
import { DayInPlace } from "../../../workspace/in-place/day-in-place.tsx";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import type { FundingActions } from "../funding-actions.ts";
import { fundingView } from "../view.ts";

const labels = {
	sourceName: "Source name",
	allocatedAmount: "Allocated amount",
	dateReceived: "Date received",
};

type SourceDrawerProps = { source: FundingSource; actions: FundingActions; onClose: () => void };

/** A funding source to read, with what happened to it. */
export function SourceDrawer({ source, actions, onClose }: SourceDrawerProps) {
	const money = useMoney();
	const { search, change } = useViewSearch(fundingView);
	return (
		<EditedInPlace object={source} title={source.sourceName} update={trpcClient.funding.source.update.mutate}>
			<ObjectDrawer
				title={
					<TextInPlace
						isTitle
						field="sourceName"
						label="Source name"
						value={source.sourceName}
						maxLength={200}
					/>
				}
				description="Funding source"
				width="md"
				label="About the funding source"
				tabs={[
					{
						value: "details",
						label: "Details",
						content: (
							<DescriptionList
								editable
								items={[
									{
										term: "Allocated",
										value: (
											<AmountInPlace
												exact
												field="allocatedAmount"
												label="Allocated amount"
												value={source.allocatedAmount}
											/>
										),
									},
									{
										term: "Received",
										value: (
											<DayInPlace
												optional
												field="dateReceived"
												label="Date received"
												value={source.dateReceived}
											/>
										),
									},
								]}
							/>
						),
					},
					{
						value: "why",
						label: whyTitle,
						content: <WhyTrace objectType="funding source" objectId={source.id} />,
					},
					{
						value: "history",
						label: "History",
						content: (
							<ObjectHistory
								type="funding source"
								id={source.id}
								labels={labels}
								show={(field, value) => inWords(field, value, money)}
							/>
						),
					},
				]}
				tab={search.part}
				onTab={(part) => change({ part: fundingView.search.part(part) })}
				onEdit={() => actions.edit(source.id)}
				onDelete={() => actions.remove({ source })}
				onClose={onClose}
			/>
		</EditedInPlace>
	);
}

function inWords(field: string, value: string, money: MoneyFormat): string {
	if (field === "allocatedAmount") return money.exact(value);
	return field === "dateReceived" ? formatDay(value) : value;
}
