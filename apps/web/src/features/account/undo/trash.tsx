import { objectNoun } from "@throughline/domain/history/object-noun";
import { type TrashedObject, trashDays } from "@throughline/domain/history/trashed-object";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { useMemo, useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { SearchInput } from "../../../workspace/list/search-input.tsx";
import { useSelection } from "../../../workspace/list/use-selection.ts";
import { AccountList } from "../account-list.tsx";
import { TrashLine } from "./trash-line.tsx";
import { TrashSelection } from "./trash-selection.tsx";

const none: readonly TrashedObject[] = [];

/** From how many on a search is worth its place. */
const manyItems = 8;

/** What was deleted and can come back. */
export function Trash() {
	const trash = trpc.trash.list.useQuery({}, { staleTime: 0 });
	const [search, setSearch] = useState("");
	const [leaving, setLeaving] = useState<readonly TrashedObject[]>([]);
	const items = useMemo(() => {
		const wanted = search.trim().toLowerCase();
		return trash.data?.filter((item) => wordsOf(item).toLowerCase().includes(wanted));
	}, [trash.data, search]);
	const { selected, isSelected, toggle, clear, selectAll } = useSelection(items ?? none);
	return (
		<section aria-labelledby="trash" className="space-y-3">
			<div className="flex flex-wrap items-end justify-between gap-3">
				<div>
					<h3 id="trash" className="text-body font-semibold text-ink-strong">
						Trash
					</h3>
					<p className="mt-1 max-w-[64ch] text-pretty text-table text-ink-muted">
						What anybody deleted in the last {trashDays} days. It comes back with everything that went with
						it.
					</p>
				</div>
				{(trash.data?.length ?? 0) >= manyItems && (
					<SearchInput label="Search the trash" value={search} onValueChange={setSearch} />
				)}
			</div>
			{selected.length > 0 && (
				<TrashSelection
					items={selected}
					onSelectAll={selectAll}
					onDiscard={() => setLeaving(selected)}
					onClear={clear}
				/>
			)}
			<AccountList
				label="Trash"
				query={{ ...trash, data: items }}
				failure="Failed to load the trash. Please try again."
				empty={
					<p className="text-table text-ink-muted">
						{search ? "Nothing in the trash has these words." : "The trash is empty."}
					</p>
				}
			>
				{(item) => (
					<TrashLine
						item={item}
						selected={isSelected(item.id)}
						onSelect={() => toggle(item.id)}
						onDiscard={() => setLeaving([item])}
					/>
				)}
			</AccountList>
			{leaving.length > 0 && (
				<ConfirmDialog
					open
					onOpenChange={(open) => !open && setLeaving([])}
					title={
						leaving.length === 1
							? `Delete “${leaving[0]?.title}” for good?`
							: `Delete ${formatCount(leaving.length)} objects for good?`
					}
					description={`Nobody can bring ${leaving.length === 1 ? "it" : "them"} back then.`}
					confirmLabel="Delete for good"
					destructive
					onConfirm={async () => {
						await trpcClient.trash.discardMany.mutate({ undoIds: leaving.map(({ id }) => id) });
						clear();
						await trash.refetch();
					}}
				/>
			)}
		</section>
	);
}

function wordsOf({ title, objectType, programName, deletedByName }: TrashedObject): string {
	return [title, objectNoun(objectType), programName, deletedByName].join(" ");
}
