/** What a person takes for one place: the tab, the window or the page in which something stands. */
export function regionAround(element: Element): HTMLElement | null {
	return element.closest<HTMLElement>("[role=tabpanel], [role=dialog], main");
}

/** Gives the focus to the first row of a list in it, or to what selects one; answers whether there was one. */
export function focusRow(region: Element): boolean {
	return ["[data-row]", "[role=checkbox]"].some((stop) => {
		const first = region.querySelector<HTMLElement>(stop);
		first?.focus();
		return first !== null && document.activeElement === first;
	});
}

/** What takes Escape for itself, such as a field with something typed, says so by `data-escape`: that goes first. */
export function leaveToField(event: KeyboardEvent): void {
	if (event.target instanceof Element && event.target.closest("[data-escape]")) event.preventDefault();
}
