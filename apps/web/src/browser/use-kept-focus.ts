import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

type Line = { element: Element; place: number };

/**
 * For a list whose lines go away while they are worked on, once with each rendering: who was in a line that is gone is in
 * the one that takes its place, not at the beginning of the page; after the last one, in the window that the list stands in.
 */
export function useKeptFocus<Element extends HTMLElement>(): {
	ref: RefObject<Element | null>;
	onFocus: (event: FocusEvent) => void;
	onBlur: (event: FocusEvent) => void;
} {
	const ref = useRef<Element>(null);
	const last = useRef<Line | null>(null);
	const linesOf = () => [...(ref.current?.querySelectorAll("li") ?? [])];
	useLayoutEffect(() => {
		const known = last.current;
		if (!known || known.element.isConnected || document.activeElement !== document.body) return;
		const lines = linesOf();
		const next = lines[known.place] ?? lines.at(-1);
		last.current = null;
		const left = next?.querySelector<HTMLElement>("a[href], button");
		(left ?? ref.current?.closest<HTMLElement>("[role=dialog]"))?.focus();
	});
	return {
		ref,
		onFocus: ({ target }) => {
			const lines = linesOf();
			const place = lines.findIndex((line) => line.contains(target));
			// What floats over a line is part of it.
			if (lines[place]) last.current = { element: lines[place], place };
		},
		onBlur: ({ relatedTarget }) => {
			if (relatedTarget === null) last.current = null;
		},
	};
}
