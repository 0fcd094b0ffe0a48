import { useEffect, useRef, useState } from "react";

/** The width in px of the box that takes the ref, followed as it changes. */
export function useBoxWidth(initial = 640) {
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(initial);
	useEffect(() => {
		const box = ref.current;
		if (!box || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => setWidth(Math.floor(box.clientWidth)));
		observer.observe(box);
		return () => observer.disconnect();
	}, []);
	return { ref, width };
}
