import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { viewSearch } from "../../../tests/address.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import {
	ada,
	kpiCard,
	kpiOf,
	measurementOf,
	openKpis,
	program,
	solved,
	waiting,
} from "../../../tests/pages/kpis-page.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { windowsClosed } from "../../../tests/windows-closed.ts";

const cardNames = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("Before there is something to show", () => {
	const failing = () => {
		throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
	};

	test("a program is asked for", async () => {
		serve("Editor", { "program.list": () => [] });
		await openScreen("/?view=kpis");
		const prompt = "Please select a program from the dropdown above to view KPI data.";
		expect(await screen.findByText(prompt)).toBeDefined();
	});

	test("six cards hold the places of the KPIs", async () => {
		await openKpis({ procedures: { "kpi.list": () => new Promise(() => {}) } });
		const loading = (await screen.findByText("Loading KPIs")).parentElement;
		expect(loading?.getAttribute("aria-busy")).toBe("true");
		expect(loading?.querySelectorAll("[data-slot=card]")).toHaveLength(6);
	});

	test("a failure says so, and can be tried again", async () => {
		const { user, procedures } = await openKpis({ procedures: { "kpi.list": failing } });
		expect(await screen.findByText("Failed to load KPIs. Please try refreshing the page.")).toBeDefined();
		procedures["kpi.list"] = () => [solved];
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await kpiCard("Calls solved at once")).toBeDefined();
	});

	test("says that the measurements of the cards could not be loaded, and asks again", async () => {
		const { user, procedures } = await openKpis({ procedures: { "kpi.trends": failing } });
		await screen.findByText("Failed to load the measurements of the cards.");
		procedures["kpi.trends"] = () => [];
		await user.click(screen.getByRole("button", { name: "Try again" }));
		await waitFor(() =>
			expect(screen.queryByText("Failed to load the measurements of the cards.")).toBeNull(),
		);
	});

	test("an Editor is offered to add the first one", async () => {
		const { user } = await openKpis({ kpis: [], measurements: [] });
		expect(await screen.findByText("No KPIs configured")).toBeDefined();
		// There is nothing to select where trends are drawn, either.
		await user.click(screen.getByRole("tab", { name: "Trends" }));
		expect(await screen.findByText("No KPIs configured")).toBeDefined();
		expect(screen.queryByRole("combobox", { name: "KPI" })).toBeNull();
		await user.click(screen.getByRole("button", { name: "Add First KPI" }));
		expect(await screen.findByRole("dialog", { name: "Add New KPI" })).toBeDefined();
	});

	test("a Viewer is told so, and finds no button that would be refused", async () => {
		await openKpis({ role: "Viewer", kpis: [], measurements: [] });
		expect(await screen.findByText("No KPIs configured")).toBeDefined();
		expect(screen.queryByRole("button", { name: /Add/ })).toBeNull();
	});
});

describe("Overview", () => {
	test("shows of each KPI its value, target, status, progress and which way it is to go, or that it has no target", async () => {
		await openKpis();
		const card = await kpiCard("Calls solved at once");
		expect(card.getByText("76.5%")).toBeDefined();
		expect(card.getByText("85%")).toBeDefined();
		expect(card.getByText("Excellent")).toBeDefined();
		expect(card.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow")).toBe("90");
		expect(card.getByText("Weekly")).toBeDefined();
		expect(card.getByText("At the first contact")).toBeDefined();
		expect(
			await card.findByRole("img", { name: "Calls solved at once, from 62% to 76.5% in 3 measurements" }),
		).toBeDefined();

		const lower = await kpiCard("Waiting time");
		expect(lower.getByText("Lower is better")).toBeDefined();
		expect(lower.getByText("Below Target")).toBeDefined();
		const open = await kpiCard("Cost per call");
		expect(open.getByText("$1,250")).toBeDefined();
		expect(open.getByText("No target set")).toBeDefined();
		expect(open.getByText("No target")).toBeDefined();
		expect(open.queryByText("Below Target")).toBeNull();
		expect(open.queryByRole("progressbar")).toBeNull();
	});

	test("is searched and filtered by what the address keeps, down to nothing and back", async () => {
		const { user, router } = await openKpis({ path: "/?view=kpis&status=Excellent" });
		await kpiCard("Calls solved at once");
		expect(cardNames()).toEqual(["Calls solved at once"]);
		expect(screen.getByText("1 of 3 KPIs")).toBeDefined();
		await user.type(screen.getByRole("searchbox", { name: "Search KPIs" }), "waiting");
		expect(await screen.findByText("No KPIs match these filters.")).toBeDefined();
		await waitFor(() => expect(router.state.location.search).toMatchObject({ q: "waiting" }));
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		await waitFor(() => expect(cardNames()).toHaveLength(3));
		await waitFor(() => expect(viewSearch(router)).toEqual({ view: "kpis" }));
	});

	test("grows with its reader when there are very many", async () => {
		const many = Array.from({ length: 150 }, (_, index) => kpiOf(index + 1));
		const { user } = await openKpis({ kpis: many, measurements: [] });
		await kpiCard("KPI 1");
		expect(cardNames()).toHaveLength(60);
		await user.click(screen.getByRole("button", { name: "Show more (90 left)" }));
		expect(cardNames()).toHaveLength(120);
	});
});

describe("Trends", () => {
	test("asks for a KPI, then draws its values against the target with a forecast in words", async () => {
		const { user, router } = await openKpis({ path: "/?view=kpis&tab=trends" });
		expect(await screen.findByRole("heading", { name: "Select a KPI" })).toBeDefined();
		await user.click(screen.getByRole("combobox", { name: /KPI/ }));
		await user.click(await screen.findByRole("option", { name: /Calls solved at once/ }));
		const chart = await screen.findByRole("figure", { name: "Calls solved at once" });
		const table = within(chart).getByRole("table");
		expect(
			within(table)
				.getAllByRole("columnheader")
				.map((cell) => cell.textContent),
		).toEqual(["Date", "Measured", "Target", "Forecast"]);
		expect(within(table).getByRole("row", { name: "2026-02-28 70 85 —" })).toBeDefined();
		expect(screen.getByText(/At this trend it reaches/).textContent).toMatch(
			/^At this trend it reaches 100% by Jul \d, 2026 and can go no higher/,
		);
		expect(router.state.location.search).toMatchObject({ tab: "trends", kpi: solved.id });
	});

	test("never forecasts a time below zero, and says when the line gets there", async () => {
		await openKpis({
			path: `/?view=kpis&tab=trends&kpi=${waiting.id}`,
			measurements: [
				measurementOf(waiting, "2026-01-31", "30"),
				measurementOf(waiting, "2026-02-28", "12"),
				measurementOf(waiting, "2026-03-31", "14"),
			],
		});
		const sentence = await screen.findByText(/At this trend/);
		expect(sentence.textContent).toMatch(
			/^At this trend it reaches 0 days by May 11, 2026 and can go no lower; on Dec 31, 2026 between 0 and [\d.]+ days with 95% probability\./,
		);
		const chart = screen.getByRole("figure", { name: "Waiting time" });
		expect(within(chart).getByRole("row", { name: "2026-12-31 — 2 0" })).toBeDefined();
	});

	test("names the unit of what is to come", async () => {
		await openKpis({
			path: `/?view=kpis&tab=trends&kpi=${waiting.id}`,
			measurements: [8, 8.5, 7.5].map((value, index) =>
				measurementOf(waiting, `2026-0${index + 1}-28`, String(value)),
			),
		});
		expect((await screen.findByText(/At this trend/)).textContent).toMatch(
			/^At this trend [\d.]+ days by Dec 31, 2026, between 0 and [\d.]+ days with 95% probability\./,
		);
	});

	test("says that nothing was measured, and how to change that", async () => {
		const { user } = await openKpis({ path: `/?view=kpis&tab=trends&kpi=${waiting.id}` });
		expect(await screen.findByRole("heading", { name: "No Measurements" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Add measurement" }));
		expect(await screen.findByRole("dialog", { name: "Add measurement" })).toBeDefined();
	});

	test.each([
		[2, "2026-12-31", "A forecast takes at least 3 measurements."],
		[3, null, "A forecast goes to the program’s end date: set one to see it."],
		[3, "2026-03-31", "The program’s end date has been reached: there is nothing left to forecast."],
	])("with %i values and the end date %s says why there is no forecast", async (count, endDate, sentence) => {
		const values = ["2026-01-31", "2026-02-28", "2026-03-31"].slice(0, count);
		await openKpis({
			path: `/?view=kpis&tab=trends&kpi=${solved.id}`,
			measurements: values.map((day, index) => measurementOf(solved, day, String(60 + index))),
			procedures: { "program.list": () => [{ ...program, endDate }] },
		});
		expect(await screen.findByText(sentence)).toBeDefined();
	});
});

describe("Details", () => {
	test("deletes several at once, after one question and with one Undo", async () => {
		const { user, calls } = await openKpis({
			path: "/?view=kpis&tab=details",
			procedures: { "trash.remove": () => ({ undoId: solved.id }) },
		});
		await user.click(await screen.findByRole("checkbox", { name: `Select ${solved.name}` }));
		await user.click(screen.getByRole("checkbox", { name: `Select ${waiting.name}` }));
		await user.click(screen.getByRole("button", { name: "Delete" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 KPIs?" }));
		expect(question.getByText(/Their measurements go along\./)).toBeDefined();
		await user.click(question.getByRole("button", { name: "Delete 2 KPIs" }));
		expect(await screen.findByText("2 KPIs deleted")).toBeDefined();
		expect(sent(calls, "trash.remove")).toEqual([
			{ objectType: "kpi", targets: [solved, waiting].map(({ id, version }) => ({ id, version })) },
		]);
	});

	test("is a table with the specified columns and actions", async () => {
		await openKpis({ path: "/?view=kpis&tab=details" });
		const table = await screen.findByRole("table", { name: "KPIs" });
		expect(
			within(table)
				.getAllByRole("columnheader")
				.map((cell) => cell.textContent)
				// The one with the boxes has no words.
				.filter(Boolean),
		).toEqual(["KPI Name", "Current", "Target", "Progress", "Status", "Owner", "Frequency", "Actions"]);
		const row = within(table).getByRole("row", { name: /Calls solved at once/ });
		expect(await within(row).findByText(ada.name)).toBeDefined();
		expect(
			within(within(table).getByRole("row", { name: /Waiting time/ })).getByText("Unassigned"),
		).toBeDefined();
		expect(within(row).getByRole("button", { name: "Edit Calls solved at once" })).toBeDefined();
		expect(within(row).getByRole("button", { name: "View Calls solved at once" })).toBeDefined();
	});

	test("lets a Viewer look, not edit", async () => {
		const { user } = await openKpis({ role: "Viewer", path: "/?view=kpis&tab=details" });
		await user.click(await screen.findByRole("button", { name: "View Waiting time" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Waiting time" }));
		expect(drawer.queryByRole("button", { name: "Edit KPI" })).toBeNull();
		await user.click(drawer.getByRole("tab", { name: "Measurements" }));
		expect(await drawer.findByText("Nothing has been measured yet.")).toBeDefined();
		expect(drawer.queryByRole("button", { name: "Add measurement" })).toBeNull();
		expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
	});
});

describe("Add New KPI", () => {
	test("cannot be saved without a name, and sends what is left open as specified", async () => {
		const { user, calls } = await openKpis();
		await user.click(await screen.findByRole("button", { name: "Add KPI" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add New KPI" }));
		const save = dialog.getByRole("button", { name: "Save" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(dialog.getByLabelText("KPI Name *"), "Promoters");
		await user.click(save);
		expect(await screen.findByText("KPI added successfully")).toBeDefined();
		await windowsClosed();
		expect(await kpiCard("Promoters")).toBeDefined();
		expect(sent(calls, "kpi.create")).toEqual([
			{
				programId: program.id,
				name: "Promoters",
				description: null,
				targetValue: null,
				currentValue: "0",
				unit: null,
				unitLabel: null,
				frequency: "Monthly",
				direction: "higher_is_better",
				ownerId: null,
			},
		]);
		await waitFor(() => expect(calls.filter(({ path }) => path === "kpi.list").length).toBeGreaterThan(1));
	});

	test("takes numbers exactly, and opens empty again afterwards", async () => {
		const { user, calls } = await openKpis({ path: "/?view=kpis&form=new" });
		const name = async () => await screen.findByLabelText("KPI Name *");
		await user.type(await name(), "Exact");
		await user.type(screen.getByRole("spinbutton", { name: "Target value" }), "0.1");
		await user.type(screen.getByRole("spinbutton", { name: "Current value" }), "-3.50");
		await user.click(screen.getByRole("combobox", { name: "Unit" }));
		await user.click(await screen.findByRole("option", { name: "% (Percentage)" }));
		await user.click(screen.getByRole("button", { name: "Save" }));
		await windowsClosed();
		expect(sent(calls, "kpi.create")).toMatchObject([
			{ targetValue: "0.1", currentValue: "-3.5", unit: "%" },
		]);
		await user.click(screen.getByRole("button", { name: "Add KPI" }));
		expect(await name()).toHaveProperty("value", "");
	});

	test("offers units and frequencies, and asks for a label where the unit is custom", async () => {
		const { user, calls } = await openKpis({ path: "/?view=kpis&form=new" });
		await user.type(await screen.findByLabelText("KPI Name *"), "Loaded");
		expect(screen.queryByLabelText("Unit label *")).toBeNull();
		await user.click(screen.getByRole("combobox", { name: "Unit" }));
		expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
			"No unit",
			"% (Percentage)",
			"$ (Currency)",
			...["number", "days", "hours", "count", "points", "ratio"],
			"Program currency (USD)",
			"Custom…",
		]);
		await user.click(screen.getByRole("option", { name: "Custom…" }));
		await user.click(screen.getByRole("combobox", { name: "Frequency" }));
		const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
		expect(options).toEqual(["Daily", "Weekly", "Monthly", "Quarterly", "Annually"]);
		await user.keyboard("{Escape}");
		const save = screen.getByRole("button", { name: "Save" });
		await user.click(save);
		const description = /A custom unit needs a label of at most 12 characters/;
		await user.type(await screen.findByRole("textbox", { name: /^Unit label/, description }), "pallets");
		await user.click(save);
		await windowsClosed();
		expect(sent(calls, "kpi.create")).toMatchObject([{ unit: "custom", unitLabel: "pallets" }]);
	});

	test("keeps what was typed when it fails, and says so", async () => {
		const { user, procedures } = await openKpis({ path: "/?view=kpis&form=new" });
		procedures["kpi.create"] = () => {
			const issues = [{ path: "targetValue", message: "Enter a number, such as 12.5" }];
			throw new Refusal(400, "INVALID_INPUT", "targetValue: Enter a number, such as 12.5", { issues });
		};
		const name = await screen.findByLabelText("KPI Name *");
		await user.type(name, "Promoters");
		await user.click(screen.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Failed to create KPI")).toBeDefined();
		const description = "Enter a number, such as 12.5";
		expect(screen.getByRole("spinbutton", { name: "Target value", description })).toBeDefined();
		expect(name).toHaveProperty("value", "Promoters");
	});
});

describe("A KPI", () => {
	test("in a unit of its own shows its label, and a label longer than any new one stays", async () => {
		const unitLabel = "Fehler je 1.000 Sendungen";
		const errors = kpiOf(9, { name: "Errors", unit: "custom", unitLabel, currentValue: "7" });
		const { user, calls } = await openKpis({ kpis: [errors], path: `/?view=kpis&form=${errors.id}` });
		const name = await screen.findByLabelText("KPI Name *");
		await user.type(name, " made");
		await user.click(screen.getByRole("button", { name: "Save" }));
		await windowsClosed();
		expect(sent(calls, "kpi.update")).toEqual([{ id: errors.id, version: 1, name: "Errors made" }]);
		expect((await kpiCard("Errors made")).getByText("7").parentElement?.textContent).toBe(`7 ${unitLabel}`);
	});

	test("in the program's currency is shown in it", async () => {
		const saved = kpiOf(9, { name: "Saved", unit: "currency", currentValue: "1250", targetValue: null });
		await openKpis({
			kpis: [saved],
			procedures: { "program.list": () => [{ ...program, currency: "EUR" }] },
		});
		expect((await kpiCard("Saved")).getByText("€1,250")).toBeDefined();
	});

	test("is edited: only what was changed is sent, with the version that was read", async () => {
		const { user, calls } = await openKpis({ path: `/?view=kpis&form=${waiting.id}` });
		const target = await screen.findByRole("spinbutton", { name: "Target value" });
		await user.clear(target);
		await user.type(target, "3");
		await user.click(screen.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("KPI updated successfully")).toBeDefined();
		expect(sent(calls, "kpi.update")).toEqual([{ id: waiting.id, version: 1, targetValue: "3" }]);
	});

	test("that is measured has its current value from there", async () => {
		await openKpis({ path: `/?view=kpis&form=${solved.id}` });
		const description = "Follows the newest measurement.";
		const current = await screen.findByRole("spinbutton", { name: "Current value", description });
		expect(current).toHaveProperty("readOnly", true);
	});

	test("is deleted after a question, and comes back by Undo", async () => {
		const { user, calls } = await openKpis({ path: `/?view=kpis&item=${waiting.id}` });
		await user.click(await screen.findByRole("button", { name: "Delete KPI" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete “Waiting time”?" }));
		await user.click(question.getByRole("button", { name: "Delete KPI" }));
		expect(await screen.findByText("KPI deleted")).toBeDefined();
		await windowsClosed();
		expect(sent(calls, "kpi.remove")).toEqual([{ id: waiting.id, version: 1 }]);
		await pressUndo(user);
		expect(await screen.findByText("KPI restored")).toBeDefined();
		expect(sent(calls, "trash.restore")).toHaveLength(1);
	});

	test("that the address names and that is gone is said to be", async () => {
		const { user, router } = await openKpis({ path: `/?view=kpis&item=${kpiOf(77).id}` });
		expect(await screen.findByRole("dialog", { name: "KPI not found" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Close" }));
		await waitFor(() => expect(viewSearch(router)).toEqual({ view: "kpis" }));
	});
});

describe("Measurements", () => {
	const path = `/?view=kpis&item=${solved.id}&part=measurements`;

	test("are listed newest first, added and deleted", async () => {
		const { user, calls } = await openKpis({ path });
		const table = await screen.findByRole("table", { name: "Measurements" });
		const days = () =>
			within(table)
				.getAllByRole("row")
				.slice(1)
				.map((row) => within(row).getAllByRole("cell")[0]?.textContent);
		expect(days()).toEqual(["Mar 31, 2026", "Feb 28, 2026", "Jan 31, 2026"]);

		await user.click(screen.getByRole("button", { name: "Add measurement" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add measurement" }));
		const date = dialog.getByRole("textbox", { name: /Date/ });
		await user.clear(date);
		await user.type(date, "2026-04-30");
		await user.type(dialog.getByRole("spinbutton", { name: /Value/ }), "81.25");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Measurement added successfully")).toBeDefined();
		await waitFor(() => expect(days()[0]).toBe("Apr 30, 2026"));
		expect(sent(calls, "kpi.measurement.create")).toEqual([
			{ kpiId: solved.id, measurementDate: "2026-04-30", value: "81.25" },
		]);

		await user.click(within(table).getByRole("button", { name: "Delete Jan 31, 2026" }));
		await user.click(await screen.findByRole("button", { name: "Delete measurement" }));
		await waitFor(() => expect(days()).toEqual(["Apr 30, 2026", "Mar 31, 2026", "Feb 28, 2026"]));
		expect(sent(calls, "kpi.measurement.remove")).toMatchObject([{ kpiId: solved.id, version: 1 }]);

		await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Undo" }));
		expect(await screen.findByText("The value of Jan 31, 2026 is back.")).toBeDefined();
		expect(sent(calls, "trash.restore")).toHaveLength(1);
	});

	test("are imported from what was pasted, after a look at what will happen", async () => {
		const { user, calls } = await openKpis({ path });
		await user.click(await screen.findByRole("button", { name: "Import" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Import measurements" }));
		expect(dialog.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);
		await user.click(dialog.getByRole("textbox", { name: "Dates and values" }));
		await user.paste("Date\tValue\n31.03.2026\t77,5\n30.04.2026\t80\nsoon\t81");
		expect(await dialog.findByText("1 line cannot be read")).toBeDefined();
		expect(dialog.getByText("Line 4:")).toBeDefined();
		expect(dialog.getByText("1 value will be overwritten.")).toBeDefined();
		expect(dialog.getByRole("row", { name: "2 Mar 31, 2026 77.5% Overwrites 76.5%" })).toBeDefined();
		expect(dialog.getByRole("row", { name: "3 Apr 30, 2026 80% New" })).toBeDefined();
		await user.click(dialog.getByRole("button", { name: "Import 2 values" }));
		expect(await screen.findByText("2 values imported")).toBeDefined();
		expect(screen.getByText("1 new, 1 overwritten")).toBeDefined();
		expect(sent(calls, "kpi.measurement.import")).toEqual([
			{
				kpiId: solved.id,
				measurements: [
					{ measurementDate: "2026-03-31", value: "77.5" },
					{ measurementDate: "2026-04-30", value: "80" },
				],
			},
		]);
		// What could not be read is still there.
		const text = dialog.getByRole("textbox", { name: "Dates and values" });
		await waitFor(() => expect(text).toHaveProperty("value", "soon\t81"));
	});

	test("that are refused are still in the window", async () => {
		const { user, procedures } = await openKpis({ path: `${path}&form=import` });
		procedures["kpi.measurement.import"] = () => {
			throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached right now.");
		};
		const dialog = within(await screen.findByRole("dialog", { name: "Import measurements" }));
		const text = dialog.getByRole("textbox", { name: "Dates and values" });
		await user.click(text);
		await user.paste("2026-05-31\t90");
		await user.click(await dialog.findByRole("button", { name: "Import 1 value" }));
		expect(await dialog.findByRole("alert")).toHaveProperty(
			"textContent",
			expect.stringContaining("The database cannot be reached right now."),
		);
		expect(text).toHaveProperty("value", "2026-05-31\t90");
	});

	test("that were pasted are there again when the window was closed by a slip", async () => {
		const { user } = await openKpis({ path: `${path}&form=import` });
		const text = async () => await screen.findByRole("textbox", { name: "Dates and values" });
		await user.click(await text());
		await user.paste("2026-05-31\t90");
		await user.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("dialog", { name: "Import measurements" })).toBeNull());
		await user.click(await screen.findByRole("button", { name: "Import" }));
		await waitFor(async () => expect(await text()).toHaveProperty("value", "2026-05-31\t90"));
	});
});
