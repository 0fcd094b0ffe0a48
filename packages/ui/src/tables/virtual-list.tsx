import { useVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { usePrinting } from "../structure/use-printing.ts";

/** Rows beyond this are drawn only while they are in sight. */
const virtualFrom = 150;

export type VirtualListProps = {
	/** How many rows there are. */
	count: number;
	/** Px of a row before it has been measured. */
	estimate: number;
	/** The same for the same row. */
	keyOf: (index: number) => string;
	render: (index: number) => ReactNode;
	/** Brought into sight whenever it changes; -1 for none. */
	shown?: number;
	"aria-label": string;
	/** Height and look of the box that scrolls. */
	className?: string;
};

/** A long list of rows of any height in a box of its own: smooth with tens of thousands. */
export function VirtualList({
	count,
	estimate,
	keyOf,
	render,
	shown = -1,
	className,
	...rest
}: VirtualListProps) {
	const [box, setBox] = useState<HTMLElement | null>(null);
	const virtual = !usePrinting() && count > virtualFrom;
	const virtualizer = useVirtualizer({
		count: virtual ? count : 0,
		getScrollElement: () => box,
		estimateSize: () => estimate,
		getItemKey: keyOf,
		overscan: 12,
	});
	useEffect(() => {
		if (shown < 0 || box === null) return;
		if (virtual) virtualizer.scrollToIndex(shown, { align: "auto" });
		else box.querySelector(`[data-row="${shown}"]`)?.scrollIntoView({ block: "nearest" });
	}, [shown, virtual, virtualizer, box]);
	const rows = virtual
		? virtualizer.getVirtualItems()
		: Array.from({ length: count }, (_, index) => ({ index, key: keyOf(index), start: 0 }));
	return (
		<div ref={setBox} className={clsx("relative overflow-y-auto", className)}>
			<ol
				aria-label={rest["aria-label"]}
				className={clsx(virtual && "relative")}
				style={virtual ? { height: virtualizer.getTotalSize() } : undefined}
			>
				{rows.map(({ index, key, start }) => (
					<li
						key={key}
						ref={virtual ? virtualizer.measureElement : undefined}
						data-index={index}
						data-row={index}
						aria-setsize={count}
						aria-posinset={index + 1}
						className={clsx(virtual && "absolute inset-x-0 top-0")}
						style={virtual ? { transform: `translateY(${start}px)` } : undefined}
					>
						{render(index)}
					</li>
				))}
			</ol>
		</div>
	);
}
