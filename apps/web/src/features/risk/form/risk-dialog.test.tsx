import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { radio } from "../../../../tests/data/risk-rows.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { sent } from "../../../../tests/pages/programs-page.ts";
import { choose, openRisks } from "../../../../tests/pages/risks-page.ts";

describe("Add Risk", () => {
	test("suggests the priority of the zone, lets one choose another, and sends what was typed", async () => {
		const { user, calls } = await openRisks();
		await user.click(await screen.findByRole("button", { name: "Add Risk" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add Risk" }));
		const save = dialog.getByRole("button", { name: "Add Risk" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(dialog.getByRole("textbox", { name: /^Description/ }), "Floor cracks");
		expect(dialog.getByText("As the matrix suggests")).toBeDefined();
		await choose(user, "Likelihood", "Certain");
		await choose(user, "Impact", "Very High");
		expect(dialog.getByRole("combobox", { name: "Priority" }).textContent).toBe("Critical");
		await choose(user, "Priority", "High");
		expect(dialog.getByText("The matrix suggests Critical")).toBeDefined();
		await choose(user, "Impact", "Medium");
		expect(dialog.getByRole("combobox", { name: "Priority" }).textContent).toBe("High");
		await user.type(dialog.getByRole("spinbutton", { name: "Probability" }), "12.5");
		await user.type(dialog.getByRole("spinbutton", { name: "Impact cost" }), "2000");
		expect(dialog.getByText("$250")).toBeDefined();
		await user.click(save);
		expect(await screen.findByText("Risk added successfully")).toBeDefined();
		expect(sent(calls, "risk.create")).toMatchObject([
			{
				description: "Floor cracks",
				likelihood: "Certain",
				impact: "Medium",
				priority: "High",
				status: "Open",
				ownerId: null,
				residualLikelihood: null,
				residualImpact: null,
				probability: 0.125,
				impactCost: "2000.00",
			},
		]);
	});

	test("stays for the next one: empty again, with the focus in its first field, and sent as another request", async () => {
		const { user, calls, idempotencyKeys } = await openRisks({ path: "/?view=risks&form=new" });
		const dialog = within(await screen.findByRole("dialog", { name: "Add Risk" }));
		const description = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /^Description/ });
		for (const count of [1, 2]) {
			await user.type(description, "Floor cracks");
			await user.click(dialog.getByRole("button", { name: "Add another" }));
			await waitFor(() => expect(description.value).toBe(""));
			expect(document.activeElement).toBe(description);
			expect(sent(calls, "risk.create")).toHaveLength(count);
		}
		expect(new Set(idempotencyKeys).size).toBe(2);
		await user.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog", { name: "Add Risk" })).toBeNull());
		await user.click(await screen.findByRole("button", { name: "Add Risk" }));
		await screen.findByRole("dialog", { name: "Add Risk" });
		expect(screen.queryByText(/What you typed before is here again/)).toBeNull();
	});

	test("begins in the cell where it was asked for", async () => {
		const { user } = await openRisks({ path: "/?view=risks&cell=Rare/Very%20High" });
		await user.click(await screen.findByRole("button", { name: "Add Risk here" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add Risk" }));
		expect(dialog.getByRole("combobox", { name: "Likelihood" }).textContent).toBe("Rare");
		expect(dialog.getByRole("combobox", { name: "Impact" }).textContent).toBe("Very High");
		expect(dialog.getByRole("combobox", { name: "Priority" }).textContent).toBe("Low");
	});

	test("names what is wrong on its field and keeps what was typed", async () => {
		const { user, calls } = await openRisks({ path: "/?view=risks&form=new" });
		const dialog = within(await screen.findByRole("dialog", { name: "Add Risk" }));
		await user.type(dialog.getByRole("textbox", { name: /^Description/ }), "Floor cracks");
		await user.type(dialog.getByRole("spinbutton", { name: "Probability" }), "120");
		await choose(user, "Residual likelihood", "Rare");
		await user.click(dialog.getByRole("button", { name: "Add Risk" }));
		expect(
			await dialog.findByText("Enter a percentage from 0 to 100, with at most two decimal places"),
		).toBeDefined();
		await user.clear(dialog.getByRole("spinbutton", { name: "Probability" }));
		await user.click(dialog.getByRole("button", { name: "Add Risk" }));
		expect(await dialog.findByText("Choose the residual impact too")).toBeDefined();
		expect(sent(calls, "risk.create")).toEqual([]);
	});
});

describe("Editing a risk", () => {
	test("sends only what was changed, with the version that was read", async () => {
		const { user, calls } = await openRisks({ path: `/?view=risks&form=${radio.id}` });
		const dialog = within(await screen.findByRole("dialog", { name: "Edit R-001" }));
		expect(dialog.getByRole("spinbutton", { name: "Probability" })).toHaveProperty("value", "90");
		expect(dialog.getByRole("spinbutton", { name: "Impact cost" })).toHaveProperty("value", "140000");
		await choose(user, "Status", "Mitigated");
		await user.click(dialog.getByRole("button", { name: "Save changes" }));
		expect(await screen.findByText("Risk updated successfully")).toBeDefined();
		expect(sent(calls, "risk.update")).toEqual([{ id: radio.id, version: 1, status: "Mitigated" }]);
	});

	test("shows what somebody else changed in the meantime, in a person's words", async () => {
		const { user, procedures, put } = await openRisks({ path: `/?view=risks&form=${radio.id}` });
		const dialog = within(await screen.findByRole("dialog", { name: "Edit R-001" }));
		procedures["risk.update"] = () => {
			const current = put({
				...radio,
				probability: 0.5,
				residualLikelihood: null,
				residualImpact: null,
				version: 2,
			});
			throw new Refusal(409, "CONFLICT", "Somebody else changed this risk in the meantime.", { current });
		};
		await user.type(dialog.getByRole("combobox", { name: "Category" }), "!");
		await user.click(dialog.getByRole("button", { name: "Save changes" }));
		const foreign = within(await dialog.findByRole("region", { name: "Changed in the meantime" }));
		expect(foreign.getByText("50%")).toBeDefined();
		expect(foreign.getAllByText("Not assessed")).toHaveLength(2);
		expect(dialog.getByRole("combobox", { name: "Category" })).toHaveProperty("value", "Technology!");
	});
});
