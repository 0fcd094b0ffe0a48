import { Button } from "@throughline/ui/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../api/client.ts";
import { formatCount } from "../../format/count.ts";
import type { Removal } from "../undo/removal.ts";
import { RemovalDialog } from "../undo/removal-dialog.tsx";

type ObjectType = Parameters<typeof trpcClient.trash.remove.mutate>[0]["objectType"];

type BulkDeleteProps<Item extends { id: string; version: number }> = {
	objectType: ObjectType;
	/** In a person's words, for one and for several. */
	nouns: readonly [one: string, several: string];
	items: readonly Item[];
	nameOf: (item: Item) => string;
	/** What goes along, if anything. */
	consequence?: string;
	onDone: () => void;
};

/** Deletes what is chosen in a list, all or none, after one question and with one Undo. */
export function BulkDelete<Item extends { id: string; version: number }>({
	objectType,
	nouns: [one, several],
	items,
	nameOf,
	consequence,
	onDone,
}: BulkDeleteProps<Item>) {
	const [asking, setAsking] = useState(false);
	const count = items.length === 1 ? `1 ${one}` : `${formatCount(items.length)} ${several}`;
	const [first] = items;
	const removal: Removal = {
		question: items.length === 1 && first ? `Delete “${nameOf(first)}”?` : `Delete ${count}?`,
		consequence,
		verb: `Delete ${count}`,
		done: `${count} deleted`,
		names: items.map(nameOf),
		async remove(options) {
			const targets = items.map(({ id, version }) => ({ id, version }));
			await trpcClient.trash.remove.mutate({ objectType, targets }, options);
			onDone();
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
