import { expect, test } from "@playwright/test";
import { viewIds } from "../../src/workspace/view/views.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

test("Each query of a screen is sent once at load, and again when what it shows has changed", async ({
	page,
}) => {
	test.setTimeout(120_000);
	let asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (request.method() !== "GET" || pathname === "/trpc/live.changes") return;
		if (pathname.startsWith("/trpc/") || pathname === "/api/auth/user") asked.push(pathname + search);
	});
	for (const path of [
		...viewIds.map((view) => `/?view=${view}`),
		"/programs",
		"/strategic-consultant/input",
	]) {
		// No request of the last screen is under way any more when the next is counted.
		await page.goto("/robots.txt");
		asked = [];
		const listens = page.waitForResponse(/trpc\/live\.changes/);
		await page.goto(path);
		await listens;
		await page.getByRole("button", { name: "Session Context" }).click();
		await expect.poll(() => asked.some((url) => url.startsWith("/trpc/sessionContext.active"))).toBe(true);

		// What a resync asks for is asked for before this change, or with it.
		const again = page.waitForRequest(/trpc\/sessionContext\.active/);
		const headers = { origin: new URL(page.url()).origin };
		const data = { goal: `Count the queries of ${path}`, successCriteria: ["Each is sent once"] };
		const created = await page.request.post("/api/session-context", { data, headers });
		expect(created.ok()).toBe(true);
		await again;
		const { id } = await created.json();
		await page.request.post(`/api/session-context/${id}/deactivate`, { data: {}, headers });

		const twice = asked.filter((url, index) => asked.indexOf(url) !== index);
		expect(
			twice.filter((url) => !url.startsWith("/trpc/sessionContext.")),
			path,
		).toEqual([]);
		expect(asked.length, path).toBeGreaterThan(2);
	}
});
