/**
 * Says in `--soft-keyboard`, in px, how much of the window a keyboard covers that lies over the page instead of making it
 * smaller, as on an iPhone: what stands at the foot stands above it. A page that is zoomed in has no such keyboard.
 */
export function followSoftKeyboard(): void {
	const seen = window.visualViewport;
	if (!seen) return;
	const measure = () => {
		const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
		document.documentElement.style.setProperty("--soft-keyboard", `${Math.max(0, Math.round(covered))}px`);
	};
	seen.addEventListener("resize", measure);
	seen.addEventListener("scroll", measure);
}
