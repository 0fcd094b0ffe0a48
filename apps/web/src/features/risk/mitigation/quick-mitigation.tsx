import { trpc, trpcClient } from "../../../api/client.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";

/** Writes measures against a risk down one after the other. */
export function QuickMitigation({ riskId }: { riskId: string }) {
	const utils = trpc.useUtils();
	return (
		<div className="-mx-4">
			<QuickAdd
				label="Add a mitigation"
				draftKey={`mitigation/${riskId}`}
				create={async ({ text }, options) => {
					const measure = await trpcClient.risk.mitigation.create.mutate(
						{ riskId, description: text },
						options,
					);
					await insertRows(utils.risk.mitigation.list, { riskId }, [measure]);
					return {};
				}}
			/>
		</div>
	);
}
