import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "@throughline/domain/account";
import type { AttentionItem } from "@throughline/domain/dashboard/attention";
import { beforeEach, expect, test } from "vitest";
import { overview, programOf, summary } from "../../../../tests/data/portfolio.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { criterionOf, gateAt, measured, openGates, reviewOf } from "../../../../tests/pages/gates-page.ts";

const id = programOf(7).id;
const piles: AttentionItem = {
	...{ kind: "slipping task", id, title: "Drive piles", reason: "Should have begun 2 days ago" },
	...{ since: "2026-06-15", ownerId: null, ownerName: null, version: 3, moveEndTo: null, unit: null },
	task: {
		...{ status: "Not Started", progress: 0, milestone: false },
		...{ startDate: "2026-06-15", endDate: "2026-06-30" },
	},
};
const gate: AttentionItem = {
	...piles,
	...{ kind: "gate", id: gateAt(2).id, title: "G2 Feasibility", reason: "Its review is overdue" },
	...{ version: null, task: null },
};

beforeEach(() => sessionStorage.clear());

/** The dashboard with these lines, until a call of this name mends them. */
async function openAttention(items: AttentionItem[], mendedBy: string, role: Role = "Editor") {
	const reviews = [reviewOf(1, 2, { status: "In Review", reviewDate: "2026-06-01" })];
	const criteria = [criterionOf(2, 0), measured(2, 1, true)];
	const page = await openGates({
		...{ path: "/", role, reviews, criteria },
		procedures: {
			"dashboard.summary": () => summary,
			"dashboard.overview": () => overview,
			"dashboard.attention": () => ({ items, more: 0 }),
			"dashboard.visit": () => ({ since: null }),
			"dashboard.changes": () => [],
			"stageGate.review.conditions": () => [],
			"resource.list": () => [],
			"task.update": ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
				...{ id, version: 4, startDate, endDate },
				moved: [{ id: "other", startDate, endDate, version: 2 }],
			}),
		},
	});
	const mend = page.procedures[mendedBy];
	page.procedures[mendedBy] = (input) => {
		page.procedures["dashboard.attention"] = () => ({ items: [], more: 0 });
		return mend?.(input);
	};
	await screen.findByRole("link", { name: /KPIs tracked/ });
	return { ...page, list: within(await screen.findByRole("region", { name: "Needs attention" })) };
}

test("A slipping task gets other dates on the spot, with what depends on it, and with Undo", async () => {
	const { user, list, calls } = await openAttention([piles], "task.update");
	await user.click(list.getByRole("button", { name: "Change dates of Drive piles" }));
	const form = within(await screen.findByRole("dialog", { name: "Change dates of Drive piles" }));
	const end = await form.findByRole("textbox", { name: "End date" });
	expect(document.activeElement).toBe(form.getByRole("textbox", { name: "Start date" }));
	await user.clear(end);
	await user.type(end, "2026-07-15{Enter}");
	expect(await screen.findByText("Task moved · 1 dependent task moved")).toBeDefined();
	expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
	expect(calls.find(({ path }) => path === "task.update")?.input).toEqual({
		...{ id, version: 3, startDate: "2026-06-15", endDate: "2026-07-15" },
	});
	expect(await list.findByText("Nothing needs attention.")).toBeDefined();
});

test("An overdue task is asked for its end first", async () => {
	const { user, list } = await openAttention([{ ...piles, kind: "overdue task" }], "task.update");
	await user.click(list.getByRole("button", { name: "Change dates of Drive piles" }));
	const end = await screen.findByRole("textbox", { name: "End date" });
	expect(document.activeElement).toBe(end);
});

test("Who mends one thing is at the next, not at the beginning of the page", async () => {
	const next = { ...piles, id: programOf(9).id, title: "Pour concrete" };
	const { user, list, procedures } = await openAttention([piles, next], "none");
	procedures["task.update"] = () => {
		procedures["dashboard.attention"] = () => ({ items: [next], more: 0 });
		return { id, version: 4, moved: [] };
	};
	list.getByRole("button", { name: "Complete Drive piles" }).focus();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(list.queryByText("Drive piles")).toBeNull());
	expect(document.activeElement).toBe(list.getByRole("link", { name: "Pour concrete" }));
});

test("A gate is decided over the dashboard, and its line goes", async () => {
	const { user, list, calls, router } = await openAttention([gate], "stageGate.review.update");
	await user.click(list.getByRole("button", { name: "Review G2 Feasibility" }));
	const drawer = within(await screen.findByRole("dialog", { name: "G2 Feasibility" }));
	expect(drawer.getByText("Met")).toBeDefined();
	await user.click(drawer.getByRole("button", { name: "Decide" }));
	const form = within(await screen.findByRole("dialog", { name: "Decide: G2 Feasibility" }));
	await user.click(form.getByRole("checkbox", { name: /^Criterion 0/ }));
	await user.click(form.getByRole("radio", { name: /^Passed/ }));
	await user.click(form.getByRole("button", { name: "Sign the decision" }));
	expect(await screen.findByText("Decision recorded")).toBeDefined();
	expect(calls.find(({ path }) => path === "stageGate.review.update")?.input).toMatchObject({
		status: "Passed",
	});
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(await list.findByText("Nothing needs attention.")).toBeDefined();
	expect(router.state.location.search).not.toHaveProperty("item");
});

test("Spending opens what it is made of, the overspent line and the largest expenses first", async () => {
	const spending = { ...gate, kind: "spending" as const, title: "Spending", reason: "$200 is spent beyond" };
	const { user, list, procedures } = await openAttention([spending], "none", "Viewer");
	const expense = { category: "Travel", expenseDate: "2026-06-01", vendor: "Rail" };
	procedures["funding.expense.list"] = () => [
		{ ...expense, id: "1", description: "Tickets", amount: "300.00" },
		{ ...expense, id: "2", description: "Hotel", amount: "900.00" },
	];
	const line = { id: "3", workstreamId: null, category: "Travel", planned: "1000.00" };
	procedures["funding.budgetLine.plan"] = () => ({ lines: [{ line, remaining: "-200.00" }] });
	procedures["task.workstream.list"] = () => [];
	await user.click(list.getByRole("button", { name: "See spending" }));
	const drawer = within(await screen.findByRole("dialog", { name: "Spending" }));
	expect((await drawer.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
		"Travel$1,200 spent and committed of $1,000$200 over",
		"HotelJun 1, 2026 · Travel · Rail$900",
		"TicketsJun 1, 2026 · Travel · Rail$300",
	]);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(document.activeElement).toBe(list.getByRole("button", { name: "See spending" }));
});

test("Who closes a gate's review is back at its button", async () => {
	const { user, list } = await openAttention([gate], "none");
	const button = list.getByRole("button", { name: "Review G2 Feasibility" });
	await user.click(button);
	await screen.findByRole("dialog", { name: "G2 Feasibility" });
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(document.activeElement).toBe(button);
});

test("A Viewer is led to the gate, and offered no dates", async () => {
	const { list } = await openAttention([gate, piles], "none", "Viewer");
	expect(list.getByRole("link", { name: /^Review ?G2 Feasibility$/ })).toBeDefined();
	expect(list.queryByRole("button")).toBeNull();
});

test("A KPI that was measured today already gets the new value in the place of that one, with Undo", async () => {
	const kpi: AttentionItem = { ...gate, kind: "kpi", title: "Depth", reason: "12 days", unit: "days" };
	const { user, list, calls, procedures } = await openAttention([kpi], "kpi.measurement.update");
	const current = {
		...{ id: programOf(8).id, kpiId: kpi.id, measurementDate: "2026-06-17", value: "9.5", version: 2 },
		...{ createdAt: "2026-06-17T08:00:00.000Z", updatedAt: "2026-06-17T08:00:00.000Z" },
	};
	procedures["kpi.measurement.create"] = () => {
		throw new Refusal(409, "ALREADY_EXISTS", "This day has a value already", { current });
	};
	await user.click(list.getByRole("button", { name: "Add measurement: Depth" }));
	const form = within(await screen.findByRole("dialog", { name: "Add measurement: Depth" }));
	await user.type(await form.findByRole("textbox", { name: "Value today in days" }), "12{Enter}");
	expect((await form.findByRole("alert")).textContent).toBe(
		"Today has a value already: 9.5 days. Replace it?",
	);
	expect(screen.queryByText("Failed to add measurement")).toBeNull();
	await user.click(form.getByRole("button", { name: "Replace value" }));
	expect(await screen.findByText("Measurement changed")).toBeDefined();
	expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
	expect(calls.find(({ path }) => path === "kpi.measurement.update")?.input).toEqual({
		...{ kpiId: kpi.id, id: current.id, version: 2, value: "12" },
	});
});
