import { type KeyboardEvent, useEffect, useRef, useState } from "react";

export type RowKeys = {
	/** The row that takes the focus when one tabs into the table. */
	active: number;
	setActive: (index: number) => void;
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

type Actions = {
	count: number;
	onOpen?: (index: number) => void;
	onToggle?: (index: number) => void;
	/** Brings a row that is not drawn into view first. */
	reveal?: (index: number) => void;
};

/** Where a key leads from this row, or `null` when it leads nowhere. */
function destination(key: string, from: number, count: number): number | null {
	const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, Home: -count, End: count }[key];
	if (step === undefined || count === 0) return null;
	return Math.min(Math.max(from + step, 0), count - 1);
}

/** Goes from the row into what can be pressed in it, and back; answers whether there was somewhere to go. */
function moveWithin(row: HTMLElement, from: HTMLElement, key: string): boolean {
	const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
	if (step === undefined) return false;
	const stops = [row, ...row.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
	const next = stops[stops.indexOf(from) + step];
	next?.focus();
	return next !== undefined;
}

/** Keys with a modifier, and keys typed into a field, mean something else. */
function isCommand(event: KeyboardEvent<HTMLElement>): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
	const target = event.target as HTMLElement;
	// In a menu or window that belongs to a row.
	if (!event.currentTarget.contains(target)) return false;
	return !target.closest("input, textarea, select, [contenteditable]");
}

/**
 * Moves between rows: j / k or arrows by one, Home / End to the ends, Enter opens, x or Space selects; → and ← walk
 * through the buttons of a row. Rows carry `data-row={index}`.
 */
export function useRowKeys({ count, onOpen, onToggle, reveal }: Actions): RowKeys {
	const [active, setActive] = useState(0);
	const wanted = useRef<{ index: number; body: Element } | null>(null);
	const bounded = Math.min(active, Math.max(count - 1, 0));

	// Each render: a virtual row may be drawn only some renders after it was asked for.
	useEffect(() => {
		const want = wanted.current;
		const row = want?.body.querySelector<HTMLElement>(`[data-row="${want.index}"]`);
		if (!row) return;
		wanted.current = null;
		row.focus({ preventScroll: reveal !== undefined });
		row.scrollIntoView?.({ block: "nearest" });
	});

	const act = (key: string, index: number) => {
		if (key === "Enter" && onOpen) onOpen(index);
		else if ((key === "x" || key === " ") && onToggle) onToggle(index);
		else return false;
		return true;
	};
	const move = (event: KeyboardEvent<HTMLElement>, row: HTMLElement | null, next: number) => {
		wanted.current = { index: next, body: event.currentTarget };
		reveal?.(next);
		setActive(next);
		// The same row again renders nothing: focus it now.
		if (next === bounded) row?.focus();
	};
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (!isCommand(event)) return;
		const row = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
		const from = row ? Number(row.dataset.row) : bounded;
		const next = destination(event.key, from, count);
		if (next !== null) {
			event.preventDefault();
			move(event, row, next);
		} else if (row && moveWithin(row, event.target as HTMLElement, event.key)) event.preventDefault();
		else if (event.target === row && act(event.key, from)) event.preventDefault();
	};
	return { active: bounded, setActive, onKeyDown };
}
