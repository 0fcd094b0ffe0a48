import { expect, type Page, test } from "@playwright/test";
import { measureLabels } from "@throughline/domain/stage-gate/measure";
import { fromHere, makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

const feasibility = "019a0000-0000-7000-8000-000000000002";

const card = (page: Page, title: string) =>
	page
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

test("A gate is scheduled, reviewed on live data, decided, and its evidence printed; a second browser follows", async ({
	browser,
}) => {
	const editing = await browser.newContext({ storageState: stateOf("Editor") });
	const watching = await browser.newContext({ storageState: stateOf("Viewer") });
	const [page, viewer] = [await editing.newPage(), await watching.newPage()];
	const headers = fromHere();
	const name = `Quay ${Date.now()}`;
	const program = await post(page.request, "/api/programs", { name });
	const risk = await page.request.post("/api/risks", {
		data: {
			programId: program.id,
			description: "Fire",
			priority: "Critical",
			likelihood: "Rare",
			impact: "High",
		},
		headers,
	});
	expect(risk.status()).toBe(201);
	for (const context of [editing, watching]) await select(context, program.id);
	await viewer.goto("/?view=stage-gates");
	await expect(card(viewer, "G2 Feasibility")).toContainText("Pending");
	await expect(viewer.getByRole("button", { name: "Schedule Review" })).toHaveCount(0);

	await page.goto("/?view=stage-gates");
	const gate = card(page, "G2 Feasibility");
	await expect(gate).toContainText("Not met · 0 of 1 open high and critical risks (0%)");
	await gate.getByRole("button", { name: "Schedule Review" }).click();
	const form = page.getByRole("dialog", { name: "Schedule Review: G2 Feasibility" });
	await form.getByRole("textbox", { name: "Review date" }).fill("2027-03-01");
	await form.getByRole("button", { name: "Schedule Review" }).click();
	await expect(gate).toContainText("Mar 1, 2027");
	await gate.getByRole("button", { name: "Start review" }).click();
	await expect(card(viewer, "G2 Feasibility")).toContainText("In Review");

	await gate.getByRole("button", { name: "Decide" }).click();
	const decision = page.getByRole("dialog", { name: "Decide: G2 Feasibility" });
	await decision.getByRole("radio", { name: "Passed" }).click();
	await decision.getByRole("checkbox", { name: /The solution is designed/ }).click();
	// In a low window, what is missing is read above the foot, not under it.
	const size = page.viewportSize();
	await page.setViewportSize({ width: 1280, height: 640 });
	await decision.getByRole("button", { name: "Sign the decision" }).click();
	await expect(
		decision.getByText("Say why the gate is passed although 2 criteria are not met"),
	).toBeInViewport({ ratio: 1 });
	if (size) await page.setViewportSize(size);
	await decision.getByRole("textbox", { name: "Decision note" }).fill("The insurer agreed");
	await decision.getByRole("button", { name: "Add condition" }).click();
	await decision.getByRole("textbox", { name: "What is to be done (1)" }).fill("Sign the policy");
	await decision.getByRole("textbox", { name: "Due date of condition 1" }).fill("2027-04-30");
	await decision.getByRole("button", { name: "Sign the decision" }).click();
	await expect(decision.getByText("Choose who does it")).toBeVisible();
	await decision.getByRole("combobox", { name: "Owner of condition 1" }).click();
	await page.getByRole("option").first().click();
	await decision.getByRole("button", { name: "Sign the decision" }).click();

	const pack = page.getByRole("article", { name: "Evidence pack: Passed" });
	await expect(pack).toContainText("The insurer agreed");
	await page.getByRole("tab", { name: "Conditions" }).click();
	await expect(page.getByRole("link", { name: "Sign the policy" })).toBeVisible();
	await expect(page.getByRole("dialog")).toContainText("0 of 1 done");
	await page.getByRole("tab", { name: "Evidence" }).click();
	await expect(pack).toContainText("0 of 1 open high and critical risks (0%)");
	await expect(card(viewer, "G2 Feasibility")).toContainText("Passed");

	// What is renamed and repaired afterwards changes nothing in the pack, which has an address of its own.
	const renamed = { version: program.version, name: `${name}, renamed` };
	const answer = await page.request.patch(`/api/programs/${program.id}`, { data: renamed, headers });
	expect(answer.status()).toBe(200);
	await page.reload();
	await expect(pack).toContainText(name);
	await expect(pack).not.toContainText("renamed");
	await page.emulateMedia({ media: "print" });
	await expect(pack.getByText(/^Quay \d+ · Evidence of G2 Feasibility · As of /)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
	await page.emulateMedia({ media: "screen" });
	const reviews = await page.request.get(`/api/stage-gates/reviews?programId=${program.id}`);
	const [review] = await reviews.json();
	const change = { data: { version: review.version, note: "Not so" }, headers };
	expect((await page.request.patch(`/api/stage-gates/reviews/${review.id}`, change)).status()).toBe(409);

	await page.keyboard.press("Escape");
	const history = page.getByRole("region", { name: "Review History" });
	await expect(history).toContainText("Completed stage gate reviews");
	await expect(history.getByRole("row")).toHaveCount(2);
	await page.goto("/");
	await expect(page.getByText(/moved the stage gate review/).first()).toContainText(
		"G2 Feasibility to Passed",
	);

	await removeProgram(page.request, program.id);
	await editing.close();
	await watching.close();
});

test("A gate's criteria become the program's own by keyboard alone, and are bound to live data", async ({
	browser,
}) => {
	const context = await browser.newContext({ storageState: stateOf("Editor") });
	const page = await context.newPage();
	const programId = await makeProgram(page.request, "Own criteria");
	await select(page, programId);
	await page.goto(`/?view=stage-gates&item=${feasibility}`);
	const drawer = page.getByRole("dialog", { name: "G2 Feasibility" });
	const press = async (button: string) => {
		await drawer.getByRole("button", { name: button, exact: true }).focus();
		await page.keyboard.press("Enter");
	};
	await press("Tailor to this program");
	await expect(drawer).toContainText("This program has its own criteria at this gate.");
	await press("Add Criterion");
	const form = page.getByRole("dialog", { name: "Add Criterion" });
	await expect(form.getByRole("textbox", { name: /What must be true/ })).toBeFocused();
	await page.keyboard.type("Nothing is late");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("option", { name: /Manual check/ })).toBeFocused();
	// Not by its letters: a list that hears the next one a second later takes it for another word.
	const names = Object.values(measureLabels);
	for (const name of names.slice(0, names.indexOf(measureLabels["overdue-tasks"]) + 1)) {
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("option", { name, exact: true })).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(form.getByRole("combobox", { name: "Is" })).toHaveText("at most");
	await expect(form.getByRole("combobox", { name: "Measured by" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(form.getByRole("spinbutton")).toBeFocused();
	await page.keyboard.type("0");
	await page.keyboard.press("Enter");
	await expect(drawer).toContainText("Nothing is lateMet · No overdue task");
	await press("Close");
	await expect(card(page, "G2 Feasibility")).toContainText("Nothing is late");
	await removeProgram(page.request, programId);
	await context.close();
});
