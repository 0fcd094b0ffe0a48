import { expect, type Page, test } from "@playwright/test";
import { viewIds, views } from "../../src/workspace/view/views.ts";
import { post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const entry = (page: Page, label: string) =>
	page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: label });

test("Each view has its title, its own address and its place in the sidebar; back, reload and a pasted link keep it", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await expect(title(page)).toHaveText("Program Dashboard");
	for (const view of viewIds.filter((id) => id !== "dashboard")) {
		await entry(page, views[view].description).click();
		await expect(page).toHaveURL(new RegExp(`/\\?view=${view}&program=[0-9a-f-]{36}$`));
		await expect(title(page)).toHaveText(views[view].title);
		await expect(page).toHaveTitle(new RegExp(`^${views[view].title} (?:· .+ )?· Throughline$`));
		await expect(entry(page, views[view].description)).toHaveAttribute("aria-current", "page");
	}
	await page.goBack();
	await expect(title(page)).toHaveText("AI Orchestrator");
	await page.reload();
	await expect(title(page)).toHaveText("AI Orchestrator");

	const other = await context.newPage();
	await other.goto(page.url());
	await expect(title(other)).toHaveText("AI Orchestrator");
	await other.goto("/?view=nonsense");
	await expect(title(other)).toHaveText("Program Dashboard");
});

test("The program is in the address: each tab keeps its own, and a pasted link opens it", async ({
	page,
	context,
}) => {
	// Of its own: other journeys take theirs away meanwhile.
	const make = (name: string) => post(page.request, "/api/programs", { name: `${name} ${Date.now()}` });
	const [{ id: keptId, name: kept }, { id: chosenId, name: chosen }] = [
		await make("Quay"),
		await make("Pier"),
	];
	await page.goto(`/?program=${keptId}`);
	const selector = page.getByRole("combobox", { name: "Program" });
	await expect(selector).toHaveText(kept);
	expect((await selector.boundingBox())?.width).toBe(200);
	const second = await context.newPage();
	await second.goto("/?view=kpis");
	const own = second.getByRole("combobox", { name: "Program" });
	await expect(own).toHaveText(kept);

	await page.bringToFront();
	await selector.click();
	await page.getByRole("option", { name: chosen, exact: true }).click();
	await expect(selector).toHaveText(chosen);
	await expect(own).toHaveText(kept);
	await page.reload();
	await expect(selector).toHaveText(chosen);
	await second.reload();
	await expect(own).toHaveText(kept);

	// A link from the one opens the same in the other, and a bare "/" what was chosen last.
	await second.goto(page.url());
	await expect(own).toHaveText(chosen);
	await second.goBack();
	await expect(own).toHaveText(kept);
	const third = await context.newPage();
	await third.goto("/");
	await expect(third).toHaveURL(/\/\?program=/);
	await page.goto("/?view=risks&program=01939000-0000-7000-8000-00000000dead");
	await expect(page.getByRole("heading", { name: "Program not found" })).toBeVisible();
	await page.getByRole("main").getByRole("button", { name: chosen, exact: true }).click();
	await expect(selector).toHaveText(chosen);
	await expect(title(page)).toHaveText(views.risks.title);
	for (const id of [keptId, chosenId]) await removeProgram(page.request, id);
});

test("Strategic Consultant leads to its input screen", async ({ page }) => {
	await page.goto("/");
	await entry(page, "Strategic Consultant AI-powered strategy").click();
	await expect(page).toHaveURL("/strategic-consultant/input");
});

test("The keyboard goes everywhere: search, sequences, the list of keys", async ({ page }) => {
	await page.goto("/");
	await expect(title(page)).toBeVisible();
	await page.keyboard.press("g");
	await page.keyboard.press("r");
	await expect(title(page)).toHaveText("Risk Management");

	// In a list with nothing in focus, too.
	const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
	const iberia = programs.find(({ name }) => name === "Iberia Market Entry")?.id;
	await page.goto(`/?program=${iberia}&view=risks&tab=register`);
	await page.locator("tr[data-row]").first().waitFor();
	await page.keyboard.press("j");
	await expect(page.locator("tr[data-row='0']")).toBeFocused();
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "R-002" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("tr[data-row='1']")).toBeFocused();

	await page.keyboard.press("ControlOrMeta+k");
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	await page.keyboard.type("funding");
	await page.keyboard.press("Enter");
	await expect(title(page)).toHaveText("Funding & Budget");

	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("The sidebar collapses to icons and the theme changes, and both are remembered", async ({ page }) => {
	await page.goto("/");
	const sidebar = page.getByRole("complementary", { name: "Sidebar" });
	await expect(sidebar).toHaveCSS("width", "264px");
	await page.getByRole("button", { name: "Collapse sidebar" }).click();
	await expect(sidebar).toHaveCSS("width", "64px");
	await page.getByRole("button", { name: "Switch to the dark theme" }).click();
	await expect(page.locator("html")).toHaveClass("dark");

	await page.reload();
	await expect(page.locator("html")).toHaveClass("dark");
	await expect(sidebar).toHaveCSS("width", "64px");
	await expect(sidebar.getByRole("link", { name: "Risks" })).toBeVisible();
});
