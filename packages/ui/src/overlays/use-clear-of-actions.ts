import { useLayoutEffect, useState } from "react";

/** Px between a toast and the button over which it stands. */
const gap = 8;

/**
 * How far a toast has to rise from the corner so that it covers no main action; px, looked at when `shown` changes.
 * It stays where it is when it would have to rise beyond the middle of the screen.
 */
export function useClearOfActions(toast: HTMLElement | null, shown: number | undefined): number {
	const [rise, setRise] = useState(0);
	useLayoutEffect(() => {
		const box = shown === undefined ? null : toast?.getBoundingClientRect();
		if (!box) return;
		// Where it would lie without what it rose already.
		setRise((risen) => riseOver({ box, risen, actions: mainActions() }));
	}, [toast, shown]);
	return rise;
}

function mainActions(): DOMRect[] {
	return [...document.querySelectorAll("button[data-variant=primary]")].map((button) =>
		button.getBoundingClientRect(),
	);
}

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

function riseOver({ box, risen, actions }: { box: Box; risen: number; actions: readonly Box[] }): number {
	const half = window.innerHeight / 2;
	const [top, bottom] = [box.top + risen, box.bottom + risen];
	// On a phone toasts come from the top.
	if (bottom < half) return 0;
	let rise = 0;
	// From below upwards: what it rose over may push it onto the next.
	for (const action of actions.toSorted((a, b) => b.bottom - a.bottom)) {
		const beside = action.right + gap <= box.left || action.left - gap >= box.right;
		const apart = action.top - gap >= bottom - rise || action.bottom + gap <= top - rise;
		if (!beside && !apart) rise = bottom - action.top + gap;
	}
	return bottom - rise < half ? 0 : rise;
}
