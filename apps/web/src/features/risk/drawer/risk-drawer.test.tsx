import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { mitigationOf, radio } from "../../../../tests/data/risk-rows.ts";
import { sent } from "../../../../tests/pages/programs-page.ts";
import { openRisks } from "../../../../tests/pages/risks-page.ts";

describe("A risk", () => {
	test("shows its positions, scores and money", async () => {
		await openRisks({ path: `/?view=risks&item=${radio.id}` });
		const drawer = within(await screen.findByRole("dialog", { name: "R-001" }));
		expect(drawer.getByRole("button", { name: "Inherent likelihood: Certain" })).toBeDefined();
		expect(drawer.getByRole("button", { name: "Inherent impact: High" })).toBeDefined();
		expect(drawer.getByText("Score 20")).toBeDefined();
		expect(drawer.getByRole("button", { name: "Residual likelihood: Unlikely" })).toBeDefined();
		expect(drawer.getByRole("button", { name: "Residual impact: Medium" })).toBeDefined();
		expect(drawer.getByText("Score 6")).toBeDefined();
		expect(drawer.getByText("90%")).toBeDefined();
		expect(drawer.getByText("$126,000")).toBeDefined();
		expect(await drawer.findByRole("figure", { name: "Score history" })).toBeDefined();
	});

	test("that is not in this program is said not to be there", async () => {
		await openRisks({ path: "/?view=risks&item=018f0000-0000-7000-8000-000000000000" });
		const drawer = within(await screen.findByRole("dialog", { name: "Risk not found" }));
		expect(
			drawer.getByText("This risk is not in the selected program, or somebody has deleted it."),
		).toBeDefined();
	});

	test("has mitigations that are added, changed and deleted in their places, with what they cost", async () => {
		const { user, calls } = await openRisks({
			path: `/?view=risks&item=${radio.id}&part=mitigations`,
			mitigations: [
				mitigationOf(1, { description: "Survey", cost: "38000.00", dueDate: "2026-01-05" }),
				mitigationOf(2, { description: "Given up", cost: "500.00", status: "Cancelled" }),
			],
		});
		const drawer = within(await screen.findByRole("dialog", { name: "R-001" }));
		expect((await drawer.findByText(/^Total cost/)).textContent).toBe("Total cost $38,000");
		expect(drawer.getByText("Overdue")).toBeDefined();
		await user.click(drawer.getByRole("button", { name: "Add mitigation" }));
		const fresh = within(await drawer.findByRole("form", { name: "New mitigation" }));
		await user.type(fresh.getByRole("textbox", { name: /^Description/ }), "Spare batteries");
		await user.type(fresh.getByRole("spinbutton", { name: "Cost" }), "2000");
		await user.click(fresh.getByRole("button", { name: "Add mitigation" }));
		expect(await drawer.findByText("Spare batteries")).toBeDefined();
		await waitFor(() => expect(drawer.getByText(/^Total cost/).textContent).toBe("Total cost $40,000"));
		expect(sent(calls, "risk.mitigation.create")).toEqual([
			{
				riskId: radio.id,
				description: "Spare batteries",
				effect: null,
				ownerId: null,
				dueDate: null,
				cost: "2000.00",
				status: "Planned",
			},
		]);
		await user.click(drawer.getByRole("button", { name: "Edit mitigation: Survey" }));
		const edit = within(await drawer.findByRole("form", { name: "Edit mitigation" }));
		await user.clear(edit.getByRole("spinbutton", { name: "Cost" }));
		await user.click(edit.getByRole("button", { name: "Save changes" }));
		await waitFor(() => expect(drawer.getByText(/^Total cost/).textContent).toBe("Total cost $2,000"));
		expect(sent(calls, "risk.mitigation.update")).toEqual([
			{ riskId: radio.id, id: mitigationOf(1).id, version: 1, cost: null },
		]);
		await user.click(drawer.getByRole("button", { name: "Delete mitigation: Given up" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete this mitigation?" }));
		await user.click(question.getByRole("button", { name: "Delete mitigation" }));
		await waitFor(() => expect(drawer.queryByText("Given up")).toBeNull());
	});
});
