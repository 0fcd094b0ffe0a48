import { expect, test } from "@playwright/test";
import { signIn, skipWelcome } from "../support/sign-in.ts";

test.beforeEach(({ page }) => skipWelcome(page));

test("A session that ends in the middle of a form keeps the screen and what was typed", async ({ page }) => {
	await page.goto("/programs?form=new");
	await signIn(page, "Editor");
	const name = page.getByRole("textbox", { name: /Name/ });
	await name.fill("Harbour electrification");
	await page.getByRole("textbox", { name: /Description/ }).fill("Shore power for every berth by 2031.");

	await page.request.get("/api/logout");
	const ended = page.getByRole("dialog", { name: "Your session has ended" });
	await page
		.getByRole("button", { name: "Create Program" })
		.last()
		.click({ timeout: 2000 })
		.catch(() => undefined);
	await expect(ended).toBeVisible();
	await ended.getByRole("button", { name: "Sign in again" }).click();
	await page.getByRole("button", { name: "Continue as Editor" }).click();

	await expect(page).toHaveURL("/programs?form=new");
	await expect(name).toHaveValue("Harbour electrification");
	await expect(page.getByRole("textbox", { name: /Description/ })).toHaveValue(
		"Shore power for every berth by 2031.",
	);
	await page.getByRole("dialog").getByRole("button", { name: "Create Program" }).click();
	await expect(page.getByText("Harbour electrification").first()).toBeVisible();
	await page.goto("/programs?form=new");
	await expect(name).toHaveValue("");

	const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
	const created = programs.find((program) => program.name === "Harbour electrification");
	await page.request.delete(`/api/programs/${created?.id}`);
});

test("Signing out in one tab is noticed in the other", async ({ page, context }) => {
	await page.goto("/");
	await signIn(page, "Viewer");
	const other = await context.newPage();
	await other.goto("/?view=kpis");
	await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("complementary", { name: "Sidebar" }).getByRole("link", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/auth$/);
	await expect(other.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
});
