import { type KeyboardEvent, type PointerEvent, useState } from "react";

/** Where the reader is in a chart: the nth mark, by pointer or keyboard. */
export type ChartCursor = { index: number; by: "pointer" | "keyboard" };

/** One stop in the tab order for the whole chart; arrows walk from mark to mark, Escape lets go. */
export function useChartCursor(count: number, nearest: (x: number, y: number) => number | null) {
	const [cursor, setCursor] = useState<ChartCursor | null>(null);
	const at = cursor && cursor.index < count ? cursor : null;
	const walk = (event: KeyboardEvent) => {
		if (event.key === "Escape" && at) {
			event.stopPropagation();
			setCursor(null);
			return;
		}
		const from = at?.index ?? -1;
		const to = {
			ArrowRight: from + 1,
			ArrowDown: from + 1,
			ArrowLeft: from - 1,
			ArrowUp: from - 1,
			Home: 0,
			End: count - 1,
		}[event.key];
		if (to === undefined || count === 0) return;
		event.preventDefault();
		setCursor({ index: Math.min(Math.max(to, 0), count - 1), by: "keyboard" });
	};
	return {
		cursor: at,
		handlers: {
			tabIndex: count > 0 ? 0 : undefined,
			onKeyDown: walk,
			onBlur: () => setCursor(null),
			onPointerMove: (event: PointerEvent<HTMLElement>) => {
				const box = event.currentTarget.getBoundingClientRect();
				const index = nearest(event.clientX - box.left, event.clientY - box.top);
				setCursor(index === null ? null : { index, by: "pointer" });
			},
			onPointerLeave: () => setCursor(null),
		},
	};
}
