import { createFileRoute } from "@tanstack/react-router";
import { loadView } from "../../workspace/program-views.tsx";
import { viewOf, views } from "../../workspace/views.ts";
import { WorkspaceScreen } from "../../workspace/workspace-screen.tsx";
import { workspaceSearch } from "../../workspace/workspace-search.ts";

export const Route = createFileRoute("/_app/")({
	validateSearch: workspaceSearch,
	loaderDeps: ({ search }) => ({ view: viewOf(search.view) }),
	loader: ({ deps }) => loadView(deps.view),
	staticData: { screen: (search) => views[viewOf(search.view)] },
	component: WorkspaceScreen,
});
