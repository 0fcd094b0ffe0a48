import { expect, type Page, test } from "@playwright/test";
import { fromHere, makeProgram, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

/** A program of this journey's own, selected, with its risks view open. */
async function openRisks(page: Page, path = "/?view=risks"): Promise<string> {
	const id = await makeProgram(page.request, "Risky");
	await select(page, id);
	await page.goto(path);
	return id;
}

async function choose(page: Page, field: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name: field, exact: true }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("records a risk, finds it in the matrix, mitigates it, closes it and takes a deletion back", async ({
		page,
	}) => {
		const id = await openRisks(page);
		await page.getByRole("button", { name: "Add Risk" }).first().click();
		const form = page.getByRole("dialog", { name: "Add Risk" });
		await form.getByRole("textbox", { name: "Description" }).fill("The crane is not certified in time");
		await choose(page, "Likelihood", "Likely");
		await choose(page, "Impact", "Very High");
		await expect(form.getByRole("combobox", { name: "Priority" })).toHaveText("Critical");
		await form.getByRole("textbox", { name: "Mitigation plan" }).fill("Rent a certified crane");
		await choose(page, "Residual likelihood", "Unlikely");
		await choose(page, "Residual impact", "High");
		await form.getByRole("spinbutton", { name: "Probability" }).fill("60");
		await form.getByRole("spinbutton", { name: "Impact cost" }).fill("250000");
		await expect(form.getByText("$150,000")).toBeVisible();
		await form.getByRole("button", { name: "Add Risk" }).click();
		await expect(page.getByText("Risk added successfully", { exact: true })).toBeVisible();

		await expect(page.getByRole("button", { name: "Critical 1 1 active" })).toBeVisible();
		await expect(page.getByRole("region", { name: "Exposure" })).toContainText("$150,000");
		await page.getByRole("button", { name: "Edit contingency" }).click();
		await page.getByRole("spinbutton", { name: "Contingency" }).fill("200000");
		await page.keyboard.press("Enter");
		await expect(page.getByText("$50,000 to spare")).toBeVisible();

		// By keyboard alone: Tab reaches the grid once, arrows walk it, Enter opens the cell.
		await page.getByRole("button", { name: /^Certain, Very Low:/ }).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("End");
		await expect(page.getByRole("button", { name: /^Likely, Very High: 1 risk, red zone/ })).toBeFocused();
		await page.keyboard.press("Enter");
		const cell = page.getByRole("dialog", { name: "Likely × Very High" });
		await cell.getByRole("button", { name: /The crane is not certified/ }).press("Enter");

		const risk = page.getByRole("dialog", { name: "R-001" });
		await expect(risk).toContainText("Score 20");
		await risk.getByRole("tab", { name: "Mitigations" }).click();
		await risk.getByRole("button", { name: "Add mitigation" }).click();
		await risk.getByRole("textbox", { name: "Description" }).fill("Sign with a second supplier");
		await risk.getByRole("spinbutton", { name: "Cost" }).fill("12500");
		await risk.getByRole("form").getByRole("button", { name: "Add mitigation" }).click();
		await expect(risk.getByText("Total cost $12,500")).toBeVisible();
		await risk.getByRole("tab", { name: "History" }).click();
		await expect(risk).toContainText("created");
		// Back to the cell that it was opened from, then to the matrix.
		await risk.getByRole("button", { name: "Close" }).click();
		await cell.getByRole("button", { name: "Close" }).click();
		await expect(page.getByRole("dialog")).toHaveCount(0);

		await page.getByRole("switch", { name: "Show movement" }).click();
		const movement = page.getByRole("list", { name: "Movement from inherent to residual" });
		await expect(movement).toContainText("Likely × Very High");
		await page.getByRole("radio", { name: "Residual" }).click();
		await expect(page.getByRole("button", { name: /^Unlikely, High: 1 risk/ })).toBeVisible();

		await page.getByRole("tab", { name: "Risk Register" }).click();
		await page.getByRole("checkbox", { name: "Select R-001" }).click();
		await page.getByRole("button", { name: "Change status" }).click();
		await page.getByRole("menuitem", { name: "Mitigated" }).click();
		await expect(page.getByText("R-001 is now Mitigated", { exact: true })).toBeVisible();
		await expect(page.getByRole("row", { name: /R-001/ })).toContainText("Mitigated");

		await page.getByRole("button", { name: "Delete R-001" }).click();
		await page.getByRole("button", { name: "Delete risk" }).click();
		await expect(page.getByRole("row", { name: /R-001/ })).toHaveCount(0);
		await undo(page, "Risk deleted");
		await expect(page.getByRole("row", { name: /R-001/ })).toContainText("Mitigated");
		await removeProgram(page.request, id);
	});

	test("sees a risk that somebody else raises at once, and finds a pasted link as it was", async ({
		page,
	}) => {
		const programId = await openRisks(page, "/?view=risks&tab=register");
		await expect(page.getByText(/^No risks recorded yet/).first()).toBeVisible();
		const raised = { programId, description: "Raised elsewhere", likelihood: "Certain", impact: "High" };
		const created = await page.request.post("/api/risks", { data: raised, headers: fromHere() });
		const { id } = await created.json();
		await expect(page.getByRole("row", { name: /Raised elsewhere/ })).toContainText("Critical");
		await page.goto(`/?view=risks&tab=register&priority=Critical&item=${id}`);
		await expect(page.getByRole("dialog", { name: "R-001" })).toContainText("Raised elsewhere");
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
		await expect(page.getByRole("combobox", { name: "Priority" })).toHaveText("Critical");
		await removeProgram(page.request, programId);
	});
});

test.describe("A Viewer", () => {
	test.use({ storageState: stateOf("Viewer") });

	test("reads the risks, finds no button that would be refused, and gets 403 from the API", async ({
		page,
	}) => {
		// Other journeys make programs meanwhile, of which one may come first.
		const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
		const iberia = programs.find(({ name }) => name === "Iberia Market Entry");
		expect(iberia).toBeDefined();
		await select(page, iberia?.id ?? "");
		await page.goto("/?view=risks&tab=register&form=new");
		await expect(page.getByText(/As a Viewer you can look at risks/)).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.getByRole("button", { name: /^View R-001/ }).click();
		await expect(page.getByRole("dialog", { name: "R-001" })).toBeVisible();
		await expect(page.getByRole("button", { name: /^(Edit|Delete|Add)/ })).toHaveCount(0);
		const refused = await page.request.post("/api/risks", { data: {}, headers: fromHere() });
		expect(refused.status()).toBe(403);
	});
});
