import { expect, test } from "@playwright/test";
import { viewIds } from "../src/workspace/views.ts";
import { stateOf } from "./sign-in.ts";

test("What an Editor saves appears on a Viewer's open screens within a second, over one connection for all tabs", async ({
	browser,
}) => {
	const viewer = await browser.newContext({ storageState: stateOf("Viewer") });
	const editor = await browser.newContext({ storageState: stateOf("Editor") });
	const [first, second] = [await viewer.newPage(), await viewer.newPage()];
	const streams: string[] = [];
	for (const page of [first, second]) {
		page.on("request", (request) => {
			if (request.url().includes("/trpc/live.changes")) streams.push(request.url());
		});
	}
	const opened = first.waitForResponse((response) => response.url().includes("/trpc/live.changes"));
	await first.goto("/programs");
	await opened;
	await second.goto("/programs");
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Programs");

	const origin = new URL(first.url()).origin;
	const created = await editor.request.post("/api/programs", {
		data: { name: "Live update" },
		headers: { origin },
	});
	expect(created.ok()).toBe(true);
	let { id, version } = await created.json();
	const rename = async (name: string) => {
		const changed = await editor.request.patch(`/api/programs/${id}`, {
			data: { name, version },
			headers: { origin },
		});
		expect(changed.ok()).toBe(true);
		version = (await changed.json()).version;
	};
	// A busy machine delays what it shows, never hurries it: the quickest of a few changes is the product's own time.
	const delays: number[] = [];
	for (let round = 1; round <= 4; round++) {
		const name = `Live update ${Date.now()}, round ${round}`;
		await rename(name);
		const committed = performance.now();
		await Promise.all([first, second].map((page) => page.getByText(name).first().waitFor()));
		delays.push(performance.now() - committed);
	}
	expect(Math.min(...delays)).toBeLessThan(1000);
	expect(streams).toHaveLength(1);

	// The tab that holds the connection goes away: another takes over.
	const takenOver = second.waitForResponse((response) => response.url().includes("/trpc/live.changes"));
	await first.close();
	await takenOver;
	await rename("Live update, after the first tab");
	await expect(second.getByText("Live update, after the first tab").first()).toBeVisible();

	await editor.request.delete(`/api/programs/${id}`, { headers: { origin } });
	await viewer.close();
	await editor.close();
});

for (const path of [...viewIds.map((view) => `/?view=${view}`), "/programs", "/strategic-consultant/input"]) {
	test(`Each query of ${path} is sent once at load, and again when what it shows has changed`, async ({
		browser,
	}) => {
		const person = await browser.newContext({ storageState: stateOf("Editor") });
		const page = await person.newPage();
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, search } = new URL(request.url());
			if (request.method() !== "GET" || pathname === "/trpc/live.changes") return;
			if (pathname.startsWith("/trpc/") || pathname === "/api/auth/user") asked.push(pathname + search);
		});
		const listens = page.waitForResponse(/trpc\/live\.changes/);
		await page.goto(path);
		await listens;
		await page.getByRole("button", { name: "Session Context" }).click();
		await expect.poll(() => asked.some((url) => url.startsWith("/trpc/sessionContext.active"))).toBe(true);

		// What a resync asks for is asked for before this change, or with it.
		const again = page.waitForRequest(/trpc\/sessionContext\.active/);
		const headers = { origin: new URL(page.url()).origin };
		const data = { goal: `Count the queries of ${path}`, successCriteria: ["Each is sent once"] };
		const created = await person.request.post("/api/session-context", { data, headers });
		expect(created.ok()).toBe(true);
		await again;
		const { id } = await created.json();
		await person.request.post(`/api/session-context/${id}/deactivate`, { data: {}, headers });

		const twice = asked.filter((url, index) => asked.indexOf(url) !== index);
		expect(twice.filter((url) => !url.startsWith("/trpc/sessionContext."))).toEqual([]);
		expect(asked.length).toBeGreaterThan(2);
		await person.close();
	});
}
