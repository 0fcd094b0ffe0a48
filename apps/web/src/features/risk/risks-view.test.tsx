import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/programs-page.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { mitigationOf, noise, openRisks, pickers, radio, riskOf } from "../../../tests/risks-page.ts";

const cell = (name: RegExp) => screen.findByRole("button", { name });
const row = async (code: string) =>
	within(await screen.findByRole("row", { name: new RegExp(`${code}\\b.*`) }));
type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, label: string, option: string) {
	await user.click(await screen.findByRole("combobox", { name: label }));
	await user.click(await screen.findByRole("option", { name: option }));
}

describe("Without a program", () => {
	test("one is asked for", async () => {
		serve("Editor", { "program.list": () => [] });
		await openScreen("/?view=risks");
		const prompt = "Please select a program from the dropdown above to view risk information.";
		expect(await screen.findByText(prompt)).toBeDefined();
	});
});

describe("While the risks are on their way", () => {
	test("four blocks hold their places", async () => {
		await openRisks({ procedures: { "risk.list": () => new Promise(() => {}) } });
		const loading = await screen.findByRole("status", { name: "", busy: true });
		expect(loading.textContent).toBe("Loading risks");
		expect(loading.querySelectorAll(".skeleton")).toHaveLength(4);
	});

	test("a failure says so, and can be tried again", async () => {
		const { user, procedures } = await openRisks({
			procedures: {
				"risk.list": () => {
					throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
				},
			},
		});
		expect(await screen.findByText("Failed to load risks. Please try refreshing the page.")).toBeDefined();
		procedures["risk.list"] = () => [radio];
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByRole("tab", { name: "Risk Matrix" })).toBeDefined();
	});
});

describe("The five cards", () => {
	test("count all risks and those of each priority, and filter by a click", async () => {
		const { user, router } = await openRisks();
		const cards = within(await screen.findByRole("list", { name: "Risks by priority" }));
		const words = cards.getAllByRole("button").map((card) => card.textContent);
		expect(words).toEqual([
			"Total32 active",
			"Critical11 active",
			"High11 active",
			"Medium00 active",
			"Low10 active",
		]);
		await user.click(cards.getByRole("button", { name: /^High/ }));
		expect(cards.getByRole("button", { name: /^High/ }).getAttribute("aria-pressed")).toBe("true");
		expect(router.state.location.search).toMatchObject({ view: "risks", priority: "High" });
		expect(await cell(/^Likely, High: 1 risk,/)).toBeDefined();
		expect(await cell(/^Certain, High: 0 risks,/)).toBeDefined();
		await user.click(cards.getByRole("button", { name: /^High/ }));
		expect(await cell(/^Certain, High: 1 risk,/)).toBeDefined();
	});
});

describe("The filters", () => {
	test("offer the specified priorities and statuses, and live in the address", async () => {
		const { user, router } = await openRisks();
		await user.click(await screen.findByRole("combobox", { name: "Priority" }));
		const words = () => screen.getAllByRole("option").map((option) => option.textContent);
		expect(words()).toEqual(["All", "Critical", "High", "Medium", "Low"]);
		await user.keyboard("{Escape}");
		await user.click(screen.getByRole("combobox", { name: "Status" }));
		expect(words()).toEqual(["All", "Open", "Mitigated", "Closed", "Monitoring"]);
		await user.click(screen.getByRole("option", { name: "Closed" }));
		expect(router.state.location.search).toMatchObject({ status: "Closed" });
		expect(await cell(/^Rare, Low: 1 risk,/)).toBeDefined();
		expect(await cell(/^Certain, High: 0 risks,/)).toBeDefined();
	});

	test("that leave nothing say so, and can be cleared", async () => {
		const { user } = await openRisks({ path: "/?view=risks&priority=Medium" });
		expect(await screen.findByText("No risks match these filters.")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(await cell(/^Certain, High: 1 risk,/)).toBeDefined();
	});

	test("take several words from a link", async () => {
		await openRisks({ path: "/?view=risks&tab=register&status=Open,Monitoring" });
		expect(await row("R-001")).toBeDefined();
		expect(screen.queryByText("Noise at the packing tables")).toBeNull();
		expect(screen.getByRole("combobox", { name: "Status" }).textContent).toBe("Open, Monitoring");
	});
});

describe("Risk Matrix", () => {
	test("counts the risks of 25 cells and says each cell's zone in words", async () => {
		await openRisks();
		const grid = within(await screen.findByRole("grid", { name: "Risk matrix, inherent position" }));
		expect(grid.getAllByRole("gridcell")).toHaveLength(25);
		expect(grid.getAllByRole("rowheader").map((header) => header.textContent)).toEqual([
			"Certain",
			"Likely",
			"Possible",
			"Unlikely",
			"Rare",
		]);
		expect(grid.getByRole("button", { name: "Certain, High: 1 risk, red zone, Critical" })).toBeDefined();
		expect(grid.getByRole("button", { name: "Likely, High: 1 risk, orange zone, High" })).toBeDefined();
		expect(grid.getByRole("button", { name: "Possible, High: 0 risks, yellow zone, Medium" })).toBeDefined();
		expect(grid.getByRole("button", { name: "Rare, Low: 1 risk, green zone, Low" })).toBeDefined();
	});

	test("is one stop of the Tab key, walked by arrows, and opens a cell by Enter", async () => {
		const { user, router } = await openRisks();
		const first = await cell(/^Certain, Very Low:/);
		expect(
			screen.getAllByRole("gridcell").filter((each) => each.querySelector("[tabindex='0']")),
		).toHaveLength(1);
		first.focus();
		await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
		expect(router.state.location.search).toMatchObject({ cell: "Certain/High" });
		const drawer = within(await screen.findByRole("dialog", { name: "Certain × High" }));
		expect(drawer.getByText("1 risk, inherent position, red zone, Critical")).toBeDefined();
		await user.click(drawer.getByRole("button", { name: /Radio does not reach/ }));
		expect(await screen.findByRole("dialog", { name: "R-001" })).toBeDefined();
		expect(router.state.location.search).toMatchObject({ item: radio.id });
	});

	test("moves the risks to their residual positions, and shows the movement in arrows and words", async () => {
		const { user, router } = await openRisks();
		await user.click(await screen.findByRole("radio", { name: "Residual" }));
		expect(await cell(/^Unlikely, Medium: 1 risk,/)).toBeDefined();
		expect(await cell(/^Certain, High: 0 risks,/)).toBeDefined();
		expect(screen.getByText(/2 risks without a residual position stay where they are/)).toBeDefined();
		await user.click(screen.getByRole("switch", { name: "Show movement" }));
		expect(router.state.location.search).toMatchObject({ scale: "residual", display: "movement" });
		const list = within(await screen.findByRole("list", { name: "Movement from inherent to residual" }));
		const [movement] = list.getAllByRole("button");
		expect(movement?.textContent).toBe("R-001Certain × HighUnlikely × Medium");
	});

	test("leads from a cell to its rows in the register", async () => {
		const { user } = await openRisks({ path: "/?view=risks&cell=Likely/High" });
		await user.click(await screen.findByRole("button", { name: "Show in register" }));
		expect(await row("R-002")).toBeDefined();
		expect(within(screen.getByRole("table")).queryByText("R-001")).toBeNull();
		await user.click(screen.getByRole("button", { name: /^Show all cells/ }));
		expect(await row("R-001")).toBeDefined();
	});
});

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
		const radioRow = await row("R-001");
		for (const word of ["Technology", "Certain", "High", "Critical", "Petra Lindqvist", "Open"])
			expect(radioRow.getByText(word)).toBeDefined();
		expect(radioRow.getByText("Mitigation: More access points")).toBeDefined();
		expect((await row("R-002")).getByText("Unassigned")).toBeDefined();
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
		await user.click(screen.getByRole("button", { name: "Undo" }));
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

describe("A risk", () => {
	test("shows its positions, scores and money", async () => {
		await openRisks({ path: `/?view=risks&item=${radio.id}` });
		const drawer = within(await screen.findByRole("dialog", { name: "R-001" }));
		expect(drawer.getByText("Certain × High")).toBeDefined();
		expect(drawer.getByText("Score 20")).toBeDefined();
		expect(drawer.getByText("Unlikely × Medium")).toBeDefined();
		expect(drawer.getByText("Score 6")).toBeDefined();
		expect(drawer.getByText("90%")).toBeDefined();
		expect(drawer.getByText("$126,000")).toBeDefined();
		expect(await drawer.findByRole("figure", { name: "Score history" })).toBeDefined();
	});

	test("that is not in this program is said not to be there", async () => {
		await openRisks({ path: "/?view=risks&item=018f0000-0000-7000-8000-000000000000" });
		const drawer = within(await screen.findByRole("dialog", { name: "Risk not found" }));
		expect(drawer.getByText("This risk was deleted, or belongs to another program.")).toBeDefined();
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

describe("Active Mitigation Plans", () => {
	test("lists the risks that are Open and have a plan, with how far its measures are", async () => {
		await openRisks({
			mitigations: [
				mitigationOf(1, { status: "Done", cost: "1000.00" }),
				mitigationOf(2, { dueDate: "2026-01-05", cost: "500.00" }),
			],
		});
		const plans = within(await screen.findByRole("region", { name: "Active Mitigation Plans" }));
		expect(plans.getAllByRole("listitem")).toHaveLength(1);
		expect(plans.getByText("More access points")).toBeDefined();
		expect(await plans.findByText("1 of 2 done")).toBeDefined();
		expect(plans.getByText("$1,500")).toBeDefined();
		expect(plans.getByText("Overdue since Jan 5, 2026")).toBeDefined();
	});
});

describe("Exposure", () => {
	test("sets the expected monetary value against the contingency, which is changed in its place", async () => {
		const { user, calls } = await openRisks();
		const card = within(await screen.findByRole("region", { name: "Exposure" }));
		expect(await card.findByText("$26,000 short")).toBeDefined();
		expect(card.getByText("From 1 of 2 active risks; the others have no estimate")).toBeDefined();
		expect(
			card.getByRole("img", { name: "Exposure $126,000 against a contingency of $100,000: 126%" }),
		).toBeDefined();
		await user.click(card.getByRole("button", { name: "Edit contingency" }));
		const amount = card.getByRole("spinbutton", { name: "Contingency" });
		await user.clear(amount);
		await user.type(amount, "200000{Enter}");
		expect(await card.findByText("$74,000 to spare")).toBeDefined();
		expect(sent(calls, "program.finance.update")).toEqual([
			{ id: radio.programId, version: 1, contingency: "200000" },
		]);
		await user.click(card.getByRole("button", { name: /R-001/ }));
		expect(await screen.findByRole("dialog", { name: "R-001" })).toBeDefined();
	});

	test("is of all risks, whatever the filters show", async () => {
		await openRisks({ path: "/?view=risks&status=Closed" });
		const card = within(await screen.findByRole("region", { name: "Exposure" }));
		expect((await card.findAllByText("$126,000")).length).toBeGreaterThan(0);
	});
});

describe("A program without risks", () => {
	test("shows an empty matrix, one sentence and one action", async () => {
		const { user } = await openRisks({ risks: [] });
		expect(await screen.findByText(/^No risks recorded yet\./)).toBeDefined();
		expect(screen.getAllByRole("gridcell")).toHaveLength(25);
		await user.click(screen.getByRole("tab", { name: /^Risk Register/ }));
		expect(await screen.findByText(/^No risks recorded yet\./)).toBeDefined();
	});
});

describe("A Viewer", () => {
	test("finds no button that would be refused, and is told why", async () => {
		await openRisks({ role: "Viewer", path: "/?view=risks&tab=register&form=new" });
		expect(await screen.findByText(/As a Viewer you can look at risks/)).toBeDefined();
		expect(await screen.findByRole("button", { name: "View R-001" })).toBeDefined();
		for (const name of [/Add Risk/, /^Edit/, /^Delete/, /Change status/])
			expect(screen.queryByRole("button", { name })).toBeNull();
		expect(screen.queryByRole("checkbox")).toBeNull();
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("reads a risk with its mitigations", async () => {
		await openRisks({
			role: "Viewer",
			path: `/?view=risks&item=${radio.id}&part=mitigations`,
			mitigations: [mitigationOf(1, { description: "Survey" })],
		});
		const drawer = within(await screen.findByRole("dialog", { name: "R-001" }));
		expect(await drawer.findByText("Survey")).toBeDefined();
		expect(drawer.queryByRole("button", { name: /Edit|Delete|Add/ })).toBeNull();
	});
});

describe("A thousand risks", () => {
	test("are counted in the matrix and listed a screenful at a time", async () => {
		const risks = Array.from({ length: 1000 }, (_, index) =>
			riskOf(index + 1, { likelihood: "Likely", impact: "Very High", mitigationPlan: "Plan" }),
		);
		const { user } = await openRisks({ risks });
		expect(await cell(/^Likely, Very High: 1,000 risks, red zone/)).toBeDefined();
		const plans = within(screen.getByRole("region", { name: "Active Mitigation Plans" }));
		expect(plans.getAllByRole("listitem")).toHaveLength(8);
		await user.click(await cell(/^Likely, Very High/));
		const drawer = within(await screen.findByRole("dialog", { name: "Likely × Very High" }));
		expect(drawer.getAllByRole("listitem")).toHaveLength(50);
		await user.click(drawer.getByRole("button", { name: "List all 1,000" }));
		expect(await screen.findByText("1,000 rows")).toBeDefined();
		expect(screen.getAllByRole("row").length).toBeLessThan(60);
	});
});
