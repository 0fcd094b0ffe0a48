import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";

const PasteSources = lazyPart(() => import("./paste-sources.tsx"), "PasteSources");

/** Writes funding sources down one after the other. */
export function QuickSource({ programId, today }: { programId: string; today: string }) {
	const utils = trpc.useUtils();
	return (
		<QuickAdd
			label="Add a funding source"
			draftKey={`funding-source/${programId}`}
			amount={{ label: "Amount", required: true, money: true }}
			paste={(text, onClose) => (
				<PasteSources text={text} defaults={{ programId }} today={today} onClose={onClose} />
			)}
			create={async ({ text, amount }, options) => {
				const source = await trpcClient.funding.source.create.mutate(
					{ programId, sourceName: text, allocatedAmount: amount ?? "" },
					options,
				);
				await insertRows(utils.funding.source.list, { programId }, [source]);
				return {};
			}}
		/>
	);
}
