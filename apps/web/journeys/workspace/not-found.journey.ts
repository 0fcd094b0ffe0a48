import { expect, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";

test("An address that leads nowhere shows 404 Page Not Found to anybody, with a way home", async ({
	page,
}) => {
	for (const path of ["/nothing", "/there/is/nothing", "/strategic-consultant", "/programs/x"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("404 Page Not Found");
		await expect(page).toHaveTitle("404 Page Not Found · Throughline");
		await page.getByRole("link", { name: "Go to the workspace" }).click();
		await expect(page).toHaveURL(/\/auth/);
	}
});

test("An unknown address under /api is answered in JSON, not with a page", async ({ request }) => {
	const response = await request.get("/api/nothing");
	expect(response.status()).toBe(404);
	expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
});

test("From the not-found page a signed-in person comes to the workspace", async ({ browser }) => {
	const context = await browser.newContext({ storageState: stateOf("Viewer") });
	const page = await context.newPage();
	await page.goto("/nothing");
	await page.getByRole("link", { name: "Go to the workspace" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Dashboard");
	await context.close();
});
