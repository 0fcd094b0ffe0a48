import { type RefCallback, useCallback, useRef, useState } from "react";

/** Whether a cell is being edited. After a key ended it, what stands there again takes the focus back. */
export function useCellEditor() {
	const [editing, setEditing] = useState(false);
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
