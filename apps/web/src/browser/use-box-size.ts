import { useLayoutEffect, useRef, useState } from "react";

/** The size in px of the element that takes the ref, followed as it changes; null before it is known. */
export function useBoxSize<Box extends Element>() {
	const ref = useRef<Box>(null);
	const [size, setSize] = useState<{ width: number; height: number } | null>(null);
	useLayoutEffect(() => {
		const box = ref.current;
		if (!box || typeof ResizeObserver === "undefined") return;
		const measure = () => {
			const { width, height } = box.getBoundingClientRect();
			setSize({ width, height });
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		return () => observer.disconnect();
	}, []);
	return { ref, size };
}
