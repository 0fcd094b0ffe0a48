import { createFileRoute, retainSearchParams } from "@tanstack/react-router";
import { viewModules, workspaceSearch } from "../../shell/workspace/view-modules.ts";
import { WorkspaceScreen } from "../../shell/workspace/workspace-screen.tsx";
import type { View } from "../../workspace/view/define-view.ts";
import { viewOf, views } from "../../workspace/view/views.ts";

/** What it loads with is no part of what the sign-in page needs. */
async function loadView(view: View, address: Record<string, unknown>): Promise<void> {
	try {
		await (await import("../../shell/workspace/load-view.ts")).loadView(view, address);
	} catch {
		// The screen asks for itself.
	}
}

export const Route = createFileRoute("/_app/")({
	validateSearch: workspaceSearch,
	search: { middlewares: [retainSearchParams(["program"])] },
	loaderDeps: ({ search }) => ({ view: viewOf(search.view) }),
	loader: async ({ deps, location, preload }) => {
		const view = viewModules[deps.view];
		// Who only points at a link gets its code, and asks for nothing yet.
		if (!preload) void loadView(view, location.search);
		await view.component.preload?.();
	},
	staticData: { screen: (search) => views[viewOf(search.view)] },
	component: WorkspaceScreen,
});
