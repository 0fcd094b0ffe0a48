import { objectNoun } from "@throughline/domain/history/object-noun";
import { type TrashedObject, trashDays } from "@throughline/domain/history/trashed-object";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { toast } from "@throughline/ui/toast";
import { useMemo, useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { SearchInput } from "../../../workspace/list/search-input.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { AccountList } from "../account-list.tsx";

/** From how many on a search is worth its place. */
const manyItems = 8;

/** What was deleted and can come back. */
export function Trash() {
	const trash = trpc.trash.list.useQuery({}, { staleTime: 0 });
	const [search, setSearch] = useState("");
	const [leaving, setLeaving] = useState<TrashedObject | null>(null);
	const items = useMemo(() => {
		const wanted = search.trim().toLowerCase();
		return trash.data?.filter((item) => wordsOf(item).toLowerCase().includes(wanted));
	}, [trash.data, search]);
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
				{(item) => <TrashLine item={item} onDiscard={() => setLeaving(item)} />}
			</AccountList>
			{leaving && (
				<ConfirmDialog
					open
					onOpenChange={(open) => !open && setLeaving(null)}
					title={`Delete “${leaving.title}” for good?`}
					description="Nobody can bring it back then."
					confirmLabel="Delete for good"
					destructive
					onConfirm={async () => {
						await trpcClient.trash.discard.mutate({ undoId: leaving.id });
						await trash.refetch();
					}}
				/>
			)}
		</section>
	);
}

type TrashLineProps = { item: TrashedObject; onDiscard: () => void };

function TrashLine({ item, onDiscard }: TrashLineProps) {
	const now = useNow();
	const administers = useAllowed("administer");
	const [busy, setBusy] = useState(false);
	const restore = async () => {
		setBusy(true);
		await attempt(`Failed to restore ${objectNoun(item.objectType)}`, async () => {
			await trpcClient.trash.restore.mutate({ undoId: item.id });
			await whenRefreshed();
			toast({ title: "Restored", description: item.title });
		});
		setBusy(false);
	};
	return (
		<>
			<div className="min-w-0 flex-1">
				<p className="break-words text-body text-ink-strong">{item.title}</p>
				<p className="mt-0.5 text-table text-ink-muted">
					<span className="first-letter:uppercase">{objectNoun(item.objectType)}</span>
					{item.programName && ` · ${item.programName}`}
					{" · deleted "}
					{item.mine ? "by you " : item.deletedByName ? `by ${item.deletedByName} ` : ""}
					<time dateTime={item.deletedAt} title={formatInstant(item.deletedAt)}>
						{formatAgo(item.deletedAt, now)}
					</time>
				</p>
			</div>
			<div className="flex gap-2">
				<Button size="sm" aria-label={`Restore ${item.title}`} loading={busy} onClick={() => void restore()}>
					Restore
				</Button>
				{(item.mine || administers) && (
					<Button size="sm" variant="ghost" aria-label={`Delete for good: ${item.title}`} onClick={onDiscard}>
						Delete for good
					</Button>
				)}
			</div>
		</>
	);
}

function wordsOf({ title, objectType, programName, deletedByName }: TrashedObject): string {
	return [title, objectNoun(objectType), programName, deletedByName].join(" ");
}
