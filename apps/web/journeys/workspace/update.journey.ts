import { expect, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Viewer") });

test("A tab that is older than the server loads the new version instead of failing", async ({ page }) => {
	let asked = 0;
	await page.route("**/assets/programs-*.js", async (route) => {
		asked++;
		// As after an update: the file of the old version is gone, the one of the new is there.
		if (asked === 1) await route.fulfill({ status: 404, json: { code: "NOT_FOUND" } });
		else await route.continue();
	});
	await page.goto("/");
	await page.getByRole("banner").getByRole("link", { name: "Programs" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Programs");
	await expect(page.getByRole("link", { name: "Back to dashboard" })).toBeVisible();
	// On hover, on the press, and by the page that was loaded anew.
	expect(asked).toBeLessThanOrEqual(3);
});
