import { cloneElement, lazy, Suspense, useState } from "react";
import { fetchPart, preloadPart } from "../structure/fetch-part.ts";
import type { TriggeredPopoverProps } from "./popover.tsx";

const load = () => import("./popover.tsx");
const TriggeredPopover = lazy(async () => ({ default: (await fetchPart(load)).TriggeredPopover }));

/** Fetches the panel's code ahead of the press that needs it. */
const preload = () => preloadPart(load);

/** A popover of which a page shows its button: the code of its panel comes when somebody reaches for it. */
export function LazyPopover(props: TriggeredPopoverProps) {
	const { trigger, open, onOpenChange } = props;
	const [opened, setOpened] = useState(open);
	if (open && !opened) setOpened(true);
	// The button as the real popover has it. What it will control is not there yet.
	const face = cloneElement(trigger, {
		"aria-haspopup": "dialog",
		"aria-expanded": false,
		onPointerEnter: preload,
		onFocus: preload,
		onClick: () => onOpenChange(true),
	});
	if (!opened) return face;
	return (
		<Suspense fallback={face}>
			<TriggeredPopover {...props} />
		</Suspense>
	);
}
