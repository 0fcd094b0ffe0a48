/** For a window in which nothing is to be filled in first: the window itself takes the focus, not its cross. */
export function focusWindow(event: Event): void {
	event.preventDefault();
	if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
