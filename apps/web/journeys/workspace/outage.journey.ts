import { expect, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Viewer") });

const refusal = {
	status: 503,
	contentType: "application/json",
	headers: { "retry-after": "5" },
	body: JSON.stringify({
		error: {
			data: {
				error: "The database cannot be reached right now. Try again in a moment.",
				code: "UNAVAILABLE",
			},
		},
	}),
};

test("While the database is gone the screen says so, and recovers by itself", async ({ page }) => {
	await page.route(/\/trpc\/dashboard|\/readyz/, (route) => route.fulfill(refusal));
	await page.goto("/");
	await expect(page.getByText("The database cannot be reached right now.", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Failed to load dashboard data. Please try refreshing the page."),
	).toBeVisible();
	await expect(page.getByRole("button", { name: "Notifications, 1 new" })).toBeVisible();

	await page.unroute(/\/trpc\/dashboard|\/readyz/);
	await expect(page.getByText("Schedule Adherence")).toBeVisible();
	await expect(page.getByText("The database cannot be reached right now.", { exact: true })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});

test("A start without any answer shows a way to try again, and goes on once the server is back", async ({
	page,
}) => {
	await page.route(/\/api\/auth\/user|\/readyz/, (route) => route.abort());
	await page.goto("/?view=risks");
	await expect(page.getByRole("alert")).toContainText("The server cannot be reached right now.");
	await page.unroute(/\/api\/auth\/user|\/readyz/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Risk Management");
});

test.describe("On a phone whose network is gone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test("a window of the shell that has still to come leaves the screen as it is, and opens once there is one again", async ({
		page,
	}) => {
		const gone = /sidebar-drawer|\/readyz/;
		await page.route(gone, (route) => route.abort());
		await page.goto("/?view=risks");
		await page.getByRole("button", { name: "Open menu" }).tap();
		await expect(page.getByText("The server cannot be reached right now.", { exact: true })).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Risk Management");
		await page.unroute(gone);
		await page.waitForEvent("load");
		await page.getByRole("button", { name: "Open menu" }).tap();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	});
});

test.describe("Over a slow network", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("a page says that it is loading before its code is there, and then fetches ahead what a thumb opens", async ({
		page,
	}) => {
		const held = Promise.withResolvers<void>();
		await page.route(/\/assets\/main-.*\.js/, async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto("/?view=my-work", { waitUntil: "commit" });
		await expect(page.getByRole("status")).toHaveText("Loading");
		const ahead = ["search-dialog", "notifications-sheet", "program-sheet", "toaster", "sidebar-drawer"].map(
			(part) => page.waitForResponse((response) => response.url().includes(part)),
		);
		held.resolve();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("My work");
		await Promise.all(ahead);
	});
});
