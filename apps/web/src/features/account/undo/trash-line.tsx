import { objectNoun } from "@throughline/domain/history/object-noun";
import type { TrashedObject } from "@throughline/domain/history/trashed-object";
import { Button } from "@throughline/ui/button";
import { Checkbox } from "@throughline/ui/checkbox";
import { useState } from "react";
import { useNow } from "../../../browser/use-now.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { restore, useMayDiscard } from "./trash-actions.ts";

type TrashLineProps = {
	item: TrashedObject;
	selected: boolean;
	onSelect: () => void;
	onDiscard: () => void;
};

/** Something that was deleted: what, when and by whom, with the way back and the way out. */
export function TrashLine({ item, selected, onSelect, onDiscard }: TrashLineProps) {
	const now = useNow();
	const mayDiscard = useMayDiscard();
	const [busy, setBusy] = useState(false);
	const bringBack = async () => {
		setBusy(true);
		await restore([item]);
		setBusy(false);
	};
	return (
		<>
			<Checkbox
				aria-label={`Select ${item.title}`}
				className="-mr-3 self-start"
				checked={selected}
				onCheckedChange={onSelect}
			/>
			<div className="min-w-0 flex-1 max-sm:basis-[80%]">
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
				<Button
					size="sm"
					aria-label={`Restore ${item.title}`}
					loading={busy}
					onClick={() => void bringBack()}
				>
					Restore
				</Button>
				{mayDiscard(item) && (
					<Button size="sm" variant="ghost" aria-label={`Delete for good: ${item.title}`} onClick={onDiscard}>
						Delete for good
					</Button>
				)}
			</div>
		</>
	);
}
