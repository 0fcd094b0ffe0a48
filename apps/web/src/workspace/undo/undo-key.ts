/** Whether a key means: take back what I did last. In a field it takes back what was typed; behind a window nobody sees what it does. */
export function isUndoKey(event: KeyboardEvent): boolean {
	const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event;
	if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== "z") return false;
	if (!(target instanceof HTMLElement)) return true;
	if (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) return false;
	return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}
