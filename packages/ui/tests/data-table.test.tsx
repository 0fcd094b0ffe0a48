import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DataColumn, DataTable, type RowPlace } from "../src/tables/data-table.tsx";
import { compareValues } from "../src/tables/data-table-column.ts";

type Task = { id: string; name: string; budget: string | null };

const tasks: Task[] = [
	{ id: "a", name: "Map systems", budget: "900.00" },
	{ id: "b", name: "=Agree model", budget: null },
	{ id: "c", name: "Build, test", budget: "10000.00" },
];

const columns: DataColumn<Task>[] = [
	{ id: "name", header: "Task", value: (task) => task.name, hideable: false },
	{ id: "budget", header: "Budget", value: (task) => task.budget, align: "right" },
];

const files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
	files.length = 0;
	localStorage.clear();
	let pending: Blob | null = null;
	URL.createObjectURL = (blob: Blob) => {
		pending = blob;
		return "blob:export";
	};
	URL.revokeObjectURL = () => undefined;
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		if (pending) files.push({ name: this.download, blob: pending });
	});
});

afterEach(() => {
	vi.restoreAllMocks();
});

const show = (props: Partial<Parameters<typeof DataTable<Task>>[0]> = {}) =>
	render(
		<DataTable
			label="Tasks"
			rows={tasks}
			columns={columns}
			rowId={(task) => task.id}
			empty="No tasks found"
			{...props}
		/>,
	);

const names = () =>
	screen
		.getAllByRole("row")
		.slice(1)
		.map((row) => within(row).getAllByRole("cell").at(-2)?.textContent);

test("amounts sort as numbers, either way, and missing ones stay last", async () => {
	const person = userEvent.setup();
	show();
	await person.click(screen.getByRole("button", { name: "Budget" }));
	const first = screen.getByRole("columnheader", { name: "Budget" }).getAttribute("aria-sort");
	const ascending = ["Map systems", "Build, test", "=Agree model"];
	const descending = ["Build, test", "Map systems", "=Agree model"];
	expect(names()).toEqual(first === "ascending" ? ascending : descending);
	await person.click(screen.getByRole("button", { name: "Budget" }));
	expect(names()).toEqual(first === "ascending" ? descending : ascending);
});

test("j and k walk the rows, Enter opens the one in focus", async () => {
	const person = userEvent.setup();
	const onOpen = vi.fn();
	show({ onOpen });
	const [, one, two, three] = screen.getAllByRole("row");
	one?.focus();
	await person.keyboard("j");
	expect(document.activeElement).toBe(two);
	await person.keyboard("jj");
	expect(document.activeElement).toBe(three);
	await person.keyboard("k{Enter}");
	expect(onOpen).toHaveBeenCalledTimes(1);
	expect(onOpen).toHaveBeenCalledWith(tasks[1]);
});

test("keys typed into a field inside a row are text, not commands", async () => {
	const person = userEvent.setup();
	const onOpen = vi.fn();
	const cell = (task: Task) => <input aria-label={`Budget of ${task.name}`} />;
	show({ onOpen, columns: columns.map((column) => (column.id === "budget" ? { ...column, cell } : column)) });
	const input = screen.getByLabelText<HTMLInputElement>("Budget of Map systems");
	await person.type(input, "jk x{Enter}");
	expect(document.activeElement).toBe(input);
	expect(input.value).toBe("jk x");
	expect(onOpen).not.toHaveBeenCalled();
});

test("what is pressed in a menu of a row is the menu's business", async () => {
	const person = userEvent.setup();
	const onOpen = vi.fn();
	const menu = (task: Task) => createPortal(<p>Low {task.id}</p>, document.body);
	show({ onOpen, rowActions: menu });
	const [, one] = screen.getAllByRole("row");
	one?.focus();
	await person.click(screen.getByText("Low b"));
	fireEvent.keyDown(screen.getByText("Low b"), { key: "j" });
	expect(onOpen).not.toHaveBeenCalled();
	expect(screen.getAllByRole("row")[2]).not.toBe(document.activeElement);
});

test("→ and ← walk through the buttons of a row and back to it", async () => {
	const person = userEvent.setup();
	show({ onOpen: vi.fn(), rowActions: (task) => <button type="button">Menu of {task.name}</button> });
	const row = screen.getAllByRole("row")[1];
	row?.focus();
	await person.keyboard("{ArrowRight}{ArrowRight}");
	expect(document.activeElement?.textContent).toBe("Menu of Map systems");
	await person.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}");
	expect(document.activeElement).toBe(row);
});

test("rows stand under the heads of their groups, in the table's order within each", async () => {
	const person = userEvent.setup();
	const grouping = {
		groups: [
			{ id: "none", label: "No budget" },
			{ id: "some", label: "With a budget" },
			{ id: "empty", label: "Nobody's" },
		],
		of: (task: Task) => (task.budget ? "some" : "none"),
	};
	show({ grouping, defaultSort: { id: "name" }, onOpen: vi.fn() });
	const lines = screen.getAllByRole("row").slice(1);
	expect(lines.map((line) => line.textContent)).toEqual([
		"No budget 1",
		"=Agree model—",
		"With a budget 2",
		"Build, test10000.00",
		"Map systems900.00",
	]);
	expect(lines.map((line) => line.getAttribute("aria-rowindex"))).toEqual(["2", "3", "4", "5", "6"]);
	lines[1]?.focus();
	await person.keyboard("j");
	expect(document.activeElement).toBe(lines[3]);
});

test("parts stand below their rows, siblings in the table's order, and are folded away with what is below them", () => {
	const parents: Record<string, string> = { b: "a", c: "a" };
	const tree = { parentOf: ({ id }: Task) => parents[id] ?? null, folded: new Set<string>() };
	const placed = columns.map((column) => ({
		...column,
		cell: (task: Task, { level, parts, previous }: RowPlace) =>
			column.id === "name" ? `${level} ${task.name} ${parts} ${previous ?? "first"}` : task.budget,
	}));
	const lines = () => screen.getAllByRole("row").map((line) => line.textContent);
	const { unmount } = show({ tree, columns: placed, defaultSort: { id: "name", desc: true } });
	expect(lines().slice(1)).toEqual([
		"0 Map systems open first900.00",
		"1 Build, test none first10000.00",
		"1 =Agree model none c—",
	]);
	unmount();
	const grouping = { groups: [{ id: "all", label: "All" }], of: () => "all" };
	show({ tree: { ...tree, folded: new Set(["a"]) }, columns: placed, grouping });
	expect(lines().slice(1)).toEqual(["All 2", "0 Map systems folded first900.00"]);
});

test("an order that is kept elsewhere is asked for, not taken", async () => {
	const person = userEvent.setup();
	const onSortChange = vi.fn();
	show({ sort: { id: "name", desc: true }, onSortChange });
	expect(names()).toEqual(["Map systems", "Build, test", "=Agree model"]);
	await person.click(screen.getByRole("button", { name: "Budget" }));
	expect(onSortChange).toHaveBeenCalledWith({ id: "budget", desc: expect.any(Boolean) });
	expect(names()).toEqual(["Map systems", "Build, test", "=Agree model"]);
});

test.each([
	{ name: "negative amounts", a: "-20.00", b: "3.00" },
	{ name: "fractions of different length", a: "0.25", b: "0.5" },
	{ name: "numbers", a: 9, b: 10 },
	{ name: "numbers inside names", a: "Wave 9", b: "Wave 10" },
	{ name: "names, whatever their case", a: "atlas", b: "Beacon" },
])("$name are put in the order that a person expects", ({ a, b }) => {
	expect(Math.sign(compareValues(a, b))).toBe(-1);
	expect(Math.sign(compareValues(b, a))).toBe(1);
});

test("letters typed into the search are text, not commands", async () => {
	const person = userEvent.setup();
	show();
	await person.type(screen.getByRole("searchbox", { name: "Search tasks" }), "j");
	expect(screen.getByText("No tasks match “j”.")).toBeTruthy();
	await person.click(screen.getByRole("button", { name: "Clear filters" }));
	expect(names()).toHaveLength(3);
});

test("rows are selected with x or their box, acted on together, and only those in sight", async () => {
	const person = userEvent.setup();
	const archive = vi.fn();
	show({
		bulkActions: (selected, clear) => (
			<button
				type="button"
				onClick={() => {
					archive(selected.map((task) => task.id));
					clear();
				}}
			>
				Archive
			</button>
		),
	});
	screen.getAllByRole("row")[1]?.focus();
	await person.keyboard("x");
	await person.click(screen.getByRole("checkbox", { name: "Select Build, test" }));
	expect(screen.getByText("2 selected")).toBeTruthy();
	expect(
		screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows" }).getAttribute("aria-checked"),
	).toBe("mixed");
	await person.click(screen.getByRole("button", { name: "Archive" }));
	expect(archive).toHaveBeenCalledWith(["a", "c"]);
	expect(screen.queryByText("2 selected")).toBeNull();
});

test("the export holds the columns and rows that are shown, in their order, with formulas made harmless", async () => {
	const person = userEvent.setup();
	show({ defaultSort: { id: "name" } });
	await person.click(screen.getByRole("button", { name: "Export as CSV" }));
	expect(files[0]?.name).toBe("tasks.csv");
	const lines = (await files[0]?.blob.text())?.trim().split("\r\n") ?? [];
	expect(lines[0]).toContain("Task,Budget");
	expect(new Set(lines.slice(1))).toEqual(
		new Set(["'=Agree model,", '"Build, test",10000.00', "Map systems,900.00"]),
	);
	expect(lines.slice(1).map((line) => line.replace(/["']/g, "").split(",")[0])).toEqual(
		names().map((name) => name?.replace(/,.*/, "")),
	);
});

test("a hidden column stays hidden when the table is opened again", async () => {
	const person = userEvent.setup();
	show({ storageKey: "tasks" });
	await person.click(screen.getByRole("button", { name: "View" }));
	await person.click(screen.getByRole("menuitemcheckbox", { name: "Budget" }));
	expect(screen.getByRole("menuitemcheckbox", { name: "Task" }).getAttribute("aria-disabled")).toBe("true");
	cleanup();
	show({ storageKey: "tasks" });
	expect(screen.queryByRole("columnheader", { name: "Budget" })).toBeNull();
	expect(screen.getByRole("columnheader", { name: "Task" })).toBeTruthy();
});

test("no rows at all is the empty state, rows filtered away are not", () => {
	show({ rows: [] });
	expect(screen.getByText("No tasks found")).toBeTruthy();
	expect(screen.queryByRole("table")).toBeNull();
	cleanup();
	show({ rows: [], filtered: true });
	expect(screen.getByText("No tasks match these filters.")).toBeTruthy();
});

test("a thousand rows draw only those in sight, and say how many there are", () => {
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
	const many = Array.from({ length: 1000 }, (_, index) => ({
		id: String(index),
		name: `Task ${index}`,
		budget: null,
	}));
	show({ rows: many });
	expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
	const drawn = screen.getAllByRole("row").length;
	expect(drawn).toBeGreaterThan(5);
	expect(drawn).toBeLessThan(60);
	expect(screen.getByText("1,000 rows")).toBeTruthy();
	act(() => void window.dispatchEvent(new Event("beforeprint")));
	expect(screen.getAllByRole("row")).toHaveLength(1001);
	act(() => void window.dispatchEvent(new Event("afterprint")));
	expect(screen.getAllByRole("row")).toHaveLength(drawn);
});

test.each([
	["Funding sources", "Search funding sources"],
	["KPIs", "Search KPIs"],
])("the search of %s is called %s", (label, name) => {
	render(<DataTable label={label} rows={tasks} columns={columns} rowId={(task) => task.id} empty="None" />);
	expect(screen.getByRole("searchbox", { name })).toBeTruthy();
});
