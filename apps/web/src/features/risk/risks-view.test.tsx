import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { mitigationOf, radio, riskOf } from "../../../tests/data/risk-rows.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { loadRisks, openRisks, rowOf } from "../../../tests/pages/risks-page.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

const cell = (name: RegExp) => screen.findByRole("button", { name });

describe("Without a program", () => {
	test("one is asked for", async () => {
		serve("Editor", { "program.list": () => [] });
		await loadRisks();
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
		expect(await rowOf("R-001")).toBeDefined();
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
		expect(await rowOf("R-002")).toBeDefined();
		expect(within(screen.getByRole("table")).queryByText("R-001")).toBeNull();
		await user.click(screen.getByRole("button", { name: /^Show all cells/ }));
		expect(await rowOf("R-001")).toBeDefined();
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
