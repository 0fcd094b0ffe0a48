import { createFileRoute } from "@tanstack/react-router";
import { viewOf, views } from "../../workspace/views.ts";
import { WorkspaceScreen } from "../../workspace/workspace-screen.tsx";
import { workspaceSearch } from "../../workspace/workspace-search.ts";

export const Route = createFileRoute("/_app/")({
	validateSearch: workspaceSearch,
	staticData: { screen: (search) => views[viewOf(search.view)] },
	component: WorkspaceScreen,
});
