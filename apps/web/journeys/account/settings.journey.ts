import { expect, request, test } from "@playwright/test";
import { signIn, skipWelcome, stateOf } from "../support/sign-in.ts";

test.beforeEach(({ page }) => skipWelcome(page));

test("An access token is shown once, works with its scope, and not any more once it is revoked", async ({
	page,
	baseURL,
}) => {
	await page.goto("/auth?returnTo=/%3Fsettings%3Dtokens");
	await signIn(page, "Editor");
	const dialog = page.getByRole("dialog", { name: "Settings" });
	const name = `Nightly report ${Date.now()}`;
	await dialog.getByRole("button", { name: "New token" }).click();
	await dialog.getByRole("textbox", { name: "Name" }).fill(name);
	await dialog.getByRole("button", { name: "Create token" }).click();
	const token = await dialog.getByRole("textbox", { name: "Access token" }).inputValue();

	const client = await request.newContext({
		baseURL,
		extraHTTPHeaders: { authorization: `Bearer ${token}` },
	});
	expect((await client.get("/api/programs")).status()).toBe(200);
	expect((await client.post("/api/programs", { data: { name: "By a reading token" } })).status()).toBe(403);

	await dialog.getByRole("button", { name: "Done" }).click();
	const entry = dialog.getByRole("listitem").filter({ hasText: name });
	await expect(entry).toContainText(`…${token.slice(-4)}`);
	await expect(entry).not.toContainText(token);
	await entry.getByRole("button", { name: /^Revoke/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Revoke token" }).click();
	await expect(page.getByRole("alertdialog")).toHaveCount(0);
	await expect(entry).toHaveCount(0);
	expect((await client.get("/api/programs")).status()).toBe(401);
	await client.dispose();
});

test("Other browsers are listed and can be signed out", async ({ page, browser, baseURL }) => {
	await page.goto("/auth?returnTo=/%3Fsettings%3Dsessions");
	await signIn(page, "Viewer");
	const other = await browser.newContext({
		baseURL,
		userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64) Firefox/140.0",
	});
	const otherPage = await other.newPage();
	await otherPage.goto("/");
	await signIn(otherPage, "Viewer");

	await page.reload();
	const dialog = page.getByRole("dialog", { name: "Settings" });
	await expect(dialog.getByText("This browser")).toHaveCount(1);
	await dialog.getByRole("button", { name: "Sign out Firefox on Windows" }).first().click();
	await expect(otherPage.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
	await other.close();
});

test("The last Admin cannot step down, and people are managed by Admins only", async ({ browser }) => {
	const admin = await browser.newContext({ storageState: stateOf("Admin") });
	const page = await admin.newPage();
	await page.goto("/?settings=people");
	const own = page.getByRole("row").filter({ hasText: "You" });
	await own.getByRole("combobox").click();
	await page.getByRole("option", { name: "Viewer" }).click();
	await expect(
		page.getByText("This is the last Admin. Make somebody else Admin first.").first(),
	).toBeVisible();
	await expect(own.getByRole("combobox")).toHaveText("Admin");
	await admin.close();

	const viewer = await browser.newContext({ storageState: stateOf("Viewer") });
	const viewerPage = await viewer.newPage();
	await viewerPage.goto("/?settings=people");
	await expect(viewerPage.getByRole("tab", { name: "Profile & appearance" })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await expect(viewerPage.getByRole("tab", { name: "People" })).toHaveCount(0);
	await viewer.close();
});
