import type { FundingSource } from "@throughline/domain/funding";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { DescriptionList } from "@throughline/ui/description-list";
import { DrawerBody } from "@throughline/ui/drawer";
import { formatDay } from "../../../format/date.ts";
import { useAllowed } from "../../../session/user.ts";
import { ObjectHistory } from "../../../workspace/object-history.tsx";
import { useMoney } from "../../../workspace/program-currency.tsx";
import { WhyThread, whyTitle } from "../../../workspace/why-thread.tsx";
import { DetailsFooter } from "../details-footer.tsx";
import type { FundingActions } from "../funding-actions.ts";

const labels = {
	sourceName: "Source name",
	allocatedAmount: "Allocated amount",
	dateReceived: "Date received",
};

/** A funding source to read, with what happened to it. */
export function SourceDetails({ source, actions }: { source: FundingSource; actions: FundingActions }) {
	const money = useMoney();
	const mayWrite = useAllowed("write");
	return (
		<>
			<DrawerBody className="space-y-6">
				<DescriptionList
					items={[
						{ term: "Allocated", value: money.exact(source.allocatedAmount) },
						{ term: "Received", value: source.dateReceived && formatDay(source.dateReceived) },
					]}
				/>
				<section aria-label={whyTitle}>
					<h3 className="mb-3 text-table font-semibold">{whyTitle}</h3>
					<WhyThread objectType="funding source" objectId={source.id} />
				</section>
				<section aria-label="History">
					<h3 className="mb-3 text-table font-semibold">History</h3>
					<ObjectHistory
						type="funding source"
						id={source.id}
						labels={labels}
						show={(field, value) => inWords(field, value, money)}
					/>
				</section>
			</DrawerBody>
			{mayWrite && (
				<DetailsFooter onEdit={() => actions.edit(source.id)} onDelete={() => actions.remove({ source })} />
			)}
		</>
	);
}

function inWords(field: string, value: string, money: MoneyFormat): string {
	if (field === "allocatedAmount") return money.exact(value);
	return field === "dateReceived" ? formatDay(value) : value;
}
