import { type APIRequestContext, expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { fromHere, makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

for (const width of [360, 1440]) {
	test.describe(`At ${width} px`, () => {
		test.use({ storageState: stateOf("Editor"), viewport: { width, height: 800 } });

		test("what was changed and deleted is taken back from any screen, and restored out of the trash", async ({
			page,
		}) => {
			const id = await makeProgram(page.request, `Undo at ${width}`);
			for (const description of ["The quay sinks", "The crane is late"])
				await post(page.request, "/api/risks", { programId: id, description });
			await select(page, id);
			await page.goto("/?view=risks&tab=register");
			await page.getByRole("button", { name: /^View R-001/ }).click();
			const drawer = page.getByRole("dialog", { name: "R-001" });
			await drawer.getByRole("button", { name: "Delete" }).click();
			await page
				.getByRole("alertdialog")
				.getByRole("button", { name: /^Delete/ })
				.click();
			await expect(page.getByText("Risk deleted", { exact: true })).toBeVisible();

			// From another view, by key.
			await page.keyboard.press("g");
			await page.keyboard.press("f");
			await expect(page).toHaveURL(/view=funding/);
			await page.keyboard.press("ControlOrMeta+z");
			await expect(page.getByText(/^Undone: risk/).first()).toBeVisible();
			await page.keyboard.press("ControlOrMeta+Shift+z");
			await expect(page.getByText(/^Done again: risk/).first()).toBeVisible();
			expect(await risksOf(page.request, id)).toHaveLength(1);
			await page.keyboard.press("ControlOrMeta+z");
			await expect(page.getByText(/^Undone: risk/).first()).toBeVisible();
			await page.goto("/?view=risks&tab=register");
			await expect(page.getByText("The quay sinks").first()).toBeVisible();

			// In the one place, where it stays listed and comes back after a reload.
			for (const risk of await risksOf(page.request, id))
				await page.request.delete(`/api/risks/${risk.id}`, { headers: fromHere() });
			await page.goto("/?view=risks&settings=undo");
			const settings = page.getByRole("dialog", { name: "Settings" });
			await settled(page);
			expect(await findings(page)).toEqual([]);
			const lines = settings
				.getByRole("list", { name: "Trash" })
				.getByRole("listitem")
				.filter({ hasText: `Undo at ${width}` });
			// Several at once, and one of them with the keyboard.
			await lines.filter({ hasText: "The quay sinks" }).getByRole("checkbox").focus();
			await page.keyboard.press("Space");
			await lines.filter({ hasText: "The crane is late" }).getByRole("checkbox").click();
			await expect(settings.getByText("2 selected")).toBeVisible();
			expect(await findings(page)).toEqual([]);
			await settings.getByRole("button", { name: "Restore selected" }).click();
			await expect(page.getByText("Restored", { exact: true })).toBeVisible();
			expect(await risksOf(page.request, id)).toHaveLength(2);
			await removeProgram(page.request, id);
		});
	});
}

async function risksOf(request: APIRequestContext, programId: string) {
	const answer = await request.get(`/api/risks?programId=${programId}`);
	return (await answer.json()) as { id: string }[];
}
