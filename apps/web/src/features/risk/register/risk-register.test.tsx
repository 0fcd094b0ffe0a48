import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { noise, pickers, radio } from "../../../../tests/data/risk-rows.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { sent } from "../../../../tests/pages/programs-page.ts";
import { openRisks, rowOf } from "../../../../tests/pages/risks-page.ts";
import { pressUndo } from "../../../../tests/press-undo.ts";

describe("Risk Register", () => {
	test("has the specified columns, a line for the plan, and actions", async () => {
		await openRisks({ path: "/?view=risks&tab=register" });
		const table = within(await screen.findByRole("table", { name: "Risks" }));
		const heads = table.getAllByRole("columnheader").map((head) => head.textContent);
		expect(heads.filter(Boolean)).toEqual([
			"ID",
			"Description",
			"Category",
			"Likelihood",
			"Impact",
			"Priority",
			"Owner",
			"Status",
			"Actions",
		]);
		const radioRow = await rowOf("R-001");
		for (const word of ["Technology", "Certain", "High", "Critical", "Petra Lindqvist", "Open"])
			expect(radioRow.getByText(word)).toBeDefined();
		expect(radioRow.getByText("Mitigation: More access points")).toBeDefined();
		expect((await rowOf("R-002")).getByText("Unassigned")).toBeDefined();
		for (const verb of ["View", "Edit", "Delete"])
			expect(radioRow.getByRole("button", { name: `${verb} R-001` })).toBeDefined();
	});

	test("changes the status of the selected risks, and takes it back", async () => {
		const { user, calls } = await openRisks({ path: "/?view=risks&tab=register" });
		await user.click(await screen.findByRole("checkbox", { name: "Select R-001" }));
		await user.click(screen.getByRole("checkbox", { name: "Select R-002" }));
		await user.click(screen.getByRole("button", { name: "Change status" }));
		await user.click(await screen.findByRole("menuitem", { name: "Mitigated" }));
		expect(await screen.findByText("2 risks are now Mitigated")).toBeDefined();
		await pressUndo(user);
		expect(await screen.findByText("2 risks are as before")).toBeDefined();
		expect(sent(calls, "risk.changeStatuses")).toEqual([
			{
				changes: [
					{ id: radio.id, version: 1, status: "Mitigated" },
					{ id: pickers.id, version: 1, status: "Mitigated" },
				],
			},
			{
				changes: [
					{ id: radio.id, version: 2, status: "Open" },
					{ id: pickers.id, version: 2, status: "Monitoring" },
				],
			},
		]);
	});

	test("says why a change of status was refused, and leaves the selection", async () => {
		const { user } = await openRisks({
			path: "/?view=risks&tab=register",
			procedures: {
				"risk.changeStatuses": () => {
					throw new Refusal(409, "CONFLICT", "Somebody else changed this risk in the meantime.");
				},
			},
		});
		await user.click(await screen.findByRole("checkbox", { name: "Select R-001" }));
		await user.click(screen.getByRole("button", { name: "Change status" }));
		await user.click(await screen.findByRole("menuitem", { name: "Closed" }));
		expect(await screen.findByText("Failed to change the status")).toBeDefined();
		expect(screen.getByText("1 selected")).toBeDefined();
	});

	test("deletes a risk after one question, and offers Undo", async () => {
		const { user, calls } = await openRisks({ path: "/?view=risks&tab=register" });
		await user.click(await screen.findByRole("button", { name: "Delete R-003" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete R-003?" }));
		await user.click(question.getByRole("button", { name: "Delete risk" }));
		expect(await screen.findByText("Risk deleted")).toBeDefined();
		expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
		await waitFor(() => expect(screen.queryByText("Noise at the packing tables")).toBeNull());
		expect(sent(calls, "risk.remove")).toEqual([{ id: noise.id, version: 1 }]);
	});
});
