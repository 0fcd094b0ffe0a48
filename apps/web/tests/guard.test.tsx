import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../src/api/query-client.ts";
import { sessionEnded } from "../src/api/session-ended.ts";
import { overview, programOf, summary } from "./data/portfolio.ts";
import { personOf, Refusal, serve } from "./fake-server.ts";
import { openScreen, startApp } from "./render-screen.tsx";

afterEach(() => {
	cleanup();
	sessionEnded.set(false);
});

const portfolio = {
	"program.list": () => [programOf(1)],
	"dashboard.summary": () => summary,
	"dashboard.overview": () => overview,
};

test.each([
	["/", "/auth"],
	["/programs", "/auth?returnTo=%2Fprograms"],
	["/?view=risks&tab=matrix", "/auth?returnTo=%2F%3Fview%3Drisks%26tab%3Dmatrix"],
	["/strategic-consultant/epm/s1", "/auth?returnTo=%2Fstrategic-consultant%2Fepm%2Fs1"],
	["/strategy/test", "/auth?returnTo=%2Fstrategy%2Ftest"],
])("Nobody signed in: %s leads to %s", async (path, address) => {
	serve("Viewer", {}, null);
	const router = await openScreen(path);
	expect(router.state.location.href).toBe(address);
	expect(screen.getByRole("button", { name: "Sign in" })).toBeDefined();
	expect(sessionEnded.get()).toBe(false);
});

test("Somebody signed in: /auth leads to the workspace", async () => {
	serve("Viewer", portfolio);
	const router = await openScreen("/auth");
	await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test.each(["/", "/auth"])("While it is not known who is signed in, %s shows a spinner", async (path) => {
	const answer = Promise.withResolvers<Response>();
	vi.stubGlobal("fetch", () => answer.promise);
	startApp(path);
	expect((await screen.findByRole("status")).textContent).toBe("Loading");
	expect(screen.queryByRole("heading")).toBeNull();
	answer.resolve(Response.json({}, { status: 401 }));
	await screen.findByRole("button", { name: "Sign in" });
});

test("A sign-in that failed says why", async () => {
	serve("Viewer", {}, null);
	await openScreen("/auth?error=PERSON_DISABLED");
	expect(screen.getByRole("alert").textContent).toMatch(/^Your access has been switched off/);
});

test("When a call says that nobody is signed in any more, the screen stays and asks to sign in again", async () => {
	const server = serve("Viewer", portfolio);
	await openScreen("/");
	server.procedures["dashboard.summary"] = () => {
		throw new Refusal(401, "UNAUTHENTICATED", "Sign in to go on");
	};
	void queryClient.invalidateQueries();
	expect(await screen.findByRole("dialog", { name: "Your session has ended" })).toBeDefined();
	expect(screen.getByRole("button", { name: "Sign in again" })).toBeDefined();
	expect(screen.getByText("Program Dashboard", { selector: "h1" })).toBeDefined();
	expect(screen.getAllByText("Elena Rossi").length).toBeGreaterThan(0);
});

test.each(["/nothing", "/there/is/nothing", "/programs/nothing", "/strategic-consultant"])(
	"%s shows 404 Page Not Found to anybody",
	async (path) => {
		serve("Viewer", {}, null);
		await openScreen(path);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("404 Page Not Found");
		expect(screen.getByRole("link", { name: "Go to the workspace" }).getAttribute("href")).toBe("/");
		expect(document.title).toBe("404 Page Not Found · Throughline");
	},
);

test("An answer that is no answer shows a sentence and a way to try again", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
	startApp("/");
	expect((await screen.findByRole("alert")).textContent).toContain("The server cannot be reached right now.");
	serve("Viewer", portfolio, personOf("Viewer"));
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Program Dashboard", { selector: "h1" })).toBeDefined();
});
