import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Person, Role } from "@throughline/domain/account";
import type { MyWork, MyWorkItem } from "@throughline/domain/my-work";
import { addDays } from "@throughline/domain/value/day";
import { describe, expect, test } from "vitest";
import { idOf, taskOf } from "../../../tests/data/plan.ts";
import { programOf } from "../../../tests/data/portfolio.ts";
import { personOf, Refusal, serve } from "../../../tests/fake-server.ts";
import { maria } from "../../../tests/pages/timeline-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { withUndo } from "../../../tests/undone.ts";
import { dayOf, formatDay } from "../../format/date.ts";
import { typedBefore } from "../../forms/typed-before.tsx";

const today = dayOf(new Date());
const harbour = programOf(1, { name: "Harbour" });
const at = { programId: harbour.id, programName: "Harbour", dueDate: null, version: 1 };
const dredge = {
	kind: "task",
	...at,
	id: idOf(11),
	title: "Dredge",
	dueDate: addDays(today, -2),
	status: "In Progress",
	startDate: null,
	progress: 40,
	note: "Waits for the tide",
	milestone: false,
	priority: "High",
	owned: true,
} satisfies MyWorkItem;
const survey = {
	...dredge,
	id: idOf(12),
	title: "Survey",
	dueDate: today,
	note: null,
	owned: false,
} satisfies MyWorkItem;
const depth = {
	kind: "measurement",
	...at,
	id: idOf(13),
	title: "Depth",
	dueDate: null,
	frequency: "Monthly",
	unit: "%",
	currentValue: "7",
	measuredOn: null,
} satisfies MyWorkItem;
const umbrella = {
	kind: "mitigation",
	...at,
	id: idOf(14),
	title: "Umbrella",
	status: "Planned",
	riskId: idOf(15),
	riskCode: "R-001",
} satisfies MyWorkItem;
const buoys = {
	kind: "expense",
	...at,
	id: idOf(16),
	title: "Buoys",
	amount: "12.50",
	currency: "USD",
	expenseDate: "2026-11-01",
	filedById: null,
} satisfies MyWorkItem;

type Given = {
	role?: Role;
	person?: Person;
	work?: Partial<MyWork>;
	procedures?: Parameters<typeof serve>[1];
};

async function open({
	role = "Contributor",
	person = personOf(role),
	work = {},
	procedures = {},
}: Given = {}) {
	const state: MyWork = {
		member: { id: idOf(20), name: "Chiara" },
		items: [],
		more: false,
		hasHadWork: true,
		...work,
	};
	const server: ReturnType<typeof serve> = serve(
		role,
		{
			"program.list": () => [harbour],
			"myWork.list": () => state,
			"resource.absence.list": () => [],
			...withUndo(
				() => server.calls,
				{
					"task.updateMany": ({ changes: [change] }: { changes: [{ id: string; version: number }] }) => {
						const before = state.items.find(({ id }) => id === change.id);
						const version = change.version + 1;
						const { endDate: dueDate, ...fields } = change as typeof change & { endDate?: string };
						state.items = state.items
							.map((item) =>
								item === before
									? ({ ...item, ...fields, ...(dueDate && { dueDate }), version } as MyWorkItem)
									: item,
							)
							.filter((item) => item.kind !== "task" || item.status !== "Completed");
						// What waits for the task goes along.
						const moved = dueDate ? [{ id: idOf(12), startDate: dueDate, endDate: dueDate, version: 2 }] : [];
						return { tasks: [taskOf(11, { version })], moved };
					},
				},
				{
					take: () => state.items,
					put: (items) => {
						state.items = items;
					},
				},
			),
			...procedures,
		},
		person,
	);
	await openScreen("/?view=my-work");
	return { ...server, state, user: userEvent.setup() };
}

const group = async (name: string) => within(await screen.findByRole("region", { name }));
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, option: string) => {
	await user.click(await screen.findByRole("combobox", { name }));
	await user.click(await screen.findByRole("option", { name: option }));
};

describe("My work", () => {
	test("groups what is due by day, with its program, and leads to it there", async () => {
		await open({ work: { items: [dredge, survey, depth, umbrella] } });
		const overdue = await group("Overdue");
		expect(overdue.getByText(/^Overdue · /).textContent).toMatch(/^Overdue · Due /);
		const link = overdue.getByRole("link", { name: "Dredge" });
		expect(link.getAttribute("href")).toContain(`item=${dredge.id}`);
		expect(link.getAttribute("href")).toContain(`program=${harbour.id}`);
		expect((await group("Today")).getByText("Survey")).toBeDefined();
		const undated = await group("No date");
		expect(undated.getByText("Never measured · measured monthly")).toBeDefined();
		expect(undated.getByText("Against R-001")).toBeDefined();
		expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
			"Overdue1",
			"Today1",
			"No date2",
			"Your absences",
		]);
	});

	test("lets a Contributor say when they are away, and take it back", async () => {
		const { user, calls } = await open({
			procedures: {
				"resource.list": () => [{ id: idOf(20), name: "Chiara", personId: personOf("Contributor").id }],
				"resource.absence.create": (input: object) => ({ ...input, id: idOf(30), version: 1 }),
				"undo.takeBack": (input: object) => input,
			},
		});
		const absences = await group("Your absences");
		expect(await absences.findByText("No absence is planned.")).toBeDefined();
		const add = await absences.findByRole("button", { name: "Add absence" });
		await user.click(add);
		expect(absences.getByRole("alert").textContent).toBe("Enter the first day.");
		const [first, last] = ["First day", "Last day"].map((name) => absences.getByRole("textbox", { name }));
		await user.type(first as HTMLElement, "2027-03-05");
		await user.type(last as HTMLElement, "2027-03-01");
		await user.tab();
		expect(absences.getByText("The last day must not be before the first")).toBeDefined();
		await user.click(add);
		expect(calls.some(({ path }) => path === "resource.absence.create")).toBe(false);
		await user.clear(last as HTMLElement);
		await user.click(add);
		expect(await screen.findByText("Chiara: Vacation, Mar 5, 2027")).toBeDefined();
		const days = { startDate: "2027-03-05", endDate: "2027-03-05" };
		expect(calls.find(({ path }) => path === "resource.absence.create")?.input).toEqual({
			...{ resourceId: idOf(20), ...days, kind: "Vacation", note: "" },
		});
		await pressUndo(user);
		await waitFor(() => expect(calls.some(({ path }) => path === "undo.takeBack")).toBe(true));
	});

	test("promises a Contributor who deletes an absence no trash, which they do not see", async () => {
		const absence = { id: idOf(30), version: 1, resourceId: idOf(20), kind: "Vacation", note: null };
		const { user } = await open({
			procedures: {
				"resource.list": () => [{ id: idOf(20), name: "Chiara", personId: personOf("Contributor").id }],
				"resource.absence.list": () => [{ ...absence, startDate: "2099-03-01", endDate: "2099-03-12" }],
			},
		});
		await user.click(await screen.findByRole("button", { name: "Delete absence Mar 1 – 12, 2099" }));
		const question = await screen.findByRole("alertdialog", { name: "Delete the absence Mar 1 – 12, 2099?" });
		expect(within(question).getByText("You can undo this for ten seconds.")).toBeDefined();
	});

	test("shows a new progress at once, sends it with the version that was read, and takes it back", async () => {
		const { user, calls } = await open({ work: { items: [dredge] } });
		await choose(user, "Progress of Dredge", "70%");
		expect((await screen.findByRole("combobox", { name: "Progress of Dredge" })).textContent).toContain(
			"70%",
		);
		const sent = () => calls.filter(({ path }) => path === "task.updateMany").map(({ input }) => input);
		expect(sent()).toEqual([{ changes: [{ id: dredge.id, version: 1, progress: 70 }] }]);
		await pressUndo(user);
		await waitFor(() =>
			expect(screen.getByRole("combobox", { name: "Progress of Dredge" }).textContent).toContain("40%"),
		);
	});

	test("a completed task goes", async () => {
		const { user } = await open({ work: { items: [dredge] } });
		await choose(user, "Status of Dredge", "Completed");
		expect(await screen.findByRole("heading", { name: "All done" })).toBeDefined();
	});

	test("a refused change is put back, and says why", async () => {
		const { user } = await open({
			work: { items: [dredge] },
			procedures: {
				"task.updateMany": () => {
					throw new Refusal(403, "NOT_YOURS", "This task is not yours.");
				},
			},
		});
		await choose(user, "Progress of Dredge", "70%");
		expect(await screen.findByText("This task is not yours.")).toBeDefined();
		expect(screen.getByRole("combobox", { name: "Progress of Dredge" }).textContent).toContain("40%");
	});

	test("keeps a note that could not be saved as it was typed", async () => {
		const { user } = await open({
			work: { items: [dredge] },
			procedures: {
				"task.updateMany": () => {
					throw new Refusal(503, "UNAVAILABLE", "Try again later.");
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Note on Dredge" }));
		const field = screen.getByRole("textbox", { name: "Note" });
		expect(document.activeElement).toBe(field);
		await user.clear(field);
		await user.type(field, "Tide is in");
		await user.click(screen.getByRole("button", { name: "Save note" }));
		expect(await screen.findByText("Try again later.")).toBeDefined();
		expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" }).value).toBe("Tide is in");
		await user.keyboard("{Escape}");
	});

	test("a Contributor moves no date and changes nothing of a task in which they only have a share", async () => {
		await open({ work: { items: [dredge, survey] } });
		await screen.findByRole("combobox", { name: "Progress of Dredge" });
		expect(screen.queryByRole("button", { name: "Date of Dredge" })).toBeNull();
		expect(screen.queryByRole("combobox", { name: /of Survey/ })).toBeNull();
		expect(screen.queryByRole("button", { name: /Survey/ })).toBeNull();
	});

	test("an Editor moves a date, judged before it is sent, and hears what moved along", async () => {
		const { user, calls } = await open({
			role: "Editor",
			work: { items: [{ ...dredge, startDate: "2026-11-10" }] },
		});
		await user.click(await screen.findByRole("button", { name: "Date of Dredge" }));
		const field = await screen.findByRole("textbox", { name: "End date" });
		await user.clear(field);
		await user.type(field, "2026-11-09");
		await user.click(screen.getByRole("button", { name: "Save date" }));
		expect((await screen.findByRole("alert")).textContent).toMatch(/must not be before the start/);
		expect(calls.some(({ path }) => path === "task.updateMany")).toBe(false);
		await user.clear(field);
		await user.type(field, "2099-11-12");
		await user.click(screen.getByRole("button", { name: "Save date" }));
		expect((await group("Later")).getByRole("link", { name: "Dredge" })).toBeDefined();
		expect(await screen.findByText("Dredge · 1 dependent task moved")).toBeDefined();
	});

	test("changes several own tasks in one call, and those alone", async () => {
		// No versions that the server answered of them before.
		const sound = { ...dredge, id: idOf(18), title: "Sound" } satisfies MyWorkItem;
		const moor = { ...dredge, id: idOf(17), title: "Moor", version: 4 } satisfies MyWorkItem;
		const { user, calls } = await open({
			work: { items: [sound, moor, survey, depth] },
			procedures: { "task.updateMany": () => ({ tasks: [taskOf(18), taskOf(17)], moved: [] }) },
		});
		await user.click(await screen.findByRole("checkbox", { name: "Select Sound" }));
		expect(screen.queryByRole("checkbox", { name: /^Select (Survey|Depth)/ })).toBeNull();
		await user.click(await screen.findByRole("button", { name: "Select all" }));
		expect(screen.getByText("2 selected")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Set date" })).toBeNull();
		await user.click(screen.getByRole("button", { name: "Set progress" }));
		await user.click(await screen.findByRole("menuitem", { name: "50%" }));
		expect(await screen.findByText("Progress of 2 tasks changed to 50%")).toBeDefined();
		expect(calls.filter(({ path }) => path === "task.updateMany").map(({ input }) => input)).toEqual([
			{
				changes: [
					{ id: sound.id, version: 1, progress: 50 },
					{ id: moor.id, version: 4, progress: 50 },
				],
			},
		]);
	});

	test("says of a task that should have begun since when", async () => {
		const late = { ...dredge, id: idOf(35), status: "Not Started", dueDate: addDays(today, 20) };
		await open({ work: { items: [{ ...late, startDate: addDays(today, -11) }] } });
		const words = await screen.findByText(/^Should have begun /);
		expect(words.textContent).toBe(
			`Should have begun ${formatDay(addDays(today, -11))} · Due ${formatDay(addDays(today, 20))}`,
		);
	});

	test("approves several expenses in one call, not those that somebody else has to, beside tasks too", async () => {
		const reader = personOf("Editor");
		// No versions that the server answered of them before.
		const floats = { ...buoys, id: idOf(34), title: "Floats" } satisfies MyWorkItem;
		const chain = { ...buoys, id: idOf(31), title: "Chain", version: 3 } satisfies MyWorkItem;
		const own = { ...buoys, id: idOf(32), title: "Own", filedById: reader.id } satisfies MyWorkItem;
		const tasks = [dredge, { ...dredge, id: idOf(33), title: "Moor" }];
		const { user, calls } = await open({
			person: reader,
			work: { items: [floats, chain, own, ...tasks] },
			procedures: { "funding.expense.approveMany": () => [{ version: 2 }, { version: 4 }] },
		});
		await user.click(await screen.findByRole("checkbox", { name: "Select Dredge" }));
		expect(screen.queryByRole("button", { name: /^Approve( \d+ expenses?)?$/ })).toBeNull();
		for (const name of ["Floats", "Chain"])
			await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
		expect(screen.queryByRole("checkbox", { name: "Select Own" })).toBeNull();
		expect(screen.getByRole("button", { name: "Set status" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Approve 2 expenses" }));
		expect(await screen.findByText("2 expenses approved")).toBeDefined();
		expect(calls.filter(({ path }) => path === "funding.expense.approveMany")).toMatchObject([
			{ input: { expenses: [floats, chain].map(({ id, version }) => ({ id, version })) } },
		]);
	});

	test("gives several tasks one day, and names the one that it does not fit", async () => {
		const startDate = addDays(today, 5);
		const sound = { ...dredge, id: idOf(21), title: "Sound" } satisfies MyWorkItem;
		const moor = { ...dredge, id: idOf(19), title: "Moor", startDate } satisfies MyWorkItem;
		const { user, calls } = await open({ role: "Editor", work: { items: [sound, moor] } });
		for (const name of ["Sound", "Moor"])
			await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
		await user.click(await screen.findByRole("button", { name: "Set date" }));
		const form = within(await screen.findByRole("dialog", { name: "Set date" }));
		await user.type(form.getByRole("textbox", { name: "End date" }), `${addDays(today, 3)}{Enter}`);
		expect(form.getByText(/^Moor: /)).toBeDefined();
		await user.clear(form.getByRole("textbox", { name: "End date" }));
		await user.type(form.getByRole("textbox", { name: "End date" }), `${addDays(today, 6)}{Enter}`);
		await waitFor(() =>
			expect(calls.find(({ path }) => path === "task.updateMany")?.input).toEqual({
				changes: [sound, moor].map(({ id }) => ({ id, version: 1, endDate: addDays(today, 6) })),
				cascade: true,
			}),
		);
	});

	test("takes a measurement, in words that are no number not", async () => {
		const { user, calls, state } = await open({
			work: { items: [depth] },
			procedures: {
				"kpi.measurement.create": () => {
					state.items = [];
					return { id: idOf(30) };
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Add measurement of Depth" }));
		await user.click(await screen.findByRole("button", { name: "Save measurement" }));
		expect(await screen.findByRole("alert")).toBeDefined();
		await user.type(screen.getByRole("spinbutton", { name: "Value" }), "8.5");
		await user.click(screen.getByRole("button", { name: "Save measurement" }));
		await screen.findByRole("heading", { name: "All done" });
		expect(calls.find(({ path }) => path === "kpi.measurement.create")?.input).toEqual({
			kpiId: depth.id,
			measurementDate: today,
			value: "8.5",
		});
	});

	test("keeps a measured value that is half typed, and gives the focus back to who cancels", async () => {
		const { user } = await open({ work: { items: [depth] } });
		await user.click(await screen.findByRole("button", { name: "Add measurement of Depth" }));
		await user.type(await screen.findByRole("spinbutton", { name: "Value" }), "8.5");
		await user.clear(screen.getByRole("textbox", { name: "Date" }));
		await user.type(screen.getByRole("textbox", { name: "Date" }), "yesterday, or");
		cleanup();
		await open({ work: { items: [depth] } });
		expect(await screen.findByRole("spinbutton", { name: "Value" })).toHaveProperty("value", "8.5");
		expect(screen.getByRole("textbox", { name: "Date" })).toHaveProperty("value", "yesterday, or");
		expect(screen.getByText(typedBefore)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Cancel" }));
		const button = screen.getByRole("button", { name: "Add measurement of Depth" });
		expect(document.activeElement).toBe(button);
		await user.click(button);
		expect(await screen.findByRole("spinbutton", { name: "Value" })).toHaveProperty("value", "");
		await user.keyboard("{Escape}");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add measurement of Depth" }));
	});

	test("gives the focus back to the button of a note that is closed", async () => {
		const { user } = await open({ work: { items: [dredge] } });
		const button = await screen.findByRole("button", { name: "Note on Dredge" });
		await user.click(button);
		await user.type(await screen.findByRole("textbox", { name: "Note" }), "x{Escape}");
		expect(document.activeElement).toBe(button);
	});

	test("offers to replace the value that a day has already, as it is by then", async () => {
		const value = (version: number, value: string) => ({
			id: idOf(30),
			kpiId: depth.id,
			measurementDate: today,
			value,
			version,
			createdAt: "2026-11-20T08:00:00.000Z",
			updatedAt: "2026-11-20T08:00:00.000Z",
		});
		const { user, calls, procedures } = await open({
			work: { items: [depth] },
			procedures: {
				"kpi.measurement.create": () => {
					throw new Refusal(409, "ALREADY_EXISTS", "This day has a value already", {
						current: value(1, "7"),
					});
				},
				"kpi.measurement.update": () => {
					throw new Refusal(409, "CONFLICT", "Somebody changed it", { current: value(2, "7.5") });
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Add measurement of Depth" }));
		await user.type(await screen.findByRole("spinbutton", { name: "Value" }), "8.5");
		await user.click(screen.getByRole("button", { name: "Save measurement" }));
		const offer = await screen.findByText(`${formatDay(today)} has a value already: 7%. Replace it?`);
		await user.click(screen.getByRole("button", { name: "Replace value" }));
		await waitFor(() => expect(offer.textContent).toContain("7.5%"));
		procedures["kpi.measurement.update"] = () => value(3, "8.5");
		await user.click(screen.getByRole("button", { name: "Replace value" }));
		await screen.findByRole("button", { name: "Undo" });
		expect(calls.findLast(({ path }) => path === "kpi.measurement.update")?.input).toEqual({
			kpiId: depth.id,
			id: idOf(30),
			version: 2,
			value: "8.5",
		});
	});

	test("approves an expense as oneself", async () => {
		const { user, calls } = await open({
			role: "Editor",
			work: { items: [buoys] },
			procedures: { "funding.expense.approveMany": () => [{ version: 2 }] },
		});
		expect((await screen.findByText("$12.50")).textContent).toBe("$12.50");
		await user.click(screen.getByRole("button", { name: "Approve Buoys" }));
		await waitFor(() =>
			expect(calls.find(({ path }) => path === "funding.expense.approveMany")?.input).toEqual({
				expenses: [{ id: buoys.id, version: 1 }],
			}),
		);
	});

	test("an expense that one filed oneself says who approves it", async () => {
		await open({
			role: "Editor",
			work: { items: [{ ...buoys, filedById: "01939000-0000-7000-8000-000000000500" }] },
		});
		expect(await screen.findByText(/somebody else approves it/)).toBeDefined();
		expect(screen.queryByRole("button", { name: "Approve Buoys" })).toBeNull();
	});

	test("a mitigation that is done goes", async () => {
		const { user, calls, state } = await open({
			work: { items: [umbrella] },
			procedures: {
				"risk.mitigation.update": () => {
					state.items = [];
					return { ...umbrella, version: 2 };
				},
			},
		});
		await choose(user, "Status of Umbrella", "Done");
		await screen.findByRole("heading", { name: "All done" });
		expect(calls.find(({ path }) => path === "risk.mitigation.update")?.input).toEqual({
			id: umbrella.id,
			riskId: umbrella.riskId,
			version: 1,
			status: "Done",
		});
	});
});

describe("My work without any", () => {
	test.each<[string, Partial<MyWork>, string]>([
		["no team member", { member: null, hasHadWork: false }, "No team member is linked"],
		["nothing of one's own", { hasHadWork: false }, "Nothing is yours yet"],
		["everything done", {}, "All done"],
	])("says so for %s", async (_, work, title) => {
		await open({ work });
		expect(await screen.findByRole("heading", { name: title })).toBeDefined();
	});

	test.each([
		["the team member of the same name", "Ada Admin", "Link me to Ada Admin", "resource.update"],
		["a new team member where none has the name", "Ben", "Add me to the team", "resource.create"],
	])("makes who may write %s by one press", async (_, name, button, procedure) => {
		const ada = { ...personOf("Admin"), firstName: "Ada", lastName: "Admin" };
		const team = [{ ...maria, name }];
		const { user, calls } = await open({
			role: "Admin",
			person: ada,
			work: { member: null, hasHadWork: false },
			procedures: { "resource.list": () => team, [procedure]: () => team[0] },
		});
		await user.click(await screen.findByRole("button", { name: button }));
		await screen.findByRole("button", { name: "Undo" });
		expect(calls.find(({ path }) => path === procedure)?.input).toMatchObject({ personId: ada.id });
		expect(screen.getByRole("link", { name: "Open Resources" })).toBeDefined();
	});

	test("shows a Contributor without a team member no way that is not theirs", async () => {
		await open({ work: { member: null, hasHadWork: false } });
		await screen.findByRole("heading", { name: "No team member is linked" });
		expect(screen.queryByRole("link", { name: "Open Resources" })).toBeNull();
	});

	test("says what failed, and asks again", async () => {
		const { user, procedures } = await open({
			procedures: {
				"myWork.list": () => {
					throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
				},
			},
		});
		await screen.findByText("Failed to load your work. Please try again.");
		procedures["myWork.list"] = () => ({ member: null, items: [dredge], more: false, hasHadWork: true });
		await user.click(screen.getByRole("button", { name: /retry|try again/i }));
		expect(await screen.findByRole("link", { name: "Dredge" })).toBeDefined();
	});
});
