import { type RefCallback, useCallback, useRef, useState } from "react";

/**
 * Whether a cell is being edited, `atOnce`: from the beginning. After a key ended it, what stands there again takes the
 * focus back.
 */
export function useCellEditor(atOnce: () => boolean = () => false) {
	const [editing, setEditing] = useState(atOnce);
	const returns = useRef(false);
	const returnRef: RefCallback<HTMLElement> = useCallback((element) => {
		if (!element || !returns.current) return;
		returns.current = false;
		element.focus();
	}, []);
	return {
		editing,
		start: () => setEditing(true),
		finish(keepsFocus: boolean) {
			returns.current = keepsFocus;
			setEditing(false);
		},
		/** For what takes the focus. */
		returnRef,
	};
}
