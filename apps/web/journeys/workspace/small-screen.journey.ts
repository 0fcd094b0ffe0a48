import { expect, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Admin"), viewport: { width: 360, height: 740 } });

test("The menu lies over the content, keeps the focus, and closes after a choice, by Escape and by a click beside it", async ({
	page,
}) => {
	await page.goto("/");
	const menu = page.getByRole("dialog", { name: "Menu" });
	const toggle = page.getByRole("button", { name: "Open menu" });
	await expect(page.getByRole("complementary", { name: "Sidebar" })).toHaveCount(0);

	await toggle.click();
	await expect(menu).toBeVisible();
	for (let stop = 0; stop < 20; stop++) {
		await page.keyboard.press("Tab");
		expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(menu).toHaveCount(0);
	await expect(toggle).toBeFocused();

	await toggle.click();
	await page.mouse.click(340, 400);
	await expect(menu).toHaveCount(0);

	await toggle.click();
	await menu.getByRole("link", { name: "Timeline" }).click();
	await expect(menu).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timeline & Schedule");
	await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Notifications" })).toBeHidden();
});

test("From 1024 px on the sidebar stands beside the content", async ({ page }) => {
	const sidebar = page.getByRole("complementary", { name: "Sidebar" });
	await page.setViewportSize({ width: 1023, height: 740 });
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
	await expect(sidebar).toHaveCount(0);
	await page.setViewportSize({ width: 1024, height: 740 });
	await expect(sidebar).toBeVisible();
});

test("A toast stands at the top of a small screen, and at the bottom right of a larger one, at most 420 px wide", async ({
	page,
}) => {
	await page.goto("/strategic-consultant/input");
	await page.getByRole("button", { name: "Start Analysis" }).click();
	const toasts = page.locator("[data-toasts]");
	await expect(toasts.getByText("Input required")).toBeVisible();
	await toasts.hover();
	expect(await toasts.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });

	await page.setViewportSize({ width: 1280, height: 740 });
	const box = await toasts.boundingBox();
	expect(box).toMatchObject({ x: 860, width: 420 });
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(370);
});
