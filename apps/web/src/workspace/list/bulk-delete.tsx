import { Button } from "@throughline/ui/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../api/client.ts";
import { formatCount } from "../../format/count.ts";
import type { Removal } from "../undo/removal.ts";
import { RemovalDialog } from "../undo/removal-dialog.tsx";

type ObjectType = Parameters<typeof trpcClient.trash.remove.mutate>[0]["objectType"];

type BulkDeleteProps<Item> = {
	/** In a person's words, for one and for several. */
	nouns: readonly [one: string, several: string];
	items: readonly Item[];
	nameOf: (item: Item) => string;
	/** What goes along, if anything. */
	consequence?: string;
	onDone: () => void;
};

/** Deletes what is chosen in a list of a program's objects, all or none, after one question and with one Undo. */
export function BulkDelete<Item extends { id: string; version: number }>({
	objectType,
	...rest
}: BulkDeleteProps<Item> & { objectType: ObjectType }) {
	const targets = rest.items.map(({ id, version }) => ({ id, version }));
	return (
		<BulkRemoval
			{...rest}
			remove={(options) => trpcClient.trash.remove.mutate({ objectType, targets }, options)}
		/>
	);
}

type BulkRemovalProps<Item, Answer> = BulkDeleteProps<Item> & Pick<Removal<Answer>, "remove" | "bringBack">;

/** The same for what has a way of its own to go and to come back. */
export function BulkRemoval<Item, Answer>({
	nouns: [one, several],
	items,
	nameOf,
	onDone,
	remove,
	...rest
}: BulkRemovalProps<Item, Answer>) {
	const [asking, setAsking] = useState(false);
	const count = items.length === 1 ? `1 ${one}` : `${formatCount(items.length)} ${several}`;
	const [first] = items;
	const removal: Removal<Answer> = {
		...rest,
		question: items.length === 1 && first ? `Delete “${nameOf(first)}”?` : `Delete ${count}?`,
		verb: `Delete ${count}`,
		done: `${count} deleted`,
		names: items.map(nameOf),
		async remove(options) {
			const answer = await remove(options);
			onDone();
			return answer;
		},
	};
	return (
		<>
			<Button
				variant="ghost"
				size="sm"
				icon={<Trash2 size={14} aria-hidden="true" />}
				onClick={() => setAsking(true)}
			>
				Delete
			</Button>
			{asking && <RemovalDialog removal={removal} onClose={() => setAsking(false)} />}
		</>
	);
}
