import { QueryClientProvider } from "@tanstack/react-query";
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@throughline/ui/toaster";
import type { ReactNode } from "react";
import { ApiProvider } from "../src/api/api-provider.tsx";
import { queryClient } from "../src/api/query-client.ts";
import { userQuery } from "../src/api/session/user.ts";

/** A part of a screen by itself, for who is signed in as `serve` says. Answers the router, whose address its links change. */
export async function renderPart(part: ReactNode) {
	await queryClient.fetchQuery(userQuery);
	const root = createRootRoute();
	const anywhere = createRoute({ getParentRoute: () => root, path: "$", component: () => part });
	const home = createRoute({ getParentRoute: () => root, path: "/", component: () => part });
	const router = createRouter({
		routeTree: root.addChildren([home, anywhere]),
		history: createMemoryHistory({ initialEntries: ["/"] }),
	});
	render(
		<QueryClientProvider client={queryClient}>
			<ApiProvider>
				{/* The app registers its own router; this one has none of its routes. */}
				<RouterProvider router={router as never} />
				<Toaster />
			</ApiProvider>
		</QueryClientProvider>,
	);
	return { router, user: userEvent.setup() };
}
