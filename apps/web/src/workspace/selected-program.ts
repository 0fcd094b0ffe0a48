import type { Program } from "@throughline/domain/program";
import { useEffect } from "react";
import { trpc } from "../api/client.ts";
import { useObservable } from "../browser/observable-value.ts";
import { storedValue } from "../browser/stored-value.ts";

const selectedId = storedValue("selectedProgramId");

/** Makes a program the selected one, in every tab of this browser. */
export function selectProgram(id: string): void {
	selectedId.set(id);
}

/**
 * The program that the workspace shows. Without a stored choice, or when the stored program is gone, the first one is
 * selected and stored.
 */
export function useSelectedProgram() {
	const list = trpc.program.list.useQuery();
	const storedId = useObservable(selectedId);
	const programs: Program[] = list.data ?? [];
	const program = programs.find(({ id }) => id === storedId) ?? programs[0] ?? null;

	const idToStore = program?.id;
	useEffect(() => {
		if (idToStore !== undefined) selectedId.set(idToStore);
	}, [idToStore]);

	return {
		programs,
		program,
		select: selectProgram,
		isPending: list.isPending,
		error: list.error,
		retry: list.refetch,
	};
}
