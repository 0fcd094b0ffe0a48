import { useMedium } from "./medium.ts";

/** Whether the page is being laid out for paper. */
export function usePrinting(): boolean {
	return useMedium() === "paper";
}
