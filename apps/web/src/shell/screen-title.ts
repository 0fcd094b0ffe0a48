import { useMatches } from "@tanstack/react-router";
import type { ScreenTitle } from "../router.tsx";

const untitled: ScreenTitle = { title: "Throughline", subtitle: "" };

/** Title and subtitle of the screen that the address names. */
export function useScreenTitle(): ScreenTitle {
	const match = useMatches({ select: (matches) => matches.at(-1) });
	const screen = match?.staticData.screen;
	if (!screen) return untitled;
	return typeof screen === "function" ? screen(match.search) : screen;
}
