import { useState } from "react";
import { useClosedByBack } from "./closed-by-back.ts";

type Openness = { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void };

/** Whether a menu, a list or a panel is open, kept here where nobody else does; the browser's Back closes it. */
export function useOpen({ open: given, defaultOpen = false, onOpenChange }: Openness) {
	const [own, setOwn] = useState(defaultOpen);
	const open = given ?? own;
	const change = (next: boolean) => {
		setOwn(next);
		onOpenChange?.(next);
	};
	useClosedByBack(() => change(false), open);
	return { open, onOpenChange: change };
}
