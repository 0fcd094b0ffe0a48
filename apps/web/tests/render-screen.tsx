import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { queryClient } from "../src/api/query-client.ts";
import { createAppRouter } from "../src/router.tsx";
import { welcomeSeen } from "../src/shell/workspace/welcome-seen.ts";

/** Opens an address of the app, shell and all, for a browser that has seen the welcome. Answers the router. */
export async function openScreen(path: string) {
	const router = startApp(path);
	// A window that the address opens hides what is behind it.
	await screen.findByRole("heading", { level: 1, hidden: true }, { timeout: 20_000 });
	return router;
}

/** The same, without waiting for a screen. */
export function startApp(path: string) {
	welcomeSeen.set("true");
	const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
	render(
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return router;
}
