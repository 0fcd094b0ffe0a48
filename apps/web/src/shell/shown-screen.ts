import { useMatch, useSearch } from "@tanstack/react-router";
import { useSelectedProgram } from "../workspace/program/selected-program.ts";
import { sharedViewIds, viewOf } from "../workspace/view/views.ts";
import { useScreenTitle } from "./screen-title.ts";

/** What is on screen: its title, and of which program, null where it is of none. */
export type ShownScreen = { title: string; program: string | null };

/** The screen that the address names, with its program where it shows one. */
export function useShownScreen(): ShownScreen {
	const { title } = useScreenTitle();
	const { program } = useSelectedProgram();
	const inWorkspace = useMatch({ from: "/_app/", shouldThrow: false }) !== undefined;
	const { view } = useSearch({ strict: false });
	const ofProgram = inWorkspace && !sharedViewIds.includes(viewOf(view));
	return { title, program: ofProgram ? (program?.name ?? null) : null };
}
