import { Card } from "@throughline/ui/card";
import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import type { ResourcesSearch } from "../resources-search.ts";

const PasteMembers = lazyPart(() => import("./paste-members.tsx"), "PasteMembers");

type QuickMemberProps = { search: ResourcesSearch; onClearFilters: () => void };

/** Writes team members down one after the other, of the department that the filter shows. */
export function QuickMember({ search: { department, bands, words }, onClearFilters }: QuickMemberProps) {
	const utils = trpc.useUtils();
	return (
		<Card className="[&>*]:border-t-0">
			<QuickAdd
				label="Add a team member"
				draftKey="resource"
				onClearFilters={onClearFilters}
				paste={(text, onClose) => <PasteMembers {...{ text, department, onClose }} />}
				create={async ({ text }, options) => {
					const member = await trpcClient.resource.create.mutate({ name: text, department }, options);
					await insertRows(utils.resource.list, undefined, [member]);
					const found = words.split(/\s+/).every((word) => text.toLowerCase().includes(word.toLowerCase()));
					// New ones have no work yet.
					return { hidden: !found || (bands.length > 0 && !bands.includes("Available")) };
				}}
			/>
		</Card>
	);
}
