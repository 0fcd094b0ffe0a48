import { useEffect } from "react";

/** What the address asks for in vain is taken out of it, such as a form for who may only read. */
export function useTakenBack(inVain: boolean, takeBack: () => void): void {
	useEffect(() => {
		if (inVain) takeBack();
	});
}
