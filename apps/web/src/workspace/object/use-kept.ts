import { useState } from "react";

/**
 * The object of this id for as long as it is asked for: what a window shows does not go away under its reader when
 * somebody else deletes it. Null for none, and for an id that was never there.
 */
export function useKept<Item extends { id: string }>(
	items: readonly Item[],
	id: string | undefined,
): Item | null {
	const [kept, setKept] = useState<Item | null>(null);
	const current = items.find((item) => item.id === id) ?? null;
	if (current && current !== kept) setKept(current);
	return current ?? (kept?.id === id ? kept : null);
}
