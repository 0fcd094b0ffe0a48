import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type ProgramsSearch, programsSearch } from "./programs-search.ts";

/** What the address says about the programs page, and how to change it; a typed word replaces the one before. */
export function useProgramsSearch() {
	const address = useSearch({ strict: false, structuralSharing: true });
	const navigate = useNavigate();
	const search = useMemo(() => programsSearch(address), [address]);

	const change = useCallback(
		(change: Partial<ProgramsSearch>, replace = !("form" in change)): void => {
			void navigate({
				to: "/programs",
				search: (before) => ({ ...before, ...change }),
				replace,
			});
		},
		[navigate],
	);
	return { search, change };
}
