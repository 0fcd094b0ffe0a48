import { useState } from "react";

/** For a window without a trigger of its own: gives the focus back to where it was when the window opened. */
export function useReturnFocus(): (event: Event) => void {
	const [opener] = useState(() => document.activeElement);
	return (event) => {
		if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
		event.preventDefault();
		opener.focus();
	};
}
