import { expect, test } from "@playwright/test";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

test("A program begins again as a copy, on another day; a task and a risk are copied with one Undo each", async ({
	page,
}) => {
	const id = await makeProgram(page.request, "Twin", { startDate: "2027-02-01" });
	const { name } = await (await page.request.get(`/api/programs/${id}`)).json();
	const task = {
		programId: id,
		name: "Dredge",
		startDate: "2027-02-01",
		endDate: "2027-02-05",
		progress: 40,
	};
	await post(page.request, "/api/tasks", task);
	await post(page.request, "/api/risks", { programId: id, description: "The quay sinks" });
	await select(page, id);

	await page.goto("/?view=timeline&display=list");
	await page.getByRole("button", { name: "Actions for Dredge" }).click();
	await page.getByRole("menuitem", { name: "Duplicate" }).click();
	const list = page.getByRole("region", { name: "Tasks" });
	await expect(list.getByRole("row", { name: /Copy of Dredge/ })).toContainText("Feb 1 – 5, 2027");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(list.getByRole("row", { name: /Copy of Dredge/ })).toHaveCount(0);

	await page.goto("/?view=risks&tab=register");
	await page.getByRole("button", { name: "View R-001" }).click();
	await page.getByRole("button", { name: "Duplicate" }).click();
	await expect(page.getByText("Risk duplicated", { exact: true })).toBeVisible();
	await page.getByRole("dialog", { name: "R-001" }).getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("row", { name: /R-002.*The quay sinks/ })).toBeVisible();

	await page.goto(`/programs?q=${encodeURIComponent(name)}`);
	await page.getByRole("button", { name: `Actions for ${name}` }).click();
	await page.getByRole("menuitem", { name: "Duplicate" }).click();
	const dialog = page.getByRole("dialog", { name: `Duplicate “${name}”` });
	await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue(`Copy of ${name}`);
	// Other journeys open the first program by its name.
	await dialog.getByRole("textbox", { name: "Name" }).fill(`${name} again`);
	await dialog.getByRole("textbox", { name: "Start date" }).fill("2027-03-01");
	await dialog.getByRole("button", { name: "Duplicate" }).click();
	await expect(page.getByText("Program duplicated", { exact: true })).toBeVisible();

	// The copy is the selected program, with the task a month on and not begun.
	const copies: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
	const copy = copies.find((each) => each.name === `${name} again`);
	await page.goto(`/?view=timeline&display=list&program=${copy?.id}`);
	const copied = page.getByRole("region", { name: "Tasks" }).getByRole("row", { name: /Dredge/ });
	await expect(copied).toContainText("Mar 1 – 5, 2027");
	await expect(copied).toContainText("Not Started");
	await removeProgram(page.request, copy?.id ?? "");
	await removeProgram(page.request, id);
});
