import type { Program } from "@throughline/domain/program";
import { useEffect } from "react";
import { trpc } from "../../api/client.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { storedValue } from "../../browser/stored-value.ts";

const selectedId = storedValue("selectedProgramId");

/** Makes a program the selected one, in every tab of this browser. */
export function selectProgram(id: string): void {
	selectedId.set(id);
}

/** Which of the programs is selected: the stored choice, or the first one; null where there is none. */
export function selectedOf(programs: readonly Program[]): Program | null {
	return programs.find(({ id }) => id === selectedId.get()) ?? programs[0] ?? null;
}

/**
 * The program that the workspace shows. Without a stored choice, or when the stored program is gone, the first one is
 * selected and stored.
 */
export function useSelectedProgram() {
	const list = trpc.program.list.useQuery();
	// Drawn anew with each choice.
	useObservable(selectedId);
	const programs: Program[] = list.data ?? [];
	const program = selectedOf(programs);

	const idToStore = program?.id;
	useEffect(() => {
		if (idToStore !== undefined) selectedId.set(idToStore);
	}, [idToStore]);

	return {
		programs,
		program,
		select: selectProgram,
		isPending: list.isPending,
		isFetching: list.isFetching,
		error: list.error,
		retry: list.refetch,
	};
}
