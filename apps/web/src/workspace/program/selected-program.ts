import { useRouter, useSearch } from "@tanstack/react-router";
import type { Program } from "@throughline/domain/program";
import { useCallback, useEffect } from "react";
import { trpc } from "../../api/client.ts";
import { observableValue, useObservable } from "../../browser/observable-value.ts";
import { storedValue } from "../../browser/stored-value.ts";
import type { WorkspaceSearch } from "../view/workspace-search.ts";

/** What a bare `/` opens: the last choice in any tab of this browser. */
const storedId = storedValue("selectedProgramId");
/** The last choice in this tab, for its pages whose address names no program. */
const tabId = storedValue("selectedProgramId", "session");

/** The keys of the programs chosen last in this browser, the newest first, with commas between. */
const recentIds = storedValue("recentProgramIds");
const mostRecent = 5;

/** Makes a program the selected one of this tab wherever its address names no other, and what a bare `/` opens. */
export function selectProgram(id: string): void {
	tabId.set(id);
	storedId.set(id);
	const others = idsIn(recentIds.get()).filter((other) => other !== id);
	recentIds.set([id, ...others].slice(0, mostRecent).join(","));
}

function idsIn(stored: string | null): string[] {
	return stored ? stored.split(",") : [];
}

/** The keys of the programs that somebody has pinned in this browser, the first pinned first, with commas between. */
const pinnedIds = storedValue("pinnedProgramIds");

/** The keys of the pinned programs, and what pins a program or unpins it. */
export function usePinnedPrograms() {
	const pinned = idsIn(useObservable(pinnedIds));
	const togglePin = useCallback((id: string) => {
		const before = idsIn(pinnedIds.get());
		const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
		pinnedIds.set(after.join(","));
	}, []);
	return { pinned, togglePin };
}

/** The keys of the programs chosen last, the newest first. */
export function useRecentPrograms(): string[] {
	return idsIn(useObservable(recentIds));
}

/**
 * Which of the programs is selected: the one that the address names, null where it is not among them; without one the choice
 * of this tab, the stored one, the last one before that is still there, or the first.
 */
export function selectedOf(programs: readonly Program[], named?: string): Program | null {
	const withId = (id: string | null | undefined) => programs.find((program) => program.id === id);
	if (named !== undefined) return withId(named) ?? null;
	const before = () => idsIn(recentIds.get()).find(withId);
	return withId(tabId.get()) ?? withId(storedId.get()) ?? withId(before()) ?? programs[0] ?? null;
}

/** The program that the workspace shows, and what the address says of it. */
export function useSelectedProgram() {
	const list = trpc.program.list.useQuery();
	const router = useRouter();
	const address = useSearch({ strict: false, structuralSharing: true });
	const named = "program" in address ? address.program : undefined;
	// Drawn anew with each choice.
	useObservable(storedId);
	useObservable(tabId);
	const programs: Program[] = list.data ?? [];
	const program = selectedOf(programs, named);
	const isMissing = useMissing(named, program, list);

	const idToStore = list.isFetching ? undefined : program?.id;
	useEffect(() => {
		if (idToStore !== undefined) selectProgram(idToStore);
	}, [idToStore]);

	const select = useCallback(
		(id: string) => {
			selectProgram(id);
			if (router.state.location.pathname === "/")
				void router.navigate({ to: "/", search: (before) => forProgram(before, id) });
		},
		[router],
	);

	return {
		programs,
		program,
		select,
		/** The address names a program that is not there. */
		isMissing,
		isPending: list.isPending || (program === null && named !== undefined && !isMissing),
		isFetching: list.isFetching,
		error: list.error,
		retry: list.refetch,
	};
}

/** The key for which the list was asked once more; the whole page asks once. */
const askedFor = observableValue<string | null>(null);

/** Whether there is no program with the key of the address; the list is asked once more before that is said. */
function useMissing(
	named: string | undefined,
	program: Program | null,
	{ isSuccess, isFetching, refetch }: { isSuccess: boolean; isFetching: boolean; refetch: () => unknown },
): boolean {
	const asked = useObservable(askedFor);
	const isUnknown = named !== undefined && program === null && isSuccess && !isFetching;
	useEffect(() => {
		if (!isUnknown || askedFor.get() === named) return;
		askedFor.set(named);
		refetch();
	}, [isUnknown, named, refetch]);
	return isUnknown && asked === named;
}

/** The same view of another program; filters and open objects of the one before go. */
function forProgram(before: Readonly<Record<string, unknown>>, id: string): WorkspaceSearch {
	const { view, tab, display } = before;
	// What the view does not know, or no longer means, is left out when the address is read.
	return { view, tab, display, program: id } as WorkspaceSearch;
}
