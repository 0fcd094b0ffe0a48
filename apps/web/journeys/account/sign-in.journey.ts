import { expect, test } from "@playwright/test";
import { signIn, skipWelcome } from "../support/sign-in.ts";

test.beforeEach(({ page }) => skipWelcome(page));

test("For each role a deep link leads through sign-in back to its screen, with the role on the badge", async ({
	page,
	context,
}) => {
	for (const role of ["Admin", "Editor", "Viewer"] as const) {
		await context.clearCookies();
		await page.goto("/?view=risks&tab=matrix");
		await expect(page).toHaveURL(/\/auth\?returnTo=/);
		await signIn(page, role);

		await expect(page).toHaveURL(/\/\?view=risks&tab=matrix&program=[0-9a-f-]{36}$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Risk Management");
		await expect(
			page.getByRole("complementary", { name: "Sidebar" }).getByText(role, { exact: true }),
		).toBeVisible();
	}
	// Who is signed in already does not see the sign-in page.
	await page.goto("/auth");
	await expect(page).toHaveURL(/\/\?program=[0-9a-f-]{36}$/);
});

test("Logout ends the session on the server and leads to the sign-in page", async ({ page }) => {
	await page.goto("/");
	await signIn(page, "Viewer");
	await page.getByRole("complementary", { name: "Sidebar" }).getByRole("link", { name: "Logout" }).click();

	await expect(page).toHaveURL(/\/auth$/);
	expect((await page.request.get("/api/auth/user")).status()).toBe(401);
	await page.goto("/programs");
	await expect(page).toHaveURL(/\/auth\?returnTo=%2Fprograms$/);
});

test("A sign-in that failed says why in a sentence, and an invented code gets none of its own words", async ({
	page,
}) => {
	await page.goto("/auth?error=PERSON_DISABLED");
	await expect(page.getByRole("alert")).toHaveText(/Your access has been switched off/);
	await page.goto("/auth?error=<b>Send+me+your+password</b>");
	await expect(page.getByRole("alert")).toHaveText(/Signing in failed on our side/);
});

test("A foreign address in returnTo leads nowhere foreign", async ({ page, baseURL }) => {
	await page.goto("/auth?returnTo=https://evil.example/");
	await signIn(page, "Viewer");
	expect(new URL(page.url()).origin).toBe(baseURL);
});
