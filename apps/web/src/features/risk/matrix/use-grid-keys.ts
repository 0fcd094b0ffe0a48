import { type KeyboardEvent, useRef, useState } from "react";

/** A place in a grid, from 0. */
export type Place = { row: number; column: number };

/** Where a key leads from a place in a grid of this size; null when it leads nowhere. */
export function placeAfter(
	{ row, column }: Place,
	key: string,
	withControl: boolean,
	size: { rows: number; columns: number },
): Place | null {
	const last = { row: size.rows - 1, column: size.columns - 1 };
	switch (key) {
		case "ArrowUp":
			return { row: Math.max(row - 1, 0), column };
		case "ArrowDown":
			return { row: Math.min(row + 1, last.row), column };
		case "ArrowLeft":
			return { row, column: Math.max(column - 1, 0) };
		case "ArrowRight":
			return { row, column: Math.min(column + 1, last.column) };
		case "Home":
			return { row: withControl ? 0 : row, column: 0 };
		case "End":
			return { row: withControl ? last.row : row, column: last.column };
		default:
			return null;
	}
}

/**
 * Moves the focus between the cells of a grid as WAI-ARIA's grid pattern has it: arrows by one, Home and End to the
 * ends of a row, with Ctrl to the corners. One cell is a stop of the Tab key. Cells carry `data-place="row/column"`.
 */
export function useGridKeys(start: Place, size: { rows: number; columns: number }) {
	const [stop, setStop] = useState(start);
	const grid = useRef<HTMLDivElement>(null);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.altKey || event.metaKey) return;
		const next = placeAfter(stop, event.key, event.ctrlKey, size);
		if (!next) return;
		event.preventDefault();
		setStop(next);
		grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}/${next.column}"]`)?.focus();
	};
	return {
		grid,
		onKeyDown,
		/** What the cell at a place needs. */
		cellProps: (place: Place) => ({
			"data-place": `${place.row}/${place.column}`,
			tabIndex: place.row === stop.row && place.column === stop.column ? 0 : -1,
			onFocus: () => setStop(place),
		}),
	};
}
