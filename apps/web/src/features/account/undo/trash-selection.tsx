import type { TrashedObject } from "@throughline/domain/history/trashed-object";
import { Button } from "@throughline/ui/button";
import { SelectionBar } from "@throughline/ui/selection-bar";
import { useState } from "react";
import { restore, useMayDiscard } from "./trash-actions.ts";

type TrashSelectionProps = {
	items: readonly TrashedObject[];
	/** Null where all that are shown are selected. */
	onSelectAll: (() => void) | null;
	onDiscard: () => void;
	onClear: () => void;
};

/** What can be done with several deleted objects at once, all or none. */
export function TrashSelection({ items, onSelectAll, onDiscard, onClear }: TrashSelectionProps) {
	const mayDiscard = useMayDiscard();
	const [busy, setBusy] = useState(false);
	const bringBack = async () => {
		setBusy(true);
		if (await restore(items)) onClear();
		setBusy(false);
	};
	return (
		<div className="sticky top-0 z-10 bg-raised">
			<SelectionBar count={items.length} onSelectAll={onSelectAll} onClear={onClear}>
				<Button variant="ghost" size="sm" loading={busy} onClick={() => void bringBack()}>
					Restore selected
				</Button>
				{items.every(mayDiscard) && (
					<Button variant="ghost" size="sm" onClick={onDiscard}>
						Delete for good
					</Button>
				)}
			</SelectionBar>
		</div>
	);
}
