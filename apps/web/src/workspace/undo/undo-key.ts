/**
 * Whether a key means: take back what I did last, or with Shift: do it again. In a field it takes back what was typed, but for the empty row at the
 * end of a list, where the focus stays after each one; and a question is answered first.
 */
export function isUndoKey(event: KeyboardEvent): boolean {
	const { ctrlKey, metaKey, altKey, key, target } = event;
	if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== "z") return false;
	if (document.querySelector('[role="alertdialog"]') !== null) return false;
	return !(target instanceof HTMLElement) || !isWrittenIn(target);
}

function isWrittenIn(target: HTMLElement): boolean {
	if (target instanceof HTMLInputElement && target.closest("[data-quick-add]")) return target.value !== "";
	return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}
