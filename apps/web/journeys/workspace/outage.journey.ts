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
