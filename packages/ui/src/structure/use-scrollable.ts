import { useEffect, useRef, useState } from "react";

/**
 * For a box that may scroll: a ref, and whether it overflows now. A box that overflows must be reachable
 * with the keyboard, so give it `tabIndex={0}` then, and only then.
 */
export function useScrollable<T extends HTMLElement>() {
	const ref = useRef<T>(null);
	const [overflows, setOverflows] = useState(false);
	useEffect(() => {
		const box = ref.current;
		if (!box || typeof ResizeObserver === "undefined") return;
		const measure = () =>
			setOverflows(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		for (const child of box.children) observer.observe(child);
		return () => observer.disconnect();
	}, []);
	return { ref, overflows };
}
