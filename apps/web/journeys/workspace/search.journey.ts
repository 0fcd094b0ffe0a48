import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

/** Types into the palette and waits for the line that is meant to be chosen. */
async function search(page: Page, typed: string, found: RegExp): Promise<void> {
	await page.keyboard.press("ControlOrMeta+k");
	const dialog = page.getByRole("dialog", { name: "Search" });
	await dialog.getByRole("combobox").fill(typed);
	await expect(dialog.getByRole("option", { selected: true })).toHaveText(found);
}

test("The palette finds an object in spite of a typing error and opens it in its own program, by keyboard alone", async ({
	page,
}) => {
	// It looks for barriers twice, which takes its time where the machine is slow.
	test.setTimeout(90_000);
	await page.goto("/");
	await settled(page);
	await search(page, "conect cart contrl", /^Connect cart control to the warehouse system/);
	await page.keyboard.press("Enter");
	const drawer = page.getByRole("dialog").filter({ hasText: "Connect cart control to the warehouse system" });
	await expect(drawer).toBeVisible();
	await expect(page).toHaveURL(/\?view=timeline&item=/);
	await page.keyboard.press("Escape");
	await expect(drawer).toHaveCount(0);
	await expect(page.getByRole("combobox", { name: "Program" })).toHaveText("Kassel Warehouse Automation");

	await search(page, "r3", /^R-003/);
	await settled(page);
	expect(await findings(page)).toEqual([]);
	await page.evaluate(() => document.documentElement.classList.toggle("dark"));
	await settled(page);
	expect(await findings(page, "contrast")).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog").filter({ hasText: "R-003" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);

	await search(page, "add risk", /^Add risk/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Add Risk" })).toBeVisible();
});
