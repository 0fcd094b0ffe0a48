import { type ViewId, viewOf } from "./views.ts";

/** What the address of the workspace says: which view, and which of its tabs. */
export type WorkspaceSearch = { view?: ViewId; tab?: string };

/** Reads the address; the dashboard, and what is unknown, are left out of it. */
export function workspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
	const view = viewOf(search.view);
	return {
		view: view === "dashboard" ? undefined : view,
		tab: typeof search.tab === "string" && search.tab !== "" ? search.tab : undefined,
	};
}
