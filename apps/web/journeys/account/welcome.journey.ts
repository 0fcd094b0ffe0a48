import { expect, test } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";

test("The welcome greets a browser once, whichever of its buttons is used", async ({ page }) => {
	await page.goto("/auth");
	await signIn(page, "Viewer");
	const welcome = page.getByRole("dialog", { name: "Welcome to Throughline" });
	await expect(welcome).toBeVisible();
	await welcome.getByRole("button", { name: "I'll Explore Later" }).click();
	await expect(welcome).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Dashboard");
	await expect(welcome).toHaveCount(0);
});

test("Start Strategic Consultant leads to its input screen", async ({ page }) => {
	await page.goto("/auth");
	await signIn(page, "Viewer");
	await page.getByRole("button", { name: "Start Strategic Consultant" }).click();
	await expect(page).toHaveURL("/strategic-consultant/input");
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Dashboard");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});
