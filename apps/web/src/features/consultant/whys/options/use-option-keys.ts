import { useEffect, useRef } from "react";

type OptionKeys = { previous: () => void; next: () => void; go: (() => void) | null };

/** Left and right go from option to option, Enter goes on; not while something else has use for these keys. */
export function useOptionKeys(keys: OptionKeys): void {
	const current = useRef(keys);
	useEffect(() => {
		current.current = keys;
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!isFree(event)) return;
			const act = actionOf(event, current.current);
			if (!act) return;
			event.preventDefault();
			act();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
}

const windows = "[role=dialog], [role=alertdialog], [role=menu]";
const fields = "input, textarea, select, [contenteditable], [role=combobox]";

/** Whether the key is nobody else's. */
function isFree({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
	if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
	return target instanceof Element && target.closest(`${windows}, ${fields}`) === null;
}

function actionOf({ key, target }: KeyboardEvent, { previous, next, go }: OptionKeys): (() => void) | null {
	if (key === "ArrowLeft") return previous;
	if (key === "ArrowRight") return next;
	// On a button or a link Enter means that button or link.
	const onControl = target instanceof Element && target.closest("button, a, summary") !== null;
	return key === "Enter" && !onControl ? go : null;
}
