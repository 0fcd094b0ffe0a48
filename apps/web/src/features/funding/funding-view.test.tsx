import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { Expense, FundingSource } from "@throughline/domain/funding";
import type { BudgetLine, BudgetPlan } from "@throughline/domain/funding/budget-line";
import type { EarnedFigures, EarnedValue } from "@throughline/domain/funding/earned-value";
import { organisationDefaults } from "@throughline/domain/organisation/organisation";
import { addDays } from "@throughline/domain/value/day";
import { sameDayIn } from "@throughline/domain/value/month";
import { formatDay } from "@throughline/domain/value/writing";
import { describe, expect, test, vi } from "vitest";
import { programOf } from "../../../tests/data/portfolio.ts";
import { personOf, Refusal, type serve as Serve, serve } from "../../../tests/fake-server.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { windowsClosed } from "../../../tests/windows-closed.ts";
import { dayOf } from "../../format/date.ts";

const today = dayOf(new Date());
const program = programOf(1, {
	name: "Harbour",
	startDate: sameDayIn(today, -6),
	endDate: sameDayIn(today, 12),
});
const stamps = { version: 1, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };

function sourceOf(number: number, given: Partial<FundingSource> = {}): FundingSource {
	return {
		id: `01939000-0000-7000-8000-0000000010${String(number).padStart(2, "0")}`,
		programId: program.id,
		sourceName: `Source ${number}`,
		allocatedAmount: "1000.00",
		dateReceived: null,
		...stamps,
		...given,
	};
}

function expenseOf(number: number, given: Partial<Expense> = {}): Expense {
	return {
		id: `01939000-0000-7000-8000-0000000020${String(number).padStart(2, "0")}`,
		programId: program.id,
		category: "Software",
		description: `Expense ${number}`,
		amount: "10.00",
		vendor: null,
		expenseDate: today,
		approvedById: null,
		approvedByName: null,
		filedById: null,
		filedByName: null,
		workstreamId: null,
		...stamps,
		...given,
	};
}

const other = { approvedById: "01939000-0000-7000-8000-000000000777", approvedByName: "Maria Keller" };

type Given = {
	role?: Role;
	currency?: string;
	sources?: FundingSource[];
	expenses?: Expense[];
	path?: string;
	fourEyes?: boolean;
};

/** The view over money that its own calls change. */
async function openFunding({
	role = "Editor",
	currency = "USD",
	sources = [sourceOf(1, { sourceName: "Board", allocatedAmount: "3000.40", dateReceived: "2026-01-05" })],
	expenses = [
		expenseOf(1, { description: "Licences", amount: "900.60", vendor: "Port IT" }),
		expenseOf(2, { description: "Flights", amount: "100.00", category: "Travel", ...other }),
	],
	path = "",
	fourEyes = true,
}: Given = {}) {
	const money = { sources, expenses };
	const server = serve(role, {
		"program.list": () => [{ ...program, currency }],
		"organisation.get": () => ({ ...organisationDefaults, fourEyes, approvers: 2, version: 1 }),
		"funding.source.list": () => money.sources,
		"funding.expense.list": () => money.expenses,
		"funding.source.create": (input: Partial<FundingSource>) => {
			const made = sourceOf(90, input);
			money.sources = [...money.sources, made];
			return made;
		},
		"funding.expense.create": (input: Partial<Expense>) => {
			const made = expenseOf(90, input);
			money.expenses = [made, ...money.expenses];
			return made;
		},
		"funding.expense.update": ({ id, ...change }: Partial<Expense>) => {
			const before = money.expenses.find((expense) => expense.id === id) ?? expenseOf(1);
			const approvedByName = change.approvedById ? "Elena Rossi" : null;
			const after = { ...before, ...change, approvedByName, version: before.version + 1 };
			money.expenses = money.expenses.map((expense) => (expense.id === id ? after : expense));
			return after;
		},
		"funding.expense.remove": ({ id }: { id: string }) => {
			money.expenses = money.expenses.filter((expense) => expense.id !== id);
			return { id, undoId: "01939000-0000-7000-8000-000000000999" };
		},
		"history.ofObject": () => [],
		"dashboard.summary": () => ({}),
	});
	const router = await openScreen(`/?view=funding${path}`);
	if (path !== "&display=report") await screen.findByRole("region", { name: "Total Budget", hidden: true });
	return { ...server, money, router, user: userEvent.setup() };
}

const figure = (name: string) => within(screen.getByRole("region", { name }));
const sent = (calls: ReturnType<typeof Serve>["calls"], path: string) =>
	calls.filter((call) => call.path === path).map(({ input }) => input);
const rowNames = () =>
	screen.getAllByRole("row").flatMap((row) => within(row).queryAllByRole("button")[0]?.textContent ?? []);

describe("The figures", () => {
	test("are whole dollars, exact to the cent for who points at them, and where whole ones would not add up", async () => {
		await openFunding();
		expect(figure("Total Budget").getByText("$3,000.40")).toBeDefined();
		expect(figure("Total Spent").getByText("$1,000.60")).toBeDefined();
		expect(figure("Total Spent").getByText(/33\.3% utilized/)).toBeDefined();
		expect(figure("Remaining").getByText("$1,999.80")).toBeDefined();
		expect(figure("Burn Rate").getByText("$334").title).toBe("$333.53");
		expect(figure("Burn Rate").getByText(/^Monthly average/)).toBeDefined();
		const bar = screen.getByRole("progressbar", { name: "Budget Utilization" });
		expect(bar.getAttribute("aria-valuetext")).toBe("33.3%");
	});

	// The other tabs, in a browser: journeys/programs/currency.journey.ts.
	test.each(["", "&tab=expenses&display=all", "&form=source"])(
		"are in the program's currency (%s)",
		async (path) => {
			await openFunding({ currency: "EUR", path });
			await waitFor(() => expect(document.body.textContent).toContain("€"));
			expect(document.body.textContent).not.toContain("$");
			expect(document.body.innerHTML).not.toMatch(/title="[^"]*\$/);
		},
	);

	test("say how much more was spent than there was", async () => {
		await openFunding({ expenses: [expenseOf(1, { amount: "3100.40" })] });
		expect(figure("Remaining").getByText("-$100")).toBeDefined();
		const bar = screen.getByRole("progressbar", { name: "Budget Utilization" });
		expect(bar.getAttribute("aria-valuetext")).toBe("103.3% · $100 over budget");
	});

	test("lead to the expenses that nobody has approved", async () => {
		const { user, router } = await openFunding();
		await user.click(screen.getByRole("button", { name: "Not approved: $901 in 1 expense" }));
		await waitFor(() =>
			expect(router.state.location.search).toMatchObject({ tab: "expenses", status: "open" }),
		);
		expect(await screen.findByRole("button", { name: "Licences" })).toBeDefined();
		expect(screen.queryByRole("button", { name: "Flights" })).toBeNull();
	});
});

describe("The tabs", () => {
	test("list the sources with their share and the day of their receipt", async () => {
		await openFunding({ sources: [sourceOf(1, { dateReceived: "2026-01-05" }), sourceOf(2)] });
		const [, first, second] = screen.getAllByRole("row");
		expect(first?.textContent).toContain("Source 1$1,00050.0%Jan 5, 2026");
		expect(second?.textContent).toContain("Not set");
	});

	test("list the ten most recent expenses, and all of them on request", async () => {
		const expenses = Array.from({ length: 12 }, (_, index) =>
			expenseOf(index, { expenseDate: addDays(today, -index) }),
		);
		const { user, router } = await openFunding({ expenses, path: "&tab=expenses" });
		expect(screen.getAllByRole("row")).toHaveLength(11);
		expect(screen.queryByRole("button", { name: "Expense 10" })).toBeNull();
		await user.click(screen.getByRole("radio", { name: "All 12" }));
		await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(13));
		expect(router.state.location.search).toMatchObject({ display: "all" });
	});

	test("filter the expenses by category, and say when none is left", async () => {
		const { user } = await openFunding({ path: "&tab=expenses&category=Travel" });
		expect(await screen.findByRole("button", { name: "Flights" })).toBeDefined();
		expect(screen.queryByRole("button", { name: "Licences" })).toBeNull();
		await user.click(screen.getByRole("combobox", { name: "Category" }));
		await user.click(await screen.findByRole("option", { name: "Personnel" }));
		expect(await screen.findByText("No expenses match these filters.")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(await screen.findByRole("button", { name: "Licences" })).toBeDefined();
	});

	test("add the categories up, and lead to the expenses of one", async () => {
		const { user } = await openFunding({ path: "&tab=categories" });
		const table = await screen.findByRole("table", { name: "Categories" });
		expect(within(table).getAllByRole("row")[1]?.textContent).toBe("Software$90190.0%1$901");
		await user.click(within(table).getByRole("button", { name: "Travel" }));
		expect(await screen.findByRole("button", { name: "Flights" })).toBeDefined();
	});

	test("give each category its own of six colours, whatever was spent on the others", async () => {
		await openFunding({ path: "&tab=categories" });
		await screen.findByRole("table", { name: "Categories" });
		const parts = [...document.querySelectorAll("svg[data-chart] path")].map((part) =>
			part.getAttribute("fill"),
		);
		// Software is the first of the categories and Travel the fourth; nothing was spent on those between.
		expect(parts).toEqual(["var(--series-1)", "var(--series-4)"]);
	});

	test("name the month in which the money runs out, and draw plan, actual and forecast", async () => {
		await openFunding({ path: "&tab=trends" });
		expect(await screen.findByText(/At the burn rate of \$334 a month, the money runs out in/)).toBeDefined();
		const [cumulative] = screen.getAllByRole("table", { name: "Cumulative spend" });
		if (!cumulative) throw new Error("no table");
		const heads = within(cumulative).getAllByRole("columnheader");
		expect(heads.map(({ textContent }) => textContent)).toEqual([
			"Date",
			"Planned",
			"Actual",
			"Forecast",
			"Budget",
		]);
	});

	test("say that nothing is planned while the program has no end", async () => {
		program.endDate = null;
		try {
			await openFunding({ path: "&tab=trends" });
			expect(await screen.findByText(/\$3,000 of the budget is not in the plan/)).toBeDefined();
		} finally {
			program.endDate = sameDayIn(today, 12);
		}
	});
});

describe("Adding", () => {
	test("a funding source needs a name and an amount, and says that it worked", async () => {
		const { user, calls, idempotencyKeys } = await openFunding({ sources: [] });
		const [add] = await screen.findAllByRole("button", { name: "Add Funding Source" });
		if (!add) throw new Error("no button");
		await user.click(add);
		const dialog = within(await screen.findByRole("dialog", { name: "Add Funding Source" }));
		const save = dialog.getByRole("button", { name: "Save" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(dialog.getByRole("textbox", { name: /Source name/ }), " Board ");
		expect(save).toHaveProperty("disabled", true);
		await user.type(dialog.getByRole("spinbutton", { name: /Allocated amount/ }), "2500.5");
		expect(save).toHaveProperty("disabled", false);
		await user.click(save);
		expect(await screen.findByText("Funding source added successfully")).toBeDefined();
		expect(sent(calls, "funding.source.create")).toEqual([
			{ programId: program.id, sourceName: "Board", allocatedAmount: "2500.50", dateReceived: null },
		]);
		expect(idempotencyKeys).toHaveLength(1);
		await waitFor(() => expect(figure("Total Budget").getByText("$2,501")).toBeDefined());
		await user.click(await screen.findByRole("button", { name: "Add Funding Source" }));
		const next = within(await screen.findByRole("dialog", { name: "Add Funding Source" }));
		expect(next.getByRole("textbox", { name: /Source name/ })).toHaveProperty("value", "");
		expect(next.getByRole("spinbutton", { name: /Allocated amount/ })).toHaveProperty("value", "");
	});

	test("an expense is Software, today's and without a vendor unless one says otherwise", async () => {
		const { user, calls } = await openFunding();
		await user.click(screen.getByRole("button", { name: "Add Expense" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add Expense" }));
		expect(dialog.getByRole("combobox", { name: "Category" }).textContent).toBe("Software");
		expect(dialog.getByRole("textbox", { name: "Date" })).toHaveProperty("value", formatDay(today));
		const save = dialog.getByRole("button", { name: "Save" });
		await user.type(dialog.getByRole("textbox", { name: /Description/ }), "Cloud");
		expect(save).toHaveProperty("disabled", true);
		await user.type(dialog.getByRole("spinbutton", { name: /Amount/ }), "12");
		await user.clear(dialog.getByRole("textbox", { name: "Date" }));
		await user.click(save);
		expect(await screen.findByText("Expense added successfully")).toBeDefined();
		expect(sent(calls, "funding.expense.create")).toEqual([
			{
				programId: program.id,
				category: "Software",
				description: "Cloud",
				amount: "12.00",
				vendor: null,
				expenseDate: today,
			},
		]);
	});

	test("an expense opens the dialog empty again, the category back to Software", async () => {
		const { user, calls } = await openFunding();
		const open = async () => {
			await user.click(screen.getByRole("button", { name: "Add Expense" }));
			return within(await screen.findByRole("dialog", { name: "Add Expense" }));
		};
		const dialog = await open();
		await user.click(dialog.getByRole("combobox", { name: "Category" }));
		await user.click(await screen.findByRole("option", { name: "Travel" }));
		await user.type(dialog.getByRole("textbox", { name: /Description/ }), "Fair");
		await user.type(dialog.getByRole("spinbutton", { name: /Amount/ }), "12");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		await windowsClosed();
		expect(sent(calls, "funding.expense.create")).toMatchObject([{ category: "Travel" }]);
		const next = await open();
		expect(next.getByRole("combobox", { name: "Category" }).textContent).toBe("Software");
		expect(next.getByRole("textbox", { name: /Description/ })).toHaveProperty("value", "");
		expect(next.getByRole("spinbutton", { name: /Amount/ })).toHaveProperty("value", "");
	});

	test.each([
		["Add Funding Source", "funding.source.create", "Failed to create funding source", /Source name/],
		["Add Expense", "funding.expense.create", "Failed to create expense", /Description/],
	])("that is refused after %s says so and keeps what was typed", async (button, path, title, text) => {
		const { user, procedures } = await openFunding();
		await user.click(screen.getByRole("button", { name: button }));
		procedures[path] = () => {
			throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached right now.");
		};
		const dialog = within(await screen.findByRole("dialog"));
		await user.type(dialog.getByRole("textbox", { name: text }), "Typed");
		await user.type(dialog.getByRole("spinbutton", { name: /amount/i }), "5");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText(title)).toBeDefined();
		expect(dialog.getByRole("textbox", { name: text })).toHaveProperty("value", "Typed");
	});
});

test("An open funding source tells by tab what happened to it; the address keeps the tab", async () => {
	const { user, router, money } = await openFunding();
	await user.click(await screen.findByRole("button", { name: money.sources[0]?.sourceName }));
	const drawer = within(await screen.findByRole("dialog", { name: money.sources[0]?.sourceName }));
	expect(drawer.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
		"Details",
		"Why does this exist?",
		"History",
	]);
	await user.click(drawer.getByRole("tab", { name: "History" }));
	await waitFor(() => expect(router.state.location.search).toMatchObject({ part: "history" }));
	await user.click(drawer.getByRole("button", { name: "Close" }));
	await waitFor(() => expect(router.state.location.search).not.toHaveProperty("part"));
});

describe("Approving", () => {
	test("happens as oneself, from the open expense, and can be taken back", async () => {
		const { user, calls, money } = await openFunding({ path: "&tab=expenses" });
		await user.click(await screen.findByRole("button", { name: "Licences" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Licences" }));
		expect(drawer.getByText("$900.60")).toBeDefined();
		await user.click(drawer.getByRole("button", { name: "Approve" }));
		expect(await screen.findByText("Expense approved")).toBeDefined();
		expect(sent(calls, "funding.expense.update")).toEqual([
			{ id: money.expenses[0]?.id, version: 1, approvedById: personOf("Editor").id },
		]);
		await user.click(await drawer.findByRole("button", { name: "Take approval back" }));
		expect(await screen.findByText("Approval taken back")).toBeDefined();
		expect(sent(calls, "funding.expense.update")[1]).toMatchObject({ version: 2, approvedById: null });
	});

	test("of somebody else can be taken back by an Admin only", async () => {
		const { user } = await openFunding({ path: "&tab=expenses" });
		await user.click(await screen.findByRole("button", { name: "Flights" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Flights" }));
		expect(drawer.getByText("Maria Keller")).toBeDefined();
		expect(drawer.queryByRole("button", { name: "Take approval back" })).toBeNull();
		expect(drawer.queryByRole("button", { name: "Approve" })).toBeNull();
	});

	test("of several at once sends those that are open", async () => {
		const { user, calls } = await openFunding({ path: "&tab=expenses" });
		await user.click(await screen.findByRole("checkbox", { name: "Select all rows" }));
		await user.click(await screen.findByRole("button", { name: "Approve 1" }));
		expect(await screen.findByText("Expense approved")).toBeDefined();
		expect(sent(calls, "funding.expense.update")).toHaveLength(1);
	});

	test("of what one filed oneself is not offered, and the screen says who does it", async () => {
		const own = expenseOf(3, { description: "Hotel", filedById: personOf("Editor").id });
		const { user } = await openFunding({ path: "&tab=expenses", expenses: [own] });
		await user.click(await screen.findByRole("button", { name: "Actions for Hotel" }));
		const entry = await screen.findByRole("menuitem", { name: /^Approve/ });
		expect(entry.getAttribute("aria-disabled")).toBe("true");
		expect(entry.textContent).toContain("somebody else approves it");
		await user.keyboard("{Escape}");
		await user.click(await screen.findByRole("checkbox", { name: "Select all rows" }));
		const bulk = await screen.findByRole<HTMLButtonElement>("button", { name: "Approve 0" });
		expect(bulk.disabled).toBe(true);
		await user.click(screen.getByRole("button", { name: "Hotel" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Hotel" }));
		expect(drawer.getByText(/^You filed or changed this expense: somebody else approves it/)).toBeDefined();
		expect(drawer.queryByRole("button", { name: "Approve" })).toBeNull();
	});

	test("of one's own is offered where four eyes are switched off, which the screen says", async () => {
		const own = expenseOf(3, { description: "Hotel", filedById: personOf("Editor").id });
		const fourEyes = false;
		const { user } = await openFunding({ path: "&tab=expenses", expenses: [own], fourEyes });
		expect(await screen.findByText(/^Four-eyes approval is switched off/)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Hotel" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Hotel" }));
		expect(drawer.getByRole("button", { name: "Approve" })).toBeDefined();
	});

	test("is said to lapse before an approved expense is changed", async () => {
		const { user } = await openFunding({ path: "&tab=expenses" });
		await user.click(await screen.findByRole("button", { name: "Actions for Flights" }));
		await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
		expect(await screen.findByText(/Maria Keller approved this expense/)).toBeDefined();
	});
});

test("An expense is deleted after a question, and Undo is offered", async () => {
	const { user } = await openFunding({ path: "&tab=expenses" });
	await user.click(await screen.findByRole("button", { name: "Actions for Licences" }));
	await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
	const question = within(await screen.findByRole("alertdialog", { name: "Delete “Licences”?" }));
	await user.click(question.getByRole("button", { name: "Delete expense" }));
	expect(await screen.findByText("Expense deleted")).toBeDefined();
	expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
	await waitFor(() => expect(screen.queryByRole("button", { name: "Licences" })).toBeNull());
});

describe("Exporting", () => {
	test("hands over the file under the server's name", async () => {
		const { user } = await openFunding();
		const served = globalThis.fetch;
		const asked: string[] = [];
		vi.stubGlobal("fetch", async (target: RequestInfo | URL, init?: RequestInit) => {
			const url = String(target);
			if (!url.startsWith("/api/funding/report")) return await served(target, init);
			asked.push(url);
			return new Response("xlsx", { headers: { "content-disposition": 'attachment; filename="r.xlsx"' } });
		});
		const names: string[] = [];
		vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} }));
		const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
			this: HTMLAnchorElement,
		) {
			names.push(this.download);
		});
		await user.click(screen.getByRole("button", { name: "Export Report" }));
		await user.click(await screen.findByRole("menuitem", { name: "Excel workbook (.xlsx)" }));
		expect(await screen.findByText("Report exported")).toBeDefined();
		expect(asked).toEqual([`/api/funding/report?programId=${program.id}&format=xlsx`]);
		expect(names).toEqual(["r.xlsx"]);
		click.mockRestore();
	});

	test("opens a page to print with everything to the cent", async () => {
		const { user, router } = await openFunding();
		await user.click(screen.getByRole("button", { name: "Export Report" }));
		await user.click(await screen.findByRole("menuitem", { name: "Printable page" }));
		expect(await screen.findByRole("heading", { name: "Funding report" })).toBeDefined();
		expect(screen.getByText("$1,000.60")).toBeDefined();
		expect(within(screen.getByRole("table", { name: "Expenses" })).getAllByRole("row")).toHaveLength(3);
		await user.click(screen.getByRole("button", { name: "Back to funding" }));
		await waitFor(() => expect(router.state.location.search).not.toHaveProperty("display"));
	});
});

describe("The states", () => {
	test("asks for a program while none is selected", async () => {
		serve("Editor", { "program.list": () => [] });
		await openScreen("/?view=funding");
		const prompt = "Please select a program from the dropdown above to view funding information.";
		expect(await screen.findByText(prompt)).toBeDefined();
	});

	test("loading shows the shape of four cards", async () => {
		serve("Editor", { "program.list": () => [program], "funding.source.list": () => new Promise(() => {}) });
		await openScreen("/?view=funding");
		expect(await screen.findByText("Loading funding")).toBeDefined();
	});

	test("a failure says so, and tries again on request", async () => {
		const { procedures } = serve("Editor", {
			"program.list": () => [program],
			"funding.source.list": () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong");
			},
			"funding.expense.list": () => [],
		});
		await openScreen("/?view=funding");
		const message = "Failed to load funding data. Please try refreshing the page.";
		expect(await screen.findByText(message)).toBeDefined();
		procedures["funding.source.list"] = () => [sourceOf(1)];
		await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByRole("region", { name: "Total Budget" })).toBeDefined();
	});

	test("without money says what goes where, with one action each", async () => {
		const { user } = await openFunding({ sources: [], expenses: [] });
		expect(screen.getByText(/^No funding sources yet/)).toBeDefined();
		await user.click(screen.getByRole("tab", { name: /Expenses/ }));
		expect(await screen.findByText(/^No expenses yet/)).toBeDefined();
		expect(figure("Total Spent").getByText(/0\.0% utilized/)).toBeDefined();
	});

	test("a Viewer reads, and finds no button that would be refused", async () => {
		const { user } = await openFunding({ role: "Viewer", path: "&tab=expenses&form=expense" });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
		expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
		expect(screen.queryByRole("checkbox")).toBeNull();
		expect(screen.getByRole("button", { name: "Export Report" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Licences" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Licences" }));
		expect(drawer.queryByRole("button", { name: /Approve|Edit|Delete/ })).toBeNull();
	});

	test("a thousand expenses are drawn a screenful at a time", async () => {
		const expenses = Array.from({ length: 1000 }, (_, index) => ({
			...expenseOf(1),
			id: `01939000-0000-7000-8000-${String(index).padStart(12, "0")}`,
			description: `Expense ${index}`,
		}));
		await openFunding({ expenses, path: "&tab=expenses&display=all" });
		expect(await screen.findByText("1,000 rows")).toBeDefined();
		expect(rowNames().length).toBeLessThan(200);
	});
});

describe("Earned value", () => {
	const figures: EarnedFigures = {
		budgetAtCompletion: "10000.00",
		plannedValue: "5333.33",
		earnedValue: "4666.67",
		actualCost: "6000.00",
		schedulePerformance: 0.88,
		costPerformance: 0.78,
		estimateAtCompletion: "12857.13",
	};
	const earned: EarnedValue = {
		asOf: "2026-03-11",
		baseline: { id: program.id, name: "Approved plan", takenAt: "2026-02-27T12:00:00.000Z" },
		missing: [],
		figures,
		forecast: { spent: "6400.00", scheduledDays: 17, earnedDays: 7.4, atCompletion: "14702.70" },
		weighedBy: "duration",
		addedTasks: 2,
		deletedTasks: 0,
	};

	test("shows each figure with what it means and how it is calculated", async () => {
		const { user, procedures } = await openFunding();
		procedures["funding.earnedValue"] = () => earned;
		await user.click(screen.getByRole("tab", { name: "Earned Value" }));
		expect(await screen.findByRole("heading", { name: "Earned value on Mar 11, 2026" })).toBeDefined();
		expect(figure("Planned Value (PV)").getByText("$5,333")).toBeDefined();
		expect(figure("Earned Value (EV)").getByText("46.7% of the budget")).toBeDefined();
		expect(figure("Actual Cost (AC)").getByText("$6,000")).toBeDefined();
		expect(figure("Schedule Performance (SPI)").getByText("Behind plan")).toBeDefined();
		expect(figure("Cost Performance (CPI)").getByText("Over cost")).toBeDefined();
		expect(figure("Estimate at Completion (EAC)").getByText("$2,857")).toBeDefined();
		expect(figure("Forecast by today’s schedule").getByText("$14,703")).toBeDefined();
		expect(
			figure("Forecast by today’s schedule").getByText(/43% of the scheduled work is done/),
		).toBeDefined();
		expect(screen.getByText(/^2 tasks came after the baseline/)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "How Cost Performance (CPI) is calculated" }));
		expect((await screen.findAllByText(/^EV ÷ AC/)).length).toBeGreaterThan(0);
	});

	test("without a baseline and a budget says so, with the way to each", async () => {
		const { procedures, user } = await openFunding();
		procedures["funding.earnedValue"] = () => ({
			...earned,
			baseline: null,
			missing: ["baseline", "budget"],
			figures: null,
		});
		await user.click(screen.getByRole("tab", { name: "Earned Value" }));
		expect(await screen.findByText(/This program has no baseline yet. It has no budget/)).toBeDefined();
		const link = screen.getByRole("link", { name: "Take a baseline" });
		expect(link.getAttribute("href")).toContain("form=baselines");
		await user.click(
			within(screen.getByRole("tabpanel")).getByRole("button", { name: "Add Funding Source" }),
		);
		expect(await screen.findByRole("dialog", { name: "Add Funding Source" })).toBeDefined();
	});

	test("that could not be loaded is asked for again", async () => {
		const { procedures, user } = await openFunding();
		await user.click(screen.getByRole("tab", { name: "Earned Value" }));
		const retry = await screen.findByRole("button", { name: /Try again|Retry/ });
		procedures["funding.earnedValue"] = () => earned;
		await user.click(retry);
		expect(await screen.findByText("$5,333")).toBeDefined();
	});
});

describe("The budget", () => {
	const line: BudgetLine = {
		id: "01939000-0000-7000-8000-000000003001",
		programId: program.id,
		workstreamId: null,
		category: "Travel",
		planned: "500.00",
		committed: "50.00",
		...stamps,
	};
	const plan: BudgetPlan = {
		lines: [{ line, spent: "100.00", remaining: "350.00", forecast: "500.00" }],
		unplanned: "900.60",
		total: {
			planned: "500.00",
			committed: "50.00",
			spent: "1000.60",
			remaining: "-550.60",
			forecast: "1400.60",
		},
	};
	const workstreams = [{ id: "01939000-0000-7000-8000-000000004001", name: "Quay" }];

	async function openBudget(role: Role = "Editor", given: BudgetPlan = plan) {
		const opened = await openFunding({ role });
		opened.procedures["funding.budgetLine.plan"] = () => given;
		opened.procedures["task.workstream.list"] = () => workstreams;
		opened.procedures["funding.budgetLine.update"] = (change: object) => ({ ...line, ...change, version: 2 });
		opened.procedures["funding.budgetLine.create"] = (made: object) => ({ ...line, ...made });
		await opened.user.click(screen.getByRole("tab", { name: "Budget" }));
		return opened;
	}

	test("shows planned, spent, committed, remaining and forecast, and what is on no line", async () => {
		await openBudget("Viewer");
		const table = within(await screen.findByRole("table", { name: "Budget by workstream and category" }));
		const cells = (name: string) =>
			within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
				.getAllByRole("cell")
				.map(({ textContent }) => textContent);
		expect(cells("Travel")).toEqual(["Travel", "$500", "$100", "$50", "$350", "$500"]);
		expect(cells("On no line")).toEqual(["On no line", "", "$901", "", "", "$901"]);
		expect(cells("Total")).toEqual(["Total", "$500", "$1,001", "$50", "-$551", "$1,401"]);
		expect(table.queryByRole("spinbutton")).toBeNull();
		expect(screen.queryByRole("button", { name: "Add budget line" })).toBeNull();
	});

	test("has its amounts changed in place, and takes the change back", async () => {
		const { user, calls } = await openBudget();
		const planned = await screen.findByRole<HTMLInputElement>("textbox", { name: "Planned for Travel" });
		await user.clear(planned);
		await user.type(planned, "600kg{Enter}");
		expect(await screen.findByText("“600kg” is no number")).toBeDefined();
		await user.clear(planned);
		await user.type(planned, "600.5{Enter}");
		await pressUndo(user);
		await waitFor(() => expect(sent(calls, "undo.takeBack")).toHaveLength(1));
		expect(sent(calls, "funding.budgetLine.update")).toEqual([
			{ id: line.id, version: 1, planned: "600.50" },
		]);
	});

	test("loses several lines in one call after one question", async () => {
		const other = { ...line, id: "01939000-0000-7000-8000-000000003002", category: "Software" as const };
		const standing = { spent: "0.00", remaining: "450.00", forecast: "500.00" };
		const lines = [line, other].map((each) => ({ line: each, ...standing }));
		const { user, calls, procedures } = await openBudget("Editor", { ...plan, lines });
		procedures["trash.remove"] = () => ({ undoId: "01939000-0000-7000-8000-000000009001" });
		for (const name of ["Travel", "Software"])
			await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
		expect(screen.getByText("2 selected")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Delete" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 budget lines?" }));
		await user.click(question.getByRole("button", { name: "Delete 2 budget lines" }));
		expect(await screen.findByText("2 budget lines deleted")).toBeDefined();
		expect(sent(calls, "trash.remove")).toEqual([
			{ objectType: "budget line", targets: [line, other].map(({ id, version }) => ({ id, version })) },
		]);
	});

	test("gets a line for a workstream; what is missing is said where it is, when somebody tries", async () => {
		const { user, calls } = await openBudget("Editor", { ...plan, lines: [] });
		expect(await screen.findByText(/^No budget lines yet/)).toBeDefined();
		const add = screen.getByRole("button", { name: "Add budget line" });
		const planned = screen.getByRole("spinbutton", { name: "Planned" });
		const category = screen.getByRole("combobox", { name: /Category/ });
		const reasonOf = (field: HTMLElement) =>
			document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
		expect([reasonOf(category), reasonOf(planned)]).toEqual([undefined, undefined]);
		await user.click(add);
		expect(reasonOf(category)).toBe("Choose a workstream, a category or both");
		expect(reasonOf(planned)).toMatch(/amount/i);
		expect(document.activeElement).toBe(category);
		await user.type(planned, "250");
		expect(reasonOf(planned)).toBeUndefined();
		await user.click(add);
		expect(sent(calls, "funding.budgetLine.create")).toEqual([]);
		await user.click(screen.getByRole("combobox", { name: /Workstream/ }));
		await user.click(await screen.findByRole("option", { name: "Quay" }));
		await user.click(add);
		expect(await screen.findByText("Budget line added successfully")).toBeDefined();
		expect(sent(calls, "funding.budgetLine.create")).toEqual([
			{
				programId: program.id,
				workstreamId: workstreams[0]?.id,
				category: null,
				planned: "250.00",
				committed: "0.00",
			},
		]);
	});
});
