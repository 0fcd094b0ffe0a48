import { type RefObject, useEffect, useRef } from "react";

/** The page's own margin in px, by which the bar stands higher at the end of the page. */
const margin = 24;

/** Keeps toasts above a bar at the bottom of the window for as long as the bar is there. */
export function useToastsAbove<Bar extends HTMLElement>(): RefObject<Bar | null> {
	const bar = useRef<Bar>(null);
	useEffect(() => {
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => {
			if (bar.current) style.setProperty("--toasts-above", `${bar.current.offsetHeight + margin}px`);
		});
		if (bar.current) observer.observe(bar.current);
		return () => {
			observer.disconnect();
			style.removeProperty("--toasts-above");
		};
	}, []);
	return bar;
}
