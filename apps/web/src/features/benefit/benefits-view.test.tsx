import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { viewSearch } from "../../../tests/address.ts";
import { overview, untouched } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import {
	ada,
	benefitOf,
	calls as fewerCalls,
	loyal,
	openBenefits,
	periodOf,
	program,
	projection,
} from "../../../tests/pages/benefits-page.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("Before there is something to show", () => {
	test("a program is asked for", async () => {
		serve("Editor", { "program.list": () => [] });
		await openScreen("/?view=benefits");
		const prompt = "Please select a program from the dropdown above to view benefits information.";
		expect(await screen.findByText(prompt)).toBeDefined();
	});

	test("three cards hold the places of the figures", async () => {
		await openBenefits({ procedures: { "benefit.list": () => new Promise(() => {}) } });
		const loading = (await screen.findByText("Loading benefits")).parentElement;
		expect(loading?.getAttribute("aria-busy")).toBe("true");
		expect(loading?.querySelectorAll("[data-slot=card]")).toHaveLength(3);
	});

	test("a failure says so, and can be tried again", async () => {
		const failing = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		};
		const { user, procedures } = await openBenefits({ procedures: { "benefit.list": failing } });
		expect(await screen.findByText("Failed to load benefits. Please try refreshing the page.")).toBeDefined();
		procedures["benefit.list"] = () => [fewerCalls];
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await part("Total Expected Value")).toBeDefined();
	});

	test("an Editor is offered to add the first one", async () => {
		const { user } = await openBenefits({ benefits: [] });
		expect(await screen.findByText("No benefits identified")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Add First Benefit" }));
		expect(await screen.findByRole("dialog", { name: "Add New Benefit" })).toBeDefined();
	});

	test("a Viewer finds no button that would be refused", async () => {
		await openBenefits({ role: "Viewer", benefits: [], path: "/?view=benefits&form=new" });
		expect(await screen.findByText("No benefits identified")).toBeDefined();
		expect(screen.queryByRole("button", { name: /Add/ })).toBeNull();
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});

describe("The three cards", () => {
	test("show what is expected, and what has come with its rate as a bar", async () => {
		await openBenefits();
		expect((await part("Total Expected Value")).getByText("$4,000")).toBeDefined();
		const realized = await part("Realized to Date");
		expect(realized.getByText("$250")).toBeDefined();
		expect(realized.getByText("6.3% realization rate")).toBeDefined();
		expect(
			realized.getByRole("progressbar", { name: "Realization rate" }).getAttribute("aria-valuenow"),
		).toBe("6.3");
	});

	test("show the return that was computed, and how, with the rate to change", async () => {
		const { user, calls, router } = await openBenefits();
		const card = await part("ROI Projection");
		expect(await card.findByText("150%")).toBeDefined();
		expect(card.getByText("14-month payback")).toBeDefined();
		expect(card.getByText("NPV $2,101 at 8%")).toBeDefined();
		expect(card.queryByText("Sample")).toBeNull();
		await user.click(card.getByRole("button", { name: "How it is computed" }));
		const drawer = within(await screen.findByRole("dialog", { name: "ROI Projection" }));
		expect(await drawer.findByText("ROI = (all benefits − all costs) ÷ all costs")).toBeDefined();
		expect(drawer.getByText("$2,400")).toBeDefined();
		expect(
			drawer.getByText(
				"All benefits $4,000 = Total Expected Value $4,500, less $300 that no monthly plan spreads, less $200 that did not come as planned so far.",
			),
		).toBeDefined();
		expect(router.state.location.search).toMatchObject({ item: "projection" });
		const rate = await drawer.findByRole("spinbutton", { name: "Discount rate, a year" });
		await user.clear(rate);
		await user.type(rate, "6.5");
		await user.click(drawer.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Discount rate updated successfully")).toBeDefined();
		expect(sent(calls, "program.finance.update")).toEqual([
			{ id: program.id, version: 3, discountRate: "6.5" },
		]);
	});

	test("show the specified sample, marked as one, while the program has nothing at all", async () => {
		await openBenefits({ projection: null, procedures: { "dashboard.overview": () => untouched } });
		const card = await part("ROI Projection");
		expect(await card.findByText("185%")).toBeDefined();
		expect(card.getByText("18-month payback")).toBeDefined();
		expect(card.getByText("Sample")).toBeDefined();
	});

	test("say what they need as soon as the program has anything", async () => {
		await openBenefits({ projection: null, procedures: { "dashboard.overview": () => overview } });
		const card = await part("ROI Projection");
		expect(await card.findByText("Needs a benefit, and funding or expenses")).toBeDefined();
		expect(card.queryByText("185%")).toBeNull();
	});

	test.each([
		[null, "Not paid back within the plan"],
		[0, "Paid back from the start"],
	])("say in words what a payback of %s months means", async (paybackMonths, words) => {
		await openBenefits({ projection: { ...projection, paybackMonths } });
		expect(await (await part("ROI Projection")).findByText(words)).toBeDefined();
	});
});

describe("Overview", () => {
	test("shows each category with its progress and what remains, and draws target against realized", async () => {
		await openBenefits();
		const list = await part("Benefits by category");
		const items = list.getAllByRole("listitem").map((item) => item.textContent);
		expect(items).toEqual([
			"Other0%$0 of $3,000$3,000 remaining",
			"Cost Savings25%$250 of $1,000$750 remaining",
		]);
		const chart = screen.getByRole("figure", { name: "Target against realized" });
		expect(chart.querySelector("svg[data-chart]")?.getAttribute("height")).toBe("300");
		expect(within(chart).getByRole("row", { name: "Cost Savings 1000 250" })).toBeDefined();
	});

	test("cycles through five colours", async () => {
		const benefits = Array.from({ length: 6 }, (_, index) =>
			benefitOf(index + 1, { category: `Category ${index}`, targetValue: `${9 - index}000.00` }),
		);
		await openBenefits({ benefits });
		const list = await part("Benefits by category");
		const fills = list
			.getAllByRole("progressbar")
			.map((bar) => bar.querySelector<HTMLElement>("[data-fill]")?.style.background);
		expect(fills).toEqual([1, 2, 3, 4, 5, 1].map((series) => `var(--series-${series})`));
	});

	test("leads from a category to its benefits", async () => {
		const { user, router } = await openBenefits();
		await user.click((await part("Benefits by category")).getByRole("button", { name: "Cost Savings" }));
		const table = await screen.findByRole("table", { name: "Benefits" });
		expect(within(table).getAllByRole("row")).toHaveLength(2);
		expect(router.state.location.search).toMatchObject({ tab: "tracking", category: "Cost Savings" });
	});
});

describe("Categories", () => {
	test("have a card each: Expected, Realized, Remaining, Progress", async () => {
		await openBenefits({ path: "/?view=benefits&tab=categories" });
		const title = await screen.findByRole("heading", { level: 3, name: /Cost Savings/ });
		const card = within(title.closest("li") ?? document.body);
		const term = (name: string) => card.getByText(name).nextElementSibling?.textContent;
		expect([term("Expected"), term("Realized"), term("Remaining")]).toEqual(["$1,000", "$250", "$750"]);
		expect(card.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow")).toBe("25");
	});
});

describe("Tracking", () => {
	test("is a table with the specified columns and actions", async () => {
		await openBenefits({ path: "/?view=benefits&tab=tracking" });
		const table = await screen.findByRole("table", { name: "Benefits" });
		expect(
			within(table)
				.getAllByRole("columnheader")
				.map((cell) => cell.textContent)
				// The one with the boxes has no words.
				.filter(Boolean),
		).toEqual([
			"Benefit",
			"Category",
			"Target Value",
			"Realized Value",
			"Progress",
			"Status",
			"Owner",
			"Actions",
		]);
		const row = within(within(table).getByRole("row", { name: /Fewer calls/ }));
		expect(await row.findByText(ada.name)).toBeDefined();
		for (const words of ["Cost Savings", "$1,000", "$250", "25%", "In Progress"]) {
			expect(row.getByText(words)).toBeDefined();
		}
		expect(row.getByRole("button", { name: "Edit Fewer calls" })).toBeDefined();
		const other = within(within(table).getByRole("row", { name: /Loyal customers/ }));
		for (const words of ["Other", "Unassigned", "Not Started"]) expect(other.getByText(words)).toBeDefined();
	});

	test("is filtered by what the address says, down to nothing and back", async () => {
		const { user, router } = await openBenefits({
			path: "/?view=benefits&tab=tracking&status=Realized",
		});
		expect(await screen.findByText("No benefits match these filters.")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(await screen.findByText("Fewer calls")).toBeDefined();
		expect(viewSearch(router)).toEqual({ view: "benefits", tab: "tracking" });
	});
});

describe("A benefit", () => {
	test("is added: what is left open is sent as nothing", async () => {
		const { user, calls } = await openBenefits();
		await user.click(await screen.findByRole("button", { name: "Add Benefit" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add New Benefit" }));
		expect(dialog.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
		await user.type(dialog.getByLabelText("Benefit Name *"), "Shorter waits");
		await user.type(dialog.getByRole("spinbutton", { name: "Target value" }), "1200.5");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Benefit added successfully")).toBeDefined();
		expect(sent(calls, "benefit.create")).toEqual([
			{
				programId: program.id,
				name: "Shorter waits",
				description: null,
				category: "Other",
				status: "Not Started",
				targetValue: "1200.50",
				realizedValue: "0.00",
				ownerId: null,
				ownerAfterClosureId: null,
			},
		]);
	});

	test("whose months are accounted for has its realized value from there", async () => {
		await openBenefits({ path: `/?view=benefits&form=${fewerCalls.id}` });
		const description = "Follows the monthly actuals of its plan.";
		const realized = await screen.findByRole("spinbutton", { name: "Realized value", description });
		expect(realized).toHaveProperty("readOnly", true);
	});

	test("is deleted after a question, and comes back by Undo", async () => {
		const { user, calls } = await openBenefits({ path: `/?view=benefits&item=${loyal.id}` });
		await user.click(await screen.findByRole("button", { name: "Delete benefit" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete “Loyal customers”?" }));
		await user.click(question.getByRole("button", { name: "Delete benefit" }));
		expect(await screen.findByText("Benefit deleted")).toBeDefined();
		await pressUndo(user);
		expect(await screen.findByText("Benefit restored")).toBeDefined();
		expect(sent(calls, "trash.restore")).toHaveLength(1);
	});
});

describe("The monthly plan", () => {
	const path = `/?view=benefits&item=${fewerCalls.id}&part=plan`;
	const cell = (name: string) => screen.findByRole("textbox", { name });

	test("is typed into, and saved with only what was changed", async () => {
		const { user, calls } = await openBenefits({ path });
		await user.type(await cell("Actual, Feb 2026"), "1,250.50");
		expect(screen.getByText("Not saved yet")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Add month" }));
		await user.type(await cell("Planned, Mar 2026"), "300");
		await user.click(screen.getByRole("button", { name: "Save plan" }));
		expect(await screen.findByText("Plan saved successfully")).toBeDefined();
		expect(sent(calls, "benefit.period.save")).toEqual([
			{
				benefitId: fewerCalls.id,
				periods: [
					{ month: "2026-02", planned: "500.00", actual: "1250.50", version: 1 },
					{ month: "2026-03", planned: "300.00", actual: null, version: null },
				],
			},
		]);
		await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
	});

	test("takes a block from a spreadsheet, marks what is no amount, and is not saved with it", async () => {
		const { user, calls } = await openBenefits({ path });
		await user.click(await cell("Planned, Feb 2026"));
		await user.paste("600\t580\nn/a\t590\n700");
		expect(await cell("Planned, Feb 2026")).toHaveProperty("value", "600");
		expect(await cell("Actual, Mar 2026")).toHaveProperty("value", "590");
		expect(await cell("Planned, Apr 2026")).toHaveProperty("value", "700");
		const wrong = await screen.findByRole("textbox", {
			name: "Planned, Mar 2026",
			description: "“n/a” is no number",
		});
		await user.click(screen.getByRole("button", { name: "Save plan" }));
		expect(await screen.findByText("Some cells hold no amount: put them right first.")).toBeDefined();
		expect(sent(calls, "benefit.period.save")).toEqual([]);
		await user.clear(wrong);
		await user.click(screen.getByRole("button", { name: "Save plan" }));
		expect(await screen.findByText("Plan saved successfully")).toBeDefined();
	});

	test("is walked with the arrow keys", async () => {
		const { user } = await openBenefits({ path });
		await user.click(await cell("Planned, Jan 2026"));
		await user.keyboard("{ArrowDown}");
		expect(document.activeElement).toBe(await cell("Planned, Feb 2026"));
		await user.keyboard("{ArrowUp}");
		expect(document.activeElement).toBe(await cell("Planned, Jan 2026"));
	});

	test("is filled in equal parts", async () => {
		const { user } = await openBenefits({ path: `/?view=benefits&item=${loyal.id}&part=plan` });
		await user.click(await screen.findByRole("button", { name: "Spread evenly" }));
		const months = await screen.findByRole("spinbutton", { name: "Number of months" });
		await user.clear(months);
		await user.type(months, "3");
		expect(screen.getByRole("textbox", { name: "First month" })).toHaveProperty("value", "2199-04");
		await user.click(screen.getByRole("button", { name: "Fill in the plan" }));
		expect(await cell("Planned, Apr 2199")).toHaveProperty("value", "1000");
		expect(await cell("Planned, Jun 2199")).toHaveProperty("value", "1000");
	});

	test("keeps one's own cells when somebody else was faster, and shows theirs in the others", async () => {
		const { user, calls, procedures, data } = await openBenefits({ path });
		const accept = procedures["benefit.period.save"];
		procedures["benefit.period.save"] = () => {
			data.periods = [
				periodOf(fewerCalls, "2026-01", "555.00", "250.00", 3),
				periodOf(fewerCalls, "2026-02", "500.00", null, 1),
			];
			procedures["benefit.period.save"] = accept ?? (() => null);
			const sentence = "Somebody else changed this plan in the meantime.";
			throw new Refusal(409, "CONFLICT", sentence, { current: data.periods });
		};
		await user.type(await cell("Actual, Feb 2026"), "480");
		await user.click(screen.getByRole("button", { name: "Save plan" }));
		expect(await screen.findByText("Somebody else changed this plan in the meantime.")).toBeDefined();
		expect(await cell("Planned, Jan 2026")).toHaveProperty("value", "555");
		expect(await cell("Actual, Feb 2026")).toHaveProperty("value", "480");
		await user.click(screen.getByRole("button", { name: "Save plan" }));
		expect(await screen.findByText("Plan saved successfully")).toBeDefined();
		expect(sent(calls, "benefit.period.save").at(-1)).toMatchObject({
			periods: [{ month: "2026-02", actual: "480.00", version: 1 }],
		});
	});

	test("is there to read for a Viewer", async () => {
		await openBenefits({ role: "Viewer", path });
		const table = await screen.findByRole("table", { name: "Monthly plan" });
		expect(within(table).getByRole("row", { name: "Jan 2026 $500 $250" })).toBeDefined();
		expect(within(table).queryByRole("textbox")).toBeNull();
	});
});
