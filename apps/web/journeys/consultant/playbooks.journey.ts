import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";

const editor = (page: Page) => page.getByRole("textbox", { name: "Playbook in YAML" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

async function choose(page: Page, playbook: string, entry: string): Promise<void> {
	await page.getByRole("button", { name: `Actions for ${playbook}`, exact: true }).click();
	await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("finds and reads a playbook, edits a copy as a form and as YAML, whose mistake is shown by its line, and makes a program of it", async ({
		page,
	}) => {
		test.setTimeout(120_000);
		await page.goto("/?view=playbooks");
		await page.getByRole("searchbox", { name: "Search playbooks" }).fill("renewal rate");
		await expect(page).toHaveURL(/q=renewal/);
		await page.getByRole("link", { name: "Customer retention and churn", exact: true }).click();
		await expect(title(page, "Customer retention and churn")).toBeVisible();
		await expect(page.getByRole("region", { name: /^Workstreams/ })).toBeVisible();
		const contents = page.getByRole("navigation", { name: "In this playbook" });
		await contents.getByRole("link", { name: /^Risks/ }).click();
		await expect(page.getByRole("region", { name: /^Risks/ })).toBeInViewport();
		await page.goBack();
		await expect(page.getByRole("searchbox", { name: "Search playbooks" })).toHaveValue("renewal rate");
		await page.goForward();

		await choose(page, "Customer retention and churn", "Copy");
		await expect(title(page, "Edit “Customer retention and churn (copy)”")).toBeVisible();
		const name = `Keep our members ${Date.now()}`;
		await page.getByRole("textbox", { name: /^Name/ }).fill(name);
		const causes = page.getByRole("region", { name: /^Typical causes/ });
		await causes.getByRole("button", { name: "Add cause" }).click();
		await expect(causes.getByRole("textbox", { name: /^Cause/ })).toBeFocused();
		await page.keyboard.type("Nobody greets them");
		await causes.getByRole("button", { name: "Move Nobody greets them up" }).press("Enter");
		await expect(causes.getByRole("listitem").last()).not.toHaveAccessibleName("Nobody greets them");

		await page.getByRole("tab", { name: "YAML" }).click();
		const changed = await editor(page).inputValue();
		expect(changed).toContain(`en: ${name}`);
		const mistaken = changed.replace("\nkpis:", "\nkpi:");
		await editor(page).fill(mistaken);
		const line = mistaken.split("\n").indexOf("kpi:") + 1;
		await page.getByRole("button", { name: `Line ${line}` }).click();
		await expect(editor(page)).toBeFocused();
		await page.keyboard.type("kpis:");
		await expect(page.getByText("Valid playbook")).toBeVisible();
		await page.getByRole("tab", { name: "Form" }).click();
		await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue(name);
		await page.reload();
		await expect(page.getByText("What you typed before is here again.")).toBeVisible();
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(title(page, name)).toBeVisible();
		await expect(page.getByText("Own", { exact: true })).toBeVisible();

		await page.getByRole("button", { name: "Use", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Start from a playbook" });
		await expect(dialog.getByRole("textbox", { name: /Program name/ })).toHaveValue(name);
		await dialog.getByRole("radio", { name: /^Small/ }).click();
		await dialog.getByRole("textbox", { name: /Start date/ }).fill("2027-03-01");
		await dialog.getByRole("combobox", { name: /^At which point/ }).click();
		await page.getByRole("option", { name: "Act on early warning signs" }).click();
		await dialog.getByRole("button", { name: "Create program" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Program Dashboard" })).toBeVisible();
		await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
		await page.goto("/?view=timeline&display=list");
		await expect(page.getByText("Call thirty lost customers for the real reason").first()).toBeVisible();
	});

	test("begins a strategy without a text with a playbook's questions", async ({ page }) => {
		await page.goto("/strategic-consultant/input");
		await page.getByRole("button", { name: "Start from a playbook" }).click();
		await page.getByRole("combobox", { name: /^Playbook/ }).click();
		await page.getByRole("option", { name: "Customer retention and churn", exact: true }).click();
		await page.getByRole("button", { name: "Start the interview" }).click();
		await expect(page).toHaveURL(/step=interview/);
		// The thread that reads a case is begun with the first one.
		await expect(
			page.getByText("Which customers leave, how many, and since when more than before?"),
		).toBeVisible({ timeout: 30_000 });
	});

	test("exports a playbook, and imports it under another id", async ({ page }) => {
		await page.goto("/?view=playbooks&playbook=pricing-change");
		const download = page.waitForEvent("download");
		await choose(page, "Change of prices, discounts or price model", "Export YAML");
		const file = await download;
		expect(file.suggestedFilename()).toBe("pricing-change.yaml");
		const source = await readFile(await file.path(), "utf8");

		await page.goto("/?view=playbooks&form=import");
		await page.getByLabel("Playbook file").setInputFiles({
			name: "prices.yaml",
			mimeType: "application/yaml",
			buffer: Buffer.from(source),
		});
		await page.getByRole("button", { name: "Create playbook" }).click();
		await expect(page.getByText("There is a playbook with the id “pricing-change” already")).toBeVisible();
		const id = `prices-${Date.now()}`;
		await editor(page).fill(source.replace("id: pricing-change", `id: ${id}`));
		await page.getByRole("button", { name: "Create playbook" }).click();
		await expect(page).toHaveURL(new RegExp(`/\\?view=playbooks&playbook=${id}(?:&program=[0-9a-f-]{36})?$`));
	});
});
