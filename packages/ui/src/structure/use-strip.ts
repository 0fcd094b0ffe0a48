import { useCallback, useEffect, useRef, useState } from "react";

/** Px of a neighbouring tab that stay in sight beside the chosen one, under the fading edge. */
const peek = 40;

/** The edges of a strip fade where there is more. */
export const fadingEdges =
	"data-more-before:mask-l-from-[calc(100%-2.5rem)] data-more-after:mask-r-from-[calc(100%-2.5rem)]";

/**
 * For a row that may be wider than its box: `hidden` says at which sides there is more. Of tabs the chosen one is
 * scrolled into sight, at first and whenever another is chosen.
 */
export function useStrip() {
	const ref = useRef<HTMLDivElement>(null);
	const chosen = useRef<Element | null>(null);
	const [hidden, setHidden] = useState({ before: false, after: false });

	const look = useCallback(() => {
		const strip = ref.current;
		if (!strip) return;
		const before = strip.scrollLeft > 1;
		const after = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
		setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
	}, []);

	const showChosen = useCallback(() => {
		const strip = ref.current;
		const tab = strip?.querySelector<HTMLElement>("[data-state=active]");
		if (!strip || !tab) return;
		const [start, end] = [tab.offsetLeft - peek, tab.offsetLeft + tab.offsetWidth + peek];
		if (start < strip.scrollLeft) strip.scrollLeft = start;
		else if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth;
	}, []);

	useEffect(() => {
		const tab = ref.current?.querySelector("[data-state=active]") ?? null;
		if (tab === chosen.current) return;
		chosen.current = tab;
		showChosen();
		look();
	});

	useEffect(() => {
		const strip = ref.current;
		if (!strip || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => {
			showChosen();
			look();
		});
		observer.observe(strip);
		return () => observer.disconnect();
	}, [showChosen, look]);

	return { ref, hidden, onScroll: look };
}
