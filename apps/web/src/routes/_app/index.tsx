import { createFileRoute, retainSearchParams } from "@tanstack/react-router";
import { viewOf, views } from "../../workspace/view/views.ts";
import { WorkspaceScreen } from "../../workspace/view/workspace-screen.tsx";
import { viewModules, workspaceSearch } from "../../workspace/view/workspace-search.ts";

export const Route = createFileRoute("/_app/")({
	validateSearch: workspaceSearch,
	search: { middlewares: [retainSearchParams(["program"])] },
	loaderDeps: ({ search }) => ({ view: viewOf(search.view) }),
	loader: ({ deps }) => viewModules[deps.view].component.preload?.(),
	staticData: { screen: (search) => views[viewOf(search.view)] },
	component: WorkspaceScreen,
});
