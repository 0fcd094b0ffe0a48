import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { benefitsView } from "../view.ts";

const PasteBenefits = lazyPart(() => import("./paste-benefits.tsx"), "PasteBenefits");

/** Writes benefits down one after the other, of the category and the status that the filters show. */
export function QuickBenefit({ programId }: { programId: string }) {
	const utils = trpc.useUtils();
	const { search } = useViewSearch(benefitsView);
	const { category, status } = search;
	return (
		<QuickAdd
			label="Add a benefit"
			draftKey={`benefit/${programId}`}
			amount={{ label: "Target value", required: false, money: true }}
			paste={(text, onClose) => (
				<PasteBenefits text={text} defaults={{ programId, category, status }} onClose={onClose} />
			)}
			create={async ({ text, amount }, options) => {
				const benefit = await trpcClient.benefit.create.mutate(
					{ programId, name: text, targetValue: amount, category, status },
					options,
				);
				await insertRows(utils.benefit.list, { programId }, [benefit]);
				return {};
			}}
		/>
	);
}
