import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type ViewParameter, workspaceSearch } from "./workspace-search.ts";

/** What a view keeps in the address; undefined takes it out. */
export type ViewSearch = Readonly<{ [Name in ViewParameter]?: string | undefined }>;

/** Going back should undo these; a filter or a typed word replaces the one before. */
const steps = ["tab", "item", "form", "playbook"];

/** What the address says of the view that is shown, and how to change it. */
export function useViewSearch(): {
	search: ViewSearch;
	change: (change: ViewSearch, options?: { replace?: boolean }) => void;
} {
	const address = useSearch({ strict: false, structuralSharing: true });
	const navigate = useNavigate();
	const search: ViewSearch = useMemo(() => workspaceSearch(address), [address]);
	const change = useCallback(
		(change: ViewSearch, { replace = !steps.some((step) => step in change) } = {}) => {
			void navigate({ to: "/", search: (before) => ({ ...before, ...change }), replace, resetScroll: false });
		},
		[navigate],
	);
	return { search, change };
}
