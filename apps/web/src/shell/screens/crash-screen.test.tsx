import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askNow, connectivity } from "../../api/connectivity.ts";
import { markMissingParts } from "../../api/missing-part.ts";
import { CrashScreen } from "./crash-screen.tsx";

markMissingParts();
const reload = vi.fn();

beforeEach(() => {
	sessionStorage.clear();
	reload.mockClear();
	vi.stubGlobal("location", { ...window.location, reload });
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** As the bundler's own loader does when a file cannot be fetched. */
async function missingPart(): Promise<never> {
	const payload = new TypeError("Failed to fetch dynamically imported module: /assets/programs-1.js");
	const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
	window.dispatchEvent(event);
	throw payload;
}

function openMissingPart() {
	const root = createRootRoute();
	const screenRoute = createRoute({
		getParentRoute: () => root,
		path: "/",
		component: lazyRouteComponent(missingPart),
	});
	const router = createRouter({
		routeTree: root.addChildren([screenRoute]),
		history: createMemoryHistory({ initialEntries: ["/"] }),
		defaultErrorComponent: CrashScreen,
	});
	render(<RouterProvider router={router as never} />);
}

test("Without a server, a part that cannot be loaded leaves the app standing, with a way to try again", async () => {
	const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
	vi.stubGlobal("fetch", fetch);
	openMissingPart();
	expect((await screen.findByRole("alert")).textContent).toContain(
		"What you typed is kept; it opens as soon as the server answers.",
	);
	await waitFor(() => expect(connectivity.get()).toBe("server-unreachable"));
	expect(reload).not.toHaveBeenCalled();

	vi.stubGlobal("fetch", async () => new Response());
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("A part that is missing for want of a server is loaded with the page by itself once there is one", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
	openMissingPart();
	await waitFor(() => expect(connectivity.get()).toBe("server-unreachable"));
	vi.stubGlobal("fetch", async () => new Response());
	await askNow();
	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("With a server the page is loaded anew, once a minute at most", async () => {
	const fetch = vi.fn(async () => new Response());
	vi.stubGlobal("fetch", fetch);
	openMissingPart();
	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
	cleanup();
	openMissingPart();
	await screen.findByRole("alert");
	expect(reload).toHaveBeenCalledTimes(1);
});
